// Which rules a thing has, and which sections of the rules matter at a moment.
import type { TableEvent } from "../../lib/localizer";
import type { View } from "./protocol";

/** The rules of a card, an event, a turn, a bandit or a piece of loot; the first one says what it does. */
export const RULES: Record<string, string[]> = {
  move: ["CE-MOVE-1", "CE-MOVE-2", "CE-MOVE-3"],
  floor: ["CE-FLOOR-1"],
  fire: ["CE-FIRE-1", "CE-FIRE-2", "CE-FIRE-3"],
  punch: ["CE-PUNCH-1", "CE-PUNCH-2", "CE-PUNCH-3"],
  robbery: ["CE-ROB-1", "CE-ROB-2"],
  marshal: ["CE-MARSH-1", "CE-MARSH-2"],
  bullet: ["CE-PLAN-4"],
  "angry-marshal": ["CE-EVT-10"],
  "swivel-arm": ["CE-EVT-15"],
  braking: ["CE-EVT-20"],
  "take-it-all": ["CE-EVT-30"],
  rebellion: ["CE-EVT-35"],
  revenge: ["CE-STA-1"],
  pickpocketing: ["CE-STA-4"],
  hostage: ["CE-STA-7"],
  ghost: ["CE-GHOST-1"],
  doc: ["CE-DOC-1"],
  tuco: ["CE-TUCO-1"],
  django: ["CE-DJAN-1"],
  belle: ["CE-BELLE-1"],
  cheyenne: ["CE-CHEY-1"],
  standard: ["CE-PLAN-2", "CE-PLAN-3"],
  tunnel: ["CE-PLAN-8"],
  "speeding-up": ["CE-PLAN-9"],
  switching: ["CE-PLAN-10"],
  deck: ["CE-PLAN-3", "CE-PLAN-5"],
  purse: ["CE-DATA-6"],
  jewel: ["CE-DATA-6"],
  strongbox: ["CE-DATA-6"],
  "face-down": ["CE-PLAN-8"],
  "marshal-pawn": ["CE-MARSH-2", "CE-MARSH-3"],
};

export const rulesOf = (thing: string): string[] => RULES[thing.startsWith("bullet") ? "bullet" : thing] ?? [];

/** The sections of the rules that matter now. */
export function rulesNow(anyView: unknown, event: TableEvent | null): string[] {
  const view = anyView as View;
  const section = (thing: string): string[] => rulesOf(thing).slice(0, 1).map((id) => id.split("-").slice(0, 2).join("-"));
  const action = event?.["action"];
  const kind = (view.deciding as unknown as [number, string][])[0]?.[1] ?? "";
  const byDecision: Record<string, string> = { drop: "punch", push: "punch", rob: "robbery", pickpocket: "pickpocketing" };
  return [...(typeof action === "string" ? section(action) : []), ...section(byDecision[kind] ?? kind), ...(view.turn > 0 ? ["CE-PLAN"] : ["CE-STEAL"])];
}
