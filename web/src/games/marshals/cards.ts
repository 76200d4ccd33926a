// What is printed on a card, read from its name in the notation of the rules.

export const TERRAINS = ["forest", "desert", "plains", "mountain"] as const;
export type Terrain = (typeof TERRAINS)[number];
export const OUTLAWS = ["outlaw-1", "outlaw-2", "outlaw-3", "outlaw-4"] as const;

export type CardKind =
  | "movement"
  | "wild"
  | "outlaw"
  | "border"
  | "train"
  | "town"
  | "ambush"
  | "camp"
  | "clue"
  | "hideout"
  | "jurisdiction"
  | "corrupt";

export interface CardFace {
  kind: CardKind;
  terrain: Terrain | null;
  /** The value of a movement card (a wild card has 0), or null. */
  value: number | null;
  /** Which of the two cards of a terrain an ambush or camp is: the cheaper (1) or the more expensive (2). */
  grade: number | null;
}

const isTerrain = (word: string | undefined): word is Terrain => TERRAINS.some((terrain) => terrain === word);

/** Reads a card's name, such as `forest-3`, `ambush-desert-2` or `wild`. */
export function cardFace(card: string): CardFace {
  const words = card.split("-");
  const [first, second, third] = words;
  if (isTerrain(first)) return { kind: "movement", terrain: first, value: Number(second), grade: null };
  const kind = first as CardKind;
  const terrain = isTerrain(second) ? second : null;
  const shelter = kind === "ambush" || kind === "camp";
  return { kind, terrain, value: kind === "wild" ? 0 : null, grade: shelter && third ? Number(third) : null };
}

const KIND_ORDER: CardKind[] = ["movement", "wild", "ambush", "camp", "clue", "hideout", "jurisdiction", "border", "train", "town", "outlaw", "corrupt"];

/** Cards by terrain in the order of the map row, movement first; then those without a terrain. */
export function sortHand(cards: readonly string[], row: readonly string[]): string[] {
  const rank = (card: string): number[] => {
    const face = cardFace(card);
    return [face.terrain === null ? row.length : row.indexOf(face.terrain), KIND_ORDER.indexOf(face.kind), face.value ?? face.grade ?? 0];
  };
  return [...cards].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return (left[at] ?? 0) - (right[at] ?? 0);
    return 0;
  });
}
