// What the drawings ask of a view.
import type { TableEvent } from "../../lib/localizer";
import type { View } from "./protocol";

export type PlaceView = View["places"][number];
export type PlayedView = View["common"][number];
export type BanditView = View["bandits"][number];

export const unitOf = (place: string): number => Number.parseInt(place, 10);
export const isRoof = (place: string): boolean => place.endsWith("r");

/** The symbol of an action or bullet card, a turn, an event or a piece of loot. */
const SYMBOL_NAMES: Record<string, string> = {
  move: "arrow",
  floor: "ladder",
  fire: "pistol",
  punch: "fist",
  robbery: "bag",
  marshal: "star",
  standard: "turn",
  tunnel: "tunnel",
  "speeding-up": "double",
  switching: "switch",
  "angry-marshal": "badge",
  "swivel-arm": "flip",
  braking: "arrow-back",
  "take-it-all": "strongbox",
  rebellion: "crowd",
  revenge: "badge",
  pickpocketing: "purse",
  hostage: "dollar",
};
export function symbolOf(name: string | null): string {
  if (name?.startsWith("bullet")) return "bullet";
  return SYMBOL_NAMES[name ?? ""] ?? name ?? "question";
}

/** The number of the card being carried out in the common pile; -1 while cards are still being played. */
export function currentCard(view: View): number {
  if (view.turn > 0) return -1;
  return view.common.reduce((last, card, at) => (card.resolved ? at : last), -1);
}

/**
 * The turn in which a card of the common pile was played; 0: that cannot be told. Whoever drew in some turn left no card
 * then, so each card belongs between the earliest and the latest turn in which all cards still fit in their order.
 */
export function turnOfCard(view: View, card: number): number {
  const turns = view.rounds.at(-1)?.turns ?? [];
  if (view.two_bandits || !view.common[card]) return 0; // covered shots have no action of their own
  const actions = turns.flatMap((turn, at) =>
    Array.from({ length: view.players }, (_, nth) => {
      const seat = (view.first + (turn === "switching" ? view.players - nth : nth)) % view.players;
      return Array.from({ length: turn === "speeding-up" ? 2 : 1 }, () => ({ seat, turn: at + 1 }));
    }).flat(),
  );
  let earliest = -1;
  for (const { seat } of view.common.slice(0, card + 1)) earliest = actions.findIndex((action, at) => at > earliest && action.seat === seat);
  let latest = actions.length;
  for (const { seat } of view.common.slice(card).reverse()) {
    const before = latest;
    latest = actions.findLastIndex((action, at) => at < before && action.seat === seat);
  }
  const turn = actions[earliest]?.turn;
  return turn !== undefined && turn === actions[latest]?.turn ? turn : 0;
}

/** The kind of decision that is asked; undefined: none. */
export const askedKind = (view: View): string | undefined => (view.deciding as unknown as [number, string][])[0]?.[1];

/** The event of the round card while it is carried out, after the last card of the common pile. */
export function runningRoundEvent(view: View, event: TableEvent | null): string | null {
  if (view.turn > 0 || view.over || !view.common.length || view.common.some((card) => !card.resolved)) return null;
  const asked = askedKind(view) === "pickpocket";
  const ofNobodysCard = event !== null && view.acting !== view.common.at(-1)?.bandit;
  return asked || ofNobodysCard ? (view.rounds.at(-1)?.round_event ?? null) : null;
}

export interface LootGroup {
  /** What is touched to take one of it. */
  element: string;
  loot: "purse" | "jewel" | "strongbox";
  /** null: this viewer does not know it. */
  value: number | null;
  count: number;
  /** The piece that moves, and one more for each further token. */
  pieces: string[];
}

/** The loot lying at a place; tokens that do not differ for the viewer are one group. */
export function lootAt(place: PlaceView): LootGroup[] {
  const groups: LootGroup[] = [];
  for (const purse of place.purses) {
    const same = groups.find((group) => group.loot === "purse" && group.value === purse.value);
    if (same) {
      same.count += 1;
      same.pieces.push(`purse:${purse.purse}`);
    } else groups.push({ element: purseElement(place.place, purse.value), loot: "purse", value: purse.value, count: 1, pieces: [`purse:${purse.purse}`] });
  }
  for (const loot of ["jewel", "strongbox"] as const) {
    const count = loot === "jewel" ? place.jewels : place.strongboxes;
    if (count) groups.push({ element: `lying:${place.place}:${loot}`, loot, value: null, count, pieces: Array.from({ length: count }, (_, at) => `${loot}:${place.place}:${at}`) });
  }
  return groups;
}

export const purseElement = (place: string, value: number | null): string => `purses:${place}:${value ?? "unknown"}`;

/** The place where an acting bandit stands. */
export function actingPlace(view: View): PlaceView | undefined {
  return view.places.find((place) => view.acting !== null && place.bandits.includes(view.acting));
}

/** Where somebody lands who is pushed, or the Marshal who walks: forward is towards the Locomotive. */
export function besides(place: string, way: string): string {
  return `${unitOf(place) + (way === "forward" ? -1 : 1)}${isRoof(place) ? "r" : "i"}`;
}

export interface Account {
  /** What is known to everybody who sees this view. */
  known: number;
  /** Purses of unknown value. */
  purses: number;
}
export const JEWEL = 500;
export const STRONGBOX = 1000;
export const RANSOM = 250;
export function accountOf(bandit: BanditView): Account {
  const purses = bandit.purse_values.reduce((sum, value) => sum + value, 0);
  return {
    known: purses + bandit.jewels * JEWEL + bandit.strongboxes * STRONGBOX + (bandit.ransom ? RANSOM : 0),
    purses: bandit.purses - bandit.purse_values.length,
  };
}
