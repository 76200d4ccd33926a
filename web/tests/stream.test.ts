// A table's socket: order, checksums, coming back, and sending again.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { crc32 } from "../src/lib/crc";
import { TableStream } from "../src/lib/stream.svelte";
import type { Update } from "../src/lib/protocol";

class Socket {
  static all: Socket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { reason: string }) => void = () => undefined;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const last = (): Socket => Socket.all[Socket.all.length - 1] as Socket;

function update(after: number, step: number, events: unknown[][], sum: number, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    after,
    step,
    ask: step,
    batches: events.map((told, n) => ({ step: step - events.length + 1 + n, events: told })),
    view: { deciding: [] },
    personas: [],
    decision: null,
    undo: false,
    standing: false,
    digest: sum,
    clocks: null,
    result: null,
    ...more,
  };
}

const one = [{ event: "a", n: 1 }];
const two = [{ event: "b", text: "ñ" }];
const sumOne = crc32(JSON.stringify(one));
const sumTwo = crc32(JSON.stringify(two), sumOne);

describe("a table's stream", () => {
  let stream: TableStream;
  beforeEach(() => {
    vi.useFakeTimers();
    Socket.all = [];
    stream = new TableStream("t", "secret", () => new Socket() as unknown as WebSocket);
    last().onopen();
  });
  afterEach(() => {
    stream.close();
    vi.useRealTimers();
  });

  it("checks the sums it is told", () => {
    expect(crc32("123456789")).toBe(0xcbf43926);
  });

  it("says who it is, in the first message and not in the address", () => {
    expect(last().sent[0]).toEqual({ type: "hello", token: "secret", since: -1, again: false });
  });

  it("keeps what it is told, in order", () => {
    last().hear(update(-1, 1, [one], sumOne));
    last().hear(update(1, 2, [two], sumTwo));
    expect(stream.connection).toBe("open");
    expect(stream.log.map((entry) => entry.event?.event)).toEqual(["a", "b"]);
  });

  it("resyncs when something is missing", () => {
    last().hear(update(-1, 1, [one], sumOne));
    last().hear(update(5, 6, [two], sumTwo));
    expect(stream.connection).toBe("resyncing");
    vi.advanceTimersByTime(1);
    expect(Socket.all.length).toBe(2);
    last().onopen();
    expect(last().sent[0]?.["since"]).toBe(-1);
    last().hear(update(-1, 6, [one, two], sumTwo));
    expect(stream.connection).toBe("open");
  });

  it("resyncs when the sums differ", () => {
    last().hear(update(-1, 1, [one], 12345));
    expect(stream.connection).toBe("resyncing");
  });

  it("comes back by itself, from the step it has, and sends again what was not answered", async () => {
    last().hear(update(-1, 1, [one], sumOne));
    const done = stream.send({ type: "choose", ask: 1, choice: 3 });
    const first = last().sent[1];
    last().onclose({ reason: "" });
    expect(stream.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    last().onopen();
    expect(last().sent[0]).toEqual({ type: "hello", token: "secret", since: 1, again: true });
    last().hear(update(1, 1, [], sumOne));
    expect(last().sent[1]).toEqual(first);
    last().hear({ type: "done", id: first?.["id"], step: 2 });
    await expect(done).resolves.toMatchObject({ step: 2 });
  });

  it("asks for a hint about the open decision, and once only", async () => {
    last().hear(update(-1, 1, [one], sumOne));
    const hint = stream.hint();
    const asked = last().sent[1];
    expect(asked).toMatchObject({ type: "hint", ask: 1 });
    last().hear({ type: "hinted", id: asked?.["id"], ask: 1, best: 4, estimates: [] });
    await expect(hint).resolves.toMatchObject({ best: 4 });
    const lost = stream.hint();
    last().onclose({ reason: "" });
    await expect(lost).rejects.toMatchObject({ code: "no-connection" });
  });

  it("does not come back where it is not wanted", () => {
    last().onclose({ reason: "no-such-seat" });
    expect(stream.connection).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
  });

  it("tells why something was refused", async () => {
    last().hear(update(-1, 1, [one], sumOne));
    const done = stream.send({ type: "choose", ask: 1, choice: 3 });
    last().hear({ type: "refused", id: last().sent[1]?.["id"], code: "blocked", rule: "CE-FIRE-4", params: {} });
    await expect(done).rejects.toMatchObject({ code: "blocked", rule: "CE-FIRE-4" });
  });
});
