"""The SQLite store: one server at a time, old files open, and a damaged one is told of."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from choose_game import game_for
from server_process import run_in_thread

from cantina.server.seats import Seat
from cantina.server.store import ChatLine, DamagedTable, StoreUnavailable, TableRecord, sqlite
from cantina.server.store.file_lock import DataInUse
from cantina.server.store.sqlite import SqliteStore

GAME = game_for(2).meta.name


def record(name: str, **fields: Any) -> TableRecord:
    seats = [Seat(name="Ana", token_hash="a"), Seat()]
    return msgspec.structs.replace(TableRecord(name, GAME, 2, {}, 7, seats, created=1), **fields)


def with_store(path: Path, work: Callable[[SqliteStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        try:
            await asyncio.wait_for(work(store), 20)
        finally:
            await store.close()

    run_in_thread(run())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cantina.db"


def test_a_second_store_on_the_same_file_is_refused_with_a_clear_message(path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        with pytest.raises(DataInUse, match=r"another server \(process \d+\) uses .*cantina.db"):
            SqliteStore(path)

    with_store(path, work)
    with_store(path, lambda store: store.save(record("t")))  # the lock ends with its holder


def test_a_second_server_on_the_same_file_says_why_it_does_not_start(path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for language, said in (("en", "by another server"), ("es", "otro servidor")):
            command = [sys.executable, "-m", "cantina", "serve", "--port", "0", "--no-open", "--lang", language]
            found = await asyncio.to_thread(
                subprocess.run, [*command, "--data", str(path)], capture_output=True, text=True, timeout=30
            )
            assert found.returncode != 0
            assert said in found.stderr
            assert str(path) in found.stderr.replace("\n", "")
            assert "Traceback" not in found.stderr

    with_store(path, work)


def test_a_bad_row_of_the_log_is_that_tables_fault_only(path: Path) -> None:
    async def fill(store: SqliteStore) -> None:
        await store.save(record("bad"))

    with_store(path, fill)
    with closing(sqlite3.connect(path)) as db:
        db.execute("insert into log values ('bad', 0, 0, 'not a number', '', 0, 0)")
        db.commit()

    async def read(store: SqliteStore) -> None:
        with pytest.raises(DamagedTable):
            await store.load("bad")

    with_store(path, read)


def damage(path: Path) -> None:
    """Overwrites the pages that hold tables, except the first two."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("pragma wal_checkpoint(truncate)")
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096 * 12)
        file.write(b"\x5a" * (size - 4096 * 14))


def test_damaged_pages_are_a_fault(path: Path) -> None:
    async def fill(store: SqliteStore) -> None:
        assert await store.fault() is None
        for number in range(200):
            await store.save(record(f"table {number}", notices=[], options={"padding": "x" * 1000}))

    with_store(path, fill)
    damage(path)

    async def ask(store: SqliteStore) -> None:
        for _ in range(100):
            if await store.fault() is not None:
                return
            await asyncio.sleep(0.05)
        pytest.fail("the store calls itself well")

    with_store(path, ask)


def test_a_fault_that_has_passed_is_forgotten(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "RECHECK_SECONDS", 0.05)

    async def work(store: SqliteStore) -> None:
        await store.save(record("t"))
        reader, store._reader = store._reader, BrokenConnection()  # type: ignore[assignment]
        with pytest.raises(StoreUnavailable):
            await store.find("t")
        assert await store.fault() == "disk I/O error"
        store._reader = reader
        for _ in range(200):
            if await store.fault() is None:
                return
            await asyncio.sleep(0.05)
        pytest.fail("the store still calls itself ill")

    with_store(path, work)


class BrokenConnection:
    """A connection to a disk that does not answer."""

    def execute(self, *args: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")


def test_a_file_of_the_previous_version_gets_the_new_columns_once(path: Path) -> None:
    body = msgspec.json.encode({**msgspec.to_builtins(record("old", listed=True))})
    with closing(sqlite3.connect(path)) as db:
        db.executescript(
            "create table tables (id text primary key, stage text not null, listed integer not null,"
            " created integer not null, body blob not null) without rowid;"
            "create table chat (id text not null, number integer not null, seat integer, name text not null,"
            " text text not null, at integer not null, primary key (id, number)) without rowid;"
            "insert into chat values ('old', 0, null, '', 'howdy', 1);"
        )
        db.execute("insert into tables values ('old', 'lobby', 1, 1, ?)", (body,))
        db.commit()

    async def work(store: SqliteStore) -> None:
        found = await store.load("old")
        assert found is not None
        assert (found[0].version, found[2][0].text) == (0, "howdy")
        await store.save(found[0])
        assert found[0].version == 1

    with_store(path, work)
    with_store(path, lambda store: store.append_chat("old", ChatLine(1, 0, "Ana", "again", 2)))
