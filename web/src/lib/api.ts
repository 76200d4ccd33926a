// The server's HTTP addresses.
import type {
  AskReview,
  Catalogue,
  Continue,
  Failure,
  GameTexts,
  Join,
  MyTable,
  NewTable,
  Replay,
  ReviewLine,
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

async function request(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new Failed("no-connection", "", {});
  }
  if (!response.ok) {
    const failure = (await response.json().catch(() => ({}))) as Partial<Failure>;
    throw new Failed(failure.code ?? "internal", failure.detail ?? "", failure.params ?? {});
  }
  return response;
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  return (await (await request(path, body)).json()) as T;
}

/** An answer that comes line by line. */
async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const reader = (await request(path, body, signal)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    text += value ?? "";
    const whole = text.split("\n");
    text = done ? "" : (whole.pop() ?? "");
    for (const line of whole) if (line) yield JSON.parse(line) as T;
    if (done) return;
  }
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
  review: (table: string, wish: AskReview, signal: AbortSignal) => lines<ReviewLine>(`/api/tables/${table}/review`, wish, signal),
  continueFrom: (table: string, wish: Continue) => ask<Seated>(`/api/tables/${table}/continue`, wish),
};
