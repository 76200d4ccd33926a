// Questions about a view that several drawings ask.
import type { Localizer, TableEvent } from "../../lib/localizer";
import { cardFace, OUTLAWS } from "./cards";
import type { Amounts, SeatView, View } from "./protocol";

export interface Deciding {
  seat: number;
  kind: string;
}

/** The seats asked to decide, and what. */
export function deciding(view: View): Deciding[] {
  return view.deciding.map(([seat, kind]) => ({ seat, kind }));
}

/** The kind of decision in progress; "" at the end. */
export const decisionKind = (view: View): string => deciding(view)[0]?.kind ?? "";

/** The seat of the viewer; undefined for a spectator. */
export const ownSeat = (view: View): SeatView | undefined => (view.seat === null ? undefined : view.seats[view.seat]);

export const activeSeat = (view: View): SeatView => view.seats[view.active] as SeatView;

/** The viewer's hand. */
export const ownHand = (view: View): readonly string[] => ownSeat(view)?.hand_known ?? [];

/** What the targets of an ambush or camp pay; null for other cards, and in the basic mode. */
export function costOf(view: View, card: string): number | null {
  const { grade } = cardFace(card);
  return grade === null ? null : (view.amounts.costs[grade - 1] ?? null);
}

/** An outlaw's bounty, which is also its danger; null for other cards. */
export function bountyOf(view: View, card: string): number | null {
  const at = OUTLAWS.findIndex((outlaw) => outlaw === card);
  return at < 0 ? null : (view.amounts.bounties[at] ?? null);
}

/** An amount of money, as the language writes it. */
export const dollars = (localizer: Localizer, amount: unknown): string => localizer.format("ui-dollars", { amount });

/** The numbers printed at the top of a card, each with the sign of what it counts. */
export function printedNumbers(card: string, amounts: Amounts, basic: boolean, localizer: Localizer): { text: string; icon: string }[] {
  const { kind, value, grade } = cardFace(card);
  const at = Number(card.split("-")[1]) - 1;
  if (value !== null) return [{ text: String(value), icon: "" }];
  if (grade !== null) return [{ text: String(amounts.costs[grade - 1] ?? ""), icon: kind === "camp" ? "provision" : "bullet" }];
  if (kind === "outlaw") return [{ text: basic ? String(amounts.bounties[at] ?? "") : dollars(localizer, amounts.bounties[at] ?? 0), icon: "" }];
  if (kind === "train") return [{ text: dollars(localizer, amounts.fare), icon: "" }];
  if (kind === "corrupt") return [{ text: dollars(localizer, amounts.bribe), icon: "" }];
  if (kind === "town")
    return [
      { text: String(amounts.bullet_prices[at] ?? ""), icon: "bullet" },
      { text: String(amounts.provision_prices[at] ?? ""), icon: "provision" },
    ];
  return [];
}

/** What the targets of an ambush or camp pay with. */
export const goodsOf = (card: string): "bullets" | "provisions" => (cardFace(card).kind === "camp" ? "provisions" : "bullets");

/** The prices in the town being visited: a bullet's and a provision's. */
export function townPrices(view: View): { bullet: number; provision: number } {
  const at = Number(view.played?.split("-")[1] ?? 1) - 1;
  return { bullet: view.amounts.bullet_prices[at] ?? 0, provision: view.amounts.provision_prices[at] ?? 0 };
}

export type OutlawState = { state: "free" } | { state: "captured"; seat: number } | { state: "fled" } | { state: "known"; place: number };

/** Where an outlaw is, as far as this viewer knows. */
export function outlawState(view: View, card: string): OutlawState {
  const captor = view.seats.find((seat) => seat.captures.includes(card));
  if (captor) return { state: "captured", seat: captor.seat };
  if (view.fled.includes(card)) return { state: "fled" };
  const known = view.deck_known.find((one) => one.card === card);
  return known ? { state: "known", place: known.place } : { state: "free" };
}

export const capturedCount = (view: View): number => view.seats.reduce((sum, seat) => sum + seat.captures.length, 0);

export const inPlay = (view: View): SeatView[] => view.seats.filter((seat) => seat.terrain !== null);

/** The goods of which a Marshal could not pay the most expensive ambush or camp. */
export function shortOf(view: View, seat: SeatView): ("bullets" | "provisions")[] {
  if (view.basic || view.over || seat.terrain === null) return [];
  const most = Math.max(...view.amounts.costs);
  return (["bullets", "provisions"] as const).filter((goods) => seat[goods] < most);
}

/** The Marshals an ambush or camp being resolved is aimed at. */
export function targetsOf(view: View): SeatView[] {
  const here = activeSeat(view).terrain;
  const others = view.seats.map((_, step) => view.seats[(view.active + step) % view.players] as SeatView).slice(1);
  return others.filter((seat) => seat.terrain !== null && seat.terrain === here);
}

/** What a claim of the viewer would be worth: the movement cards of a terrain in the hand, and their sum. */
export function claimOf(view: View, terrain: string | null): { cards: string[]; money: number } {
  const cards = ownHand(view).filter((card) => {
    const face = cardFace(card);
    return face.kind === "movement" && face.terrain === terrain;
  });
  return { cards, money: cards.reduce((sum, card) => sum + (cardFace(card).value ?? 0), 0) };
}

/** Cards with how many there are of each, in the order given. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const found: { card: string; count: number }[] = [];
  for (const card of cards) {
    const same = found.find((one) => one.card === card);
    if (same) same.count += 1;
    else found.push({ card, count: 1 });
  }
  return found;
}

/** The card an event is about. */
export function cardOf(event: TableEvent | null): string | null {
  const card = event?.["card"];
  return typeof card === "string" ? card : null;
}

/** The top cards of the deck that the viewer looks at: the topmost first. */
export function topCards(view: View, most: number): string[] {
  const found: string[] = [];
  for (let place = 1; place <= most; place++) {
    const known = view.deck_known.find((one) => one.place === place);
    if (!known) break;
    found.push(known.card);
  }
  return found;
}
