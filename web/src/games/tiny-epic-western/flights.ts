// What flies when an event is shown, where pieces have no identity of their own.
import type { TableEvent } from "../../lib/localizer";
import type { Flight } from "../../lib/pieceMotion";
import { matAndOption, spotOfOption } from "./model";
import type { View } from "./protocol";

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
