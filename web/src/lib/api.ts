// The server's HTTP addresses.
import type {
  Catalogue,
  Continue,
  Failure,
  GameTexts,
  Join,
  MyTable,
  NewTable,
  Replay,
  RuleInfo,
  Seated,
  TableInfo,
} from "./protocol";
import { held } from "./held";

export class Failed extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly params: Record<string, unknown>,
  ) {
    super(detail);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Failed("no-connection", "", {});
  }
  if (!response.ok) {
    const failure = (await response.json().catch(() => ({}))) as Partial<Failure>;
    throw new Failed(failure.code ?? "internal", failure.detail ?? "", failure.params ?? {});
  }
  return (await response.json()) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change is asked for once. */
function once<T>(path: string): Promise<T> {
  const found = kept.get(path) as Promise<T> | undefined;
  if (found) return found;
  const fresh = ask<T>(path);
  kept.set(path, fresh);
  fresh.catch(() => kept.delete(path));
  return fresh;
}

export const api = {
  games: () => once<Catalogue>("/api/games"),
  texts: (game: string) => once<GameTexts>(`/api/games/${game}/texts`),
  rules: (game: string) => once<RuleInfo[]>(`/api/games/${game}/rules`),
  openTables: () => ask<TableInfo[]>("/api/tables"),
  table: (table: string) => ask<TableInfo>(`/api/tables/${table}`),
  make: (wish: NewTable) => ask<Seated>("/api/tables", wish),
  join: (table: string, wish: Join) => ask<Seated>(`/api/tables/${table}/join`, wish),
  mine: () => ask<MyTable[]>("/api/mine", { held: held().map(({ table, token }) => ({ table, token })) }),
  replay: (table: string, seat: number | null, text: string | null) =>
    ask<Replay>(`/api/tables/${table}/replay?${new URLSearchParams({ ...(seat === null ? {} : { seat: String(seat) }), ...(text ? { text } : {}) })}`),
  continueFrom: (table: string, wish: Continue) => ask<Seated>(`/api/tables/${table}/continue`, wish),
};
