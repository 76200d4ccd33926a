// The seats this browser holds: their secret tokens, by table and seat, kept in localStorage.
import type { MatchConnection } from "./matchConnection.svelte";

// The name is older than this file's; another one would lose people their seats.
const STORAGE_KEY = "cantina.held";
const MAX_SEATS = 60;

export interface HeldSeat {
  table: string;
  seat: number;
  token: string;
  /** The table's game, once it is known: a table that is gone is named by it. */
  game?: string;
}

export function heldSeats(): HeldSeat[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as HeldSeat[]) : [];
  } catch {
    return [];
  }
}

export function heldSeatsAt(table: string): HeldSeat[] {
  return heldSeats().filter((held) => held.table === table);
}

export function saveSeatTokens(table: string, tokens: Record<string, string>): void {
  const added = Object.entries(tokens).map(([seat, token]) => ({ table, seat: Number(seat), token }));
  const others = heldSeats().filter((held) => !(held.table === table && String(held.seat) in tokens));
  store([...added, ...others].slice(0, MAX_SEATS));
}

export function forgetSeatToken(table: string, seat: number): void {
  store(heldSeats().filter((held) => !(held.table === table && held.seat === seat)));
}

/** Remembers which game is played at tables where this browser holds seats. */
export function rememberGames(games: ReadonlyMap<string, string>): void {
  const held = heldSeats();
  if (held.some((one) => games.has(one.table) && one.game !== games.get(one.table))) store(held.map((one) => ({ ...one, game: games.get(one.table) ?? one.game ?? "" })));
}

export function forgetTable(table: string): void {
  store(heldSeats().filter((held) => held.table !== table));
}

/** Gives a seat up for good; its token is forgotten once the server has confirmed. */
export async function leaveSeat(connection: MatchConnection): Promise<void> {
  const seat = connection.seat ?? -1; // read now: the server's answer clears it
  await connection.send({ type: "leave" });
  forgetSeatToken(connection.tableId, seat);
}

function store(seats: HeldSeat[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(seats));
  } catch {
    // Nothing can be stored here; the seat lasts as long as the page.
  }
}
