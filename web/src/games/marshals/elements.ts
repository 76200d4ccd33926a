// The elements of the board that stand for choices.
import type { ChoiceInfo } from "../../lib/protocol";
import { cardFace } from "./cards";

/** Ways to move that need no particular card. */
const WAYS = ["wild", "ride"];
/** Answers without a piece of their own; they are buttons of the scene. */
const ANSWERS = [
  "let-be",
  "claim",
  "claim-nothing",
  "stay",
  "show-nothing",
  "board-nothing",
  "travel-nowhere",
  "buy-bullet",
  "buy-provision",
  "buy-nothing",
  "take-nothing",
];

/** The element that stands for a choice; two where a place is touched first, or a card and then a Marshal. */
export function elementOf(choice: ChoiceInfo): string | readonly string[] | null {
  const args = choice.args as Record<string, string | number>;
  const { kind } = choice;
  if (WAYS.includes(kind)) return [`place:${args["terrain"]}`, `${kind}:${args["terrain"]}`];
  if (ANSWERS.includes(kind)) return `answer:${kind}`;
  switch (kind) {
    case "pass":
    case "shoot":
      return kind;
    case "reveal":
      return "hand:corrupt";
    case "cancel":
      return "hand:jurisdiction";
    case "move":
      return [`place:${cardFace(String(args["card"])).terrain}`, `hand:${args["card"]}`];
    case "play":
    case "show":
    case "travel":
      return `hand:${args["card"]}`;
    case "ambush":
    case "camp":
      return [`hand:${kind}`, `seat:${args["seat"]}`];
    case "leave":
    case "board":
      return `place:${args["terrain"]}`;
    case "order":
      return `order:${String(args["places"]).replaceAll(" · ", "-")}`;
    case "search-deck":
      return "deck";
    case "search":
      return `seat:${args["seat"]}`;
    case "keep":
    case "top":
    case "take":
      return `found:${args["card"]}`;
    default:
      return null;
  }
}
