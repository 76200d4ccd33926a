// The six bandits: a colour, a letter, and a feature each, so that nobody is told apart by colour alone.
export interface Figure {
  letter: string;
  colour: string;
  feature: "bandana" | "moustache" | "feather" | "hat" | "braid" | "patch";
}

export const FIGURES: Record<string, Figure> = {
  ghost: { letter: "G", colour: "#56b4e9", feature: "bandana" },
  doc: { letter: "D", colour: "#cc79a7", feature: "moustache" },
  tuco: { letter: "T", colour: "#d55e00", feature: "patch" },
  django: { letter: "J", colour: "#e69f00", feature: "hat" },
  belle: { letter: "B", colour: "#0072b2", feature: "braid" },
  cheyenne: { letter: "C", colour: "#009e73", feature: "feather" },
};

export const figure = (bandit: string): Figure => FIGURES[bandit] ?? { letter: "?", colour: "#888", feature: "hat" };
