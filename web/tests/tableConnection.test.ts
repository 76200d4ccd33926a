// The connection to a table: order, checksums, reconnecting, and sending again.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { crc32 } from "../src/lib/crc32";
import type { EventFrame } from "../src/lib/animation.svelte";
import { TableConnection } from "../src/lib/tableConnection.svelte";
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
    decision_number: step,
    steps: events.map((stepEvents, n) => ({
      step: step - events.length + 1 + n,
      events: stepEvents,
      changes: after < 0 ? [] : stepEvents.map((_, at) => [[["shown"], `${step}.${at}`]]),
      texts: null,
    })),
    view: after < 0 ? { deciding: [], shown: "" } : null,
    text: null,
    seat_names: after < 0 ? [] : null,
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

describe("the connection to a table", () => {
  let connection: TableConnection;
  beforeEach(() => {
    vi.useFakeTimers();
    Socket.all = [];
    connection = new TableConnection("t", "secret", () => new Socket() as unknown as WebSocket);
    last().onopen();
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  /** Lets the server close the connection, and returns how long it took until the next attempt. */
  function reconnectAfter(reason: string): number {
    const sockets = Socket.all.length;
    last().onclose({ reason });
    let waited = 0;
    while (Socket.all.length === sockets && waited < 60_000) {
      vi.advanceTimersByTime(50);
      waited += 50;
    }
    last().onopen();
    return waited;
  }

  it("waits longer and longer when the table closes again and again, also after it was received", () => {
    const pauses = Array.from({ length: 8 }, () => {
      last().hear(update(-1, 1, [one], sumOne));
      return reconnectAfter("table-closed");
    });
    expect(pauses[0]).toBeLessThan(500);
    expect(pauses[7]).toBeGreaterThan(8_000);
  });

  it("is quick again after a connection that has lasted", () => {
    for (let n = 0; n < 8; n++) reconnectAfter("table-closed");
    last().hear(update(-1, 1, [one], sumOne));
    for (let n = 0; n < 12; n++) {
      vi.advanceTimersByTime(1_000);
      last().hear({ type: "pong" });
    }
    expect(reconnectAfter("")).toBeLessThan(500);
  });

  it.each(["no-such-table", "other-rules", "table-damaged", "too-large"])("takes %s as final", (reason) => {
    last().onclose({ reason });
    vi.advanceTimersByTime(120_000);
    expect(Socket.all.length).toBe(1);
    expect([connection.status, connection.closeReason]).toEqual(["closed", reason]);
  });

  it("computes CRC-32", () => {
    expect(crc32("123456789")).toBe(0xcbf43926);
  });

  it("sends its token in the first message and not in the address", () => {
    expect(last().sent[0]).toEqual({ type: "hello", token: "secret", since: -1, reconnecting: false });
  });

  it("keeps the events it receives, in order", () => {
    last().hear(update(-1, 1, [one], sumOne));
    last().hear(update(1, 2, [two], sumTwo));
    expect(connection.status).toBe("open");
    expect(connection.log.map((entry) => entry.event?.event)).toEqual(["a", "b"]);
  });

  it("shows every event with the view after it", () => {
    const shown: EventFrame[][] = [];
    connection.onFrames = (frames) => shown.push(frames);
    last().hear(update(-1, 1, [one], sumOne));
    last().hear(update(1, 2, [two], sumTwo));
    expect(shown).toEqual([[], [{ event: two[0], view: { deciding: [], shown: "2.0" }, text: null, changed: true }]]);
    expect(connection.view).toEqual({ deciding: [], shown: "2.0" });
  });

  it("takes a whole view as it is, without showing what led to it", () => {
    const shown: EventFrame[][] = [];
    last().hear(update(-1, 1, [one], sumOne));
    connection.onFrames = (frames) => shown.push(frames);
    last().hear(update(1, 2, [two], sumTwo, { view: { deciding: [[0, "x"]] } }));
    expect(shown).toEqual([[]]);
    expect(connection.view).toEqual({ deciding: [[0, "x"]] });
    expect(connection.log.length).toBe(2);
  });

  it("resyncs when changes come and there is no view", () => {
    last().hear(update(-1, 1, [one], sumOne, { view: null }));
    expect(connection.status).toBe("resyncing");
  });

  it("asks once for text boards, gets them with updates, and asks again on a new connection", async () => {
    last().hear(update(-1, 1, [one], sumOne));
    connection.wantText("es");
    connection.wantText("es");
    const asked = last().sent.filter((message) => message["type"] === "text-board");
    expect(asked).toMatchObject([{ language: "es" }]);
    last().hear({ type: "text-board-result", id: asked[0]?.["id"], step: 1, text: "uno" });
    await Promise.resolve();
    expect(connection.text).toBe("uno");
    const next = update(1, 2, [two], sumTwo);
    next.steps.forEach((step) => (step.texts = ["dos"]));
    last().hear(next);
    expect(connection.text).toBe("dos");
    last().onclose({ reason: "" });
    vi.advanceTimersByTime(1000);
    last().onopen();
    last().hear(update(2, 2, [], sumTwo, { view: { deciding: [] } }));
    expect(last().sent.some((message) => message["type"] === "text-board")).toBe(true);
  });

  it("resyncs when something is missing", () => {
    last().hear(update(-1, 1, [one], sumOne));
    last().hear(update(5, 6, [two], sumTwo));
    expect(connection.status).toBe("resyncing");
    vi.advanceTimersByTime(1);
    expect(Socket.all.length).toBe(2);
    last().onopen();
    expect(last().sent[0]?.["since"]).toBe(-1);
    last().hear(update(-1, 6, [one, two], sumTwo));
    expect(connection.status).toBe("open");
  });

  it("resyncs when the sums differ", () => {
    last().hear(update(-1, 1, [one], 12345));
    expect(connection.status).toBe("resyncing");
  });

  it("reconnects by itself, from the step it has, and sends again what was not answered", async () => {
    last().hear(update(-1, 1, [one], sumOne));
    const done = connection.send({ type: "choose", decision_number: 1, choice: 3 });
    const first = last().sent[1];
    last().onclose({ reason: "" });
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(1000);
    last().onopen();
    expect(last().sent[0]).toEqual({ type: "hello", token: "secret", since: 1, reconnecting: true });
    last().hear(update(1, 1, [], sumOne));
    expect(last().sent[1]).toEqual(first);
    last().hear({ type: "done", id: first?.["id"], step: 2 });
    await expect(done).resolves.toMatchObject({ step: 2 });
  });

  it("asks for a hint about the open decision, and once only", async () => {
    last().hear(update(-1, 1, [one], sumOne));
    const hint = connection.hint();
    const asked = last().sent[1];
    expect(asked).toMatchObject({ type: "hint", decision_number: 1 });
    last().hear({ type: "hint-result", id: asked?.["id"], decision_number: 1, best: 4, estimates: [] });
    await expect(hint).resolves.toMatchObject({ best: 4 });
    const lost = connection.hint();
    last().onclose({ reason: "" });
    await expect(lost).rejects.toMatchObject({ code: "no-connection" });
  });

  it("does not reconnect after a final reason", () => {
    last().onclose({ reason: "no-such-seat" });
    expect(connection.status).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
  });

  it("says why something was rejected", async () => {
    last().hear(update(-1, 1, [one], sumOne));
    const done = connection.send({ type: "choose", decision_number: 1, choice: 3 });
    last().hear({ type: "rejected", id: last().sent[1]?.["id"], code: "blocked", rule: "XY-FIRE-4", params: {} });
    await expect(done).rejects.toMatchObject({ code: "blocked", rule: "XY-FIRE-4" });
  });
});
