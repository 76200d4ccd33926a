// What is shown of a card, safe, slot, leader or sheet looked at closely.
import type { Component } from "svelte";
import type { CloseUp } from "..";
import type { Localizer } from "../../lib/localizer";
import CostTable from "./CostTable.svelte";
import SymbolImage from "../../components/SymbolImage.svelte";
import Portrait from "./Portrait.svelte";
import SafePicture from "./SafePicture.svelte";
import Sheet from "./Sheet.svelte";
import SingleCard from "./SingleCard.svelte";
import { faceOf, jobOf, knowers, playedIn, possibleCards, scoundrelNamed, traitOf } from "./table";
import type { SafeView, View } from "./protocol";

const picture = (component: unknown): Component<Record<string, unknown>> => component as Component<Record<string, unknown>>;

export function closeUp(thing: string, anyView: unknown, localizer: Localizer): CloseUp | null {
  const view = anyView as View;
  const [kind = "", name = ""] = thing.split(":");
  switch (kind) {
    case "scoundrel":
      return scoundrelCloseUp(name, view, localizer);
    case "trait":
      return traitCloseUp(name, view, localizer);
    case "job":
      return jobCloseUp(name, view, localizer);
    case "safe":
      return localizer.has(`safe-${name}`) && localizer.numbers[`safe.${name}`] ? safeCardCloseUp(name, localizer) : safeCloseUp(name, view, localizer);
    case "played":
      return playedCloseUp(name, view, localizer);
    case "seat":
      return seatCloseUp(Number(name), view, localizer);
    case "leader":
      return {
        title: localizer.word("leader", name),
        text: localizer.format("close-up-leader"),
        facts: view.printed.leader_slots.flatMap(({ slot, ability }): [string, string][] => (ability ? [[faceOf(slot), localizer.format(`leader-says-${slot}`)]] : [])),
        rules: ["SC-ABIL-1"],
        picture: picture(Portrait),
        pictureProps: { job: name, tint: "#f7ead0" },
      };
    case "strategy":
      return { title: localizer.word("strategy", name), text: localizer.format(`strategy-says-${name}`), rules: ["SC-STRAT-1", "SC-STRAT-3"], picture: picture(SymbolImage), pictureProps: { name: "bolt", size: "100%" } };
    case "slot":
      return { title: localizer.format("close-up-slot", { slot: name }), text: localizer.has(`leader-says-${name}`) ? localizer.format(`leader-says-${name}`) : localizer.format("close-up-slot-none"), rules: ["SC-PLAN-1"] };
    case "location": {
      const values = view.printed.locations.find((one) => one.location === name)?.values ?? [];
      return { title: localizer.word("location", name), text: localizer.format("close-up-location"), facts: [[localizer.format("location-holds"), values.join(", ")]], rules: ["SC-MARK-4"] };
    }
    case "reputation":
      return { title: localizer.format("board-reputation"), text: localizer.format("close-up-reputation"), facts: view.seats.map((seat): [string, string] => [localizer.seat(seat.seat), String(seat.reputation)]), rules: ["SC-REP-1", "SC-WIN-1"] };
    case "jail":
      return { title: localizer.format("board-jail"), text: localizer.format("close-up-jail"), facts: view.seats.flatMap((seat): [string, string][] => (seat.jailed ? [[localizer.seat(seat.seat), String(seat.jailed)]] : [])), rules: ["SC-OFF-6", "SC-JAIL-1"] };
    default:
      return null;
  }
}

function scoundrelCloseUp(name: string, view: View, localizer: Localizer): CloseUp | null {
  const scoundrel = scoundrelNamed(view, name);
  const trait = traitOf(view, name);
  const job = scoundrel ? jobOf(view, scoundrel.job) : undefined;
  if (!scoundrel || !trait || !job) return null;
  const shown = trait.dollars.filter((position) => !job.holes.includes(position)).length;
  const designed = trait.designed || job.designed;
  return {
    title: localizer.format("scoundrel", { trait: scoundrel.trait, job: scoundrel.job }),
    text: localizer.format(`job-says-${scoundrel.job}`),
    facts: [
      [localizer.format("close-up-when"), localizer.format(`trait-says-${name}`)],
      [localizer.format("close-up-cost"), localizer.format("close-up-cost-sum", { shown, plus: job.dollars, count: scoundrel.cost })],
    ],
    rules: ["SC-HIRE-1", "SC-ABIL-1"],
    picture: picture(CostTable),
    wide: true,
    pictureProps: { scoundrel, view, localizer },
    ...(designed ? { provenance: "designed" as const } : {}),
  };
}

function traitCloseUp(name: string, view: View, localizer: Localizer): CloseUp | null {
  const trait = traitOf(view, name);
  if (!trait) return null;
  const [when = "", ...also] = localizer.format(`trait-says-${name}`).split("; ");
  const slots = trait.slots.map(faceOf);
  const text = slots.length
    ? localizer.format("close-up-trait-slots", { count: slots.length, slots: slots.join(", "), condition: when.slice(slots.join(" ").length).trim() || null })
    : localizer.format(`close-up-trait-${trait.arrow ?? "moment"}`, { moment: when.charAt(0).toLowerCase() + when.slice(1) });
  return {
    title: localizer.word("trait", name),
    text,
    facts: [
      ...(also.length ? ([[localizer.format("close-up-also"), also.join("; ")]] as [string, string][]) : []),
      [localizer.format("close-up-dollars"), localizer.format("close-up-dollars-trait", { count: trait.dollars.length })],
      [localizer.format("close-up-colour"), localizer.format(`close-up-colour-${trait.colour}`)],
    ],
    rules: ["SC-ABIL-1", trait.arrow ? "SC-TRIG-3" : slots.length ? "SC-TURN-9" : "SC-TRIG-1", "SC-DATA-7"],
    picture: picture(SingleCard),
    pictureProps: { trait, name: localizer.word("trait", name) },
  };
}

function jobCloseUp(name: string, view: View, localizer: Localizer): CloseUp | null {
  const job = jobOf(view, name);
  if (!job) return null;
  return {
    title: localizer.word("job", name),
    text: localizer.format(`job-says-${name}`),
    facts: [
      [localizer.format("close-up-dollars"), localizer.format("close-up-dollars-job", { count: job.dollars, holes: job.holes.length })],
      [localizer.format("close-up-colour"), localizer.format(`close-up-colour-${job.colour}`)],
    ],
    rules: ["SC-ABIL-1", "SC-DATA-8", "SC-DATA-9"],
    picture: picture(SingleCard),
    pictureProps: { job, name: localizer.word("job", name) },
  };
}

/** A safe's card as it lies in the box. */
function safeCardCloseUp(name: string, localizer: Localizer): CloseUp {
  const value = localizer.numbers[`safe.${name}`]?.value ?? 0;
  return { title: localizer.word("safe", name), text: localizer.format("close-up-safe-value", { count: value }), rules: ["SC-COMP-8", "SC-MARK-8"], picture: picture(SafePicture), pictureProps: { value } };
}

/** Where a safe lies, in a few words. */
const placeOf = (safe: SafeView, localizer: Localizer): string => (safe.space > 0 ? localizer.format("close-up-mark-of", { location: safe.location, space: safe.space }) : localizer.format(safe.space < 0 ? "close-up-mark-stolen" : "safe-label", { location: safe.location, space: 0 }));

function safeCloseUp(name: string, view: View, localizer: Localizer): CloseUp | null {
  const [location = "", origin = ""] = name.split("-");
  const safe = view.safes.find((one) => one.location === location && String(one.origin) === origin);
  if (!safe) return null;
  const facts: [string, string][] = safe.marks.map((mark) => [localizer.seat(mark.seat), localizer.format("close-up-mark", { number: mark.number, other: mark.other })]);
  if (safe.value === null) facts.unshift([localizer.format("close-up-may-hold"), safe.possible.join(", ")]);
  const known = knowers(safe);
  if (known.length) facts.push([localizer.format("close-up-knows"), localizer.list(known.map((seat) => localizer.seat(seat)))]);
  const title = safe.safe ? `${localizer.word("safe", safe.safe)} (${safe.value})` : safe.space < 0 ? localizer.format("close-up-mark-stolen", { location }) : localizer.format("safe-label", { location, space: safe.space });
  return { title, text: localizer.format(safe.value === null ? "close-up-safe-unknown" : "close-up-safe-known"), facts, rules: ["SC-MARK-4", "SC-SCOUT-4"] };
}

function playedCloseUp(name: string, view: View, localizer: Localizer): CloseUp | null {
  const [number = "", slot = ""] = name.split("-");
  const seat = view.seats[Number(number)];
  const card = seat ? playedIn(seat, slot) : undefined;
  if (!seat || !card) return null;
  const facts: [string, string][] = card.poker === null ? [[localizer.format("close-up-may-be"), possibleCards(seat).map(faceOf).join(", ")]] : [[localizer.format("close-up-known-card"), faceOf(card.poker)]];
  if (card.henchmen.length) facts.push([localizer.format("close-up-henchmen"), localizer.list(card.henchmen.map((one) => localizer.seat(one)))]);
  if (localizer.has(`leader-says-${slot}`)) facts.push([localizer.format("close-up-slot", { slot: slot }), localizer.format(`leader-says-${slot}`)]);
  return { title: localizer.format("close-up-played", { seat: seat.seat }), text: localizer.format(card.poker === null ? "close-up-played-text" : "close-up-mine"), facts, rules: ["SC-BLUFF-1", "SC-HENCH-1"] };
}

function seatCloseUp(number: number, view: View, localizer: Localizer): CloseUp | null {
  const seat = view.seats[number];
  if (!seat) return null;
  const seen = view.safes.filter((safe) => knowers(safe).includes(number));
  return {
    title: localizer.seat(number),
    text: localizer.format("close-up-seat"),
    facts: seen.length ? [[localizer.format("close-up-marked-by"), seen.map((safe) => placeOf(safe, localizer)).join(" · ")]] : [],
    rules: ["SC-SCOUT-4"],
    picture: picture(Sheet),
    wide: true,
    pictureProps: { view, event: null, localizer, nickname: () => "", targets: new Map(), choose: () => undefined, explain: () => undefined, seat: number, large: true },
  };
}
