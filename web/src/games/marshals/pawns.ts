// Where pawns stand on the map row, so that each one's hat and letter can be seen.
import type { View } from "./protocol";

export interface PawnPlace {
  seat: number;
  marshal: string;
  /** Centre and foot, in per cent of the map's width and height: side by side on a wide map. */
  x: number;
  y: number;
  /** The same on a narrow map, where three and four stand in two rows. */
  narrowX: number;
  narrowY: number;
  /** How wide it is drawn there, in per cent of the map's width: larger where few stand together. */
  narrowWidth: number;
  layer: number;
}

/** By number of pawns in a place: centre in per cent of the territory, and row (1: behind). */
const IN_A_ROW: Record<number, number[]> = { 1: [50], 2: [32, 68], 3: [19, 50, 81], 4: [15, 38.5, 61.5, 85] };
const IN_TWO_ROWS: Record<number, [number, number][]> = {
  1: [[50, 0]],
  2: [[27, 0], [73, 0]],
  3: [[24, 1], [76, 1], [50, 0]],
  4: [[24, 1], [68, 1], [36, 0], [80, 0]],
};
const NARROW_WIDTH: Record<number, number> = { 1: 15, 2: 12.2, 3: 11.2, 4: 10.5 };
const FOOT = 3;
const ROW_HEIGHT = 17;

/** The pawns in play, each territory's in seat order; and one that is just leaving the game, where it stood. */
export function pawnPlaces(view: View, leaving: { seat: number; terrain: string } | null = null): PawnPlace[] {
  const terrainOf = (seat: View["seats"][number]): string | null => (seat.seat === leaving?.seat ? leaving.terrain : seat.terrain);
  return view.seats.flatMap((seat) => {
    const terrain = terrainOf(seat);
    if (terrain === null) return [];
    const left = view.row.indexOf(terrain) * 25;
    const together = view.seats.filter((other) => terrainOf(other) === terrain);
    const at = together.findIndex((other) => other.seat === seat.seat);
    const x = IN_A_ROW[together.length]?.[at] ?? 50;
    const [narrow, row] = IN_TWO_ROWS[together.length]?.[at] ?? [50, 0];
    return [
      {
        seat: seat.seat,
        marshal: seat.marshal,
        x: left + x / 4,
        y: FOOT,
        narrowX: left + narrow / 4,
        narrowY: FOOT + row * ROW_HEIGHT,
        narrowWidth: NARROW_WIDTH[together.length] ?? 10.5,
        layer: 4 - row,
      },
    ];
  });
}
