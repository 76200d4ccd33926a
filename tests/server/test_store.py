"""What holds for every store: no lost updates, one fault does not spread, and changes are found again."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from choose_game import game_for
from server_process import run_in_thread

from cantina.kernel.errors import CantinaError
from cantina.server.metrics import Metrics
from cantina.server.push.subscription import Subscription
from cantina.server.seats import Seat
from cantina.server.store import ChatLine, Conflict, DamagedTable, LogRow, TableRecord
from cantina.server.store.postgres import PostgresStore
from cantina.server.store.sqlite import SqliteStore
from cantina.server.tables import Tables
from cantina.server.worker_pool import WorkerPool

GAME = game_for(2).meta.name
Store = SqliteStore | PostgresStore


def record(name: str, **fields: Any) -> TableRecord:
    seats = [Seat(name="Ana", token_hash="a"), Seat()]
    return msgspec.structs.replace(TableRecord(name, GAME, 2, {}, 7, seats, created=1), **fields)


class Backend:
    """Where a store has its data: a SQLite file, or a PostgreSQL database."""

    def __init__(self, data: Path | str) -> None:
        self._data = data

    def run(self, work: Callable[[Store], Awaitable[None]]) -> None:
        async def run() -> None:
            store: Store
            if isinstance(self._data, Path):
                store = SqliteStore(self._data)
            else:
                store = await PostgresStore.open(self._data)
            try:
                await asyncio.wait_for(work(store), 30)
            finally:
                await store.close()

        run_in_thread(run())

    def execute(self, statement: str, *values: Any) -> list[Any]:
        """Runs a statement past the store."""
        if isinstance(self._data, Path):
            with closing(sqlite3.connect(self._data)) as db, db:
                return db.execute(statement, values).fetchall()
        with psycopg.connect(self._data) as connection:
            found = connection.execute(statement.replace("?", "%s"), values)
            return found.fetchall() if found.description else []


@pytest.fixture(params=["sqlite", "postgres"])
def backend(request: pytest.FixtureRequest, tmp_path: Path) -> Backend:
    if request.param == "sqlite":
        return Backend(tmp_path / "cantina.db")
    return Backend(request.getfixturevalue("postgres").new_database())


def test_a_save_based_on_an_older_version_changes_nothing(backend: Backend) -> None:
    async def work(store: Store) -> None:
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

    backend.run(work)


def test_a_deleted_table_is_not_written_to_again(backend: Backend) -> None:
    async def work(store: Store) -> None:
        mine = record("t")
        await store.save(mine)
        await store.append_log("t", [LogRow(0, 0, 1, "", 0)])
        await store.append_chat("t", ChatLine(0, None, "", "hi", 1, "s:1"))
        await store.delete("t")
        with pytest.raises(Conflict):
            await store.save(mine)
        with pytest.raises(Conflict):
            await store.append_log("t", [LogRow(1, 0, 1, "", 0)])
        with pytest.raises(Conflict):
            await store.append_chat("t", ChatLine(1, None, "", "anybody?", 2, "s:2"))
        assert await store.load("t") is None

    backend.run(work)
    assert backend.execute("select count(*) from log") == [(0,)]
    assert backend.execute("select count(*) from chat") == [(0,)]


def test_several_steps_are_stored_all_or_none(backend: Backend) -> None:
    async def work(store: Store) -> None:
        await store.save(record("t"))
        await store.append_log("t", [LogRow(1, 0, 5, "", 0)])
        with pytest.raises(Conflict):
            await store.append_log("t", [LogRow(0, 0, 1, "", 0), LogRow(1, 0, 2, "", 0)])
        found = await store.load("t")
        assert found is not None
        assert [row.choice for row in found[1]] == [5]

    backend.run(work)


@pytest.mark.parametrize(
    "bad",
    [
        ChatLine(0, None, "", "\ud800", 1),  # UnicodeEncodeError
        ChatLine(2**70, None, "", "x", 1),  # OverflowError
        ChatLine(0, None, "", object(), 1),  # type: ignore[arg-type]
    ],
)
def test_a_write_that_is_not_possible_fails_alone(backend: Backend, bad: ChatLine) -> None:
    async def work(store: Store) -> None:
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

    backend.run(work)


@pytest.mark.parametrize("body", [b"{", b"{}", b'{"id": 5}', b"\xff\xfe", b'{"id": "bad", "seats": 3}'])
def test_a_bad_body_is_that_tables_fault_only(
    backend: Backend, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def fill(store: Store) -> None:
        for name in ("good", "bad"):
            await store.save(record(name, listed=True))

    backend.run(fill)
    backend.execute("update tables set body = ? where id = 'bad'", body)

    async def read(store: Store) -> None:
        assert [one.id for one in await store.open_tables(9)] == ["good"]
        for ask in (store.find, store.load):
            with pytest.raises(DamagedTable):
                await ask("bad")
        assert await store.load("good") is not None

    backend.run(read)
    assert {one.__dict__["table"] for one in caplog.records} == {"bad"}


def test_old_tables_that_nobody_looks_at_are_deleted(backend: Backend) -> None:
    async def work(store: Store) -> None:
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

    backend.run(work)


def test_which_tables_have_expired(backend: Backend) -> None:
    two = [Seat(token_hash="a"), Seat(token_hash="b")]

    async def work(store: Store) -> None:
        await store.save(record("empty lobby"))
        await store.save(record("lobby of two", seats=two))
        await store.save(record("playing", stage="playing"))
        await store.save(record("over", stage="over"))
        later = 2**33
        assert await store.expired_tables(0, 0, 9) == []
        assert await store.expired_tables(later, None, 9) == ["empty lobby"]
        assert await store.expired_tables(later, later, 9) == ["over", "empty lobby"]

    backend.run(work)


def test_what_has_changed_is_found_and_nothing_else(backend: Backend) -> None:
    async def work(store: Store) -> None:
        await store.save(record("t"))
        await store.append_log("t", [LogRow(0, 0, 5, "0:a", 7, 9)])
        await store.append_chat("t", ChatLine(0, None, "", "first", 1))
        nothing = await store.load_changes("t", 1, 1, 1)
        assert nothing is not None
        assert (nothing.record, nothing.log_rows, nothing.chat) == (None, [], [])
        await store.append_log("t", [LogRow(1, 1, 6, "", 8, 10)])
        await store.append_chat("t", ChatLine(1, 0, "Ana", "second", 2, "0:b"))
        changed = await store.find("t")
        assert changed is not None
        changed.stage = "playing"
        await store.save(changed)
        found = await store.load_changes("t", 1, 1, 1)
        assert found is not None
        assert found.record is not None
        assert (found.record.stage, found.record.version) == ("playing", 2)
        assert found.log_rows == [LogRow(1, 1, 6, "", 8, 10)]
        assert found.chat == [ChatLine(1, 0, "Ana", "second", 2, "0:b")]
        whole = await store.load("t")
        assert whole is not None
        assert [row.choice for row in whole[1]] == [5, 6]
        assert [line.text for line in whole[2]] == ["first", "second"]
        await store.delete("t")
        assert await store.load_changes("t", 0, 0, 0) is None

    backend.run(work)


def test_many_writes_at_once_are_all_stored(backend: Backend) -> None:
    async def work(store: Store) -> None:
        names = [f"table {number}" for number in range(150)]
        await asyncio.gather(*(store.save(record(name)) for name in names))
        rows = [LogRow(0, 0, number, f"0:{'x' * 40}", 3, 4) for number in range(150)]
        await asyncio.gather(
            *(store.append_log(name, [row]) for name, row in zip(names, rows, strict=True)),
            *(store.append_chat(name, ChatLine(0, None, "", "hi", 1)) for name in names),
        )
        for name, row in zip(names, rows, strict=True):
            found = await store.load(name)
            assert found is not None
            assert (found[1], len(found[2])) == ([row], 1)

    backend.run(work)


def test_subscriptions_and_pictures_are_stored(backend: Backend) -> None:
    async def work(store: Store) -> None:
        one = Subscription(0, "hash", "https://push.example/1", "key", "secret", "es")
        await store.save_subscription("t", one)
        assert await store.subscriptions("t") == []  # there is no such table
        await store.save(record("t"))
        await store.save_subscription("t", one)
        one.notified = 5
        await store.save_subscription("t", one)
        assert await store.subscriptions("t") == [one]
        await store.delete_subscription(None, one.endpoint)
        assert await store.subscriptions("t") == []
        for step in range(4):
            await store.save_picture("t", step, b"png %d" % step, 2)
        assert [await store.picture("t", step) for step in range(4)] == [None, None, b"png 2", b"png 3"]

    backend.run(work)


def test_a_table_whose_name_cannot_be_stored_is_not_found(backend: Backend) -> None:
    async def work(store: Store) -> None:
        for name in ("a\0b", "\ud800"):
            if isinstance(store, PostgresStore):
                assert await store.find(name) is None
                assert await store.load(name) is None
                assert await store.picture(name, 0) is None
        assert await store.fault() is None

    backend.run(work)


def test_data_of_a_newer_version_are_refused(backend: Backend) -> None:
    async def nothing(store: Store) -> None: ...

    backend.run(nothing)
    backend.run(nothing)  # the newest version is opened as it is
    if isinstance(backend._data, Path):
        backend.execute("pragma user_version = 99")
    else:
        backend.execute("insert into schema_version values (99)")
    with pytest.raises(CantinaError, match="version 99"):
        backend.run(nothing)
