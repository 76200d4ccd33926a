// The four Marshals: a colour, a hat and a coat pattern each, so that nobody is told apart by colour alone.
// The letter on the coat is the initial of the home terrain in the player's language (`letter-forest` ...).
import type { Figure } from "../../lib/figures";
import type { Localizer, TableEvent } from "../../lib/localizer";
import type { Terrain } from "./cards";
import type { View } from "./protocol";

type Hat = "coonskin" | "sombrero" | "stetson" | "bowler";

interface MarshalFigure extends Omit<Figure, "letter"> {
  hat: Hat;
}

export const FIGURES: Record<Terrain, MarshalFigure> = {
  forest: { colour: "#009e73", hat: "coonskin", silhouette: "feather", pattern: "stripes" },
  desert: { colour: "#d55e00", hat: "sombrero", silhouette: "bandana", pattern: "dots" },
  plains: { colour: "#0072b2", hat: "stetson", silhouette: "braid", pattern: "plain" },
  mountain: { colour: "#cc79a7", hat: "bowler", silhouette: "moustache", pattern: "bars" },
};

export const figure = (marshal: string): MarshalFigure => FIGURES[marshal as Terrain] ?? FIGURES.plains;

/** The figure of a seat, as the page shows it beside names. */
export function figures(view: unknown, seat: number, localizer: Localizer): Figure[] {
  const marshal = (view as View).seats[seat]?.marshal;
  if (marshal === undefined) return [];
  const { colour, silhouette, pattern } = figure(marshal);
  return [{ letter: localizer.word("letter", marshal), colour, silhouette, pattern }];
}

/** A Marshal is told by the terrain. */
export function shortName(view: unknown, seat: number, localizer: Localizer): string {
  const marshal = (view as View).seats[seat]?.marshal;
  return marshal === undefined ? "" : localizer.word("terrain", marshal);
}

/** Whom an event is about: who acts, on whom, and everybody it names. */
export function eventFigures(event: TableEvent, view: unknown, localizer: Localizer): Figure[] {
  const { seat, rival, seats } = event as { seat?: unknown; rival?: unknown; seats?: unknown };
  const named = [seat, rival, ...(Array.isArray(seats) ? seats : [])].filter((one) => typeof one === "number");
  return [...new Set(named)].flatMap((one) => figures(view, one, localizer));
}
