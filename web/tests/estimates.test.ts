// Winning chances: figures, error bars, and what luck and mistakes of a review add up to.
import { afterEach, describe, expect, it, vi } from "vitest";
import { cumulativeTotals, decisionsAround, errorBar, percent, percentagePoints, worstDecisions } from "../src/lib/estimates";
import type { ReviewedDecision, ReviewLine } from "../src/lib/protocol";
import { ReviewTask } from "../src/lib/reviewTask.svelte";

const judged = (step: number, given_up: number, luck: number, clear = false): ReviewedDecision => ({
  step,
  seat: 0,
  kind: "plan",
  chosen: 1,
  best: 2,
  value: 0.3,
  best_value: 0.3 + given_up,
  error: 0.05,
  given_up,
  clear,
  luck,
  estimates: [],
});
const match = [judged(2, 0.1, 0.2), judged(5, 0, -0.3), judged(9, 0.25, 0.1, true)];

describe("chances", () => {
  it("are whole percentages, with a sign where they change", () => {
    expect(percent(0.344)).toBe(34);
    expect([percentagePoints(0.123), percentagePoints(-0.05), percentagePoints(0.001)]).toEqual(["+12", "−5", "0"]);
  });
  it("end inside their bar", () => {
    expect(errorBar({ value: 0.95, error: 0.2 })).toEqual({ end: 95, low: 75, high: 100 });
    expect(errorBar({ value: 0.1, error: 0.2 }).low).toBe(0);
  });
});

describe("a review", () => {
  it("adds luck and mistakes up apart, each in its time", () => {
    const found = cumulativeTotals(match, 12);
    expect(found[0]).toEqual({ step: 0, luck: 0, givenUp: 0 });
    expect(found.map((point) => point.step)).toEqual([0, 2, 5, 5, 9, 9, 12]);
    expect(found.at(-1)?.luck).toBeCloseTo(0);
    expect(found.at(-1)?.givenUp).toBeCloseTo(0.35);
    expect(found[1]).toEqual({ step: 2, luck: 0, givenUp: 0.1 });
  });
  it("finds the decision of a moment and its neighbours", () => {
    expect(decisionsAround(match, 5)).toEqual({ now: match[1], before: match[0], after: match[2] });
    expect(decisionsAround(match, 6)).toEqual({ now: null, before: match[1], after: match[2] });
    expect(decisionsAround(match, 9).after).toBeNull();
  });
  it("names what is clear before what may be an error", () => {
    expect(worstDecisions([judged(1, 0.5, 0), judged(3, 0.04, 0), ...match], 9).map((one) => one.step)).toEqual([9, 1, 2]);
    expect(worstDecisions(match, 1)).toHaveLength(1);
  });
});

describe("a review task", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A server that sends these texts, piece by piece. */
  function serve(...pieces: string[]): { aborted: () => boolean } {
    let signal: AbortSignal | null | undefined;
    vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
      signal = init.signal;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          controller.close();
        },
      });
      return Promise.resolve({ ok: true, body });
    });
    return { aborted: () => signal?.aborted ?? false };
  }
  const line = (fields: Partial<ReviewLine>): string => `${JSON.stringify({ done: 0, total: 3, ...fields })}\n`;
  const whole = { game: "g", players: 2, bots: "hard", seed: 0, seats: [], decisions: match };

  it("tells how far it is and what it came to, however the lines are cut", async () => {
    const text = line({ done: 1 }) + line({ done: 3, review: whole });
    serve(text.slice(0, 10), text.slice(10, 60), text.slice(60));
    const task = new ReviewTask();
    await task.start("t", 0);
    expect([task.done, task.total, task.running]).toEqual([3, 3, false]);
    expect(task.review).toEqual(whole);
    expect(task.error).toBeNull();
  });
  it("says why there is none", async () => {
    serve(line({ code: "review-failed" }));
    const task = new ReviewTask();
    await task.start("t", 0);
    expect(task.error).toMatchObject({ code: "review-failed" });
  });
  it("is given up when the page is left", async () => {
    const server = serve(line({ done: 1 }));
    const task = new ReviewTask();
    const done = task.start("t", 0);
    task.stop();
    await done;
    expect(server.aborted()).toBe(true);
    expect([task.running, task.error]).toEqual([false, null]);
  });
});
