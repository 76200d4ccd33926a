// How long each event is shown, and what flies where.
import type { EventDuration } from "../../lib/animation.svelte";
import type { TableEvent } from "../../lib/localizer";
import type { Flight } from "../../lib/pieceMotion";
import type { Event, View } from "./protocol";

/** In milliseconds; every event of the game is listed. 0: it changes nothing that could be seen. */
export const DURATIONS: Record<Event["event"], number> = {
  "map-laid": 0,
  "character-dealt": 0,
  "first-player-drawn": 500,
  "outlaw-set-aside": 900,
  "hand-dealt": 0,
  "deck-rebuilt": 600,
  "turn-begun": 350,
  "turn-missed": 700,
  "card-drawn": 550,
  "outlaw-drawn": 1000,
  "outlaw-captured": 1100,
  "outlaw-escaped": 1000,
  "outlaw-fled": 1300,
  "shelter-used-up": 700,
  claimed: 900,
  "corrupt-revealed": 1300,
  bribed: 800,
  passed: 400,
  moved: 700,
  "rode-on": 700,
  "shot-fired": 800,
  "stood-firm": 700,
  "moved-away": 650,
  "card-played": 800,
  "nobody-hit": 700,
  "card-shown": 800,
  "nothing-shown": 500,
  "card-given": 700,
  "cost-paid": 700,
  eliminated: 1200,
  "card-cancelled": 1000,
  "deck-looked-at": 700,
  "deck-arranged": 700,
  "card-kept": 700,
  "nothing-kept": 700,
  "rival-searched": 800,
  "card-taken": 800,
  "nothing-taken": 500,
  "turn-to-miss": 700,
  "event-drawn": 900,
  "border-crossed": 1100,
  "train-boarded": 800,
  travelled: 700,
  bought: 500,
  "hand-shown": 0,
  "game-won": 1400,
};

export const duration: EventDuration = (event) => DURATIONS[event.event as Event["event"]] ?? 0;

/**
 * What flies when an event is shown: cards, money, pegs and portraits between piles, posters and boards.
 * A card that is shown is `card:NAME`, wherever; `scene-card` is the back of one that the scene shows, `coin` its money.
 */
export function flights(tableEvent: TableEvent, anyBefore: unknown, anyAfter: unknown): Flight[] {
  const event = tableEvent as unknown as Event;
  const view = anyAfter as View;
  const own = (seat: number): boolean => seat === view.seat;
  const top = view.discard[view.discard.length - 1];
  const discard = top ? `card:${top}` : "discard-empty";
  /** Where a card comes from that leaves a hand; one's own card moves by itself. */
  const fromHand = (seat: number, to = discard): Flight[] => (own(seat) ? [] : [{ from: `hand:${seat}`, to }]);
  /** Cards as the scene shows them: their faces, or one back. */
  const shown = (cards: readonly string[] | null): string[] => (cards ? cards.map((card) => `card:${card}`) : ["scene-card"]);
  switch (event.event) {
    case "card-drawn":
      return [{ from: "deck", to: own(event.seat) && event.card ? `card:${event.card}` : `hand:${event.seat}` }];
    case "outlaw-drawn":
    case "outlaw-set-aside":
      return [{ from: "deck", to: `poster:${event.card}` }];
    case "outlaw-captured":
      return [
        { from: `poster:${event.card}`, to: `capture:${event.card}` },
        ...(event.money ? [{ from: `bounty:${event.card}`, to: `money:${event.seat}` }] : []),
      ];
    case "outlaw-escaped":
      return [{ from: `poster:${event.card}`, to: "deck" }];
    case "outlaw-fled":
      return [{ from: `poster:${event.card}`, to: "horizon" }];
    case "shelter-used-up":
      return [{ from: "shelter", to: "horizon" }];
    case "claimed":
      return [...fromHand(event.seat), { from: "coin", to: `money:${event.seat}` }];
    case "bribed":
      return [{ from: "coin", to: `money:${event.seat}` }];
    case "corrupt-revealed":
      return [{ from: "card:corrupt", to: `corrupt:${event.seat}` }];
    case "moved":
    case "travelled":
      return fromHand(event.seat);
    case "card-played":
    case "card-shown":
      return fromHand(event.seat, `card:${event.card}`);
    case "rode-on":
      return [{ from: `provisions:${event.seat}`, to: `pawn:${event.seat}` }];
    case "shot-fired":
    case "stood-firm":
      return [{ from: `bullets:${event.seat}`, to: `pawn:${event.seat}` }];
    case "cost-paid":
      return [{ from: `${event.goods}:${event.seat}`, to: discard }];
    case "card-given":
      return [{ from: `card:${event.card}`, to: `hand:${event.rival}` }];
    case "card-taken":
      return [{ from: event.card ? `card:${event.card}` : "scene-card", to: `hand:${event.seat}` }];
    case "rival-searched":
      return shown(event.cards).map((to) => ({ from: `hand:${event.rival}`, to }));
    case "nothing-taken":
      return [{ from: `hand:${event.seat}`, to: `hand:${event.rival}` }];
    case "turn-to-miss":
      return [{ from: discard, to: `hand:${event.rival}` }];
    case "event-drawn":
      return [{ from: "deck", to: `card:${event.card}` }];
    case "deck-looked-at":
      return shown(event.cards).map((to) => ({ from: "deck", to }));
    case "deck-arranged":
    case "nothing-kept":
      return shown(event.cards).map((from) => ({ from, to: "deck" }));
    case "card-kept":
      return [{ from: "deck", to: own(event.seat) && event.card ? `card:${event.card}` : `hand:${event.seat}` }];
    case "card-cancelled":
      return [...fromHand(event.seat), { from: `card:${event.card}`, to: `hand:${event.seat}` }];
    case "train-boarded":
      return [{ from: `money:${event.seat}`, to: "train" }];
    case "bought": {
      const goods = event.goods === "bullet" ? "bullets" : "provisions";
      return [
        { from: `money:${event.seat}`, to: "town" },
        { from: `town-${event.goods}`, to: `${goods}:${event.seat}` },
      ];
    }
    case "eliminated":
      return (anyBefore as View).seats[event.seat]?.hand ? [{ from: `hand:${event.seat}`, to: discard }] : [];
    default:
      return [];
  }
}
