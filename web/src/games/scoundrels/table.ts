// Reading a view: who is who, what lies where, what a scoundrel's two cards print, what somebody may know.
import type { TableEvent } from "../../lib/localizer";
import type { JobView, MarkView, PlayedView, SafeView, ScoundrelView, SeatView, TraitView, View } from "./protocol";

export const SLOTS = ["a", "2", "3", "4", "5", "6"] as const;
export const POKERS = ["0", ...SLOTS] as const;
export const LOCATIONS = ["depot", "estate", "laboratory"] as const;
/** How many turns a day has for each player. */
export const TURNS = 4;

const SUITS: Record<string, string> = { cain: "spade", zimmer: "club", goff: "diamond", boone: "heart" };

/** The suit of a seat's poker cards, as a symbol. */
export const suitOf = (view: View, seat: number): string => SUITS[view.seats[seat]?.leader ?? ""] ?? "spade";

export const traitOf = (view: View, trait: string): TraitView | undefined => view.printed.traits.find((one) => one.trait === trait);
export const jobOf = (view: View, job: string): JobView | undefined => view.printed.jobs.find((one) => one.job === job);

/** The symbols of the moments at which traits work. */
export const TIMING_SYMBOLS: Record<string, string> = { zero: "cards", "on-hire": "hire", "after-hire": "hire", "after-money": "dollar", "after-rep-gain": "badge", "after-rep-loss": "reputation-down", "after-scout": "scout", "after-lie": "mark", "after-steal": "safe", "after-rival-steal": "safe", "after-jailed": "jail" };

export const playedIn = (seat: SeatView, slot: string): PlayedView | undefined => seat.played.find((card) => card.slot === slot);

export const safesAt = (view: View, location: string): SafeView[] => view.safes.filter((safe) => safe.location === location && safe.space > 0);
export const unusedAt = (view: View, location: string): SafeView[] => view.safes.filter((safe) => safe.location === location && safe.space === 0);
/** The safes somebody has stolen, in the order of stealing. */
export const lootOf = (view: View, seat: number): SafeView[] => view.safes.filter((safe) => safe.seat === seat);
export const safeId = (safe: { location: string; origin: number }): string => `${safe.location}-${safe.origin}`;

/** Whether a poker card tells the truth about the slot it lies in. */
export const isTruth = (poker: string, slot: string): boolean => poker === slot;

/** Where a scoundrel is: in the Saloon, on a sheet, being hired, or in the discard pile. */
export function scoundrelNamed(view: View, trait: string): ScoundrelView | undefined {
  const everywhere = [...view.saloon, ...view.seats.flatMap((seat) => seat.sheet), ...view.hires.map((hire) => hire.scoundrel), ...view.discard];
  return everywhere.find((one) => one?.trait === trait) ?? undefined;
}

/** The traits of the scoundrels that act or are acted on now: used, picked, being hired, or what the event is about. */
export function actingTraits(view: View, event: TableEvent | null): Set<string> {
  const named = [...view.uses.flatMap((use) => [use.name, use.picked]), ...view.hires.map((hire) => hire.scoundrel?.trait), event?.["trait"]];
  return new Set(named.filter((trait): trait is string => typeof trait === "string"));
}

/** How poker cards are written on the board: the ace is an A. */
export const faceOf = (poker: string): string => poker.toUpperCase();

/** What an unseen card of a seat may still be: the seven less those this viewer knows to be somewhere else. */
export function possibleCards(seat: SeatView): string[] {
  const known = new Set([...seat.hand_known, seat.deck_top, ...seat.played.map((card) => card.poker)]);
  return POKERS.filter((poker) => !known.has(poker));
}

/** The seats that can look at a safe whenever they like: who has a mark on it, and who holds it (SC-SCOUT-4 and 5). */
export const knowers = (safe: SafeView): number[] => [...new Set([...safe.marks.map((mark) => mark.seat), ...(safe.seat === null ? [] : [safe.seat])])].sort();

/** The element of a safe: at a location, unused, or in somebody's loot. */
export function elementOfSafe(view: View, safe: SafeView): string {
  return safe.seat === null ? `safe:${safe.location}-${safe.space}` : `loot:${lootOf(view, safe.seat).indexOf(safe) + 1}`;
}

export function markNamed(view: View, seat: number, number: number): { mark: MarkView; safe: SafeView } | null {
  for (const safe of view.safes) for (const mark of safe.marks) if (mark.seat === seat && mark.mark === number) return { mark, safe };
  return null;
}

export const working = (view: View, seat: SeatView, slot: string): ScoundrelView[] => seat.sheet.filter((one) => one !== null && (traitOf(view, one.trait)?.slots.includes(slot) ?? false)) as ScoundrelView[];

/** What the score of a seat is made of, as far as it can be seen. */
export interface Count {
  safes: number[];
  marks: number;
  reputation: number;
  tech: number;
  money: number;
  total: number;
}
export function countOf(view: View, seat: number): Count {
  const side = view.seats[seat] as SeatView;
  const safes = lootOf(view, seat).filter((safe) => safe.value !== null);
  const marks = safes.reduce((sum, safe) => sum + safe.marks.filter((mark) => mark.number === safe.value).length, 0);
  const tech = side.sheet.reduce((sum, one) => sum + (one ? (traitOf(view, one.trait)?.tech ?? 0) : 0), 0);
  const values = safes.map((safe) => safe.value ?? 0);
  return { safes: values, marks, reputation: side.reputation, tech, money: side.money, total: values.reduce((sum, value) => sum + value, 0) + marks + side.reputation + tech };
}

/** The cards of the night with henchmen on them and those turned up already, in the order they are settled. */
export function nightCards(view: View): { seat: number; card: PlayedView }[] {
  return view.seats
    .map((_, at) => view.seats[(view.first + at) % view.players] as SeatView)
    .flatMap((seat) => SLOTS.map((slot) => playedIn(seat, slot)).filter((card) => card && (card.henchmen.length > 0 || card.revealed)).map((card) => ({ seat: seat.seat, card: card as PlayedView })));
}

/** What an ability would bring now, in dollars, where that depends on the table; null: it is printed. */
export function worthNow(view: View, effect: string, first: number, seat: SeatView): number | null {
  if (effect === "gain-per-scoundrel") return Math.min(first, seat.sheet.filter((one) => one !== null).length);
  if (effect === "gain-per-card") return seat.played.length;
  if (effect === "rob-richest") return Math.min(first, Math.max(...view.seats.filter((one) => one !== seat).map((one) => one.money)));
  if (effect === "rob-each") return view.seats.filter((one) => one !== seat).reduce((sum, one) => sum + Math.min(first, one.money), 0);
  return null;
}
