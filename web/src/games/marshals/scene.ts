// When the scene is drawn in place of the hand.
import type { TableEvent } from "../../lib/localizer";
import type { Event, View } from "./protocol";
import { decisionKind } from "./table";

/** Events shown large in place of the hand. The others are seen on the map, the boards and in the hand. */
const SHOWN_IN_SCENE = new Set<string>([
  "turn-missed",
  "shelter-used-up",
  "nothing-kept",
  "outlaw-set-aside",
  "outlaw-drawn",
  "outlaw-captured",
  "outlaw-escaped",
  "outlaw-fled",
  "claimed",
  "corrupt-revealed",
  "bribed",
  "card-played",
  "nobody-hit",
  "card-shown",
  "nothing-shown",
  "card-given",
  "cost-paid",
  "eliminated",
  "card-cancelled",
  "deck-looked-at",
  "deck-arranged",
  "rival-searched",
  "card-taken",
  "nothing-taken",
  "event-drawn",
  "border-crossed",
  "turn-to-miss",
  "game-won",
] satisfies Event["event"][]);

/** Whether the scene is drawn in place of the hand: something interrupts the turn. */
export function inScene(anyView: unknown, event: TableEvent | null): boolean {
  const view = anyView as View;
  // Who only watches has no hand: the scene tells whose turn it is and what happens.
  if (view.seat === null) return true;
  if (event) return SHOWN_IN_SCENE.has(event.event);
  const kind = decisionKind(view);
  return !view.over && kind !== "" && kind !== "main";
}
