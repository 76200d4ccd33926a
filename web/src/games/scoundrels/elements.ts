// Which element of the board stands for a choice.
import type { ChoiceInfo } from "../../lib/protocol";
import { elementOfSafe, markNamed } from "./table";
import type { View } from "./protocol";

/** A mark is chosen by touching the safe it lies on, and then itself if others could be meant there. */
function markPath(view: View, owner: number, number: number, own: boolean, element: string): string | readonly string[] {
  const found = markNamed(view, owner, number);
  if (!found) return element;
  const meant = found.safe.marks.filter((mark) => !own || mark.seat === owner);
  const safe = elementOfSafe(view, found.safe);
  return meant.length === 1 ? safe : [safe, element];
}

export function elementOf(choice: ChoiceInfo, anyView: unknown): string | readonly string[] {
  const view = anyView as View;
  const { kind } = choice;
  const args = choice.args as Record<string, string | number>;
  switch (kind) {
    case "play":
      return [`poker:${args["poker"]}`, `slot:${args["slot"]}`];
    case "play-0-open":
      return ["poker:0", "slot:open"];
    case "swap":
      return [`space:${args["one"]}`, `space:${args["two"]}`, "keep"];
    case "use":
    case "hire":
    case "drop":
    case "pick":
      return `scoundrel:${args["trait"]}`;
    case "recruit":
      return `recruit:${args["trait"]}`;
    case "leader":
    case "strategy":
      return `${kind}:${args[kind]}`;
    case "target":
      return `seat:${args["seat"]}`;
    case "safe":
      return `safe:${args["location"]}-${args["space"]}`;
    case "unused":
      return `safe:${args["location"]}-0`;
    case "abandon":
      return `loot:${args["number"]}`;
    case "mark":
      return `number:${args["number"]}`;
    case "move":
      return markPath(view, view.seat ?? view.deciding[0]?.[0] ?? 0, Number(args["number"]), true, `move:${args["number"]}`);
    case "flip":
      return markPath(view, Number(args["seat"]), Number(args["number"]), false, `flip:${args["seat"]}-${args["number"]}`);
    case "card": {
      // Rivals' cards are small: first the rival, then the card.
      const card = `card:${args["seat"]}-${args["slot"]}`;
      return args["seat"] === view.seat ? card : [`seat:${args["seat"]}`, card];
    }
    default:
      // distrust, use-leader, use-strategy, office, sell, bail-1, bail-2, bribe, keep, pass, yes, no and the like.
      return kind;
  }
}
