// When something is shown large in place of one's own sheet.
import type { TableEvent } from "../../lib/localizer";
import type { View } from "./protocol";

export type SceneKind = "distrust" | "night" | "end" | "deed";

const OF_THE_NIGHT = new Set(["night-fallen", "card-revealed", "reputation-changed", "henchman-returned", "henchman-jailed", "cards-returned"]);

/** What a rival does: shown large, as one's own sheet shows what one does oneself. */
const DEEDS = new Set(["scoundrel-used", "scoundrel-used-again", "leader-used", "scoundrel-hired", "safe-stolen", "safe-marked"]);

export function sceneKind(view: View, event: TableEvent | null): SceneKind | null {
  if (view.over || event?.event === "safe-shown" || event?.event === "game-won") return "end";
  if (event !== null && DEEDS.has(event.event) && event["seat"] !== view.seat) return "deed";
  if (event !== null) return view.night && OF_THE_NIGHT.has(event.event) ? "night" : null;
  const isAsked = view.deciding.some(([seat, kind]) => seat === view.seat && (kind === "distrust" || kind === "hide"));
  return isAsked && view.slot ? "distrust" : null;
}

export const inScene = (view: unknown, event: TableEvent | null): boolean => sceneKind(view as View, event) !== null;
