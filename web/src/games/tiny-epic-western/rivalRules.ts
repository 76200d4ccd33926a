// By which rule the solo Rival does what it does.
import type { TableEvent } from "../../lib/localizer";
import type { View } from "./protocol";
import { matAndOption } from "./table";

export interface RivalRule {
  text: string;
  args: Record<string, string | number>;
  rules: string[];
}

/** What makes the solo Rival act so, as a message and the ids of its rules; null: the event is not the Rival's. */
export function rivalRule(event: TableEvent, view: View): RivalRule | null {
  if (!view.solo) return null;
  const isRivals = typeof event["seat"] === "number" && (view.seats[event["seat"]]?.rival ?? false);
  switch (event.event) {
    case "rival-started":
      return { text: "rival-why-start", args: { difficulty: String(event["difficulty"]) }, rules: ["TEW-SOLO-3"] };
    case "rival-dealt":
      return { text: "rival-why-cards", args: {}, rules: ["TEW-SOLO-6", "TEW-SOLO-26"] };
    case "rival-rolled": {
      const die = Number(event["die"]);
      return die === 6 ? { text: "rival-why-six", args: {}, rules: ["TEW-SOLO-9", "TEW-SOLO-14"] } : { text: "rival-why-mat", args: { mat: view.mats[die]?.mat ?? "" }, rules: ["TEW-SOLO-9", "TEW-SOLO-10"] };
    }
    case "rival-stayed":
      return { text: "rival-why-stays", args: {}, rules: ["TEW-SOLO-15"] };
    case "gunman-placed": {
      if (!isRivals) return null;
      const { option } = matAndOption(String(event["spot"]));
      return { text: `rival-why-${option === "porch" || option === "leftover" ? option : "right"}`, args: {}, rules: ["TEW-SOLO-11"] };
    }
    case "duel-won":
    case "wanted-taken":
      return isRivals ? { text: "rival-why-wanted", args: {}, rules: ["TEW-SOLO-24"] } : null;
    case "property-bought":
      return isRivals ? { text: "rival-why-buys", args: {}, rules: ["TEW-SOLO-29"] } : null;
    case "token-advanced":
      return isRivals ? { text: "rival-why-token", args: {}, rules: ["TEW-SOLO-31", "TEW-SOLO-32"] } : null;
    default:
      return null;
  }
}
