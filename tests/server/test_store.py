"""The SQLite store: one server at a time, no lost updates, and one fault does not spread."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from choose_game import game_for
from server_process import run_in_thread

from cantina.server.metrics import Metrics
from cantina.server.seats import Seat
from cantina.server.store import ChatLine, Conflict, DamagedTable, LogRow, TableRecord, sqlite
from cantina.server.store.file_lock import DataInUse
from cantina.server.store.sqlite import SqliteStore
from cantina.server.tables import Tables
from cantina.server.worker_pool import WorkerPool

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


def test_a_save_based_on_an_older_version_changes_nothing(path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.save(record("t"))
        one, other = await store.find("t"), await store.find("t")
        assert one is not None
        assert other is not None
        one.stage = "playing"
        await store.save(one)
        other.seats[0].name = "Bea"
        with pytest.raises(Conflict):
            await store.save(other)
        with pytest.raises(Conflict):
            await store.save(record("t"))
        found = await store.find("t")
        assert found is not None
        assert (found.stage, found.seats[0].name, found.version) == ("playing", "Ana", 2)

    with_store(path, work)


def test_a_deleted_table_is_not_written_to_again(path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        mine = record("t")
        await store.save(mine)
        await store.append_log("t", [LogRow(0, 0, 1, "", 0)])
        await store.append_chat("t", ChatLine(0, None, "", "hi", 1, "s:1"))
        await store.delete("t")
        with pytest.raises(Conflict):
            await store.save(mine)
        with pytest.raises(Conflict):
            await store.append_log("t", [LogRow(1, 0, 1, "", 0)])
        assert await store.load("t") is None

    with_store(path, work)
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("select count(*) from log").fetchone() == (0,)
        assert db.execute("select count(*) from chat").fetchone() == (0,)


def test_several_steps_are_stored_all_or_none(path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.save(record("t"))
        await store.append_log("t", [LogRow(1, 0, 5, "", 0)])
        with pytest.raises(Conflict):
            await store.append_log("t", [LogRow(0, 0, 1, "", 0), LogRow(1, 0, 2, "", 0)])
        found = await store.load("t")
        assert found is not None
        assert [row.choice for row in found[1]] == [5]

    with_store(path, work)


@pytest.mark.parametrize(
    "bad",
    [
        ChatLine(0, None, "", "\ud800", 1),  # UnicodeEncodeError
        ChatLine(2**70, None, "", "x", 1),  # OverflowError
        ChatLine(0, None, "", object(), 1),  # type: ignore[arg-type]
    ],
)
def test_an_exception_that_is_not_sqlites_fails_only_its_own_write(path: Path, bad: ChatLine) -> None:
    async def work(store: SqliteStore) -> None:
        await store.save(record("t"))
        done = await asyncio.gather(
            store.append_chat("t", ChatLine(1, None, "", "before", 1)),
            store.append_chat("t", bad),
            store.append_chat("t", ChatLine(2, None, "", "after", 1)),
            return_exceptions=True,
        )
        assert [isinstance(one, Exception) for one in done] == [False, True, False]
        await store.append_chat("t", ChatLine(3, None, "", "later", 1))
        found = await store.load("t")
        assert found is not None
        assert [line.text for line in found[2]] == ["before", "after", "later"]

    with_store(path, work)


@pytest.mark.parametrize(
    "body", [b"{", b"{}", b'{"id": 5}', b"\xff\xfe", "text", 5, b'{"id": "bad", "seats": 3}']
)
def test_a_bad_body_is_that_tables_fault_only(
    path: Path, body: object, caplog: pytest.LogCaptureFixture
) -> None:
    async def fill(store: SqliteStore) -> None:
        for name in ("good", "bad"):
            await store.save(record(name, listed=True))

    with_store(path, fill)
    with closing(sqlite3.connect(path)) as db:
        db.execute("update tables set body = ? where id = 'bad'", (body,))
        db.commit()

    async def read(store: SqliteStore) -> None:
        assert [one.id for one in await store.open_tables(9)] == ["good"]
        for ask in (store.find, store.load):
            with pytest.raises(DamagedTable):
                await ask("bad")
        assert await store.load("good") is not None

    with_store(path, read)
    assert {one.__dict__["table"] for one in caplog.records} == {"bad"}


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
        with pytest.raises(sqlite3.OperationalError):
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


def test_old_tables_that_nobody_looks_at_are_deleted(path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        for days, deleted in ((None, ["lobby"]), (30.0, ["over"])):
            pool = WorkerPool(1, 1.0)
            tables = Tables(store, pool, pool, "easy", Metrics(), keep_finished_days=days)
            await tables.store.delete("lobby")
            await store.save(record("lobby"))
            if days is None:
                await store.save(record("over", stage="over"))
            await tables.table("over" if days is None else "lobby")
            assert await tables.delete_expired(time.time() + 3600) == []
            assert await tables.delete_expired(time.time() + 40 * 86_400) == deleted
            tables._sweeper.cancel()
            for table in list(tables._tables.values()):
                await table.close()

    with_store(path, work)


def test_which_tables_have_expired(path: Path) -> None:
    two = [Seat(token_hash="a"), Seat(token_hash="b")]

    async def work(store: SqliteStore) -> None:
        await store.save(record("empty lobby"))
        await store.save(record("lobby of two", seats=two))
        await store.save(record("playing", stage="playing"))
        await store.save(record("over", stage="over"))
        later = 2**33
        assert await store.expired_tables(0, 0, 9) == []
        assert await store.expired_tables(later, None, 9) == ["empty lobby"]
        assert await store.expired_tables(later, later, 9) == ["over", "empty lobby"]

    with_store(path, work)
