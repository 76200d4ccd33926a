"""What one address may do is limited."""

from __future__ import annotations

from pathlib import Path

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
