// Which sections of the rules matter at a moment.
import type { TableEvent } from "../../lib/localizer";
import type { View } from "./protocol";

const BY_PHASE: string[][] = [["TEW-SETUP"], ["TEW-DEAL"], ["TEW-PLACE", "TEW-PORCH", "TEW-SHER"], ["TEW-RES", "TEW-HAND"], ["TEW-HALL", "TEW-BUY", "TEW-LEFT", "TEW-BIZ"]];

export function rulesNow(anyView: unknown, event: TableEvent | null): string[] {
  const view = anyView as View;
  const sections = [...(BY_PHASE[view.phase] ?? [])];
  if (view.duel || event?.event.startsWith("duel")) sections.unshift("TEW-DUEL", "TEW-WOUND");
  if (view.solo) sections.push("TEW-SOLO");
  if (view.over) sections.unshift("TEW-SCORE");
  return sections;
}
