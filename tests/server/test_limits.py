"""Limits on what one address may do."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from choose_game import game_for
from server_process import Client, ServerProcess
from websockets.exceptions import ConnectionClosed, InvalidStatus

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
