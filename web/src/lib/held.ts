// The seats this browser holds: their secrets, by table and seat.
import type { TableStream } from "./stream.svelte";

const KEY = "cantina.held";

export interface Held {
  table: string;
  seat: number;
  token: string;
}

export function held(): Held[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Held[]) : [];
  } catch {
    return [];
  }
}

export function heldAt(table: string): Held[] {
  return held().filter((one) => one.table === table);
}

export function hold(table: string, tokens: Record<string, string>): void {
  const fresh = Object.entries(tokens).map(([seat, token]) => ({ table, seat: Number(seat), token }));
  const others = held().filter((one) => !(one.table === table && String(one.seat) in tokens));
  keep([...fresh, ...others].slice(0, 60));
}

export function release(table: string, seat: number): void {
  keep(held().filter((one) => !(one.table === table && one.seat === seat)));
}

/** Gives a seat up for good: the secret is forgotten once the table knows. */
export async function leave(stream: TableStream): Promise<void> {
  const seat = stream.seat ?? -1; // the table's answer takes it away
  await stream.send({ type: "leave" });
  release(stream.name, seat);
}

function keep(all: Held[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Nothing can be kept here; the seat lasts as long as the page.
  }
}
