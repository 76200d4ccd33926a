"""The cards and dice of a table cannot be computed from those its players have seen."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import msgspec
from choose_game import game_for
from server_process import ServerProcess

from cantina.kernel.random_streams import KeyedStream, named_stream

GAME = game_for(2).meta.name


def stored_seed(server: ServerProcess, table: str) -> Any:
    with closing(sqlite3.connect(server.data)) as db:
        (body,) = db.execute("select body from tables where id = ?", (table,)).fetchone()
    return msgspec.json.decode(body)["seed"]


def test_a_dealt_match_has_a_secret_seed_of_its_own(server: ServerProcess) -> None:
    seeds = {stored_seed(server, server.start_table(GAME, "me", "me")[0]) for _ in range(3)}
    assert len(seeds) == 3
    for seed in seeds:
        assert isinstance(seed, str)
        assert isinstance(named_stream(seed, "deck"), KeyedStream)
        assert len(seed.removeprefix("blake2b:")) * 4 >= 128
