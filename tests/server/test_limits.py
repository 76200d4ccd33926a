"""Limits on what one address may do."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from choose_game import game_for
from in_process_tables import RecordingViewer, make_tables
from server_process import Client, ServerProcess, run_in_thread
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cantina.localization import LANGUAGES
from cantina.server import protocol as p
from cantina.server.cluster import SingleProcess
from cantina.server.errors import RequestRejected
from cantina.server.limits import AddressLimits
from cantina.server.seats import Seat
from cantina.server.settings import Settings
from cantina.server.store import TableRecord
from cantina.server.table.actor import MAX_WAITING, Table

GAME = game_for(2).meta.name


def test_one_address_cannot_open_tables_and_sockets_without_end(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db", "--tables", "2", "--sockets", "2")
    try:
        table, tokens = server.make_table(GAME, "me", "open")
        server.make_table(GAME, "me", "open")
        request = {"game": GAME, "seats": [{"who": "me"}, {"who": "bot"}]}
        answer = server.http.post("/api/tables", json=request)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        with (
            Client(server, table, tokens["0"]),
            Client(server, table),
            pytest.raises((ConnectionClosed, InvalidStatus)),
        ):
            Client(server, table).receive("lobby")
        with Client(server, table) as later:
            later.receive("lobby")
    finally:
        server.stop()


def test_a_large_body_is_rejected(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    try:
        answer = server.http.post("/api/mine", content=b"[" + b" " * 100_000 + b"]")
        assert answer.status_code in (400, 413)
    finally:
        server.stop()


def test_one_address_waits_for_a_few_reviews_until_it_disconnects(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db", "--analyst", "search:100000/3s")
    try:
        table, tokens = server.start_table(GAME, "me", "easy")
        with Client(server, table, tokens["0"]) as me:
            me.play()
            me.wait_for_end()
        address = f"/api/tables/{table}/review"

        def first_line(exit_stack: ExitStack) -> dict[str, Any]:
            answer = exit_stack.enter_context(server.http.stream("POST", address, json={"seat": 0}))
            lines = answer.iter_lines()
            exit_stack.callback(list, [lines])  # the response must live until the connection is closed
            found: dict[str, Any] = msgspec.json.decode(next(lines))
            return found

        with ExitStack() as exit_stack:
            codes = [first_line(exit_stack)["code"] for _ in range(4)]
            assert codes == [None, None, None, "too-many-reviews"]
        for _ in range(100):
            with ExitStack() as exit_stack:
                if first_line(exit_stack)["code"] is None:
                    return
            time.sleep(0.05)
        pytest.fail("closed connections still count")
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("count", "code"),
    [
        (AddressLimits.count_new_table, "too-many-tables"),
        (AddressLimits.count_join, "too-many-joins"),
        (AddressLimits.count_picture, "too-many-pictures"),
    ],
)
def test_whoever_does_too_much_is_told_what(
    count: Callable[[AddressLimits, str], Coroutine[Any, Any, None]], code: str
) -> None:
    async def work() -> None:
        limits = AddressLimits(Settings(Path("x"), tables_an_hour=1), SingleProcess())
        allowed = 1 if code == "too-many-tables" else 2
        for _ in range(allowed):
            await count(limits, "192.0.2.1")
        with pytest.raises(RequestRejected, match=code):
            await count(limits, "192.0.2.1")
        await count(limits, "192.0.2.2")

    run_in_thread(work())


def test_requests_of_one_connection_that_wait_at_a_table_are_bounded() -> None:
    """Nobody fills a table's inbox while the table is busy; whoever tries is told and cut off."""

    async def play() -> None:
        tables = make_tables()
        record = TableRecord(
            "t", GAME, 2, {}, 3, [Seat(token_hash="x"), Seat(token_hash="y")], 0, stage="playing"
        )
        table = Table(tables, record, [], [])
        reasons: list[str] = []
        greedy, other = RecordingViewer(None, reasons.append), RecordingViewer(None, reasons.append)
        for viewer in (greedy, other):
            for number in range(MAX_WAITING):
                table.receive(viewer, p.TextBoard(str(number), "en"), 0.0)
        assert reasons == []
        table.receive(greedy, p.TextBoard("one more", "en"), 0.0)
        assert reasons == ["too-fast"]
        assert greedy.waiting == MAX_WAITING
        await asyncio.wait_for(table.call(nothing), 60)
        assert (greedy.waiting, other.waiting) == (0, 0)
        await tables.close()

    async def nothing() -> None: ...

    run_in_thread(play())


def test_every_reason_the_server_gives_has_a_text_in_the_browser() -> None:
    root = Path(__file__).parents[2]
    given = re.compile(
        r"""(?:RequestRejected|Failure|disconnect|disconnect_all)\(\s*"([a-z-]+)\""""
        r"""|_close\([^")]*"([a-z-]+)\"|_count\([^)]*"([a-z-]+)"\)|\bcode="([a-z-]+)\""""
    )
    found = {
        next(filter(None, match.groups()))
        for file in (root / "src/cantina/server").rglob("*.py")
        for match in given.finditer(file.read_text(encoding="utf-8"))
    }
    assert {"too-fast", "hello-first", "bad-request", "too-many-joins"} <= found
    for language in LANGUAGES:
        texts = (root / f"web/src/text/{language}.ftl").read_text(encoding="utf-8")
        missing = [code for code in found if f"\nerror-{code} = " not in texts]
        assert not [code for code in missing if code != "bad-option"]  # it has messages of its own
