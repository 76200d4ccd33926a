// What flies when an event is shown, and whom it is about.
import type { Figure } from "../../lib/figures";
import type { TableEvent } from "../../lib/localizer";
import type { Flight } from "../../lib/pieceMotion";
import { figure, figures } from "./figures";
import type { Event, View } from "./protocol";

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

/** Whom an event is about. */
export function eventFigures(event: TableEvent, anyView: unknown): Figure[] {
  const view = anyView as View;
  const names = [event["bandit"], event["target"]].filter((name) => typeof name === "string");
  if (!names.length && typeof event["seat"] === "number") return figures(view, event["seat"]);
  return [...new Set(names)].map(figure);
}

const HEADINGS = new Set(["round-begun", "turn-begun", "card-resolved", "round-event-happened"]);
export const beginsGroup = (event: TableEvent): boolean => HEADINGS.has(event.event);
