// A match against bots at once.
import { api } from "./api";
import { preferences } from "./preferences.svelte";
import type { GameInfo } from "./protocol";
import { route } from "./route.svelte";
import { saveSeatTokens } from "./seatTokens";

/** Opens a table with bots at all other seats and goes there. */
export async function playNow(game: GameInfo): Promise<void> {
  const players = Math.min(4, game.most);
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { who: "me" as const, name: preferences.name } : { who: "bot" as const, level: "normal" },
  );
  const created = await api.createTable({ game: game.name, seats, pace: preferences.pace, start: true });
  saveSeatTokens(created.table, created.tokens);
  route.go(`/t/${created.table}`);
}
