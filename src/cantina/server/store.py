"""Where tables are kept. SQLite is the embedded store; whatever else keeps this protocol will do."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from cantina.server.protocol import Pace, Stage
from cantina.server.seats import Seat

T = TypeVar("T")
CHAT_KEPT = 60
"""Lines of chat that newcomers are shown."""


class Noted(Struct, array_like=True):
    """Something the table has said."""

    step: int
    code: str
    seat: int


class Kept(Struct):
    """A table as it is kept, without its log."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    seats: list[Seat]
    created: int
    host: int = 0
    listed: bool = False
    clock: int = 0
    hints: bool = True
    pace: Pace = "human"
    stage: Stage = "lobby"
    again: str | None = None
    rules: int = 1
    """The version of the rules it is played by."""
    notices: list[Noted] = []


class Row(Struct, array_like=True):
    """One step of a table's log."""

    step: int
    seat: int
    choice: int
    """The number of a choice; -1: the seat took its last choice back."""
    submission: str
    spent: int
    """Milliseconds the seat took to decide."""


class Line(Struct, array_like=True):
    """One line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int


class Conflict(Exception):
    """Another writer was first: the step is taken."""


class Store(Protocol):
    async def save(self, table: Kept) -> None:
        """Keeps a table, new or changed."""

    async def append(self, table: str, rows: list[Row]) -> None:
        """Adds steps to a log, all or none; durable when it returns. Conflict: a step is taken."""

    async def say(self, table: str, line: Line) -> None: ...

    async def find(self, table: str) -> Kept | None: ...

    async def load(self, table: str) -> tuple[Kept, list[Row], list[Line]] | None:
        """A table with its log and the newest lines of its chat."""

    async def open_tables(self, most: int) -> list[Kept]:
        """Listed tables that wait for players, the newest first."""

    async def close(self) -> None: ...


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
"""

Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]


class SqliteStore:
    """One file, one writer thread; whatever waits to be written shares one commit."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._reader = self._connect()
        self._reader.executescript(_SCHEMA)
        self._reading = asyncio.Lock()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def save(self, table: Kept) -> None:
        body = msgspec.json.encode(table)
        values = (table.id, table.stage, table.listed, table.created, body)
        await self._run(lambda db: db.execute("insert or replace into tables values (?, ?, ?, ?, ?)", values))

    async def append(self, table: str, rows: list[Row]) -> None:
        values = [(table, r.step, r.seat, r.choice, r.submission, r.spent) for r in rows]
        places = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(values))
        flat = [value for row in values for value in row]
        try:
            await self._run(lambda db: db.execute(f"insert into log values {places}", flat))
        except sqlite3.IntegrityError:
            raise Conflict(f"{table}: step {rows[0].step}") from None

    async def say(self, table: str, line: Line) -> None:
        values = (table, line.number, line.seat, line.name, line.text, line.at)
        await self._run(lambda db: db.execute("insert into chat values (?, ?, ?, ?, ?, ?)", values))

    async def find(self, table: str) -> Kept | None:
        found = "select body from tables where id = ?"

        def read(db: sqlite3.Connection) -> Kept | None:
            body = db.execute(found, (table,)).fetchone()
            return None if body is None else msgspec.json.decode(body[0], type=Kept)

        return await self._read(read)

    async def load(self, table: str) -> tuple[Kept, list[Row], list[Line]] | None:
        def read(db: sqlite3.Connection) -> tuple[Kept, list[Row], list[Line]] | None:
            body = db.execute("select body from tables where id = ?", (table,)).fetchone()
            if body is None:
                return None
            log = "select step, seat, choice, submission, spent from log where id = ? order by step"
            chat = "select number, seat, name, text, at from chat where id = ? order by number desc limit ?"
            return (
                msgspec.json.decode(body[0], type=Kept),
                [Row(*row) for row in db.execute(log, (table,))],
                [Line(*row) for row in reversed(db.execute(chat, (table, CHAT_KEPT)).fetchall())],
            )

        return await self._read(read)

    async def open_tables(self, most: int) -> list[Kept]:
        found = "select body from tables where stage = 'lobby' and listed order by created desc limit ?"
        return await self._read(
            lambda db: [msgspec.json.decode(row[0], type=Kept) for row in db.execute(found, (most,))]
        )

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, check_same_thread=False, isolation_level=None)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma busy_timeout = 5000")
        return db

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        async with self._reading:
            return await asyncio.to_thread(work, self._reader)

    async def _run(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        done: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put((work, done))
        await done

    def _write(self) -> None:
        db = self._connect()
        going = True
        while going:
            jobs: list[Job] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    going = False
                    break
                jobs.append(job)
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if jobs:
                outcome = self._commit(db, jobs)
                with contextlib.suppress(RuntimeError):  # the loop is gone: nobody waits any more
                    self._loop.call_soon_threadsafe(_tell, jobs, outcome)
        db.close()

    def _commit(self, db: sqlite3.Connection, jobs: list[Job]) -> list[Exception | None]:
        outcome: list[Exception | None] = []
        try:
            db.execute("begin immediate")
            for work, _ in jobs:
                try:
                    work(db)
                    outcome.append(None)
                except sqlite3.Error as error:  # only its own statement is rolled back
                    outcome.append(error)
            db.execute("commit")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                db.execute("rollback")
            return [error] * len(jobs)
        return outcome


def _tell(jobs: list[Job], outcome: list[Exception | None]) -> None:
    for (_, done), error in zip(jobs, outcome, strict=True):
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
