// Colt Express: which element stands for which choice, and how events move the picture on.
import type { ChoiceInfo, ColtExpressEvent, ColtExpressView } from "../../lib/protocol";
import type { TableEvent } from "../../lib/tell";
import type { Picture } from "..";
import Board from "./Board.svelte";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The element of the picture that stands for a choice. */
export function element(choice: ChoiceInfo): string | null {
  const args = choice.args as Record<string, string | number>;
  switch (choice.kind) {
    case "plan":
    case "discard":
      return `hand:${args["action"]}`;
    case "plan-face-down":
      return `down:${args["action"]}`;
    case "plan-for":
    case "cover":
      return `hand:${args["bandit"]}:${args["action"]}`;
    case "plan-for-face-down":
      return `down:${args["bandit"]}:${args["action"]}`;
    case "draw":
      return "deck";
    case "discard-bullet":
      return `hand:bullet-${args["bullet"]}`;
    case "move":
      return `place:${args["place"]}`;
    case "fire":
    case "punch":
    case "recruit":
    case "caboose":
      return `bandit:${args["bandit"]}`;
    case "drop":
      return `sheet:${args["loot"]}`;
    case "push":
    case "marshal":
      return `${choice.kind}:${args["way"]}`;
    case "rob-purse":
    case "pickpocket-purse":
      return `purse:${args["purse"]}`;
    case "rob":
      return `lying:${args["loot"]}`;
    default:
      return null;
  }
}

/** The picture after one event: enough of the view is changed for the film. */
export function advance(before: unknown, told: TableEvent): unknown {
  const event = told as unknown as ColtExpressEvent;
  const view = structuredClone(before) as Mutable<ColtExpressView>;
  const bandit = (name: string) => view.bandits.find((one) => one.bandit === name) as Mutable<ColtExpressView["bandits"][number]> | undefined;
  const place = (name: string | null | undefined) => view.places.find((one) => one.place === name) as Mutable<ColtExpressView["places"][number]> | undefined;
  const put = (name: string, where: string): void => {
    const one = bandit(name);
    if (!one) return;
    const old = place(one.place);
    if (old) old.bandits = old.bandits.filter((other) => other !== name);
    one.place = where;
    const now = place(where);
    if (now && !now.bandits.includes(name)) now.bandits = [...now.bandits, name];
  };
  switch (event.event) {
    case "bandit-placed":
    case "bandit-moved":
    case "floor-changed":
      put(event.bandit, event.place);
      break;
    case "bandit-pushed":
      put(event.target, event.place);
      break;
    case "marshal-met":
      put(event.bandit, event.place);
      break;
    case "marshal-moved":
      view.marshal = Number.parseInt(event.unit, 10);
      break;
    case "bandit-shot": {
      const shooter = bandit(event.bandit);
      if (shooter) shooter.bullets = event.left;
      break;
    }
    case "card-played":
      view.common = [...view.common, { seat: event.seat, bandit: event.bandit, action: event.action, face_down: false, resolved: false }];
      break;
    case "card-played-face-down":
      view.common = [...view.common, { seat: event.seat, bandit: event.bandit, action: event.action, face_down: true, resolved: false }];
      break;
    case "card-resolved": {
      const at = view.common.findIndex((card) => !card.resolved);
      view.common = view.common.map((card, n) =>
        n === at ? { ...card, bandit: event.bandit, action: event.action, face_down: false, resolved: true } : card,
      );
      view.acting = event.bandit;
      break;
    }
    case "turn-begun":
      view.turn = event.turn;
      break;
    case "round-begun":
      view.round = event.round;
      view.common = [];
      break;
    case "loot-taken": {
      const taker = bandit(event.bandit);
      const from = place(taker?.place);
      if (!taker || !from) break;
      if (event.loot === "purse") {
        from.purses = from.purses.filter((purse) => purse.purse !== event.purse);
        taker.purses += 1;
        if (event.value !== null) taker.purse_values = [...taker.purse_values, event.value];
      } else if (event.loot === "jewel") {
        from.jewels -= 1;
        taker.jewels += 1;
      } else {
        from.strongboxes -= 1;
        taker.strongboxes += 1;
      }
      break;
    }
    case "loot-lost": {
      const loser = bandit(event.target);
      const to = place(event.place);
      if (!loser) break;
      if (event.loot === "purse") {
        loser.purses -= 1;
        if (to && event.purse !== null) to.purses = [...to.purses, { purse: event.purse, value: event.value }];
      } else if (event.loot === "jewel") {
        loser.jewels -= 1;
        if (to) to.jewels += 1;
      } else {
        loser.strongboxes -= 1;
        if (to) to.strongboxes += 1;
      }
      break;
    }
    case "strongbox-laid": {
      const to = place(event.place);
      if (to) to.strongboxes += 1;
      break;
    }
    case "ransom-secured": {
      const one = bandit(event.bandit);
      if (one) one.ransom = true;
      break;
    }
  }
  return view;
}

const PACE: Record<string, number> = {
  "card-resolved": 700,
  "bandit-moved": 650,
  "floor-changed": 650,
  "bandit-shot": 900,
  "bandit-punched": 700,
  "bandit-pushed": 500,
  "loot-taken": 700,
  "loot-lost": 500,
  "marshal-moved": 700,
  "marshal-met": 800,
  "neutral-bullet-given": 400,
  "nothing-happened": 600,
  "round-begun": 700,
  "round-card-revealed": 900,
  "turn-begun": 350,
  "card-played": 450,
  "card-played-face-down": 450,
  "round-event-happened": 900,
  "strongbox-laid": 500,
  "ransom-secured": 600,
  "gunslinger-named": 900,
};

export const picture: Picture = {
  board: Board,
  element,
  advance,
  pace: (event) => PACE[event.event] ?? 0,
};
