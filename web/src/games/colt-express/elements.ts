// The elements of the board that stand for choices.
import type { ChoiceInfo } from "../../lib/protocol";
import type { View } from "./protocol";
import { actingPlace, purseElement } from "./table";

/** The button that answers "none", or "no more". */
export const DONE = "done";

/** Whether an element lies in the tray that takes the hand's place. */
export const isInTray = (element: string): boolean => /^(character|recruit|caboose|pick):/.test(element);

/** The element of the board that stands for a choice. */
export function elementOf(choice: ChoiceInfo, anyView: unknown): string | null {
  const view = anyView as View;
  const args = choice.args as Record<string, string | number>;
  switch (choice.kind) {
    case "plan":
    case "discard":
      return `hand:${args["action"]}`;
    case "plan-face-down":
      return `down:${args["action"]}`;
    case "plan-for":
    case "cover":
    case "discard-for":
      return `hand:${args["bandit"]}:${args["action"]}`;
    case "plan-for-face-down":
      return `down:${args["bandit"]}:${args["action"]}`;
    case "draw":
      return "deck";
    case "discard-bullet":
      return `hand:bullet-${args["bullet"]}`;
    case "move":
      return `place:${args["place"]}`;
    case "fire":
    case "punch":
      return `bandit:${args["bandit"]}`;
    case "character":
    case "recruit":
    case "caboose":
      return `${choice.kind}:${args["bandit"]}`;
    case "pick":
      return `pick:${args["bandit"]}:${args["action"]}`;
    case "cover-nothing":
    case "keep":
    case "pick-nothing":
    case "pickpocket-nothing":
      return DONE;
    case "drop":
      return `sheet:${args["loot"]}`;
    case "push":
    case "marshal":
      return `${choice.kind}:${args["way"]}`;
    case "rob-purse":
    case "pickpocket-purse": {
      const place = view.places.find((one) => one.purses.some((purse) => purse.purse === args["purse"]));
      const purse = place?.purses.find((one) => one.purse === args["purse"]);
      return place && purse ? purseElement(place.place, purse.value) : null;
    }
    case "rob":
      return `lying:${actingPlace(view)?.place ?? "?"}:${args["loot"]}`;
    default:
      return null;
  }
}
