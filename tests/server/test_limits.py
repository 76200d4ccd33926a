"""What one address may do is limited."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from house import Client, House
from websockets.exceptions import ConnectionClosed, InvalidStatus


def test_one_address_cannot_open_tables_and_sockets_without_end(tmp_path: Path) -> None:
    house = House(tmp_path / "cantina.db", "--tables", "2", "--sockets", "2")
    try:
        table, tokens = house.make("marshals", "me", "open")
        house.make("marshals", "me", "open")
        wish = {"game": "marshals", "seats": [{"who": "me"}, {"who": "bot"}]}
        answer = house.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        with (
            Client(house, table, tokens["0"]),
            Client(house, table),
            pytest.raises((ConnectionClosed, InvalidStatus)),
        ):
            Client(house, table).hear("lobby")
        with Client(house, table) as later:
            later.hear("lobby")
    finally:
        house.close()


def test_a_large_body_is_refused(tmp_path: Path) -> None:
    house = House(tmp_path / "cantina.db")
    try:
        answer = house.http.post("/api/mine", content=b"[" + b" " * 100_000 + b"]")
        assert answer.status_code in (400, 413)
    finally:
        house.close()


def test_one_address_waits_for_a_few_reviews_until_it_hangs_up(tmp_path: Path) -> None:
    house = House(tmp_path / "cantina.db", "--analyst", "search:100000/3s")
    try:
        table, tokens = house.start("marshals", "me", "easy")
        with Client(house, table, tokens["0"]) as me:
            me.play()
            me.until_over()
        address = f"/api/tables/{table}/review"

        def first_line(open_now: ExitStack) -> dict[str, Any]:
            answer = open_now.enter_context(house.http.stream("POST", address, json={"seat": 0}))
            lines = answer.iter_lines()
            open_now.callback(list, [lines])  # who is forgotten hangs up
            found: dict[str, Any] = msgspec.json.decode(next(lines))
            return found

        with ExitStack() as open_now:
            codes = [first_line(open_now)["code"] for _ in range(4)]
            assert codes == [None, None, None, "too-many-reviews"]
        for _ in range(100):
            with ExitStack() as open_now:
                if first_line(open_now)["code"] is None:
                    return
            time.sleep(0.05)
        pytest.fail("those who hung up are still waited for")
    finally:
        house.close()
