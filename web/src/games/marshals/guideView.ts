// A position for the drawings of the guide: three Marshals, the middle one about to move.
import type { Localizer } from "../../lib/localizer";
import type { Amounts, SeatView, View } from "./protocol";

/** The numbers printed on cards and boards, as the game has them. */
export function printedAmounts(localizer: Localizer): Amounts {
  const value = (name: string): number => localizer.numbers[name]?.value ?? 0;
  return {
    bounties: [1, 2, 3, 4].map((at) => value(`bounty.${at}`)),
    costs: [1, 2].map((at) => value(`cost.${at}`)),
    bullet_prices: [1, 2].map((at) => value(`bullet.${at}`)),
    provision_prices: [1, 2].map((at) => value(`provision.${at}`)),
    most_bullets: value("most.bullets"),
    most_provisions: value("most.provisions"),
    fare: value("fare"),
    bribe: value("bribe"),
    // Not in any of the drawings.
    majority: 0,
    sack: 1,
  };
}

export function guideView(localizer: Localizer): View {
  const value = (name: string): number => localizer.numbers[name]?.value ?? 0;
  const seat = (number: number, marshal: string, terrain: string, hand: string[] = []): SeatView => ({
    seat: number,
    marshal,
    terrain,
    bullets: value("start.bullets"),
    provisions: value("start.provisions"),
    money: value("start.money"),
    captures: [],
    corrupt: false,
    misses_turn: false,
    hand: 4,
    hand_known: hand,
    shown: null,
  });
  const seats = [seat(0, "plains", "desert", ["plains-3", "plains-8", "wild"]), seat(1, "desert", "desert"), seat(2, "mountain", "mountain")];
  localizer.seatNames = seats.map((one) => [`marshal-${one.marshal}`]);
  return {
    seat: 0,
    players: seats.length,
    basic: false,
    row: ["forest", "desert", "plains", "mountain"],
    turn: 1,
    active: 0,
    seats,
    deck: 40,
    deck_known: [{ place: 40, card: "outlaw-4", public: true }],
    discard: ["forest-2", "camp-forest-1"],
    shelter: true,
    fled: [],
    played: null,
    captured: null,
    stop: null,
    rival: null,
    picked: [],
    numbers: {},
    deciding: [[0, "main"]],
    over: false,
    amounts: printedAmounts(localizer),
    leaders: [],
  };
}
