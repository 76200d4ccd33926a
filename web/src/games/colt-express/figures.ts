// The six bandits: a colour, a letter, a silhouette and a pattern each, so that nobody is told apart by colour alone.
import { figureOf, type Figure } from "../../lib/figures";
import type { TableEvent } from "../../lib/localizer";
import type { View } from "./protocol";

export const FIGURES: Record<string, Figure> = {
  ghost: { letter: "G", colour: "#56b4e9", silhouette: "bandana", pattern: "dots" },
  doc: { letter: "D", colour: "#cc79a7", silhouette: "moustache", pattern: "stripes" },
  tuco: { letter: "T", colour: "#d55e00", silhouette: "eye-patch", pattern: "bars" },
  django: { letter: "J", colour: "#e69f00", silhouette: "hat", pattern: "plain" },
  belle: { letter: "B", colour: "#0072b2", silhouette: "braid", pattern: "waves" },
  cheyenne: { letter: "C", colour: "#009e73", silhouette: "feather", pattern: "checks" },
};

export const figure = (bandit: string): Figure => FIGURES[bandit] ?? figureOf(0, "?");

/** The figures of a seat: one, or two where everybody plays two bandits. */
export const figures = (view: unknown, seat: number): Figure[] => ((view as View).seats[seat]?.bandits ?? []).map(figure);

/** Whom an event is about. */
export function eventFigures(event: TableEvent, anyView: unknown): Figure[] {
  const view = anyView as View;
  const names = [event["bandit"], event["target"]].filter((name) => typeof name === "string");
  if (!names.length && typeof event["seat"] === "number") return figures(view, event["seat"]);
  return [...new Set(names)].map(figure);
}
