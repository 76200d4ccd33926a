// The film: events are shown one after another, then the table as it stands.
import { prefs } from "./prefs.svelte";
import type { TableEvent } from "./tell";

/** How a game moves its picture on: by one event. */
export type Advance = (view: unknown, event: TableEvent) => unknown;
/** How long an event is looked at, in milliseconds at speed 1; 0: not at all. */
export type Pace = (event: TableEvent) => number;

export class Film {
  /** What the board shows now. */
  view = $state.raw<unknown>(null);
  /** The event on the screen. */
  now = $state.raw<TableEvent | null>(null);
  playing = $state(false);
  /** How many events are still to come. */
  left = $state(0);

  #queue: TableEvent[] = [];
  #latest: unknown = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly advance: Advance,
    readonly pace: Pace,
  ) {}

  /** Events to show, and how things stand after them. */
  show(events: TableEvent[], view: unknown): void {
    this.#latest = view;
    if (this.view === null || !prefs.motion || document.hidden) return this.skip();
    this.#queue.push(...events);
    this.left = this.#queue.length;
    if (!this.playing) this.#next();
  }

  /** Straight to the end. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.left = 0;
    this.view = this.#latest;
    this.now = null;
    this.playing = false;
  }

  /** The page is left. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const event = this.#queue.shift();
    if (!event || !prefs.motion) return this.skip();
    this.playing = true;
    this.left = this.#queue.length;
    const pace = this.pace(event);
    this.view = this.advance(this.view, event);
    if (pace === 0) return this.#next();
    this.now = event;
    this.#timer = setTimeout(() => this.#next(), pace / prefs.speed);
  }
}
