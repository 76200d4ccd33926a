// The server's HTTP endpoints.
import type {
  Catalogue,
  Continue,
  Failure,
  FirstPosition,
  GameTexts,
  Join,
  LessonPages,
  LessonRequest,
  MyTable,
  NewTable,
  Reason,
  Puzzle,
  PuzzleInfo,
  PuzzleLink,
  PuzzleRequest,
  Replay,
  ReviewLine,
  ReviewRequest,
  RuleInfo,
  SeatTokens,
  Subscribe,
  TableInfo,
  Unsubscribe,
} from "./protocol";
import { heldSeats } from "./seatTokens";

/** A request that failed or was refused by the server. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly params: Record<string, unknown>,
  ) {
    super(detail);
  }
}

async function request(path: string, body?: unknown, signal?: AbortSignal, token?: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new RequestError("no-connection", "", {});
  }
  if (!response.ok) {
    const failure = (await response.json().catch(() => ({}))) as Partial<Failure>;
    throw new RequestError(failure.code ?? "internal", failure.detail ?? "", failure.params ?? {});
  }
  return response;
}

async function requestJson<T>(path: string, body?: unknown): Promise<T> {
  return (await (await request(path, body)).json()) as T;
}

/** The lines of a response that arrives line by line (NDJSON). */
async function* requestLines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const reader = (await request(path, body, signal)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    text += value ?? "";
    const lines = text.split("\n");
    text = done ? "" : (lines.pop() ?? "");
    for (const line of lines) if (line) yield JSON.parse(line) as T;
    if (done) return;
  }
}

const cache = new Map<string, Promise<unknown>>();

/** A response that never changes is requested once. */
function requestCached<T>(path: string): Promise<T> {
  const cached = cache.get(path) as Promise<T> | undefined;
  if (cached) return cached;
  const requested = requestJson<T>(path);
  cache.set(path, requested);
  requested.catch(() => cache.delete(path));
  return requested;
}

export const api = {
  games: () => requestCached<Catalogue>("/api/games"),
  /** With a table, what cards say states the numbers it is played with. */
  texts: (game: string, language: string, table?: string) => requestCached<GameTexts>(`/api/games/${game}/texts?${new URLSearchParams({ language, ...(table ? { table } : {}) })}`),
  lesson: (game: string, lesson: string, body: LessonRequest) => requestJson<LessonPages>(`/api/games/${game}/lessons/${lesson}`, body),
  lessonReasons: (game: string, lesson: string, body: LessonRequest) => requestJson<Reason[]>(`/api/games/${game}/lessons/${lesson}/why-not`, body),
  rules: (game: string) => requestCached<RuleInfo[]>(`/api/games/${game}/rules`),
  /** How a match begins, as everybody sees it. */
  firstPosition: (game: string) => requestCached<FirstPosition>(`/api/games/${game}/first-position`),
  openTables: () => requestJson<TableInfo[]>("/api/tables"),
  table: (table: string) => requestJson<TableInfo>(`/api/tables/${table}`),
  createTable: (body: NewTable) => requestJson<SeatTokens>("/api/tables", body),
  join: (table: string, body: Join) => requestJson<SeatTokens>(`/api/tables/${table}/join`, body),
  myTables: () => requestJson<MyTable[]>("/api/mine", { seats: heldSeats().map(({ table, token }) => ({ table, token })) }),
  replay: (table: string, seat: number | null, text: string | null) =>
    requestJson<Replay>(`/api/tables/${table}/replay?${new URLSearchParams({ ...(seat === null ? {} : { seat: String(seat) }), ...(text ? { text } : {}) })}`),
  review: (table: string, body: ReviewRequest, signal: AbortSignal) => requestLines<ReviewLine>(`/api/tables/${table}/review`, body, signal),
  subscribe: (table: string, body: Subscribe) => request(`/api/tables/${table}/push`, body),
  unsubscribe: (table: string, body: Unsubscribe) => request(`/api/tables/${table}/push/end`, body),
  /** Stores a picture of a moment for previews of the link to it; the token holds a seat at the table. */
  savePicture: async (table: string, step: number, token: string, png: Blob) => {
    const headers = { "content-type": "image/png", authorization: `Bearer ${token}` };
    const answer = await fetch(`/api/tables/${table}/pictures/${step}`, { method: "PUT", headers, body: png });
    if (!answer.ok) throw new RequestError(((await answer.json()) as Failure).code, "", {});
  },
  /** Makes a puzzle of a decision of a finished match; the token holds a seat at the table. */
  makePuzzle: async (table: string, body: PuzzleRequest, token: string) => (await (await request(`/api/tables/${table}/puzzles`, body, undefined, token)).json()) as PuzzleLink,
  puzzle: (id: string, text: string | null) => requestCached<Puzzle>(`/api/puzzles/${encodeURIComponent(id)}${text ? `?text=${text}` : ""}`),
  puzzles: (game: string) => requestCached<PuzzleInfo[]>(`/api/games/${game}/puzzles`),
  continueFrom: (table: string, body: Continue) => requestJson<SeatTokens>(`/api/tables/${table}/continue`, body),
};
