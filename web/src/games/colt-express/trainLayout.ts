// Where everything stands in the picture of the train, in the picture's own units.
import type { View } from "./protocol";
import { isRoof, unitOf, type PlaceView } from "./table";

/** Units the locomotive's boiler and the ends take beside the units themselves. */
const NOSE = 104;
const TAIL = 14;
const NARROWEST = 122;
const WIDEST = 330;

interface Heights {
  ground: number;
  wheels: number;
  shelf: number;
  inside: number;
  roof: number;
  above: number;
}
const COMFORTABLE: Heights = { ground: 24, wheels: 32, shelf: 46, inside: 130, roof: 30, above: 114 };
/** As low as everything can still be seen. */
const FLAT: Heights = { ground: 8, wheels: 16, shelf: 42, inside: 98, roof: 30, above: 90 };
const total = (heights: Heights): number => Object.values(heights).reduce((sum, height) => sum + height, 0);

/** A pawn's height and its share of a row. */
const PAWN = 37;
const TALL = 84;
/** What a finger needs, in pixels, and what it still hits where a crowd stands side by side. */
const TOUCH = 44;
const TOUCH_IN_CROWD = 24;
const MOST_BANDITS = 6;

export interface TrainLayout {
  /** Pixels per unit of the picture. */
  scale: number;
  width: number;
  height: number;
  unit: number;
  /** How much higher the back row stands, on the roofs and inside. */
  backRow: { roof: number; inside: number };
  /** Tops of the parts of a car. */
  roof: number;
  inside: number;
  shelf: number;
  floor: number;
  rail: number;
}

/** Fits a train of so many units into a box; it is wider than the box only where it would be too small. */
export function layoutTrain(units: number, boxWidth: number, boxHeight: number, smallest: number, touch = false): TrainLayout {
  const byHeight = Math.max(boxHeight, 1) / total(COMFORTABLE);
  const byWidth = Math.max(boxWidth, 1) / (units * NARROWEST + NOSE + TAIL);
  const scale = Math.min(Math.max(Math.min(byHeight, byWidth), smallest), Math.max(boxHeight, 1) / total(FLAT));
  const height = boxHeight / scale;
  // Where fingers touch: three fingers' widths side by side, and room for a crowd of all bandits.
  const narrowest = touch ? Math.max(NARROWEST, Math.max(3 * TOUCH, MOST_BANDITS * TOUCH_IN_CROWD) / scale + 25) : NARROWEST;
  const unit = Math.min(WIDEST, Math.max(narrowest, (boxWidth / scale - NOSE - TAIL) / units));
  const width = Math.max(boxWidth / scale, units * unit + NOSE + TAIL);
  const ease = Math.min(1, Math.max(0, (height - total(FLAT)) / (total(COMFORTABLE) - total(FLAT))));
  const between = (part: keyof Heights): number => FLAT[part] + (COMFORTABLE[part] - FLAT[part]) * ease;
  // A higher box makes the cars higher, up to a point, and then the sky.
  const spare = Math.min(Math.max(0, height - total(COMFORTABLE)), 90);
  const rail = height - between("ground");
  const floor = rail - between("wheels");
  const shelf = floor - between("shelf");
  const inside = shelf - between("inside") - spare * 0.6;
  const roof = inside - between("roof");
  return { scale, width, height, unit, rail, floor, shelf, inside, roof, backRow: { roof: Math.min(58, Math.max(24, roof - TALL)), inside: Math.min(58, Math.max(24, shelf - inside - TALL)) } };
}

/** The left edge of a unit; what is left over stands in front of and behind the train. */
export function unitLeft(layout: TrainLayout, units: number, unit: number): number {
  const spare = layout.width - units * layout.unit - NOSE - TAIL;
  return spare / 2 + NOSE + unit * layout.unit;
}

export interface Spot {
  name: string;
  x: number;
  y: number;
  /** Whether more stand here than have a finger's width each. */
  crowded: boolean;
  /** What can be touched of the pawn, without touching its neighbours. */
  area: { x: number; y: number; width: number; height: number };
}

export const MARSHAL = "marshal";

/** Who stands at a place, and where. More than fit side by side stand in two rows; where fingers touch, closer together, because of two rows too little of the front one could be hit. */
export function spotsAt(view: View, layout: TrainLayout, place: PlaceView, touch = false): Spot[] {
  const units = view.places.length / 2;
  const roof = isRoof(place.place);
  const left = unitLeft(layout, units, unitOf(place.place));
  const names = [...place.bandits];
  if (!roof && unitOf(place.place) === view.marshal) names.unshift(MARSHAL);
  const room = layout.unit - (roof ? 8 : 24);
  const middle = left + layout.unit / 2 - 2;
  const base = roof ? layout.roof + 3 : layout.shelf;
  const perRow = Math.max(2, Math.floor(room / (touch ? TOUCH / layout.scale : PAWN)));
  const crowded = names.length > perRow;
  const front = crowded && !touch ? Math.ceil(names.length / 2) : names.length;
  const wide = touch ? TOUCH / layout.scale + 2 : 46;
  const raise = roof ? layout.backRow.roof : layout.backRow.inside;
  return names.map((name, at): Spot => {
    const back = at >= front;
    const inRow = back ? names.length - front : front;
    const number = back ? at - front : at;
    const step = Math.min(touch ? 70 : 54, room / Math.max(inRow, 1));
    const x = middle + (number - (inRow - 1) / 2) * step;
    const y = base - (back ? raise : 0);
    const tall = !back && names.length > front ? raise : TALL;
    return { name, x, y, crowded, area: { x: x - Math.min(step, wide) / 2, y: y - tall, width: Math.min(step, wide), height: tall } };
  });
}
