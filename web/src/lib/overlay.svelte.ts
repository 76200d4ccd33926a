// What lies over the messages of a match: a thing looked at closely, a player's sheet, the rules, help, or why something is impossible.
export type Overlay =
  | { kind: "close-up"; thing: string; /** Until it is closed; else only while it is looked at. */ kept: boolean }
  | { kind: "seat"; seat: number }
  | { kind: "rules"; rule: string | null }
  | { kind: "help" }
  | { kind: "why-not" };

export class OverlayState {
  current = $state.raw<Overlay | null>(null);

  /** Something was opened; what is only looked at goes by itself. */
  get isOpened(): boolean {
    return this.current !== null && !(this.current.kind === "close-up" && !this.current.kept);
  }

  open(overlay: Overlay): void {
    this.current = overlay;
  }

  close(): void {
    this.current = null;
  }

  /** Shows a thing while it is looked at, unless something was opened; null: nothing any more. */
  glance(thing: string | null): void {
    if (this.isOpened) return;
    this.current = thing === null ? null : { kind: "close-up", thing, kept: false };
  }
}
