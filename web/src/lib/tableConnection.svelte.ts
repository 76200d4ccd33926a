// The connection to a table: its WebSocket, the state received over it, and requests with their answers.
import { framesOf, type EventFrame } from "./animation.svelte";
import { crc32 } from "./crc32";
import type { TableEvent } from "./localizer";
import { MatchConnection, type Answer, type LogEntry, type Rejection, type RequestBody } from "./matchConnection.svelte";
import type { ClientMessage, HintResult, Reason, ServerMessage, Update } from "./protocol";
import type { Language } from "./preferences.svelte";
import { randomId } from "./randomId";

export type ConnectionStatus = "connecting" | "open" | "resyncing" | "lost" | "closed";

interface PendingRequest {
  message: ClientMessage;
  /** Whether it is sent again after a lost connection. */
  resend: boolean;
  resolve: (answer: Answer) => void;
  reject: (rejection: Rejection) => void;
}

const NO_CONNECTION: Rejection = { code: "no-connection", rule: null, params: {} };
const RESENT = ["choose", "answer-standing", "undo", "chat"];
const PING_INTERVAL = 5000;
const SILENCE_LIMIT = 15_000;
const LONGEST_PAUSE = 15_000;
/** How long a connection must have worked before the pauses between attempts are short again. */
const STABLE_AFTER = 10_000;
/** The server's reasons for closing after which connecting again would not help. */
const FINAL_REASONS = new Set([
  "no-such-table",
  "no-such-seat",
  "other-rules",
  "table-damaged",
  "other-origin",
  "too-many-sockets",
  "not-understood",
  "too-large",
  "hello-first",
  "hello-twice",
]);

export class TableConnection extends MatchConnection {
  status = $state<ConnectionStatus>("connecting");
  closeReason = $state("");
  #socket: WebSocket | null = null;
  #pending = new Map<string, PendingRequest>();
  #checksum = 0;
  #reconnects = 0;
  /** When the table was received on this connection. */
  #readyAt = 0;
  #resyncs = 0;
  #connectedBefore = false;
  #connectTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #lastMessageAt = 0;
  #closed = false;
  readonly #idPrefix = randomId();
  #requests = 0;
  #language: Language | null = null;

  constructor(
    tableId: string,
    readonly token: string | null,
    readonly openSocket: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    super(tableId);
    this.#connect();
    if (typeof addEventListener === "function") addEventListener("online", this.#onOnline);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#connectTimer);
    clearInterval(this.#pingTimer);
    removeEventListener("online", this.#onOnline);
    this.#socket?.close();
  }

  /** Sends a request and resolves with its answer. What changes a match is sent again after a lost connection. */
  send(body: RequestBody): Promise<Answer> {
    const id = `${this.#idPrefix}${++this.#requests}`;
    const message = { ...body, id } as ClientMessage;
    return new Promise((resolve, reject) => {
      const resend = RESENT.includes(body.type);
      this.#pending.set(id, { message, resend, resolve, reject });
      if (this.status === "open") this.#post(message);
      else if (!resend) this.#reject(id, NO_CONNECTION);
    });
  }

  async whyNot(): Promise<Reason[]> {
    const answer = await this.send({ type: "why-not" });
    return answer.type === "why-not-reasons" ? answer.reasons : [];
  }

  async hint(): Promise<HintResult | null> {
    const answer = await this.send({ type: "hint", decision_number: this.decisionNumber });
    return answer.type === "hint-result" ? answer : null;
  }

  wantText(language: Language | null): void {
    if (language === this.#language) return;
    this.#language = language;
    if (this.status === "open") this.#askForText();
  }

  #askForText(): void {
    const language = this.#language;
    this.send({ type: "text-board", language })
      .then((answer) => {
        if (answer.type !== "text-board-result" || language !== this.#language) return;
        this.text = answer.text;
        this.onFrames([]);
      })
      .catch(() => undefined); // asked again when the connection is back
  }

  #onOnline = (): void => {
    if (this.#socket === null && !this.#closed && this.status !== "closed") this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#connectTimer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.openSocket(`${scheme}://${location.host}/api/tables/${this.tableId}/stream`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#lastMessageAt = Date.now();
      this.#post({ type: "hello", token: this.token, since: this.step, reconnecting: this.#connectedBefore });
      this.#connectedBefore = true;
      clearInterval(this.#pingTimer);
      this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#lastMessageAt = Date.now();
      this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#onClose(event.reason);
    };
  }

  #ping(): void {
    if (Date.now() - this.#lastMessageAt > SILENCE_LIMIT) this.#socket?.close();
    else this.#post({ type: "ping" });
  }

  #onClose(reason: string): void {
    clearInterval(this.#pingTimer);
    this.#socket = null;
    for (const [id, request] of this.#pending) if (!request.resend) this.#reject(id, NO_CONNECTION);
    if (this.#closed) return;
    if (FINAL_REASONS.has(reason)) {
      this.status = "closed";
      this.closeReason = reason;
      return;
    }
    // An open socket proves nothing: a table that fails closes it at once, every time.
    if (this.#readyAt > 0 && Date.now() - this.#readyAt > STABLE_AFTER) this.#reconnects = 0;
    this.#readyAt = 0;
    this.status = "lost";
    const jitter = 0.7 + Math.random() * 0.6;
    this.#connectTimer = setTimeout(() => this.#connect(), backoff(this.#reconnects++) * jitter);
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #resolve(answer: Answer): void {
    this.#pending.get(answer.id)?.resolve(answer);
    this.#pending.delete(answer.id);
  }

  #reject(id: string, rejection: Rejection): void {
    this.#pending.get(id)?.reject(rejection);
    this.#pending.delete(id);
  }

  /** Connects anew and asks for everything, because what we have does not fit what we received. */
  #resync(): void {
    this.status = "resyncing";
    this.step = -1;
    this.#checksum = 0;
    this.log = [];
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    clearTimeout(this.#connectTimer);
    if (this.#readyAt > 0 && Date.now() - this.#readyAt > STABLE_AFTER) this.#resyncs = 0;
    const pause = this.#resyncs++ ? backoff(this.#resyncs) : 0;
    this.#connectTimer = setTimeout(() => this.#connect(), pause);
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "lobby":
        this.table = message.table;
        this.seat = message.seat;
        if (this.status !== "open" && message.table.stage === "lobby") this.#onReady();
        break;
      case "update":
        this.#update(message);
        break;
      case "chat-message":
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        break;
      case "notice":
        if (!this.notices.some((notice) => notice.step === message.step && notice.code === message.code && notice.seat === message.seat))
          this.notices = [...this.notices, message];
        break;
      case "rejected":
        this.#reject(message.id, { code: message.code, rule: message.rule ?? null, params: message.params ?? {} });
        break;
      case "done":
      case "why-not-reasons":
      case "hint-result":
      case "text-board-result":
        this.#resolve(message);
        break;
      case "pong":
        break;
    }
  }

  #onReady(): void {
    this.status = "open";
    this.#readyAt = Date.now();
    for (const { message } of this.#pending.values()) this.#post(message);
    if (this.#language !== null && this.table?.stage !== "lobby") this.#askForText();
  }

  #update(update: Update): void {
    if (update.after !== this.step && update.after !== -1) return this.#resync();
    if (update.view === null && this.view === null) return this.#resync();
    if (update.after === -1) {
      this.#checksum = 0;
      this.log = [];
    }
    const entries: LogEntry[] = [];
    const frames: EventFrame[] = [];
    let view = update.view ?? this.view;
    let text = update.text;
    for (const step of update.steps) {
      const stepEvents = step.events as TableEvent[];
      if (stepEvents.length) this.#checksum = crc32(JSON.stringify(stepEvents), this.#checksum);
      if (step.undone !== null && step.undone !== undefined) entries.push({ step: step.step, event: null, undone: step.undone });
      for (const event of stepEvents) entries.push({ step: step.step, event, undone: null });
      if (update.view === null) {
        const found = framesOf(view, step);
        frames.push(...found.frames);
        view = found.view;
        text = found.text ?? text;
      }
    }
    if (this.#checksum !== update.digest) return this.#resync();
    const changed = view !== this.view;
    this.step = update.step;
    this.decisionNumber = update.decision_number;
    this.view = view;
    if (text !== null) this.text = text;
    if (update.seat_names !== null) this.seatNames = update.seat_names;
    this.decision = update.decision;
    this.canUndo = update.undo;
    this.standing = update.standing;
    this.clocks = update.clocks;
    this.clocksReceivedAt = Date.now();
    this.result = update.result;
    if (entries.length) this.log = [...this.log, ...entries];
    if (this.status !== "open") this.#onReady();
    if (changed || frames.length) this.onFrames(frames);
  }
}

/** Milliseconds to wait before trying again, longer with every try. */
function backoff(tries: number): number {
  return Math.min(LONGEST_PAUSE, 250 * 2 ** tries);
}
