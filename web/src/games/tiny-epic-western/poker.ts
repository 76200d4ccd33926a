// Three-card hands: what they are called, which is better, and why.
import { HANDS, SUITS, gapsBeside, pokerCard } from "./table";
import type { View } from "./protocol";

export interface Hand {
  /** One's own card as it counts, with the Sheriff's changes. */
  card: string;
  /** A word of the vocabulary `hand`. */
  name: string;
  /** Rank, value and suit of one's own card: compared in this order. */
  key: readonly [number, number, number];
}

/** The hand of two cards beside a mat and one's own. */
export function handOf(left: string, right: string, card: string): Hand {
  const cards = [left, right, card].map(pokerCard);
  const values = cards.map((one) => Number(one.value)).sort((a, b) => a - b);
  const [low = 0, middle = 0, high = 0] = values;
  const isFlush = new Set(cards.map((one) => one.suit)).size === 1;
  const isStraight = middle === low + 1 && high === low + 2;
  const kinds = new Set(values).size;
  const name = isFlush && isStraight ? "straight-flush" : kinds === 1 ? "three" : isFlush ? "flush" : isStraight ? "straight" : kinds === 2 ? "pair" : "high";
  const own = pokerCard(card);
  return { card, name, key: [HANDS.length - HANDS.indexOf(name), Number(own.value), SUITS.length - SUITS.indexOf(own.suit)] };
}

/** What each of the viewer's cards would make at a mat, while one is to be kept. */
export function candidateHands(view: View, mat: string, cards: readonly string[]): { card: string; hand: string }[] {
  const gaps = gapsBeside(view, mat);
  return gaps ? cards.map((card) => ({ card, hand: handOf(...gaps, card).name })) : [];
}

/** Positive: the first hand is better. */
export function compareHands(a: Hand, b: Hand): number {
  for (const at of [0, 1, 2] as const) if (a.key[at] !== b.key[at]) return a.key[at] - b.key[at];
  return 0;
}

/** What decides between two hands: the hands themselves, the values or suits of the own cards, or nothing. */
export function decidedBy(a: Hand, b: Hand): "hand" | "value" | "suit" | "tie" {
  if (a.key[0] !== b.key[0]) return "hand";
  if (a.key[1] !== b.key[1]) return "value";
  return a.key[2] !== b.key[2] ? "suit" : "tie";
}
