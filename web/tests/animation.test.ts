// What happened is shown step by step, and can be paused, walked back and forth, and caught up with.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { EventAnimator, framesOf, type EventFrame } from "../src/lib/animation.svelte";
import { preferences } from "../src/lib/preferences.svelte";

const frame = (event: string): EventFrame => ({ event: { event }, view: `after ${event}` });
const quiet = frame("quiet");
const duration = (event: { event: string }): number => (event.event === "quiet" ? 0 : 100);

function started(): EventAnimator {
  const animator = new EventAnimator(duration);
  animator.show([], "start");
  return animator;
}

beforeEach(() => {
  vi.useFakeTimers();
  preferences.motion = true;
  preferences.speed = 1;
});

describe("the events of a step", () => {
  const step = {
    events: [{ event: "a" }, { event: "b" }],
    changes: [[[["n"], 1]], []],
    texts: ["1", "1"],
  };

  it("come with the view and text after each, by what each changed", () => {
    const found = framesOf({ n: 0 }, step);
    expect(found.frames.map((one) => [one.event.event, one.view, one.text, one.changed])).toEqual([
      ["a", { n: 1 }, "1", true],
      ["b", { n: 1 }, "1", false],
    ]);
    expect([found.view, found.text]).toEqual([{ n: 1 }, "1"]);
  });

  it("may be none, as in an undo, and yet change the view", () => {
    const found = framesOf({ n: 0 }, { events: [], changes: [[[["n"], 7]]], texts: null });
    expect(found).toEqual({ frames: [], view: { n: 7 }, text: null });
  });

  it("are shown with their text as long as usual if they changed the picture, and else not at all", () => {
    const animator = new EventAnimator();
    animator.show([], { n: 0 }, "0");
    expect(animator.text).toBe("0");
    const found = framesOf({ n: 0 }, step);
    animator.show(found.frames, found.view, "end");
    expect([animator.event?.event, animator.view, animator.text]).toEqual(["a", { n: 1 }, "1"]);
    vi.advanceTimersByTime(600);
    expect([animator.event, animator.playing, animator.text]).toEqual([null, false, "end"]);
  });
});

describe("the animator", () => {
  it("shows each event with the view after it, and leaves out what is not shown", () => {
    const animator = started();
    animator.show([frame("a"), quiet, frame("b")], "end");
    expect([animator.event?.event, animator.view]).toEqual(["a", "after a"]);
    vi.advanceTimersByTime(100);
    expect([animator.event?.event, animator.view]).toEqual(["b", "after b"]);
    vi.advanceTimersByTime(100);
    expect([animator.event, animator.view, animator.playing]).toEqual([null, "end", false]);
  });

  it("pauses, steps back and on, and goes on", () => {
    const animator = started();
    animator.show([frame("a"), frame("b"), frame("c")], "end");
    vi.advanceTimersByTime(100);
    animator.pause();
    vi.advanceTimersByTime(1000);
    expect(animator.event?.event).toBe("b");
    animator.stepBack();
    expect(animator.view).toBe("after a");
    expect(animator.canGoBack).toBe(false);
    animator.stepOn();
    animator.stepOn();
    expect(animator.view).toBe("after c");
    animator.stepOn();
    expect([animator.view, animator.playing]).toEqual(["end", false]);
    animator.stepBack();
    expect([animator.event?.event, animator.paused]).toEqual(["c", true]);
    animator.resume();
    expect([animator.view, animator.playing]).toEqual(["end", false]);
  });

  it("keeps what came without motion as steps that can be walked through", () => {
    const animator = started();
    preferences.motion = false;
    animator.show([frame("a"), quiet, frame("b")], "end");
    expect([animator.view, animator.missed]).toEqual(["end", 2]);
    animator.watchMissed();
    expect([animator.event?.event, animator.paused, animator.missed]).toEqual(["a", true, 0]);
    animator.stepOn();
    expect(animator.event?.event).toBe("b");
  });

  it("stays where it is while paused, whatever comes", () => {
    const animator = started();
    animator.show([frame("a"), frame("b")], "middle");
    animator.pause();
    animator.show([frame("c")], "end");
    expect(animator.event?.event).toBe("a");
    expect(animator.remaining).toBe(2);
    animator.skip();
    expect(animator.view).toBe("end");
  });

  it("shows the moment of an event again", () => {
    const animator = started();
    const [a, b] = [frame("a"), frame("b")];
    animator.show([a, b], "end");
    animator.skip();
    expect(animator.knows(a.event)).toBe(true);
    expect(animator.knows(quiet.event)).toBe(false);
    expect(animator.lookAt(a.event)).toBe(true);
    expect(animator.view).toBe("after a");
  });
});
