// How long each event is shown.
import type { EventDuration } from "../../lib/animation.svelte";

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
