// The four leaders: a colour and a letter each.
import { figureOf, type Figure } from "../../lib/figures";
import type { TableEvent } from "../../lib/localizer";
import type { View } from "./protocol";

const FIGURES: Record<string, [number, string]> = { cain: [0, "P"], zimmer: [2, "D"], goff: [4, "M"], boone: [1, "L"] };

/** The figure of a seat: that of its leader, once it has one. */
export function figureOfSeat(view: View, seat: number): Figure {
  const [number, letter] = FIGURES[view.seats[seat]?.leader ?? ""] ?? [seat, String(seat + 1)];
  return figureOf(number, letter);
}

export const figures = (view: unknown, seat: number): Figure[] => [figureOfSeat(view as View, seat)];

/** Whom an event is about. */
export const eventFigures = (event: TableEvent, view: unknown): Figure[] => (typeof event["seat"] === "number" ? figures(view, event["seat"]) : []);
