// Which sections of the rules matter at a moment.
import type { TableEvent } from "../../lib/localizer";
import type { View } from "./protocol";

const BY_KIND: Record<string, string[]> = {
  plan: ["SC-PLAN"],
  distrust: ["SC-HENCH", "SC-PLAN"],
  hide: ["SC-HENCH"],
  abilities: ["SC-ABIL", "SC-CAP"],
  act: ["SC-HIRE", "SC-OFF"],
  office: ["SC-OFF"],
  bail: ["SC-OFF"],
  drop: ["SC-HIRE"],
  arrange: ["SC-HIRE"],
  safe: ["SC-SCOUT", "SC-STEAL"],
  steal: ["SC-STEAL"],
  mark: ["SC-MARK"],
  move: ["SC-MARK"],
  flip: ["SC-MARK"],
  abandon: ["SC-LIM"],
  pending: ["SC-TRIG"],
};

export function rulesNow(anyView: unknown, event: TableEvent | null): string[] {
  const view = anyView as View;
  const kind = view.deciding[0]?.[1] ?? "";
  if (view.over) return ["SC-WIN"];
  if (view.night || event?.event === "card-revealed") return ["SC-EOD", "SC-HENCH"];
  return BY_KIND[kind] ?? ["SC-TURN"];
}
