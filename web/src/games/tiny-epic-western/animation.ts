// How long each event is shown, and what flies where.
import type { EventDuration } from "../../lib/animation.svelte";
import type { TableEvent } from "../../lib/localizer";
import type { Flight } from "../../lib/pieceMotion";
import { matAndOption, spotOfOption } from "./table";
import type { View } from "./protocol";

/** In milliseconds; 0: nothing of it is seen. */
const DURATIONS: Record<string, number> = {
  "colour-taken": 600,
  "boss-taken": 900,
  "porch-laid": 450,
  "rival-started": 2000,
  "round-begun": 1100,
  "gaps-dealt": 1000,
  "rival-dealt": 500,
  "hand-dealt": 500,
  "card-kept": 450,
  "poker-reshuffled": 500,
  "influence-gained": 550,
  "influence-paid": 500,
  "third-hired": 700,
  "gunman-placed": 800,
  "rival-rolled": 1800,
  "rival-stayed": 600,
  "gunman-moved": 900,
  "property-used": 1100,
  "owner-paid": 450,
  protected: 700,
  "card-drawn": 600,
  "card-swapped": 600,
  "stack-turned": 800,
  "auction-opened": 1000,
  "auction-closed": 600,
  "duel-begun": 1000,
  "die-rolled": 1000,
  "card-revealed": 1200,
  "rival-drew": 1000,
  "duel-won": 1300,
  "wanted-taken": 900,
  "card-shown": 500,
  "rival-shown": 900,
  "card-changed": 1300,
  "boss-helped": 1400,
  "property-paid": 1500,
  "hand-won": 2800,
  "hand-lost": 2800,
  "third-won": 800,
  "post-office-paid": 800,
  "town-hall-ranked": 2800,
  "property-bought": 1000,
  "property-laid": 400,
  "token-advanced": 900,
  "third-earned": 700,
  "zone-unfilled": 1200,
  "game-won": 900,
};

export const duration: EventDuration = (event) => DURATIONS[event.event] ?? 0;

/** For pieces without an identity of their own. */
export function flights(event: TableEvent, anyBefore: unknown, anyAfter: unknown): Flight[] {
  const before = anyBefore as View;
  const after = anyAfter as View;
  const seat = Number(event["seat"]);
  switch (event.event) {
    case "gunman-placed":
      return [{ from: seat === before.seat ? `mine:${(before.seats[seat]?.left ?? 1) - 1}` : `waiting:${seat}:${(before.seats[seat]?.left ?? 1) - 1}`, to: gunmanPiece(seat, String(event["spot"])) }];
    case "gunman-moved": {
      const origin = before.mats.find((mat) => mat.mat === event["origin"]);
      const left = origin?.spots.find((spot) => spot.standing === seat && after.mats.find((mat) => mat.mat === origin.mat)?.spots.find((one) => one.spot === spot.spot)?.standing !== seat);
      return left ? [{ from: `gunman:${seat}:${origin?.mat}:${left.spot}`, to: gunmanPiece(seat, String(event["spot"])) }] : [];
    }
    case "gaps-dealt":
      return (event["cards"] as string[]).map((card) => ({ from: "poker-deck", to: `poker:${card}` }));
    case "hand-dealt":
      return [{ from: "poker-deck", to: `card:${seat}` }];
    case "property-laid":
    case "porch-laid":
      return [{ from: "property-deck", to: `property:${event["property"]}` }];
    case "auction-opened":
      return (event["properties"] as string[]).map((card) => ({ from: "property-deck", to: `property:${card}` }));
    case "rival-dealt":
      return [{ from: "poker-deck", to: "rival" }];
    case "card-kept":
      return [{ from: `card:${seat}`, to: "discards" }];
    default:
      return [];
  }
}

function gunmanPiece(seat: number, spot: string): string {
  const { mat, option } = matAndOption(spot);
  return `gunman:${seat}:${mat}:${spotOfOption(option)}`;
}
