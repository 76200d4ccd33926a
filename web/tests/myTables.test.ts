// Tables held by this browser: their order, those that are gone, and how long ago something was.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { groupByTable, myTables } from "../src/lib/myTables";
import type { MyTable } from "../src/lib/protocol";
import { forgetTable, heldSeats, saveSeatTokens } from "../src/lib/seatTokens";
import { timeAgo } from "../src/lib/timeAgo";

function mine(id: string, stage: "lobby" | "playing" | "over", seat: number, myTurn: boolean, since: number): MyTable {
  return { table: { id, game: "some-game", stage } as MyTable["table"], seat, my_turn: myTurn, deciding: [], since, winners: null };
}

describe("tables held by this browser", () => {
  beforeEach(() => localStorage.clear());

  it("are listed once each, one's own turn first, what is over last, the latest first", () => {
    const found = [mine("over", "over", 0, false, 9), mine("lobby", "lobby", 0, false, 5), mine("old", "playing", 1, false, 1), mine("new", "playing", 0, false, 2), mine("hot", "playing", 0, false, 0), mine("hot", "playing", 1, true, 0)];
    const grouped = groupByTable(found);
    expect(grouped.map((one) => one.id)).toEqual(["hot", "new", "old", "lobby", "over"]);
    expect(grouped[0]?.seats.map((one) => one.seat)).toEqual([1, 0]);
  });

  it("are said to be gone, with what was played there, until they are forgotten", async () => {
    saveSeatTokens("here", { "0": "a" });
    saveSeatTokens("deleted", { "1": "b" });
    let answer: MyTable[] = [mine("here", "playing", 0, true, 1), mine("deleted", "playing", 1, false, 1)];
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const body = path === "/api/mine" ? answer : { code: "no-such-table", detail: "", params: {} };
      return Promise.resolve(new Response(JSON.stringify(body), { status: path === "/api/mine" ? 200 : 404 }));
    });
    expect((await myTables()).gone).toEqual([]);
    answer = answer.slice(0, 1);
    const { held, gone } = await myTables();
    expect(held.map((one) => one.id)).toEqual(["here"]);
    expect(gone).toEqual([{ id: "deleted", game: "some-game", why: "no-such-table" }]);
    await myTables();
    expect(asked.filter((path) => path === "/api/tables/deleted")).toHaveLength(1);
    forgetTable("deleted");
    expect((await myTables()).gone).toEqual([]);
    expect(heldSeats().map((one) => one.table)).toEqual(["here"]);
  });

  it("stand as they are since some time, in words", () => {
    const now = 1_000_000;
    expect(timeAgo(now - 20, "en", now)).toBe("this minute");
    expect(timeAgo(now - 3 * 3600, "en", now)).toBe("3 hours ago");
    expect(timeAgo(now - 2 * 86_400, "es", now)).toBe("anteayer");
    expect(timeAgo(now - 5 * 86_400, "es", now)).toBe("hace 5 días");
  });
});
