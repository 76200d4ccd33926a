// Choices and headlines where the board can say more than the game's own text: names, prices, what follows.
import type { ChoiceLabel, Headline } from "..";
import type { Localizer } from "../../lib/localizer";
import type { ChoiceInfo } from "../../lib/protocol";
import { isTruth, jobOf, scoundrelNamed, working, worthNow } from "./table";
import type { SafeView, View } from "./protocol";

export function choiceLabel(choice: ChoiceInfo, anyView: unknown, localizer: Localizer): ChoiceLabel | null {
  const view = anyView as View;
  const args = choice.args as Record<string, string | number>;
  const me = view.seat === null ? undefined : view.seats[view.seat];
  switch (choice.kind) {
    case "play": {
      const [poker, slot] = [String(args["poker"]), String(args["slot"])];
      const lit = me ? working(view, me, slot).map((one) => localizer.format("scoundrel", { trait: one.trait, job: one.job })) : [];
      const does = localizer.has(`leader-says-${slot}`) ? [localizer.format(`leader-says-${slot}`)] : [];
      return { text: localizer.choice(choice), detail: [localizer.format(isTruth(poker, slot) ? "slot-truth" : "slot-bluff"), ...does, ...lit].join(" · "), group: localizer.format("label-card", { poker: poker }), order: Number(poker === "a" ? 1 : poker) };
    }
    case "hire":
    case "recruit":
    case "use":
    case "pick":
    case "drop": {
      const scoundrel = scoundrelNamed(view, String(args["trait"]));
      if (!scoundrel) return null;
      const cost = choice.kind === "recruit" ? Math.max(0, scoundrel.cost - view.printed.prices.discount) : scoundrel.cost;
      const when = choice.kind === "hire" || choice.kind === "recruit" ? ` (${localizer.format(`trait-says-${scoundrel.trait}`)})` : "";
      const now = me ? (jobOf(view, scoundrel.job)?.ability.steps.map((step) => worthNow(view, step.effect, step.first, me)).find((worth) => worth !== null) ?? null) : null;
      const worth = now === null ? "" : ` (${localizer.format("label-now", { count: localizer.format("office-gain", { count: now }) })})`;
      return { text: localizer.format(`label-${choice.kind}`, { trait: scoundrel.trait, job: scoundrel.job, count: cost }), detail: localizer.format(`job-says-${scoundrel.job}`) + worth + when, symbol: choice.kind === "use" ? "bolt" : choice.kind === "drop" ? "discard" : "hire", order: choice.kind === "hire" || choice.kind === "recruit" ? cost : 0 };
    }
    case "use-leader":
      return view.slot && localizer.has(`leader-says-${view.slot}`) ? { text: localizer.choice(choice), detail: localizer.format(`leader-says-${view.slot}`), symbol: "bolt" } : null;
    case "use-strategy":
      return me?.strategy ? { text: localizer.choice(choice), detail: localizer.format(`strategy-says-${me.strategy}`), symbol: "bolt" } : null;
    case "strategy":
      return { text: localizer.word("strategy", String(args["strategy"])), detail: localizer.format(`strategy-says-${args["strategy"]}`) };
    case "office": {
      const last = view.saloon.findLast((one) => one !== null);
      return { text: localizer.choice(choice), detail: last ? localizer.format("label-office", { trait: last.trait, job: last.job }) : localizer.format("label-office-empty"), symbol: "badge", order: 99 };
    }
    case "safe":
    case "unused": {
      const space = choice.kind === "safe" ? Number(args["space"]) : 0;
      const safe = view.safes.find((one) => one.location === args["location"] && one.space === space);
      return safe ? { text: localizer.choice(choice), detail: safeDetail(safe, localizer), group: localizer.word("location", safe.location) } : null;
    }
    case "mark":
      return { text: localizer.choice(choice), detail: markDetail(view, Number(args["number"]), localizer), symbol: "mark" };
    case "distrust":
      return { text: localizer.choice(choice), detail: [["distrust-if-bluff", "distrust-bluff"], ["distrust-if-truth", "distrust-truth"]].map((ids) => ids.map((id) => localizer.format(id, { seat: view.active })).join(" ")).join(" "), symbol: "henchman" };
    case "pass":
    case "yes":
    case "no": {
      const asked = view.deciding.find(([seat]) => seat === view.seat)?.[1];
      const id = `label-${choice.kind}-${asked}`;
      if (!asked || !localizer.has(id)) return null;
      return { text: localizer.format(id), ...(localizer.has(`${id}-about`) ? { detail: localizer.format(`${id}-about`) } : {}), order: choice.kind === "yes" ? 0 : 100 };
    }
    case "swap":
      return { text: localizer.choice(choice), group: localizer.format("label-swap-group"), order: 1 };
    case "keep":
      return { text: localizer.format("label-arrange-keep") };
    default:
      return null;
  }
}

function safeDetail(safe: SafeView, localizer: Localizer): string {
  const marks = safe.marks.map((mark) => localizer.format("mark-label", { seat: mark.seat, number: mark.number }));
  const holds = safe.value === null ? localizer.format("label-safe-may", { values: safe.possible.join(" ") }) : localizer.format("label-safe-known", { value: safe.value });
  return [holds, ...marks].join(" · ");
}

function markDetail(view: View, number: number, localizer: Localizer): string {
  const about = view.uses.at(-1)?.safe;
  const safe = about ? view.safes.find((one) => one.location === about.location && one.origin === about.origin) : undefined;
  if (!safe) return "";
  const values = view.printed.locations.find((one) => one.location === safe.location)?.values ?? [];
  if (safe.value !== null) return localizer.format(number === safe.value ? "label-mark-true" : "label-mark-false", { value: safe.value }) + (values.includes(number) ? "" : ` · ${localizer.format("label-mark-impossible")}`);
  return localizer.format(values.includes(number) ? "label-mark-unknown" : "label-mark-impossible");
}

export function headline(kind: string, anyView: unknown, localizer: Localizer): Headline | null {
  const view = anyView as View;
  if (kind === "distrust" && view.slot) return { title: localizer.format("headline-distrust", { seat: view.active, slot: view.slot }) };
  if (kind === "hide" && view.slot) return { title: localizer.format("headline-hide", { seat: view.active, slot: view.slot }) };
  if (kind === "plan") return { title: localizer.format("headline-plan"), detail: localizer.format("headline-plan-about") };
  if (kind === "arrange") return { title: localizer.format("headline-arrange"), detail: localizer.format("headline-arrange-about") };
  const isShort = localizer.has(`headline-${kind}`);
  const title = isShort ? localizer.format(`headline-${kind}`) : localizer.decision(kind);
  const use = view.uses.at(-1);
  if (use?.job) return { title, detail: `${localizer.format("scoundrel", { trait: use.name, job: use.job })}: ${localizer.format(`job-says-${use.job}`)}` };
  return isShort ? { title, detail: localizer.sentence(`decision-${kind}`) } : null;
}
