// The pictures of games: a folder each. Games without one are shown as text.
import type { Component } from "svelte";
import type { Advance, Pace } from "../lib/film.svelte";
import type { ChoiceInfo } from "../lib/protocol";
import type { TableEvent, Teller } from "../lib/tell";

/** What every picture gets. */
export interface BoardProps {
  view: unknown;
  /** The event being shown. */
  now: TableEvent | null;
  teller: Teller;
  /** The nickname of a seat, or "". */
  nickname: (seat: number) => string;
  /** What can be chosen, by the element that stands for it. */
  targets: Map<string, number[]>;
  /** The element a hint recommends. */
  best?: string | null;
  choose: (choice: number) => void;
  /** Asks why an element cannot be chosen now. */
  explain: (element: string) => void;
}

export interface Picture {
  board: Component<BoardProps>;
  /** The element of the picture that stands for a choice. */
  element: (choice: ChoiceInfo) => string | null;
  advance: Advance;
  pace: Pace;
}

const pictures: Record<string, () => Promise<{ picture: Picture }>> = {
  "colt-express": () => import("./colt-express"),
};

export async function findPicture(game: string): Promise<Picture | null> {
  const load = pictures[game];
  return load ? (await load()).picture : null;
}
