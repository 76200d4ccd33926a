// Shows what happened step by step: each event with the view after it. Paused, it can be walked back and forth.
import type { TableEvent } from "./localizer";
import { preferences } from "./preferences.svelte";
import { applyChanges } from "./viewChanges";

/** An event and the view after it. */
export interface EventFrame {
  event: TableEvent;
  view: unknown;
  /** The view as text, where the connection wants text. */
  text?: string | null;
  /** Whether the event changed the view; unless it says no, it did. */
  changed?: boolean;
}

/** How long an event is shown, in milliseconds at speed 1; 0: not at all; null: as long as usual. */
export type EventDuration = (event: TableEvent) => number | null;

/** For an event that changed the view and whose game says nothing else. */
export const USUAL_DURATION = 600;

/** The events of a step, each with the view after it; and the view after the step. */
export function framesOf(before: unknown, step: { events: unknown; changes: unknown[][]; texts: string[] | null }): { frames: EventFrame[]; view: unknown; text: string | null } {
  const events = step.events as TableEvent[];
  const frames: EventFrame[] = [];
  let view = before;
  let text: string | null = null;
  step.changes.forEach((changes, at) => {
    view = applyChanges(view, changes);
    text = step.texts?.[at] ?? null;
    const event = events[at];
    if (event) frames.push({ event, view, text, changed: changes.length > 0 });
  });
  return { frames, view, text };
}

/** How many frames can be walked back. */
const KEPT = 400;

export class EventAnimator {
  /** What the board shows now. */
  view = $state.raw<unknown>(null);
  /** The same as text, where the connection wants text. */
  text = $state("");
  /** The event being shown. */
  event = $state.raw<TableEvent | null>(null);
  /** Whether the latest view has still to be reached; also while paused. */
  playing = $state(false);
  paused = $state(false);
  /** Frames that can be walked through: how many there are, and how many of them have been shown. */
  length = $state(0);
  position = $state(0);
  /** Frames nobody has seen: they came while the tab was hidden or motion was off. */
  missed = $state(0);

  #frames: EventFrame[] = [];
  /** Events of frames that are shown at all. */
  #known = new WeakSet<TableEvent>();
  #latest: unknown = null;
  #latestText: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly duration: EventDuration = () => null) {}

  /** How many events are still to be shown. */
  get remaining(): number {
    return this.length - this.position;
  }

  get canGoBack(): boolean {
    return this.#previous() >= 0;
  }

  /** Adds frames to show, and the view after them; null for the text: as before. */
  show(frames: EventFrame[], view: unknown, text: string | null = null): void {
    const wasFollowing = !this.playing;
    this.#latest = view;
    this.#latestText = text ?? this.#latestText;
    if (this.view === null) return this.skip();
    this.#frames.push(...frames);
    for (const frame of frames) if (this.#durationOf(frame) > 0) this.#known.add(frame.event);
    this.#forgetOld();
    this.length = this.#frames.length;
    if (this.paused) {
      this.playing = true;
      return;
    }
    if (!preferences.motion || document.hidden) {
      const shown = frames.filter((frame) => this.#durationOf(frame) > 0).length;
      this.missed = (wasFollowing ? 0 : this.missed) + shown;
      return this.skip();
    }
    if (wasFollowing) this.#next();
  }

  /** Shows the latest view at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.position = this.length = this.#frames.length;
    this.view = this.#latest;
    if (this.#latestText !== null) this.text = this.#latestText;
    this.event = null;
    this.playing = false;
    this.paused = false;
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.paused = true;
    this.playing = true;
  }

  resume(): void {
    this.paused = false;
    this.#next();
  }

  /** Shows the frame before this one, and pauses. */
  stepBack(): void {
    const previous = this.#previous();
    if (previous < 0) return;
    this.pause();
    this.#showFrame(previous);
  }

  /** Shows the next frame; after the last one, the latest view. */
  stepOn(): void {
    this.pause();
    const next = this.#following();
    if (next < 0) return this.skip();
    this.#showFrame(next);
  }

  /** Walks back to the first frame that was missed, and pauses there. */
  watchMissed(): void {
    let back = this.missed;
    this.missed = 0;
    while (back-- > 0 && this.#previous() >= 0) this.stepBack();
  }

  /** Shows the moment of an event again, and pauses; returns whether it is still known. */
  lookAt(event: TableEvent): boolean {
    const at = this.#frames.findIndex((frame) => frame.event === event);
    if (at < 0) return false;
    this.pause();
    this.#showFrame(at);
    return true;
  }

  /** Whether the moment of an event can still be shown. */
  knows(event: TableEvent): boolean {
    void this.length;
    return this.#known.has(event);
  }

  /** Stops for good, when the page is left. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const next = this.#following();
    if (next < 0 || !preferences.motion) return this.skip();
    this.playing = true;
    this.#showFrame(next);
    this.#timer = setTimeout(() => this.#next(), this.#durationOf(this.#frames[next]) / preferences.speed);
  }

  #showFrame(at: number): void {
    const frame = this.#frames[at];
    if (!frame) return;
    this.position = at + 1;
    this.view = frame.view;
    if (frame.text) this.text = frame.text;
    this.event = frame.event;
  }

  #durationOf(frame: EventFrame | undefined): number {
    if (!frame) return 0;
    return this.duration(frame.event) ?? (frame.changed === false ? 0 : USUAL_DURATION);
  }

  /** The next frame that is shown at all, or -1. */
  #following(): number {
    for (let at = this.position; at < this.#frames.length; at++) if (this.#isShown(at)) return at;
    return -1;
  }

  /** The frame shown before this one, or -1. At the end, the last frame is the one before. */
  #previous(): number {
    const start = this.event === null ? this.position - 1 : this.position - 2;
    for (let at = start; at >= 0; at--) if (this.#isShown(at)) return at;
    return -1;
  }

  #isShown(at: number): boolean {
    return this.#durationOf(this.#frames[at]) > 0;
  }

  #forgetOld(): void {
    const over = Math.min(this.#frames.length - KEPT, this.position);
    if (over <= 0) return;
    for (const { event } of this.#frames.splice(0, over)) this.#known.delete(event);
    this.position -= over;
  }
}
