"""One fault stays where it is: it is logged with its table, whoever waits is answered, and /health tells."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from choose_game import game_for, game_with
from in_process_tables import InProcessWorkers, NullStore, RecordingViewer, make_tables, take_sent
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families as families
from server_process import TIMEOUT, Client, ServerProcess, next_to_decide, run_in_thread
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cantina.server import protocol as p
from cantina.server.app import make_app
from cantina.server.errors import RequestRejected
from cantina.server.seats import Seat
from cantina.server.settings import Settings
from cantina.server.store import TableRecord
from cantina.server.table import Table
from cantina.server.worker_pool import BotAnswer, BotRequest

GAME = game_for(2).meta.name
SIMULTANEOUS_GAME = game_with(
    lambda game: game.meta.seats[0] <= 2 and len(game.new(2, 0).decisions) == 2
).meta.name
GAME_WITH_STANDING_ANSWERS = game_with(
    lambda game: any(frame.standing for frame in game.decision_frames())
).meta.name


def playing(level: str = "hard") -> TableRecord:
    """A match of two bots."""
    seats = [Seat(bot=level), Seat(bot=level)]
    return TableRecord("t", GAME, 2, {}, 3, seats, 0, stage="playing", pace="fast")


async def settle(rounds: int = 60) -> None:
    for _ in range(rounds):
        await asyncio.sleep(0)


class CountingWorkers(InProcessWorkers):
    """Easy bots answer at once, all others fail."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, bool]] = []

    async def submit(self, request: BotRequest, address: str = "", quick: bool = False) -> BotAnswer | None:
        self.asked.append((request.bot, address, quick))
        return await super().submit(request) if request.bot == "easy" else None


# -- bots at a table --------------------------------------------------------------------------------


def test_the_bots_of_a_table_wait_until_somebody_looks() -> None:
    async def work() -> None:
        workers = CountingWorkers()
        tables = make_tables(workers)
        table = Table(tables, playing("easy"), [], [])
        await settle()
        assert workers.asked == []
        table.viewers.add(viewer := RecordingViewer(None, address="192.0.2.1"), -1)
        await settle()
        assert workers.asked[0] == ("easy", "192.0.2.1", True)
        table.viewers.remove(viewer)
        await settle()
        asked = len(workers.asked)
        await settle()
        assert len(workers.asked) == asked
        await table.close()
        await tables.close()

    run_in_thread(work())


def test_a_bot_that_fails_is_replaced_for_one_decision_only() -> None:
    async def work() -> None:
        workers = CountingWorkers()
        tables = make_tables(workers)
        table = Table(tables, playing("hard"), [], [])
        table.viewers.add(viewer := RecordingViewer(None), -1)
        await settle(30)
        levels = [bot for bot, _, _ in workers.asked]
        assert levels[:4] == ["hard", "easy", "hard", "easy"]
        assert [quick for _, _, quick in workers.asked][:2] == [False, True]
        assert [seat.bot for seat in table.record.seats] == ["hard", "hard"]
        assert "bot-replaced" in [one["code"] for one in take_sent(viewer) if one["type"] == "notice"]
        await table.close()
        await tables.close()

    run_in_thread(work())


# -- a failing table --------------------------------------------------------------------------------


def test_whoever_waits_for_a_failing_table_is_answered() -> None:
    class BrokenStore(NullStore):
        async def save(self, record: TableRecord) -> None:
            await asyncio.sleep(0)
            raise OSError("no space left on device")

    async def work() -> list[Any]:
        tables = make_tables()
        tables.store = BrokenStore()
        record = TableRecord("t", GAME, 2, {}, 3, [Seat(token_hash="x"), Seat()], 0)
        table = Table(tables, record, [], [])
        reasons: list[str] = []
        table.viewers.add(RecordingViewer(None, reasons.append), -1)
        calls = [table.call(lambda: table.lobby.join(None, "Ana", "y")) for _ in range(3)]
        found = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), 10)
        with pytest.raises(RequestRejected, match="table-closed"):
            await asyncio.wait_for(table.call(lambda: table.lobby.join(None, "Ana", "y")), 10)
        assert reasons == ["table-closed"]
        await tables.close()
        return found

    assert [str(one) for one in run_in_thread(work())] == ["table-closed"] * 3


@pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")
def test_an_exception_on_a_socket_is_logged_and_answered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(make_app(Settings(tmp_path / "cantina.db"))) as client:

        async def fail(table: str) -> Table:
            raise RuntimeError("a fault of ours")

        monkeypatch.setattr(client.app.state.tables, "table", fail)
        with client.websocket_connect("/api/tables/broken-one/stream") as socket:
            socket.send_json({"type": "hello"})
            with pytest.raises(WebSocketDisconnect, match="internal") as closed:
                socket.receive()
        assert closed.value.code == 1011
    failures = [record for record in caplog.records if record.exc_info]
    assert [record.__dict__["table"] for record in failures] == ["broken-one"]


# -- damaged data -----------------------------------------------------------------------------------


def close_reason(server: ServerProcess, table: str) -> str:
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/stream") as socket:
        socket.send('{"type":"hello"}')
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=TIMEOUT)
        assert closed.value.rcvd is not None
        return closed.value.rcvd.reason


def test_a_damaged_table_leaves_the_others_alone(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    made = {name: server.make_table(GAME, "me", "open", listed=True) for name in ("good", "bad body")}
    made["bad log"] = server.start_table(GAME, "me", "me")
    server.stop()
    with closing(sqlite3.connect(server.data)) as db:
        db.execute("update tables set body = ? where id = ?", (b"{", made["bad body"][0]))
        db.execute("insert into log values (?, 0, 0, 99999999, '', 0, 0)", (made["bad log"][0],))
        db.commit()
    server.start()
    listed = server.http.get("/api/tables")
    assert (listed.status_code, [one["id"] for one in listed.json()]) == (200, [made["good"][0]])
    seats = [{"table": table, "token": tokens["0"]} for table, tokens in made.values()]
    mine = server.http.post("/api/mine", json={"seats": seats})
    assert mine.status_code == 200
    assert made["good"][0] in [one["table"]["id"] for one in mine.json()]
    for name in ("bad body", "bad log"):
        answer = server.http.get(f"/api/tables/{made[name][0]}")
        assert (answer.status_code, answer.json()["code"]) == (500, "table-damaged")
        assert close_reason(server, made[name][0]) == "table-damaged"
    logged = [msgspec.json.decode(line) for line in server.stop().splitlines() if line.startswith("{")]
    assert {line.get("table") for line in logged} == {made["bad body"][0], made["bad log"][0]}


def test_health_says_so_when_nothing_can_be_written(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    try:
        assert server.http.get("/health").json()["status"] == "well"
        size = max(path.stat().st_size for path in tmp_path.iterdir())
        # No file of this process may grow: to SQLite that is a full disk.
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (min(size, 4096), unlimited[1]))
        time.sleep(1.1)  # the last answer counts for a second
        answer = server.http.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "failing")
        assert answer.json()["why"]
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        time.sleep(1.1)
        assert server.http.get("/health").json()["status"] == "well"
    finally:
        server.stop()


# -- restarts ---------------------------------------------------------------------------------------


def test_a_standing_answer_survives_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    table, tokens = server.start_table(GAME_WITH_STANDING_ANSWERS, "me", "me")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        while (me := next_to_decide(one, two)).update["decision"]["standing"] is None:
            me.choose()
        assert me.request("answer-standing", decision_number=me.decision_number)["type"] == "done"
        assert me.update["standing"]
    server.kill()
    server.start()
    seat = "0" if me is one else "1"
    with Client(server, table, tokens[seat]) as again:
        assert again.wait_for_update()["standing"]
        assert again.request("withdraw-standing")["type"] == "done"
    server.kill()
    server.start()
    with Client(server, table, tokens[seat]) as again:
        assert not again.wait_for_update()["standing"]
    server.stop()


def test_chat_goes_on_after_a_restart_and_a_repeated_message_is_not_doubled(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    table, tokens = server.make_table(GAME, "me", "open")
    with Client(server, table, tokens["0"]) as me:
        assert me.request("chat", text="one", id="a")["type"] == "done"
        assert me.request("chat", text="two", id="b")["type"] == "done"
    server.kill()
    server.start()
    with Client(server, table, tokens["0"]) as me:
        assert me.request("chat", text="two", id="b")["type"] == "done"
        assert me.request("chat", text="three", id="c")["type"] == "done"
    with Client(server, table) as later:
        lines = [later.receive("chat-message") for _ in range(3)]
    assert [(line["number"], line["text"]) for line in lines] == [(0, "one"), (1, "two"), (2, "three")]
    server.stop()


# -- what the metrics tell --------------------------------------------------------------------------


def test_the_metrics_do_not_tell_of_a_hidden_answer(server: ServerProcess) -> None:
    def counted() -> dict[Any, float]:
        text = server.http.get("/metrics").text
        samples = [sample for family in families(text) for sample in family.samples]
        return {
            (s.name, *sorted(s.labels.items())): s.value for s in samples if not s.name.endswith("_created")
        }

    table, tokens = server.start_table(SIMULTANEOUS_GAME, "me", "me")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        one.receive("update")
        two.receive("update")
        before = counted()
        one.choose()
        assert counted() == before
        two.choose()
        one.receive("update")
        after = counted()
        assert after["cantina_commit_seconds_count",] == before.get(("cantina_commit_seconds_count",), 0) + 2


def test_the_metrics_do_not_tell_when_a_bot_has_given_a_hidden_answer() -> None:
    async def work() -> tuple[float, float]:
        tables = make_tables(CountingWorkers())
        record = TableRecord("t", SIMULTANEOUS_GAME, 2, {}, 3, [Seat(bot="easy"), Seat(token_hash="x")], 0)
        record.stage, record.pace = "playing", "fast"
        table = Table(tables, record, [], [])
        table.viewers.add(me := RecordingViewer(1), -1)
        async with asyncio.timeout(20):
            while table.match.state.answers[0] < 0:
                await asyncio.sleep(0.001)
        thinking = tables.metrics.thinking.labels("easy")
        before = thinking._sum.get()
        decision = table.match.state.decision_of(1)
        assert decision is not None
        table.receive(me, p.Choose("a", table.play.decision_number, decision.choices[0].number), 0.0)
        async with asyncio.timeout(20):
            while thinking._sum.get() == before:
                await asyncio.sleep(0.001)
        after = thinking._sum.get()
        await table.close()
        await tables.close()
        return before, after

    before, after = run_in_thread(work())
    assert before == 0
    assert after > 0
