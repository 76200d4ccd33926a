// What flies when an event is shown, where pieces have no identity of their own.
import type { TableEvent } from "../../lib/localizer";
import type { Flight } from "../../lib/pieceMotion";

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
