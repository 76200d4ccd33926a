// A match as the page shows it, wherever it comes from: a table on the server, or a lesson.
import type { EventFrame } from "./animation.svelte";
import type { TableEvent } from "./localizer";
import type { Language } from "./preferences.svelte";
import type { ChatMessage, ClientMessage, DecisionInfo, HintResult, Notice, Reason, Result, ServerMessage, TableInfo } from "./protocol";

export interface LogEntry {
  step: number;
  event: TableEvent | null;
  /** The seat that took its last choice back in this step. */
  undone: number | null;
}

/** Why the table did not do what was asked. */
export interface Rejection {
  code: string;
  rule: string | null;
  params: Record<string, unknown>;
}

/** A message that is answered; its `id` is added when it is sent. */
export type RequestBody = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;
export type Answer = Extract<ServerMessage, { id: string }>;

export abstract class MatchConnection {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  step = $state(-1);
  decisionNumber = $state(0);
  view = $state.raw<unknown>(null);
  seatNames = $state.raw<string[][]>([]);
  decision = $state.raw<DecisionInfo | null>(null);
  canUndo = $state(false);
  /** Whether a standing answer of this seat is in force. */
  standing = $state(false);
  clocks = $state.raw<number[] | null>(null);
  clocksReceivedAt = $state(0);
  result = $state.raw<Result | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  notices = $state.raw<Notice[]>([]);

  /** The view as text, if `wantText` asked for it. */
  text = $state("");

  /** Called when the view has changed, with the events that led to it; none where the whole view is new. */
  onFrames: (frames: EventFrame[]) => void = () => undefined;

  constructor(readonly tableId: string) {}

  /** The seats that have to decide, with the kind of decision; every game's view has them. */
  get deciding(): [number, string][] {
    return (this.view as { deciding: [number, string][] } | null)?.deciding ?? [];
  }

  abstract send(body: RequestBody): Promise<Answer>;

  /** Why choices of the open decision are not allowed. */
  abstract whyNot(): Promise<Reason[]>;

  /** A bot's estimates for the open decision. */
  abstract hint(): Promise<HintResult | null>;

  /** Has the view sent as text too, from now on; null: no longer. */
  abstract wantText(language: Language | null): void;
}
