// Which element of the board stands for a choice.
import type { ChoiceInfo } from "../../lib/protocol";

export function elementOf(choice: ChoiceInfo): string {
  const { kind } = choice;
  const args = choice.args as Record<string, string | number>;
  switch (kind) {
    case "place":
      return `spot:${args["spot"]}`;
    case "lift":
      return `gunman:${args["spot"]}`;
    case "keep":
      return `poker:${args["card"]}`;
    case "gain":
    case "gain-two":
    case "pay":
    case "exchange":
    case "waive":
      return `influence:${args["influence"]}`;
    case "pair":
      return `pair:${args["influence"]}-${args["other"]}`;
    case "convert":
      return `convert:${args["count"]}`;
    case "raise":
    case "buy":
      return `property:${args["property"]}`;
    case "advance":
      return `business:${args["business"]}`;
    case "colour":
      return `colour:${args["colour"]}`;
    case "boss":
      return `boss:${args["boss"]}`;
    case "rival-reroll":
    case "rival-redraw":
      return `${kind}:${args["influence"]}`;
    default:
      // reroll, reveal, concede, draw, take-influence, take-gunman, decline: one button each.
      return kind;
  }
}
