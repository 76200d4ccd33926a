// Questions and choices in words: what each does, what it costs and what follows.
import type { ChoiceLabel, Headline } from "..";
import type { Localizer } from "../../lib/localizer";
import type { ChoiceInfo } from "../../lib/protocol";
import { cardFace } from "./cards";
import type { View } from "./protocol";
import { activeSeat, claimOf, costOf, goodsOf, ownSeat, targetsOf, topCards, townPrices } from "./table";

/** A choice of the game in its own words. */
export function choiceText(localizer: Localizer, kind: string, args: Record<string, unknown> = {}): string {
  return localizer.choice({ text: "", kind, args });
}

export function headline(kind: string, anyView: unknown, localizer: Localizer): Headline | null {
  const view = anyView as View;
  if (!localizer.has(`ask-${kind}`)) return null;
  const title = localizer.format(`ask-${kind}`);
  const detail = kind === "main" ? localizer.format("ask-main-detail", { shelter: view.shelter }) : localizer.format("ask-turn-of", { seat: view.active });
  return { title, detail };
}

/** The order of groups in the list: moves, cards, the rest. */
const ORDER = { move: 0, play: 10, other: 20 };

export function choiceLabel(choice: ChoiceInfo, anyView: unknown, localizer: Localizer): ChoiceLabel | null {
  const view = anyView as View;
  const args = choice.args as { card?: string; terrain?: string; seat?: number; places?: string };
  const me = ownSeat(view);
  const text = localizer.choice(choice);
  if (!me) return null;
  const label = (id: string, params: Record<string, unknown> = {}): string => localizer.format(`label-${id}`, params);
  const way = (terrain: string, detail: string, symbol: string): ChoiceLabel => ({
    text,
    detail,
    symbol,
    group: localizer.format("group-move", { terrain }),
    order: ORDER.move + view.row.indexOf(terrain),
  });
  const covers = label(view.shelter ? "covers" : "draws");
  const play = (detail: string, symbol: string): ChoiceLabel => ({ text, detail, symbol, group: localizer.format("group-play"), order: ORDER.play });
  const other = (detail: string, symbol: string): ChoiceLabel => ({ text, detail, symbol, group: localizer.format("group-other"), order: ORDER.other });
  const { card = "", terrain = "" } = args;
  switch (choice.kind) {
    case "move": {
      const to = cardFace(card).terrain ?? "";
      return way(to, covers, to);
    }
    case "wild":
      return way(terrain, covers, "wild");
    case "ride":
      return way(terrain, `${label("ride", { left: me.provisions - 1 })}; ${label(view.shelter ? "draws-keeps" : "draws")}`, "provision");
    case "play": {
      const cost = costOf(view, card);
      if (cost === null) return play(label("ends"), cardFace(card).kind);
      const hit = targetsOf({ ...view, active: me.seat });
      if (hit.length === 0) return play(label("shelter-none"), cardFace(card).kind);
      const who = localizer.list(hit.map((seat) => localizer.seat(seat.seat)));
      return play(label("shelter-hits", { who, count: cost, goods: goodsOf(card) }), cardFace(card).kind);
    }
    case "ambush":
    case "camp":
      return play(label("ends"), choice.kind);
    case "shoot":
      return other(label("shoot"), "bullet");
    case "reveal":
      return other(label("reveal", { bribe: view.amounts.bribe }), "badge");
    case "pass":
      return { ...other(label("pass"), "turn"), order: ORDER.other + 1 };
    case "leave":
      return { text, detail: label("leave"), symbol: terrain };
    case "stay":
      return { text, detail: label("stay", { left: me.bullets - 1 }), symbol: "bullet" };
    case "cancel":
      return { text, detail: label("cancel"), symbol: "badge" };
    case "claim": {
      const { cards, money } = claimOf(view, activeSeat(view).terrain);
      return { text, detail: label("claim", { money, cards }), symbol: "dollar" };
    }
    case "show":
      return { text, detail: label("show", { value: cardFace(card).value ?? 0 }), symbol: cardFace(card).terrain ?? "card" };
    case "show-nothing": {
      const cost = view.played === null ? null : costOf(view, view.played);
      return cost === null ? null : { text, detail: localizer.format(`ui-show-nothing-${goodsOf(view.played ?? "")}`, { count: cost }), symbol: "card" };
    }
    case "let-be":
    case "claim-nothing":
    case "board-nothing":
    case "travel-nowhere":
      return { text, detail: label(choice.kind) };
    case "board":
      return { text, detail: label("board", { fare: view.amounts.fare, left: me.money - view.amounts.fare }), symbol: terrain };
    case "travel":
      return { text, detail: label("travel"), symbol: cardFace(card).terrain ?? "wild" };
    case "buy-bullet":
    case "buy-provision": {
      const goods = choice.kind === "buy-bullet" ? "bullet" : "provision";
      const price = townPrices(view)[goods];
      return { text, detail: label("buy", { price, left: me.money - price }), symbol: goods };
    }
    case "order": {
      const places = String(args.places).split(" · ").map(Number);
      const cards = topCards(view, places.length);
      const named = places.map((place) => cards[place - 1]).filter((one) => one !== undefined);
      if (named.length < places.length) return null;
      return { text: named.map((one) => localizer.word("card", one)).join(" · "), detail: label("order-first", { card: named[0] ?? "" }), symbol: "deck" };
    }
    default:
      return null;
  }
}
