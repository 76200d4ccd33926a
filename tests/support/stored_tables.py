"""Tables that stand at a chosen step of a recorded match, written into the file of a running server."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

import cantina
from cantina.server.seats import Seat, hash_token, new_token
from cantina.server.store.protocol import TableRecord
from cantina.server.store.sqlite import connect


def store_table(data: Path, record: Mapping[str, Any], steps: int) -> tuple[str, list[str]]:
    """Stores a table of people after so many steps of a match.

    Returns its id and the seats' tokens; the server loads it when somebody comes.
    """
    choices = cantina.game(record["game"]).parse
    tokens = [new_token() for _ in range(record["players"])]
    table = TableRecord(
        id=secrets.token_urlsafe(9),
        game=record["game"],
        players=record["players"],
        options=dict(record["options"]),
        seed=record["seed"],
        seats=[
            Seat(name=f"P{seat + 1}", token_hash=hash_token(token), ready=True)
            for seat, token in enumerate(tokens)
        ],
        created=int(time.time()),
        stage="playing",
        pace="fast",
        rules_version=record["rules"],
    )
    rows = [
        (table.id, step, seat, choices(text).number, "", 0)
        for step, (seat, text) in enumerate(record["choices"][:steps])
    ]
    with closing(connect(data)) as db:
        db.execute(
            "insert into tables (id, stage, listed, created, body) values (?, ?, 0, ?, ?)",
            (table.id, table.stage, table.created, msgspec.json.encode(table)),
        )
        db.executemany("insert into log values (?, ?, ?, ?, ?, ?, 0)", rows)
    return table.id, tokens


def stored_choices(data: Path, table: str) -> list[tuple[int, str]]:
    """The seats and choices of a table's log, in the notation."""
    with closing(connect(data)) as db:
        body = db.execute("select body from tables where id = ?", (table,)).fetchone()[0]
        rows = db.execute("select seat, choice from log where id = ? order by step", (table,)).fetchall()
    choices = cantina.game(msgspec.json.decode(body)["game"]).choices
    return [(seat, choices[choice].text) for seat, choice in rows]
