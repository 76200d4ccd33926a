// When something is shown large in place of one's own sheet.
import type { TableEvent } from "../../lib/localizer";
import type { View } from "./protocol";

export type SceneKind = "distrust" | "night" | "end";

const OF_THE_NIGHT = new Set(["night-fallen", "card-revealed", "reputation-changed", "henchman-returned", "henchman-jailed", "cards-returned"]);

export function sceneKind(view: View, event: TableEvent | null): SceneKind | null {
  if (view.over || event?.event === "safe-shown" || event?.event === "game-won") return "end";
  if (event !== null) return view.night && OF_THE_NIGHT.has(event.event) ? "night" : null;
  const isAsked = view.deciding.some(([seat, kind]) => seat === view.seat && (kind === "distrust" || kind === "hide"));
  return isAsked && view.slot ? "distrust" : null;
}
