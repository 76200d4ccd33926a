// How long each event is shown, and what flies where.
import type { EventDuration } from "../../lib/animation.svelte";
import type { TableEvent } from "../../lib/localizer";
import type { Flight } from "../../lib/pieceMotion";
import type { Event, View } from "./protocol";

/** In milliseconds; events that are not listed are not shown. */
const DURATIONS: Record<string, number> = {
  "card-resolved": 900,
  "bandit-moved": 750,
  "floor-changed": 750,
  "bandit-shot": 1000,
  "bandit-punched": 800,
  "bandit-pushed": 700,
  "loot-taken": 900,
  "loot-lost": 800,
  "marshal-moved": 800,
  "marshal-met": 900,
  "neutral-bullet-given": 500,
  "nothing-happened": 900,
  "round-begun": 700,
  "round-card-revealed": 1200,
  "turn-begun": 400,
  "card-played": 500,
  "card-played-face-down": 500,
  "cards-drawn": 400,
  "round-event-happened": 1200,
  "strongbox-laid": 600,
  "ransom-secured": 700,
  "gunslinger-named": 1000,
};

export const duration: EventDuration = (event) => DURATIONS[event.event] ?? 0;

/** Loot has no identity once it is held, and a bullet only when it is fired: copies fly. */
export function flights(tableEvent: TableEvent, anyBefore: unknown, anyAfter: unknown): Flight[] {
  const event = tableEvent as unknown as Event;
  const before = anyBefore as View;
  const placeOf = (view: View, bandit: string): string => view.bandits.find((one) => one.bandit === bandit)?.place ?? "";
  const seatOf = (bandit: string): number => (anyAfter as View).bandits.find((one) => one.bandit === bandit)?.seat ?? -1;
  /** A bandit's sheet, or where there is no room for sheets the player's chip. */
  const toSheet = (from: string, bandit: string): Flight[] => [
    { from, to: `sheet:${bandit}` },
    { from, to: `seat:${seatOf(bandit)}` },
  ];
  switch (event.event) {
    case "loot-taken": {
      const place = placeOf(before, event.bandit);
      const at = before.places.find((one) => one.place === place);
      if (event.loot === "purse") return toSheet(`purse:${event.purse ?? at?.purses[0]?.purse}`, event.bandit);
      const count = event.loot === "jewel" ? (at?.jewels ?? 1) : (at?.strongboxes ?? 1);
      return toSheet(`${event.loot}:${place}:${Math.min(count, 3) - 1}`, event.bandit);
    }
    case "loot-lost": {
      if (event.place === null) return [];
      const to = event.loot === "purse" ? `purse:${event.purse}` : `${event.loot}:${event.place}:0`;
      return [{ from: `held:${event.target}:${event.loot}`, to }];
    }
    case "card-played":
    case "card-played-face-down": {
      const to = `played:${(anyAfter as View).common.length - 1}`;
      return [{ from: `hand:${event.bandit}:${event.action}`, to }];
    }
    default:
      return [];
  }
}
