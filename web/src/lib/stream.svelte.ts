// A table's socket: what we are told, kept in order, and what we ask for, answered once.
import type { Asked, Chatted, ClientMessage, Hinted, Notice, Reason, ResultInfo, ServerMessage, TableInfo, Update } from "./protocol";
import { crc32 } from "./crc";
import { randomName } from "./device";
import type { TableEvent } from "./tell";

export type Connection = "connecting" | "open" | "resyncing" | "lost" | "closed";

export interface Entry {
  step: number;
  event: TableEvent | null;
  /** The seat that took its last choice back in this step. */
  undone: number | null;
}

export interface Refusal {
  code: string;
  rule: string | null;
  params: Record<string, unknown>;
}

type Body = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;
type Answer = Extract<ServerMessage, { id: string }>;

interface Waiting {
  message: ClientMessage;
  again: boolean;
  done: (answer: Answer) => void;
  failed: (why: Refusal) => void;
}

/** Reasons the server gives for closing that coming back would not mend. */
const FINAL = new Set(["no-such-table", "no-such-seat", "other-origin", "too-many-sockets", "not-understood", "hello-first"]);

export class TableStream {
  connection = $state<Connection>("connecting");
  closedFor = $state("");
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  step = $state(-1);
  ask = $state(0);
  view = $state.raw<unknown>(null);
  personas = $state.raw<string[][]>([]);
  decision = $state.raw<Asked | null>(null);
  undo = $state(false);
  standing = $state(false);
  clocks = $state.raw<number[] | null>(null);
  clocksAt = $state(0);
  result = $state.raw<ResultInfo | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Chatted[]>([]);
  notices = $state.raw<Notice[]>([]);

  /** Called with the events of every update. */
  onevents: (events: TableEvent[], update: Update) => void = () => undefined;

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #sum = 0;
  #tries = 0;
  #resyncs = 0;
  #met = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #over = false;
  readonly #prefix = randomName();
  #count = 0;

  constructor(
    readonly name: string,
    readonly token: string | null,
    readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#connect();
    if (typeof addEventListener === "function") addEventListener("online", this.#online);
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    clearInterval(this.#alive);
    removeEventListener("online", this.#online);
    this.#socket?.close();
  }

  /** Sends something and tells what came of it. What changes a match is sent again after a lost connection. */
  send(body: Body): Promise<Answer> {
    const id = `${this.#prefix}${++this.#count}`;
    const message = { ...body, id } as ClientMessage;
    return new Promise((done, failed) => {
      const again = ["choose", "stand", "undo", "chat"].includes(body.type);
      this.#waiting.set(id, { message, again, done, failed });
      if (this.connection === "open") this.#post(message);
      else if (!again) this.#fail(id, { code: "no-connection", rule: null, params: {} });
    });
  }

  /** The seats asked to decide, and what about; every game's view says so. */
  get deciding(): [number, string][] {
    return (this.view as { deciding: [number, string][] } | null)?.deciding ?? [];
  }

  async why(): Promise<Reason[]> {
    const answer = await this.send({ type: "why" } as Body);
    return answer.type === "reasons" ? answer.reasons : [];
  }

  /** What a bot thinks of the open decision; null: nothing that could be understood. */
  async hint(): Promise<Hinted | null> {
    const answer = await this.send({ type: "hint", ask: this.ask } as Body);
    return answer.type === "hinted" ? answer : null;
  }

  async board(language: "en" | "es"): Promise<string> {
    const answer = await this.send({ type: "board", language } as Body);
    return answer.type === "board-text" ? answer.text : "";
  }

  #online = (): void => {
    if (this.#socket === null && !this.#over && this.connection !== "closed") this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.open(`${scheme}://${location.host}/api/tables/${this.name}/stream`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.#post({ type: "hello", token: this.token, since: this.step, again: this.#met });
      this.#met = true;
      clearInterval(this.#alive);
      this.#alive = setInterval(() => this.#check(), 5000);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#lost(event.reason);
    };
  }

  #check(): void {
    if (Date.now() - this.#heard > 15_000) this.#socket?.close();
    else this.#post({ type: "ping" });
  }

  #lost(reason: string): void {
    clearInterval(this.#alive);
    this.#socket = null;
    for (const [id, waiting] of this.#waiting)
      if (!waiting.again) this.#fail(id, { code: "no-connection", rule: null, params: {} });
    if (this.#over) return;
    if (FINAL.has(reason)) {
      this.connection = "closed";
      this.closedFor = reason;
      return;
    }
    this.connection = "lost";
    const pause = Math.min(5000, 250 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #fail(id: string, why: Refusal): void {
    this.#waiting.get(id)?.failed(why);
    this.#waiting.delete(id);
  }

  /** Everything is asked for anew: what we have does not fit what we are told. */
  #resync(): void {
    this.connection = "resyncing";
    this.step = -1;
    this.#sum = 0;
    this.log = [];
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#resyncs++ ? Math.min(5000, 250 * 2 ** this.#resyncs) : 0);
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case "lobby":
        this.table = message.table;
        this.seat = message.seat;
        if (this.connection !== "open" && message.table.stage === "lobby") this.#ready();
        break;
      case "update":
        this.#update(message);
        break;
      case "chatted":
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        break;
      case "notice":
        if (!this.notices.some((one) => one.step === message.step && one.code === message.code && one.seat === message.seat))
          this.notices = [...this.notices, message];
        break;
      case "refused":
        this.#fail(message.id, { code: message.code, rule: message.rule ?? null, params: message.params ?? {} });
        break;
      case "done":
      case "reasons":
      case "hinted":
      case "board-text":
        this.#waiting.get(message.id)?.done(message);
        this.#waiting.delete(message.id);
        break;
      case "pong":
        break;
    }
  }

  #ready(): void {
    this.connection = "open";
    for (const { message } of this.#waiting.values()) this.#post(message);
  }

  #update(update: Update): void {
    if (update.after !== this.step && update.after !== -1) return this.#resync();
    if (update.after === -1) {
      this.#sum = 0;
      this.log = [];
    }
    const fresh: Entry[] = [];
    const events: TableEvent[] = [];
    for (const batch of update.batches) {
      const told = batch.events as TableEvent[];
      if (told.length) this.#sum = crc32(JSON.stringify(told), this.#sum);
      if (batch.undone !== null && batch.undone !== undefined)
        fresh.push({ step: batch.step, event: null, undone: batch.undone });
      for (const event of told) fresh.push({ step: batch.step, event, undone: null });
      events.push(...told);
    }
    if (this.#sum !== update.digest) return this.#resync();
    const caughtUp = this.step === -1;
    this.step = update.step;
    this.ask = update.ask;
    this.view = update.view;
    this.personas = update.personas;
    this.decision = update.decision;
    this.undo = update.undo;
    this.standing = update.standing;
    this.clocks = update.clocks;
    this.clocksAt = Date.now();
    this.result = update.result;
    if (fresh.length) this.log = [...this.log, ...fresh];
    if (this.connection !== "open") this.#ready();
    this.onevents(caughtUp ? [] : events, update);
  }
}
