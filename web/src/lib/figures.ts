// The figures that tell seats apart: a silhouette, a letter, a pattern and a colour each, never colour alone.
export type Silhouette = "hat" | "moustache" | "bandana" | "feather" | "braid" | "eye-patch";
export type Pattern = "plain" | "stripes" | "dots" | "checks" | "waves" | "bars";

export interface Figure {
  letter: string;
  /** A colour of the colour-blind-safe set. */
  colour: string;
  silhouette: Silhouette;
  pattern: Pattern;
}

const SILHOUETTES: Silhouette[] = ["hat", "moustache", "bandana", "feather", "braid", "eye-patch"];
const PATTERNS: Pattern[] = ["plain", "stripes", "dots", "checks", "waves", "bars"];
const COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];

/** The figure with this number, 0 to 5, with a letter of one's choosing. */
export function figureOf(number: number, letter = String(number + 1)): Figure {
  const at = ((number % 6) + 6) % 6;
  return {
    letter,
    colour: COLOURS[at] ?? "#0072b2",
    silhouette: SILHOUETTES[at] ?? "hat",
    pattern: PATTERNS[at] ?? "plain",
  };
}

/** Ink or paper, whichever can be read on a colour written as #rrggbb; ink on any other. */
export function inkOn(colour: string): string {
  const parts = /^#(..)(..)(..)$/.exec(colour)?.slice(1).map((part) => (Number.parseInt(part, 16) / 255) ** 2.2);
  if (!parts) return "#10100c";
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.175 ? "#10100c" : "#ffffff";
}
