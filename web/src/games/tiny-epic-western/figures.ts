// The figures of the players and of the solo Rival, by colour.
import { figureOf, type Figure } from "../../lib/figures";
import type { TableEvent } from "../../lib/localizer";
import type { SideView, View } from "./protocol";

/** The number of the figure that has a colour's hue. */
const FIGURES: Record<string, number> = { blue: 0, red: 1, green: 2, yellow: 4 };

/** A player's figure, or the Rival's. */
export function figureOfSide(side: SideView): Figure {
  return figureOf(FIGURES[side.colour ?? ""] ?? side.seat, side.rival ? "R" : String(side.seat + 1));
}

export function figures(view: unknown, seat: number): Figure[] {
  const side = (view as View).seats[seat];
  return side ? [figureOfSide(side)] : [];
}

/** Whom an event is about. */
export const eventFigures = (event: TableEvent, view: unknown): Figure[] => (typeof event["seat"] === "number" ? figures(view, event["seat"]) : []);
