// How long each event is shown, and what flies where.
import type { EventDuration } from "../../lib/animation.svelte";
import type { TableEvent } from "../../lib/localizer";
import type { Flight } from "../../lib/pieceMotion";

/** In milliseconds; 0: nothing of it is seen. */
const DURATIONS: Record<string, number> = {
  "leader-taken": 700,
  "strategy-shown": 600,
  "hand-drawn": 400,
  "first-player-set": 500,
  "day-begun": 1100,
  "turn-begun": 500,
  "card-played": 900,
  "zero-played": 900,
  "henchman-placed": 900,
  "scoundrel-used": 1100,
  "scoundrel-used-again": 900,
  "leader-used": 900,
  "strategy-used": 900,
  "money-gained": 600,
  "money-paid": 600,
  "money-taken": 800,
  "reputation-changed": 900,
  "henchman-jailed": 800,
  "henchman-freed": 800,
  "henchman-sent": 800,
  "henchmen-destroyed": 800,
  "cards-drawn": 500,
  "top-revealed": 900,
  "deck-shuffled": 500,
  "played-card-seen": 900,
  "deck-top-seen": 800,
  "hand-seen": 800,
  "jobs-swapped": 1100,
  "traits-swapped": 1100,
  "scoundrel-hired": 1200,
  "scoundrel-discarded": 700,
  "scoundrel-buried": 600,
  "scoundrel-arrived": 700,
  "office-used": 700,
  "safe-seen": 1000,
  "safe-marked": 900,
  "mark-turned": 800,
  "safe-stolen": 1400,
  "safe-abandoned": 900,
  "night-fallen": 1200,
  "card-revealed": 1600,
  "henchman-returned": 600,
  "cards-returned": 600,
  "safe-shown": 1000,
  "game-won": 900,
};

export const duration: EventDuration = (event) => DURATIONS[event.event] ?? 0;

/** For pieces without an identity of their own. */
export function flights(event: TableEvent): Flight[] {
  const seat = Number(event["seat"]);
  switch (event.event) {
    case "card-played":
    case "zero-played":
      return [{ from: event["poker"] ? `poker:${event["poker"]}` : `sheet:${seat}`, to: `played:${seat}:${event["slot"] ?? "open"}` }];
    case "henchman-placed":
    case "henchman-sent":
      return [{ from: `reserve:${seat}`, to: `henchman:${seat}:${event["rival"]}:${event["slot"]}` }];
    case "henchman-jailed":
      return [{ from: `reserve:${seat}`, to: `jailed:${seat}` }];
    case "henchman-freed":
      return [{ from: `jailed:${seat}`, to: `reserve:${seat}` }];
    case "money-taken":
      return [{ from: `money:${event["rival"]}`, to: `money:${seat}` }];
    default:
      return [];
  }
}
