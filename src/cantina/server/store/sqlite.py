"""SQLite, the embedded store: one file, and one process that writes to it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cantina.server.push.subscription import Subscription
from cantina.server.store.file_lock import FileLock
from cantina.server.store.migrations import pending_migrations
from cantina.server.store.protocol import (
    CHAT_HISTORY,
    ChatLine,
    Conflict,
    DamagedTable,
    LogRow,
    StoreUnavailable,
    TableChanges,
    TableRecord,
)

log = logging.getLogger("cantina.store")
T = TypeVar("T")

TRIAL_SECONDS = 1.0
"""How long the result of a trial write counts, so that asking for it often costs nothing."""
CHECK_SECONDS = 6 * 3600.0
"""Seconds between two checks of the whole file."""
RECHECK_SECONDS = 30.0
"""Seconds after which it is checked when a read has failed."""

_SCHEMA = """
create table if not exists tables (
    id text primary key, stage text not null, listed integer not null, created integer not null,
    body blob not null
) without rowid;
create index if not exists open_tables on tables (created desc) where stage = 'lobby' and listed;
create table if not exists log (
    id text not null, step integer not null, seat integer not null, choice integer not null,
    submission text not null, spent integer not null, primary key (id, step)
) without rowid;
create table if not exists chat (
    id text not null, number integer not null, seat integer, name text not null, text text not null,
    at integer not null, primary key (id, number)
) without rowid;
create table if not exists push (
    id text not null, seat integer not null, endpoint text not null, token text not null, key text not null,
    secret text not null, language text not null, notified integer not null, made integer not null,
    primary key (id, seat, endpoint)
) without rowid;
create index if not exists push_endpoints on push (endpoint);
create table if not exists pictures (
    id text not null, step integer not null, png blob not null, made integer not null, primary key (id, step)
) without rowid;
create table if not exists puzzles (
    puzzle text primary key, id text not null, body blob not null, made integer not null
) without rowid;
create index if not exists puzzles_of_tables on puzzles (id, made);
create table if not exists trial (id integer primary key, at integer not null);
"""
_ADDED_COLUMNS = (
    ("tables", "version", "integer not null default 0"),
    ("tables", "changed", "integer not null default 0"),
    ("chat", "submission", "text not null default ''"),
    ("log", "at", "integer not null default 0"),
)
"""Columns that files of before schema version 1 lack."""

_INSERT = """
insert into tables (id, stage, listed, created, body, version, changed) values (?, ?, ?, ?, ?, ?, ?)
on conflict (id) do nothing
"""
_INSERT_CHAT = """
insert into chat select ?, ?, ?, ?, ?, ?, ? where exists (select 1 from tables where id = ?)
"""
_UPDATE = """
update tables set stage = ?, listed = ?, created = ?, body = ?, version = ?, changed = ?
where id = ? and version = ?
"""

Row = tuple[str, int, int, int, str, int, int]
"""A row of the log, as it is stored."""
Statement = Callable[[sqlite3.Connection], Any]
PendingWrite = tuple[Statement | list[Row], "asyncio.Future[Any]"]
"""A write (rows of the log, mostly), and the future of whoever waits until it is durable."""
MAX_ROWS = 64
"""Rows that one statement writes."""


def connect(path: Path) -> sqlite3.Connection:
    """Opens a file of tables."""
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    db.execute("pragma busy_timeout = 5000")
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    return db


def upgrade(db: sqlite3.Connection) -> None:
    """Brings a file to the newest version of the schema; raises NewerSchema if it has a newer one."""
    (version,) = db.execute("pragma user_version").fetchone()
    for number, migrate in pending_migrations(version, MIGRATIONS):
        migrate(db)
        db.execute(f"pragma user_version = {number}")


def _make_schema(db: sqlite3.Connection) -> None:
    """Version 1: files of before had no version, and may lack tables and columns."""
    db.executescript(_SCHEMA)
    for table, column, definition in _ADDED_COLUMNS:
        if column not in [row[1] for row in db.execute(f"pragma table_info({table})")]:
            db.execute(f"alter table {table} add column {column} {definition}")


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (_make_schema,)
"""What leads from each version of the schema to the next; the newest version is their number."""


class SqliteStore:
    """One file and one writer thread; all writes that are waiting share one commit."""

    def __init__(self, path: Path) -> None:
        """Raises DataInUse if another server uses the file, and NewerSchema if it has a newer schema."""
        self._lock = FileLock(path)
        self._path = path
        self._waiting: list[PendingWrite] = []
        """Writes for the next commit."""
        self._writing = False
        """Whether the writer thread has a batch of writes, or is about to get one."""
        self._batches: queue.SimpleQueue[list[PendingWrite] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._reader = connect(path)
        try:
            upgrade(self._reader)
        except BaseException:
            self._reader.close()
            self._lock.release()
            raise
        self._reader_lock = asyncio.Lock()
        self._fault: str | None = None
        """What a check of the file, or a failed read, has found."""
        self._failed = asyncio.Event()
        """A read has failed since the file was checked."""
        self._trial: tuple[float, str | None] = (-TRIAL_SECONDS, None)
        """When a write was last tried, and what was wrong."""
        self._trial_lock = asyncio.Lock()
        self._thread = threading.Thread(
            target=self._write_loop, args=(connect(path),), name="store", daemon=True
        )
        self._thread.start()
        self._checker = asyncio.create_task(self._check_file(), name="check of the file")

    # -- writing ----------------------------------------------------------------------------------

    async def save(self, record: TableRecord) -> None:
        based_on, version, now = record.version, record.version + 1, int(time.time())
        body = msgspec.json.encode(msgspec.structs.replace(record, version=version))
        values = (record.stage, record.listed, record.created, body, version, now)

        def write(db: sqlite3.Connection) -> None:
            if based_on == 0:
                changed = db.execute(_INSERT, (record.id, *values)).rowcount
            if based_on > 0 or not changed:  # tables of earlier versions have no number
                changed = db.execute(_UPDATE, (*values, record.id, based_on)).rowcount
            if not changed:
                raise Conflict(f"{record.id}: version {based_on} is not the stored one")

        await self._write(write)
        record.version = version

    async def append_log(self, table: str, log_rows: list[LogRow], lease_token: int | None = None) -> None:
        """One process has every lease, so the token is not looked at."""
        rows = [
            (table, row.step, row.seat, row.choice, row.submission, row.elapsed_ms, row.at) for row in log_rows
        ]
        try:
            await self._write(rows)
        except sqlite3.IntegrityError:
            raise Conflict(f"{table}: step {log_rows[0].step}") from None

    async def append_chat(self, table: str, line: ChatLine) -> None:
        values = (table, line.number, line.seat, line.name, line.text, line.at, line.submission, table)

        def write(db: sqlite3.Connection) -> None:
            if not db.execute(_INSERT_CHAT, values).rowcount:
                raise Conflict(f"{table} has been deleted")

        try:
            await self._write(write)
        except sqlite3.IntegrityError:
            raise Conflict(f"{table}: chat message {line.number}") from None

    async def save_subscription(self, table: str, subscription: Subscription) -> None:
        one = subscription
        values = (table, one.seat, one.endpoint, one.token_hash, one.public_key, one.auth_secret, one.language)
        write = (
            "insert into push select ?, ?, ?, ?, ?, ?, ?, ?, ? "
            "where exists (select 1 from tables where id = ?) "
            "on conflict (id, seat, endpoint) do update set token = excluded.token, key = excluded.key, "
            "secret = excluded.secret, language = excluded.language, notified = excluded.notified"
        )
        await self._write(lambda db: db.execute(write, (*values, one.notified, time.time_ns(), table)))

    async def subscriptions(self, table: str) -> list[Subscription]:
        query = (
            "select seat, token, endpoint, key, secret, language, notified from push where id = ? order by made"
        )
        rows = await self._read(lambda db: db.execute(query, (table,)).fetchall(), table)
        return [Subscription(*row) for row in rows]

    async def delete_subscription(self, table: str | None, endpoint: str) -> None:
        where = "endpoint = ? and id = ?" if table is not None else "endpoint = ?"
        values = (endpoint,) if table is None else (endpoint, table)
        await self._write(lambda db: db.execute(f"delete from push where {where}", values))

    async def save_picture(self, table: str, step: int, png: bytes, most: int) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or replace into pictures select ?, ?, ?, ? "
                "where exists (select 1 from tables where id = ?)",
                (table, step, png, time.time_ns(), table),
            )
            db.execute(
                "delete from pictures where id = ? and step not in "
                "(select step from pictures where id = ? order by made desc limit ?)",
                (table, table, most),
            )

        await self._write(write)

    async def picture(self, table: str, step: int) -> bytes | None:
        query = "select png from pictures where id = ? and step = ?"
        row = await self._read(lambda db: db.execute(query, (table, step)).fetchone(), table)
        return None if row is None else bytes(row[0])

    async def save_puzzle(self, table: str, puzzle_id: str, body: bytes, most: int) -> None:
        def write(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or replace into puzzles select ?, ?, ?, ? "
                "where exists (select 1 from tables where id = ?)",
                (puzzle_id, table, body, time.time_ns(), table),
            )
            db.execute(
                "delete from puzzles where id = ? and puzzle not in "
                "(select puzzle from puzzles where id = ? order by made desc limit ?)",
                (table, table, most),
            )

        await self._write(write)

    async def puzzle(self, puzzle_id: str) -> bytes | None:
        query = "select body from puzzles where puzzle = ?"
        row = await self._read(lambda db: db.execute(query, (puzzle_id,)).fetchone())
        return None if row is None else bytes(row[0])

    async def delete(self, table: str) -> None:
        await self._write(lambda db: delete_table(db, table))

    # -- reading ----------------------------------------------------------------------------------

    async def find(self, table: str) -> TableRecord | None:
        return await self._read(lambda db: find_record(db, table), table)

    async def load(self, table: str) -> tuple[TableRecord, list[LogRow], list[ChatLine]] | None:
        def read(db: sqlite3.Connection) -> tuple[TableRecord, list[LogRow], list[ChatLine]] | None:
            record = find_record(db, table)
            return None if record is None else (record, read_log(db, table), _read_chat(db, table))

        return await self._read(read, table)

    async def load_changes(self, table: str, version: int, steps: int, chat_lines: int) -> TableChanges | None:
        found = await self.load(table)
        if found is None:
            return None
        record, log_rows, chat = found
        return TableChanges(
            record if record.version > version else None,
            log_rows[steps:],
            [line for line in chat if line.number >= chat_lines],
        )

    async def open_tables(self, limit: int) -> list[TableRecord]:
        query = "select id from tables where stage = 'lobby' and listed order by created desc limit ?"
        found = await self._read(lambda db: db.execute(query, (limit,)).fetchall())
        return await self._readable([name for (name,) in found])

    async def expired_tables(self, lobbies_before: int, finished_before: int | None, limit: int) -> list[str]:
        query = "select id from tables where stage = ? and max(changed, created) < ? limit ?"
        found: list[str] = []
        if finished_before is not None:
            finished = await self._read(
                lambda db: db.execute(query, ("over", finished_before, limit)).fetchall()
            )
            found += [name for (name,) in finished]
        lobbies = await self._read(lambda db: db.execute(query, ("lobby", lobbies_before, limit)).fetchall())
        for record in await self._readable([name for (name,) in lobbies]):
            if len({seat.token_hash for seat in record.seats if seat.token_hash is not None}) <= 1:
                found.append(record.id)
        return found

    async def _readable(self, tables: Sequence[str]) -> list[TableRecord]:
        """Those of some tables that can be read; the others are logged, and keep nobody from these."""
        found = []
        for table in tables:
            with contextlib.suppress(DamagedTable, StoreUnavailable):
                record = await self.find(table)
                if record is not None:
                    found.append(record)
        return found

    async def _read(self, query: Callable[[sqlite3.Connection], T], table: str | None = None) -> T:
        async with self._reader_lock:
            try:
                return await asyncio.to_thread(query, self._reader)
            except (msgspec.MsgspecError, UnicodeError, TypeError) as error:
                if table is None:
                    raise
                log.error("a table cannot be read", extra={"table": table, "why": str(error)})
                raise DamagedTable(table) from None
            except sqlite3.DatabaseError as error:
                self._note_fault(error)
                if table is None or isinstance(error, sqlite3.OperationalError):  # it may work the next time
                    raise StoreUnavailable(str(error)) from error
                log.error("a table cannot be read", extra={"table": table, "why": str(error)})
                raise DamagedTable(table) from None

    # -- health -----------------------------------------------------------------------------------

    async def fault(self) -> str | None:
        async with self._trial_lock:
            tried_at, fault = self._trial
            if time.monotonic() - tried_at >= TRIAL_SECONDS:
                fault = await self._try_write()
                self._trial = (time.monotonic(), fault)
        return fault or self._fault

    async def _try_write(self) -> str | None:
        now = int(time.time())
        try:
            await self._write(lambda db: db.execute("insert or replace into trial values (0, ?)", (now,)))
            (found,) = await self._read(lambda db: db.execute("select at from trial").fetchone())
        except StoreUnavailable as error:
            return str(error)
        return None if found == now else "what was written could not be read back"

    def _note_fault(self, error: sqlite3.DatabaseError) -> None:
        if not isinstance(error, sqlite3.IntegrityError | sqlite3.ProgrammingError):
            self._fault = str(error)
            self._failed.set()

    async def _check_file(self) -> None:
        """Looks for damaged pages, now and then and soon after a read has failed."""
        while True:
            found = await asyncio.to_thread(_damage, self._path)
            if found is not None:
                log.error("the file is damaged", extra={"why": found})
            self._fault = found
            self._failed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._failed.wait(), CHECK_SECONDS)
                await asyncio.sleep(RECHECK_SECONDS)

    async def close(self) -> None:
        self._checker.cancel()
        if self._waiting:
            self._hand_over()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()
        self._lock.release()

    # -- the writer thread ------------------------------------------------------------------------

    def _write(self, write: Statement | list[Row]) -> asyncio.Future[Any]:
        """Has something written; the future has its result when it is durable."""
        done: asyncio.Future[Any] = self._loop.create_future()
        self._waiting.append((write, done))
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)  # with all that is written until then
        return done

    def _hand_over(self) -> None:
        batch, self._waiting = self._waiting, []
        self._batches.put(batch)

    def _committed(self, batch: list[PendingWrite], errors: list[Exception | None]) -> None:
        if self._waiting:
            self._hand_over()
        else:
            self._writing = False
        for (_, done), error in zip(batch, errors, strict=True):
            if done.done():
                continue
            if error is None:
                done.set_result(None)
            elif isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.IntegrityError):
                log.error("the file cannot be written", extra={"why": str(error)})
                done.set_exception(StoreUnavailable(str(error)))
            else:
                done.set_exception(error)

    def _write_loop(self, db: sqlite3.Connection) -> None:
        while (batch := self._batches.get()) is not None:
            errors = _commit(db, batch)
            with contextlib.suppress(RuntimeError):  # the event loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._committed, batch, errors)
        db.close()


def _commit(db: sqlite3.Connection, batch: list[PendingWrite]) -> list[Exception | None]:
    """Commits a batch of writes together; returns the error of each."""
    errors: list[Exception | None] = []
    try:
        parts = _parts(batch)
        if len(parts) == 1 and isinstance(parts[0], list):  # one statement is a transaction by itself
            return _append_rows(db, parts[0])
        db.execute("begin immediate")
        for part in parts:
            if isinstance(part, list):
                errors += _append_rows(db, part)
            else:
                errors.append(_error_of(part, db))
        db.execute("commit")
    except Exception as error:
        with contextlib.suppress(sqlite3.Error):
            db.execute("rollback")
        if not isinstance(error, sqlite3.Error):
            log.exception("the store failed")
        return [error] * len(batch)
    return errors


def _parts(batch: list[PendingWrite]) -> list[Statement | list[list[Row]]]:
    """A batch with neighbouring rows of the log together, as many as one statement may write."""
    parts: list[Statement | list[list[Row]]] = []
    room = 0
    for write, _ in batch:
        if not isinstance(write, list):
            parts.append(write)
            room = 0
        elif room >= len(write) and isinstance(parts[-1], list):
            parts[-1].append(write)
            room -= len(write)
        else:
            parts.append([write])
            room = MAX_ROWS - len(write)
    return parts


def _append_rows(db: sqlite3.Connection, writes: list[list[Row]]) -> list[Exception | None]:
    """Writes rows of the log with one statement; returns the error of each write."""
    rows = [row for write in writes for row in write]
    try:
        appended = db.execute(_append_statement(len(rows)), [value for row in rows for value in row]).rowcount
    except sqlite3.IntegrityError as error:  # SQLite has rolled back this statement
        if len(writes) == 1:
            return [error]
        return [error for write in writes for error in _append_rows(db, [write])]
    if appended == len(rows):
        return [None] * len(writes)
    exists = "select 1 from tables where id = ?"
    return [
        None if db.execute(exists, (write[0][0],)).fetchone() else Conflict(f"{write[0][0]} has been deleted")
        for write in writes
    ]


@cache
def _append_statement(rows: int) -> str:
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * rows)
    return (
        "insert into log (id, step, seat, choice, submission, spent, at) "
        f"select * from (values {places}) where exists (select 1 from tables where id = column1)"
    )


def _error_of(statement: Statement, db: sqlite3.Connection) -> Exception | None:
    try:
        statement(db)
    except Exception as error:  # SQLite has rolled back this statement, and no other
        return error
    return None


# -- statements, for the store and for `cantina tables` --------------------------------------------


def find_record(db: sqlite3.Connection, table: str) -> TableRecord | None:
    row = db.execute("select body, version from tables where id = ?", (table,)).fetchone()
    if row is None:
        return None
    record = msgspec.json.decode(row[0], type=TableRecord)
    record.version = row[1]
    return record


def read_log(db: sqlite3.Connection, table: str) -> list[LogRow]:
    query = "select step, seat, choice, submission, spent, at from log where id = ? order by step"
    return msgspec.convert(db.execute(query, (table,)).fetchall(), list[LogRow])


def _read_chat(db: sqlite3.Connection, table: str) -> list[ChatLine]:
    query = (
        "select number, seat, name, text, at, submission from chat where id = ? order by number desc limit ?"
    )
    newest_first = db.execute(query, (table, CHAT_HISTORY)).fetchall()
    return msgspec.convert(newest_first[::-1], list[ChatLine])


def delete_table(db: sqlite3.Connection, table: str) -> bool:
    """Deletes a table with all that belongs to it; False if there is none."""
    found = db.execute("delete from tables where id = ?", (table,)).rowcount > 0
    for child in ("log", "chat", "push", "pictures", "puzzles"):
        db.execute(f"delete from {child} where id = ?", (table,))
    return found


def _damage(path: Path) -> str | None:
    """What is wrong with the pages of a file, in SQLite's words."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as db:
            (found,) = db.execute("pragma quick_check(1)").fetchone()
    except sqlite3.Error as error:
        return str(error)
    return None if found == "ok" else str(found)
