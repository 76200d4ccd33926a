// When the scene is drawn in place of the hand.
import type { TableEvent } from "../../lib/localizer";
import type { View } from "./protocol";
import { askedKind } from "./table";

const PLANNING = new Set(["plan", "keep", "cover", "pick", "recruit", "place"]);
const RESOLUTION = new Set(["card-resolved", "nothing-happened", "bandit-moved", "floor-changed", "bandit-shot", "bandit-punched", "bandit-pushed", "loot-lost", "loot-taken", "marshal-moved", "marshal-met", "neutral-bullet-given", "round-event-happened", "strongbox-laid", "ransom-secured", "purse-left"]);

/** Whether the cards of the common pile are being carried out. */
export function inScene(anyView: unknown, event: TableEvent | null): boolean {
  const view = anyView as View;
  if (event) return RESOLUTION.has(event.event);
  const kind = askedKind(view);
  return !view.over && view.turn === 0 && view.acting !== null && kind !== undefined && !PLANNING.has(kind);
}
