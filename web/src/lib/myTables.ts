// The tables this browser holds seats at: how they stand, and which of them are gone.
import { api, RequestError } from "./api";
import { heldSeats, heldSeatsAt, rememberGames } from "./seatTokens";
import type { MyTable } from "./protocol";

/** One table, with all the seats this browser holds there; the first of them is the one to go on with. */
export interface HeldTable {
  id: string;
  seats: MyTable[];
}

/** A table that this browser has a token for and that can no longer be played. */
export interface LostTable {
  id: string;
  /** Its game, where this browser still knows it. */
  game: string | null;
  /** An error's code, or `no-such-seat`: somebody else has the seat now. */
  why: string;
}

/** Which comes first: one's own turn, then matches, then lobbies, then what is over; the latest first. */
const ORDER = { playing: 1, lobby: 2, over: 3 };
function rank({ seats: [first] }: HeldTable): [number, number] {
  return first ? [first.my_turn ? 0 : ORDER[first.table.stage], -(first.since ?? 0)] : [9, 0];
}

export function groupByTable(found: MyTable[]): HeldTable[] {
  const tables = new Map<string, HeldTable>();
  for (const one of found) {
    const held = tables.get(one.table.id) ?? { id: one.table.id, seats: [] };
    if (one.my_turn) held.seats.unshift(one);
    else held.seats.push(one);
    tables.set(held.id, held);
  }
  return [...tables.values()].sort((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first[0] - second[0] || first[1] - second[1];
  });
}

const lost = new Map<string, string>();

/** All tables this browser holds seats at. Of those that are not found any more, it is asked once why. */
export async function myTables(): Promise<{ held: HeldTable[]; gone: LostTable[] }> {
  const asked = [...new Set(heldSeats().map((one) => one.table))];
  if (!asked.length) return { held: [], gone: [] };
  const held = groupByTable(await api.myTables());
  const found = new Map(held.map((one) => [one.id, one.seats[0]?.table.game ?? ""]));
  rememberGames(found);
  const missing = asked.filter((id) => !found.has(id));
  for (const id of missing) if (!lost.has(id)) lost.set(id, await reason(id));
  return { held, gone: missing.map((id) => ({ id, game: heldSeatsAt(id)[0]?.game || null, why: lost.get(id) ?? "" })) };
}

async function reason(table: string): Promise<string> {
  try {
    await api.table(table);
    return "no-such-seat";
  } catch (error) {
    if (error instanceof RequestError && error.code !== "no-connection") return error.code;
    throw error;
  }
}
