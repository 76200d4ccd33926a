// Which sections of the rules matter at a moment.
import type { TableEvent } from "../../lib/localizer";
import { cardFace, type CardKind } from "./cards";
import type { View } from "./protocol";
import { cardOf, decisionKind } from "./table";

const BY_DECISION: Record<string, string[]> = {
  main: ["MA-TURN", "MA-MOVE", "MA-SPEC", "MA-ACT"],
  warned: ["MA-SPEC"],
  cancel: ["MA-JUR", "MA-CLUE", "MA-HIDE"],
  claim: ["MA-CLAIM", "MA-OUT"],
  show: ["MA-AMBUSH", "MA-ELIM"],
  order: ["MA-CLUE"],
  search: ["MA-HIDE"],
  keep: ["MA-HIDE"],
  take: ["MA-HIDE"],
  board: ["MA-TRAIN", "MA-EVT"],
  travel: ["MA-TOWN", "MA-EVT"],
  buy: ["MA-TOWN", "MA-EVT"],
};

const BY_CARD: Record<CardKind, string> = {
  movement: "MA-MOVE",
  wild: "MA-MOVE",
  outlaw: "MA-OUT",
  border: "MA-BORDER",
  train: "MA-TRAIN",
  town: "MA-TOWN",
  ambush: "MA-AMBUSH",
  camp: "MA-AMBUSH",
  clue: "MA-CLUE",
  hideout: "MA-HIDE",
  jurisdiction: "MA-JUR",
  corrupt: "MA-CORR",
};

const BY_EVENT: Record<string, string[]> = {
  "outlaw-escaped": ["MA-ESC"],
  "outlaw-fled": ["MA-ESC", "MA-END", "MA-WIN"],
  "shelter-used-up": ["MA-ESC"],
  claimed: ["MA-CLAIM"],
  "corrupt-revealed": ["MA-CORR"],
  bribed: ["MA-CORR", "MA-ESC"],
  "rode-on": ["MA-SPEC"],
  "shot-fired": ["MA-SPEC"],
  "stood-firm": ["MA-SPEC"],
  "moved-away": ["MA-SPEC"],
  "card-given": ["MA-AMBUSH"],
  "card-shown": ["MA-AMBUSH"],
  "nothing-shown": ["MA-AMBUSH"],
  "cost-paid": ["MA-AMBUSH", "MA-ELIM"],
  eliminated: ["MA-ELIM"],
  "card-cancelled": ["MA-JUR"],
  "deck-looked-at": ["MA-CLUE", "MA-HIDE"],
  "border-crossed": ["MA-BORDER"],
  "train-boarded": ["MA-TRAIN"],
  travelled: ["MA-TOWN"],
  bought: ["MA-TOWN"],
  "game-won": ["MA-WIN", "MA-END"],
};

/** What happens comes first, then what is asked; in the basic mode its own section before all. */
export function rulesNow(anyView: unknown, event: TableEvent | null): string[] {
  const view = anyView as View;
  const card = cardOf(event);
  const happening = event ? (BY_EVENT[event.event] ?? (card ? [BY_CARD[cardFace(card).kind]] : [])) : [];
  const asked = view.over ? ["MA-WIN", "MA-END"] : (BY_DECISION[decisionKind(view)] ?? []);
  return [...new Set([...(view.basic ? ["MA-BASIC"] : []), ...happening, ...asked])];
}
