// Reading a view: who is who, which card is which, what stands where.
import type { TableEvent } from "../../lib/localizer";
import type { DuelView, MatView, PropertyView, SideView, SpotView, View } from "./protocol";

export const INFLUENCE = ["money", "law", "force"] as const;
export type Influence = (typeof INFLUENCE)[number];
export const BUSINESSES = ["mining", "rail", "wagon"] as const;
/** Best first. */
export const HANDS = ["straight-flush", "three", "flush", "straight", "pair", "high"];
/** Best first. */
export const SUITS = ["hat", "teepee", "horseshoe", "steer"];
/** The colour of each building's paper. */
export const MAT_COLOURS: Record<string, string> = { bank: "#ecc25c", courthouse: "#8fbbe0", hideout: "#86c29c", saloon: "#e58a6b", sheriff: "#c99b55", "town-hall": "#f0dfba" };

export const matOf = (view: View, mat: string): MatView | undefined => view.mats.find((one) => one.mat === mat);

export const propertyOf = (view: View, name: string): PropertyView | undefined => view.cards.find((card) => card.property === name);

/** A poker card's suit and value: "hat-4" is 4 of hats. */
export function pokerCard(card: string): { suit: string; value: string } {
  const [suit = "", value = ""] = card.split("-");
  return { suit, value };
}

const SPOT_OF_OPTION: Record<string, string> = { left: "influence", right: "influence", minus: "number", plus: "number", down: "suit", up: "suit" };

/** The spot an option belongs to: `left` is one of `influence`, `porch` is a spot itself. */
export const spotOfOption = (option: string): string => SPOT_OF_OPTION[option] ?? option;

/** A placement as choices and events name it, such as `bank-left`: the mat and the option. */
export function matAndOption(spot: string): { mat: string; option: string } {
  const at = spot.lastIndexOf("-");
  return { mat: spot.slice(0, at), option: spot.slice(at + 1) };
}

/** The side of a spot with two options on which a gunman without an option is drawn: the solo Rival's, which takes none. */
const WITHOUT_OPTION: Record<string, string> = { influence: "right", number: "minus", suit: "down" };

/** Whether whoever stands on the spot is drawn on this option. */
export const isTaken = (spot: SpotView, option: string): boolean => spot.standing !== null && (spot.option ?? WITHOUT_OPTION[spot.spot] ?? option) === option;

/** The cards in the gaps beside a mat. */
export function gapsBeside(view: View, mat: string): [string, string] | null {
  const at = view.mats.findIndex((one) => one.mat === mat);
  const left = view.mats[(at + view.mats.length - 1) % view.mats.length]?.gap;
  const right = view.mats[at]?.gap;
  return left && right ? [left, right] : null;
}

/** The viewer's poker cards while one of several is to be kept; otherwise none. */
export function candidateCards(view: View): string[] {
  const me = view.seat === null ? undefined : view.seats[view.seat];
  const isChoosing = view.deciding.some(([seat, kind]) => seat === view.seat && (kind === "keep" || kind === "swap"));
  return me && isChoosing && me.known.length > 1 ? me.known : [];
}

/** The sides with a gunman on a mat, standing or wounded. */
export const sidesOn = (mat: MatView): number[] => [...new Set(mat.spots.flatMap((spot) => [...(spot.standing === null ? [] : [spot.standing]), ...spot.wounded]))];

/** What the change of the Sheriff's spot makes of a card. */
export function changedCard(card: string, option: string): string {
  const { suit, value } = pokerCard(card);
  const at = SUITS.indexOf(suit);
  if (option === "minus" || option === "plus") return `${suit}-${((Number(value) - 1 + (option === "plus" ? 1 : 4)) % 5) + 1}`;
  return `${SUITS[(at + (option === "up" ? 3 : 1)) % 4] ?? suit}-${value}`;
}

/** How much of a type a side has just gained, if that is what happens. */
export function justGained(event: TableEvent | null, seat: number, type: string): number {
  return event?.event === "influence-gained" && event["seat"] === seat && event["influence"] === type ? Number(event["count"]) - Number(event["lost"]) : 0;
}

/** What is short of a price, type by type. */
export function missing(side: SideView | undefined, cost: readonly number[]): number[] {
  return INFLUENCE.map((type, at) => Math.max(0, (cost[at] ?? 0) - (side?.[type] ?? 0)));
}

/** Victory points of properties, which everybody can see; the Wanted card and businesses count at the end. */
export function openPoints(view: View, side: SideView): number {
  return side.properties.reduce((sum, name) => sum + (propertyOf(view, name)?.vp ?? 0), 0);
}

/** The seat that holds the most symbols of a business; null: nobody, or several. */
export function leaderOf(view: View, business: number): number | null {
  const most = Math.max(...view.seats.map((side) => side.symbols[business] ?? 0));
  const leaders = view.seats.filter((side) => side.symbols[business] === most);
  return most > 0 && leaders.length === 1 ? (leaders[0]?.seat ?? null) : null;
}

/** Whether a choice of the duel is made now, and by whom; the solo Rival makes none. */
export function duellist(view: View, duel: DuelView): { seat: number; leads: boolean } {
  const asked = view.deciding.find(([, kind]) => kind === "duel" || kind === "press");
  return asked ? { seat: asked[0], leads: asked[1] === "press" } : { seat: duel.loser, leads: false };
}

/** What a duellist's next steps could bring. */
export function duelOutlook(view: View, duel: DuelView, seat: number): { shot: number; other: number; die: number; faces: number; bonus: number | null; influence: Influence; rerolls: number; free: boolean } {
  const attacks = seat === duel.attacker;
  const side = view.seats[seat];
  const die = duel.dice[attacks ? 0 : 1];
  const shot = attacks ? duel.attack : duel.defence;
  const other = attacks ? duel.defence : duel.attack;
  const leadsFrom = attacks ? other + 1 : other;
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => face + shot - die >= leadsFrom).length;
  const card = side && !side.revealed && side.cards === 1 ? (side.known[0] ?? null) : null;
  const influence: Influence = attacks ? "force" : "law";
  const free = side?.boss === "lawman" && !duel.helped.includes(seat);
  return { shot, other, die, faces, bonus: card ? Number(pokerCard(card).value) : null, influence, rerolls: (side?.[influence] ?? 0) + (free ? 1 : 0), free };
}

/** Elements that are drawn elsewhere: on mats, among one's own pieces, or in a duel's scene. */
const ELSEWHERE = /^(spot|gunman|poker|influence|business|colour|boss|rival-reroll|rival-redraw):|^(reroll|reveal|concede|hold)$/;

/** The elements whose buttons lie in the tray: those with no place on a mat. */
export function trayElements(targets: Iterable<string>, view: View): string[] {
  const zones = new Set(view.mats.map((mat) => mat.zone));
  return [...targets].filter((element) => !ELSEWHERE.test(element) && !(element.startsWith("property:") && zones.has(element.slice(9))));
}

/** Whether something on a mat can be chosen. */
export function matsAreAsked(targets: Iterable<string>, view: View): boolean {
  const zones = new Set(view.mats.map((mat) => mat.zone));
  return [...targets].some((element) => /^(spot|gunman|business):/.test(element) || (element.startsWith("property:") && zones.has(element.slice(9))));
}
