// What is shown of a thing looked at closely: a card, a territory, a Marshal, a pile, a way to end.
import type { Component } from "svelte";
import type { CloseUp } from "..";
import type { Localizer } from "../../lib/localizer";
import Card from "./Card.svelte";
import { cardFace, type CardKind } from "./cards";
import TerrainPicture from "./TerrainPicture.svelte";
import type { View } from "./protocol";
import { bountyOf, costOf, dollars, outlawState } from "./table";

export const RULES: Record<CardKind, string[]> = {
  movement: ["MA-MOVE-1", "MA-TURN-7", "MA-CLAIM-5"],
  wild: ["MA-MOVE-3", "MA-CLAIM-7"],
  outlaw: ["MA-OUT-4", "MA-OUT-7", "MA-ESC-1"],
  border: ["MA-BORDER-1", "MA-BORDER-2"],
  train: ["MA-TRAIN-1", "MA-TRAIN-5"],
  town: ["MA-TOWN-1", "MA-TOWN-3", "MA-TOWN-8"],
  ambush: ["MA-AMBUSH-1", "MA-AMBUSH-4", "MA-AMBUSH-8", "MA-ESC-1"],
  camp: ["MA-AMBUSH-13", "MA-AMBUSH-4", "MA-AMBUSH-8", "MA-ESC-1"],
  clue: ["MA-CLUE-1"],
  hideout: ["MA-HIDE-1", "MA-HIDE-2", "MA-HIDE-6"],
  jurisdiction: ["MA-JUR-1", "MA-JUR-5"],
  corrupt: ["MA-CORR-1", "MA-CORR-7", "MA-WIN-2"],
};
const BASIC_RULES: Partial<Record<CardKind, string[]>> = {
  outlaw: ["MA-BASIC-14", "MA-ESC-1"],
  ambush: ["MA-BASIC-9", "MA-ESC-1"],
  camp: ["MA-BASIC-10", "MA-ESC-1"],
};

/** Whether a card is an ambush or camp without a terrain, which only the basic mode has. */
const isPlain = (card: string): boolean => card === "ambush" || card === "camp";

/** What a card does, in one line. */
export function effectOf(card: string, view: View, localizer: Localizer): string {
  const { kind, terrain } = cardFace(card);
  const bounty = bountyOf(view, card) ?? 0;
  const town = Number(card.split("-")[1]) - 1;
  const name = kind === "train" ? card : kind;
  const basic = (view.basic || isPlain(card)) && localizer.has(`effect-${kind}-basic`) ? "-basic" : "";
  return localizer.format(`effect-${name}${basic}`, {
    terrain: terrain ?? "",
    count: costOf(view, card) ?? 0,
    bounty,
    double: bounty * 2,
    fare: view.amounts.fare,
    bullet: view.amounts.bullet_prices[town] ?? 0,
    provision: view.amounts.provision_prices[town] ?? 0,
    bribe: view.amounts.bribe,
  });
}

function cardCloseUp(card: string, view: View, localizer: Localizer): CloseUp {
  const { kind, terrain, value } = cardFace(card);
  const fact = (id: string): string => localizer.format(`fact-${id}`);
  const facts: [string, string][] = [];
  const cost = costOf(view, card);
  const bounty = bountyOf(view, card);
  if (terrain && !view.basic) facts.push([fact("terrain"), localizer.word("terrain", terrain)]);
  if (value !== null) facts.push([fact("value"), String(value)]);
  if (cost !== null) facts.push([fact("cost"), String(cost)]);
  if (bounty !== null) {
    facts.push(view.basic ? [fact("danger"), String(bounty)] : [fact("bounty"), dollars(localizer, bounty)]);
    const where = outlawState(view, card);
    const places = {
      free: () => localizer.format("where-free"),
      captured: () => (where.state === "captured" ? localizer.seat(where.seat) : ""),
      fled: () => localizer.format("ui-outlaw-fled"),
      known: () => (where.state === "known" ? localizer.format("ui-at-place", { place: where.place }) : ""),
    };
    facts.push([fact("where"), places[where.state]()]);
  }
  return {
    title: localizer.word("card", card),
    text: effectOf(card, view, localizer),
    facts,
    rules: (view.basic || isPlain(card) ? BASIC_RULES[kind] : undefined) ?? RULES[kind],
    picture: Card as unknown as Component<Record<string, unknown>>,
    pictureProps: { card, localizer, amounts: view.amounts, basic: view.basic },
  };
}

function seatCloseUp(seat: number, view: View, localizer: Localizer): CloseUp | null {
  const board = view.seats[seat];
  if (!board) return null;
  const fact = (id: string): string => localizer.format(`fact-${id}`);
  const facts: [string, string][] = [[fact("hand"), String(board.hand)]];
  if (!view.basic)
    facts.unshift([fact("bullets"), String(board.bullets)], [fact("provisions"), String(board.provisions)], [fact("money"), dollars(localizer, board.money)]);
  if (board.captures.length) facts.push([fact("captures"), localizer.list(board.captures.map((card) => localizer.word("card", card)))]);
  if (board.hand_known.length && seat !== view.seat) facts.push([fact("known"), localizer.list(board.hand_known.map((card) => localizer.word("card", card)))]);
  return {
    title: localizer.seat(seat),
    text: localizer.format(view.basic ? "about-seat-basic" : "about-seat", { terrain: board.marshal }),
    facts,
    rules: view.basic ? ["MA-BASIC-3"] : ["MA-OUT-7", "MA-ELIM-1"],
  };
}

export function closeUp(thing: string, anyView: unknown, localizer: Localizer): CloseUp | null {
  const view = anyView as View;
  const at = thing.indexOf(":");
  const [kind, name] = at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
  switch (kind) {
    case "card":
      return cardCloseUp(name, view, localizer);
    case "seat":
      return seatCloseUp(Number(name), view, localizer);
    case "terrain": {
      const owner = view.seats.find((seat) => seat.marshal === name);
      const text = owner ? localizer.format(view.basic ? "about-terrain-basic" : "about-terrain", { seat: owner.seat }) : localizer.format("about-terrain-nobody");
      return { title: localizer.word("terrain", name), text, rules: ["MA-SETUP-2", "MA-MOVE-1", ...(view.basic ? [] : ["MA-OUT-7", "MA-SPEC-1"])], picture: TerrainPicture as unknown as Component<Record<string, unknown>>, pictureProps: { terrain: name } };
    }
    case "deck": {
      const known = view.deck_known.map((one): [string, string] => [
        localizer.format("ui-at-place", { place: one.place }),
        `${localizer.word("card", one.card)} (${localizer.format(one.public ? "ui-known-all" : "ui-known-you")})`,
      ]);
      return { title: localizer.format("ui-deck", { count: view.deck }), text: localizer.format("about-deck"), facts: known, rules: ["MA-TURN-2", "MA-DECK-1", "MA-ESC-6"] };
    }
    case "discard": {
      const cards = [...view.discard].reverse();
      const text = cards.length ? localizer.format("about-discard", { cards }) : localizer.format("about-discard-empty");
      return { title: `${localizer.format("ui-discard-word")}: ${cards.length}`, text, rules: ["MA-ESC-1", "MA-DECK-1"] };
    }
    case "shelter":
      return { title: localizer.format("ui-shelter"), text: localizer.format("about-shelter"), rules: ["MA-ESC-1", "MA-ESC-2", "MA-ESC-3"] };
    case "shoot":
      return { title: localizer.format("ui-shoot"), text: localizer.format("about-shoot"), rules: ["MA-SPEC-2", "MA-SPEC-3"] };
    case "pass":
      return { title: localizer.word("choice", "pass"), text: localizer.format("about-pass"), rules: ["MA-TURN-10"] };
    case "ending": {
      const leader = view.leaders.find((one) => one.cause === name);
      const facts: [string, string][] = leader
        ? [[localizer.format("about-leads"), `${localizer.list(leader.seats.map((seat) => localizer.seat(seat)))}: ${localizer.word("ending", leader.ending)}`]]
        : [];
      const rules: Record<string, string[]> = { captured: ["MA-END-1", "MA-WIN-3", "MA-WIN-4"], fled: ["MA-END-2", "MA-WIN-2"], "one-left": ["MA-END-3", "MA-WIN-1"] };
      return { title: localizer.format(`ui-ending-${name}`), text: localizer.format(`about-ending-${name}`), facts, rules: rules[name] ?? [] };
    }
    default:
      return null;
  }
}
