// Tips for newcomers: what they point at, and where beside it there is room.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = "below" | "above" | "left" | "right";

export interface Place {
  side: Side;
  left: number;
  top: number;
  /** Where the arrow is, along the callout's edge that faces what is pointed at. */
  arrow: number;
}

export interface Tip {
  name: string;
  /** What it points at; the first that is drawn. */
  targets: readonly string[];
  /** The message, if not `tip-<name>`. */
  text?: string;
}

/** The tips in the order they are shown. Below the wide arrangement the log is a drawer, on a phone the list, too. */
export function tipsFor({ hasHand, hasLogDrawer, hasListDrawer }: { hasHand: boolean; hasLogDrawer: boolean; hasListDrawer: boolean }): Tip[] {
  return [
    { name: "turn", targets: ["#decision"] },
    hasHand ? { name: "hand", targets: [".hand"] } : { name: "hand", targets: [".board .target"], text: "tip-board" },
    hasListDrawer ? { name: "choices", targets: [".list-button"], text: "tip-choices-drawer" } : { name: "choices", targets: [".answers"] },
    { name: "log", targets: [hasLogDrawer ? ".playback .log" : "#tab-log"] },
    { name: "help", targets: [".help-button"] },
  ];
}

const GAP = 14;
const MARGIN = 6;
const CORNER = 18;

const overlap = (a: Box, b: Box): number => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/**
 * Beside `target`, inside the window, and over as little of `avoided` as possible; null: there is no room on any
 * side, and a tip never covers what it points at.
 */
export function placeTip(target: Box, size: { width: number; height: number }, window: { width: number; height: number }, avoided: readonly Box[]): Place | null {
  const middle = { x: (target.left + target.right) / 2, y: (target.top + target.bottom) / 2 };
  const across = clamp(middle.x - size.width / 2, MARGIN, window.width - size.width - MARGIN);
  const along = clamp(middle.y - size.height / 2, MARGIN, window.height - size.height - MARGIN);
  const candidates: Place[] = [
    { side: "below", left: across, top: target.bottom + GAP, arrow: clamp(middle.x - across, CORNER, size.width - CORNER) },
    { side: "above", left: across, top: target.top - GAP - size.height, arrow: clamp(middle.x - across, CORNER, size.width - CORNER) },
    { side: "left", left: target.left - GAP - size.width, top: along, arrow: clamp(middle.y - along, CORNER, size.height - CORNER) },
    { side: "right", left: target.right + GAP, top: along, arrow: clamp(middle.y - along, CORNER, size.height - CORNER) },
  ];
  const boxOf = ({ left, top }: Place): Box => ({ left, top, right: left + size.width, bottom: top + size.height });
  const fits = (place: Place): boolean => {
    const box = boxOf(place);
    return box.left >= 0 && box.top >= 0 && box.right <= window.width && box.bottom <= window.height && overlap(box, target) === 0;
  };
  const covered = (place: Place): number => avoided.reduce((sum, box) => sum + overlap(boxOf(place), box), 0);
  const found = candidates.filter(fits).map((place) => ({ place, covered: covered(place) }));
  return found.reduce<(typeof found)[number] | null>((best, one) => (best === null || one.covered < best.covered ? one : best), null)?.place ?? null;
}
