"""PostgreSQL, the store that any number of processes share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
import psycopg

from cantina.server.cluster.protocol import TableChanged
from cantina.server.push.subscription import Subscription
from cantina.server.store.postgres_connection import Connection, Reconnecting, connect
from cantina.server.store.postgres_schema import upgrade
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

CHANNEL = "cantina"
MAX_PAYLOAD = 7900
"""Bytes of one notification; PostgreSQL takes less than 8,000."""
MAX_TOGETHER = 48
"""Writes of one commit: their steps fit into one notification."""
TRIAL_SECONDS = 1.0
"""How long the result of a trial counts, so that asking for it often costs nothing."""
MAX_ATTEMPTS = 3
"""How often a write is tried that is in the way of another process's."""
NO_LEASE = -1

_APPEND = """
with given as (
    select * from unnest(
        %s::text[], %s::int[], %s::int[], %s::int[], %s::text[], %s::bigint[], %s::bigint[], %s::bigint[]
    ) as g (id, step, seat, choice, submission, spent, at, lease)
), appended as (
    insert into log
    select id, step, seat, choice, submission, spent, at from given
    where exists (select 1 from tables where tables.id = given.id)
      and (lease = -1 or exists (select 1 from leases where leases.id = given.id and token = given.lease))
    on conflict do nothing
    returning id
)
select (select array_agg(id) from appended),
       pg_notify(%s, case when (select count(*) from appended) = %s then %s else %s end)
"""
"""Appends one step each to some logs, and tells the other processes: of the steps themselves if all were
appended, else that there is something to read."""

_CHANGES = """
select version, case when version > %(version)s then body end,
    (select json_agg(json_build_array(step, seat, choice, submission, spent, at) order by step)::text
     from log where log.id = tables.id and step >= %(steps)s),
    (select json_agg(json_build_array(number, seat, name, text, at, submission) order by number)::text
     from (select * from chat where chat.id = tables.id and number >= %(chat_lines)s
           order by number desc limit %(history)s) newest)
from tables where id = %(id)s
"""

_log_rows = msgspec.json.Decoder(list[LogRow])
_chat_lines = msgspec.json.Decoder(list[ChatLine])


class _Append(NamedTuple):
    """One step of a log, which is written together with those of other tables."""

    table: str
    row: LogRow
    lease_token: int


class _Statement(NamedTuple):
    """Any other write."""

    run: Callable[[Connection], Awaitable[Any]]
    locks: str
    """What it locks. All processes lock in the order of these names, so that no two wait for each other."""
    changed: TableChanged | None


_Write = tuple[_Append | _Statement, "asyncio.Future[Any]"]
"""A write, and the future of whoever waits until it is durable."""


class PostgresStore:
    """All writes of a process that are waiting share one commit, and one notification to other processes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.instance = secrets.token_hex(6)
        """Names this process in its notifications."""
        self._reader = Reconnecting(url, "cantina reader")
        self._writer = Reconnecting(url, "cantina writer")
        self._writes: asyncio.Queue[_Write] = asyncio.Queue()
        self._trial: tuple[float, str | None] = (-TRIAL_SECONDS, None)
        """When the database was last tried, and what was wrong."""
        self._trial_lock = asyncio.Lock()
        self._writing = asyncio.create_task(self._write_loop(), name="store")

    @classmethod
    async def open(cls, url: str) -> PostgresStore:
        """A store whose schema is the newest; raises StoreUnavailable if the database does not answer."""
        try:
            async with await connect(url, "cantina schema") as connection:
                await upgrade(connection)
        except psycopg.OperationalError as error:
            raise StoreUnavailable(str(error).strip()) from None
        return cls(url)

    # -- writing ----------------------------------------------------------------------------------

    async def save(self, record: TableRecord) -> None:
        based_on, version, now = record.version, record.version + 1, int(time.time())
        body = msgspec.json.encode(msgspec.structs.replace(record, version=version))
        values = (record.stage, record.listed, record.created, now, version, body)

        async def write(db: Connection) -> None:
            if based_on == 0:
                statement = "insert into tables values (%s, %s, %s, %s, %s, %s, %s) on conflict do nothing"
                found = await db.execute(statement, (record.id, *values))
            else:
                statement = (
                    "update tables set stage = %s, listed = %s, created = %s, changed = %s, version = %s, "
                    "body = %s where id = %s and version = %s"
                )
                found = await db.execute(statement, (*values, record.id, based_on))
            if not found.rowcount:
                raise Conflict(f"{record.id}: version {based_on} is not the stored one")

        await self.write(write, f"{record.id} record", TableChanged(record.id, stored=True))
        record.version = version

    async def append_log(self, table: str, log_rows: list[LogRow], lease_token: int | None = None) -> None:
        if len(log_rows) == 1:
            token = NO_LEASE if lease_token is None else lease_token
            appended = await self._submit(_Append(table, log_rows[0], token))
            if not appended:
                raise Conflict(f"{table}: step {log_rows[0].step}")
            return
        columns = _columns(_Append(table, row, NO_LEASE) for row in log_rows)
        statement = (
            "insert into log select * from unnest"
            "(%s::text[], %s::int[], %s::int[], %s::int[], %s::text[], %s::bigint[], %s::bigint[]) "
            "where exists (select 1 from tables where id = %s)"
        )

        async def write(db: Connection) -> None:
            if not (await db.execute(statement, (*columns[:-1], table))).rowcount:
                raise Conflict(f"{table}: the table has been deleted")

        try:
            await self.write(write, f"{table} log", TableChanged(table, stored=True))
        except psycopg.IntegrityError:
            raise Conflict(f"{table}: step {log_rows[0].step}") from None

    async def append_chat(self, table: str, line: ChatLine) -> None:
        values = (table, line.number, line.seat, line.name, line.text, line.at, line.submission)

        async def write(db: Connection) -> None:
            statement = (
                "insert into chat select %s, %s, %s, %s, %s, %s, %s "
                "where exists (select 1 from tables where id = %s) on conflict do nothing"
            )
            if not (await db.execute(statement, (*values, table))).rowcount:
                raise Conflict(f"{table}: chat message {line.number}, or the table has been deleted")

        await self.write(write, f"{table} chat", TableChanged(table, stored=True))

    async def save_subscription(self, table: str, subscription: Subscription) -> None:
        one = subscription
        values = (table, one.seat, one.endpoint, one.token_hash, one.public_key, one.auth_secret, one.language)
        statement = (
            "insert into push select %s, %s, %s, %s, %s, %s, %s, %s, %s "
            "where exists (select 1 from tables where id = %s) "
            "on conflict (id, seat, endpoint) do update set token = excluded.token, key = excluded.key, "
            "secret = excluded.secret, language = excluded.language, notified = excluded.notified"
        )
        made = time.time_ns()
        await self.write(
            lambda db: db.execute(statement, (*values, one.notified, made, table)), f"{table} push"
        )

    async def subscriptions(self, table: str) -> list[Subscription]:
        query = (
            "select seat, token, endpoint, key, secret, language, notified from push where id = %s "
            "order by made"
        )
        return [Subscription(*row) for row in await self._fetch(query, (table,))]

    async def delete_subscription(self, table: str | None, endpoint: str) -> None:
        where = "endpoint = %s and id = %s" if table is not None else "endpoint = %s"
        values = (endpoint,) if table is None else (endpoint, table)
        await self.write(lambda db: db.execute(f"delete from push where {where}", values), f"{table} push")

    async def save_picture(self, table: str, step: int, png: bytes, most: int) -> None:
        async def write(db: Connection) -> None:
            await db.execute(
                "insert into pictures select %s, %s, %s, %s where exists (select 1 from tables where id = %s) "
                "on conflict (id, step) do update set png = excluded.png, made = excluded.made",
                (table, step, png, time.time_ns(), table),
            )
            await db.execute(
                "delete from pictures where id = %s and step not in "
                "(select step from pictures where id = %s order by made desc limit %s)",
                (table, table, most),
            )

        await self.write(write, f"{table} pictures")

    async def picture(self, table: str, step: int) -> bytes | None:
        if not _storable(table):
            return None
        rows = await self._fetch("select png from pictures where id = %s and step = %s", (table, step))
        return bytes(rows[0][0]) if rows else None

    async def save_puzzle(self, table: str, puzzle_id: str, body: bytes, most: int) -> None:
        async def write(db: Connection) -> None:
            await db.execute(
                "insert into puzzles select %s, %s, %s, %s where exists (select 1 from tables where id = %s) "
                "on conflict (puzzle) do update set body = excluded.body, made = excluded.made",
                (puzzle_id, table, body, time.time_ns(), table),
            )
            await db.execute(
                "delete from puzzles where id = %s and puzzle not in "
                "(select puzzle from puzzles where id = %s order by made desc limit %s)",
                (table, table, most),
            )

        await self.write(write, f"{table} puzzles")

    async def puzzle(self, puzzle_id: str) -> bytes | None:
        if not _storable(puzzle_id):
            return None
        rows = await self._fetch("select body from puzzles where puzzle = %s", (puzzle_id,))
        return bytes(rows[0][0]) if rows else None

    async def delete(self, table: str) -> None:
        async def write(db: Connection) -> None:
            for child in ("tables", "log", "chat", "push", "pictures", "puzzles", "leases"):
                await db.execute(f"delete from {child} where id = %s", (table,))

        await self.write(write, f"{table} all", TableChanged(table, stored=True))

    # -- reading ----------------------------------------------------------------------------------

    async def find(self, table: str) -> TableRecord | None:
        if not _storable(table):
            return None
        rows = await self._fetch("select body, version from tables where id = %s", (table,))
        return _record(table, *rows[0]) if rows else None

    async def load(self, table: str) -> tuple[TableRecord, list[LogRow], list[ChatLine]] | None:
        found = await self.load_changes(table, -1, 0, 0)
        if found is None:
            return None
        assert found.record is not None
        return found.record, found.log_rows, found.chat

    async def load_changes(self, table: str, version: int, steps: int, chat_lines: int) -> TableChanges | None:
        if not _storable(table):
            return None
        values = {
            "id": table,
            "version": version,
            "steps": steps,
            "chat_lines": chat_lines,
            "history": CHAT_HISTORY,
        }
        rows = await self._fetch(_CHANGES, values)
        if not rows:
            return None
        stored, body, log_rows, chat = rows[0]
        record = None if body is None else _record(table, body, stored)
        try:
            return TableChanges(
                record,
                [] if log_rows is None else _log_rows.decode(log_rows),
                [] if chat is None else _chat_lines.decode(chat),
            )
        except msgspec.MsgspecError as error:
            raise _damaged(table, error) from None

    async def open_tables(self, limit: int) -> list[TableRecord]:
        query = (
            "select id, body, version from tables "
            "where stage = 'lobby' and listed order by created desc limit %s"
        )
        return _readable(await self._fetch(query, (limit,)))

    async def expired_tables(self, lobbies_before: int, finished_before: int | None, limit: int) -> list[str]:
        query = (
            "select id, body, version from tables where stage = %s and greatest(changed, created) < %s "
            "and not exists (select 1 from presence where presence.id = tables.id) limit %s"
        )
        found: list[str] = []
        if finished_before is not None:
            found += [row[0] for row in await self._fetch(query, ("over", finished_before, limit))]
        for record in _readable(await self._fetch(query, ("lobby", lobbies_before, limit))):
            if len({seat.token_hash for seat in record.seats if seat.token_hash is not None}) <= 1:
                found.append(record.id)
        return found

    async def _fetch(self, query: str, values: Any) -> list[tuple[Any, ...]]:
        async def read(db: Connection) -> list[tuple[Any, ...]]:
            return await (await db.execute(query, values)).fetchall()

        return await self._reader.run(read)

    async def read(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Has something read, or written that need not be durable, on the connection for reading."""
        return await self._reader.run(work)

    # -- health -----------------------------------------------------------------------------------

    async def fault(self) -> str | None:
        async with self._trial_lock:
            tried_at, fault = self._trial
            if time.monotonic() - tried_at >= TRIAL_SECONDS:
                fault = await self._try()
                self._trial = (time.monotonic(), fault)
        return fault

    async def _try(self) -> str | None:
        try:
            await self.write(
                lambda db: db.execute(
                    "insert into budgets values ('trial', 0, now()) "
                    "on conflict (key) do update set updated = excluded.updated"
                ),
                "trial",
            )
            await self._fetch("select updated from budgets where key = 'trial'", ())
        except (StoreUnavailable, psycopg.Error) as error:
            return str(error)
        return None

    async def close(self) -> None:
        await self._writes.join()
        self._writing.cancel()
        await self._reader.close()
        await self._writer.close()

    # -- commits ----------------------------------------------------------------------------------

    async def write(
        self, run: Callable[[Connection], Awaitable[T]], locks: str, changed: TableChanged | None = None
    ) -> T:
        """Has something written; it is durable, and the other processes are told, when this returns.

        `run` may raise Conflict if it has changed nothing. `locks` names the table and what of it is locked.
        """
        found: T = await self._submit(_Statement(run, locks, changed))
        return found

    async def _submit(self, write: _Append | _Statement) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._writes.put_nowait((write, done))
        return await done

    async def _write_loop(self) -> None:
        while True:
            batch = [await self._writes.get()]
            while len(batch) < MAX_TOGETHER and not self._writes.empty():
                batch.append(self._writes.get_nowait())
            results = await self._commit([write for write, _ in batch])
            for (_, done), result in zip(batch, results, strict=True):
                self._writes.task_done()
                if done.done():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    async def _commit(self, batch: Sequence[_Append | _Statement], attempt: int = 1) -> list[Any]:
        """Commits writes together; returns what each has given, or its exception."""
        try:
            return await self._writer.run(lambda db: self._commit_together(db, batch))
        except StoreUnavailable as error:
            return [error] * len(batch)
        except Exception as error:  # one of them cannot be written: the others can
            if len(batch) == 1:
                if isinstance(error, psycopg.errors.DeadlockDetected) and attempt < MAX_ATTEMPTS:
                    return await self._commit(batch, attempt + 1)
                if not isinstance(error, psycopg.Error | Conflict):
                    log.warning("a write failed", extra={"why": str(error)})
                return [error]
            return [result for write in batch for result in await self._commit([write])]

    async def _commit_together(self, db: Connection, batch: Sequence[_Append | _Statement]) -> list[Any]:
        first = {write.table: write for write in reversed(batch) if isinstance(write, _Append)}
        # All processes write in the same order, so that no two wait for each other.
        appends = sorted(first.values(), key=lambda write: write.table)
        statements = [(number, write) for number, write in enumerate(batch) if isinstance(write, _Statement)]
        results: dict[int, Any] = {}
        if statements:
            async with db.transaction():
                changes = []
                for number, write in sorted(statements, key=lambda one: one[1].locks):
                    try:
                        results[number] = await write.run(db)
                    except Conflict as conflict:
                        results[number] = conflict
                    else:
                        if write.changed is not None:
                            changes.append(write.changed)
                appended = await self._append(db, appends, changes)
        else:  # a single statement is a transaction of its own
            appended = await self._append(db, appends, [])
        return [
            (write is first[write.table] and write.table in appended)
            if isinstance(write, _Append)
            else results[number]
            for number, write in enumerate(batch)
        ]

    async def _append(
        self, db: Connection, appends: Sequence[_Append], changes: Sequence[TableChanged]
    ) -> set[str]:
        """Appends steps and notifies the other processes; returns the tables whose step was appended."""
        if not appends:
            if changes:
                await self.notify(db, *changes)
            return set()
        to_read = self._payload([*changes, *(TableChanged(write.table, stored=True) for write in appends)])
        told = self._payload([*changes, *(TableChanged(write.table, [write.row]) for write in appends)])
        if len(told.encode()) > MAX_PAYLOAD:
            told = to_read
        cursor = await db.execute(
            _APPEND, (*_columns(appends), CHANNEL, len(appends), told, to_read), prepare=True
        )
        row = await cursor.fetchone()
        return set() if row is None or row[0] is None else set(row[0])

    async def notify(self, db: Connection, *changes: TableChanged) -> None:
        """Tells the other processes of changes, when what is being written is committed."""
        await db.execute("select pg_notify(%s, %s)", (CHANNEL, self._payload(changes)))

    def _payload(self, changes: Sequence[TableChanged]) -> str:
        return msgspec.json.encode((self.instance, changes)).decode()


def _columns(appends: Iterable[_Append]) -> tuple[list[Any], ...]:
    """Steps as the columns of the log, and the tokens of the leases they depend on."""
    rows = [
        (table, row.step, row.seat, row.choice, row.submission, row.elapsed_ms, row.at, token)
        for table, row, token in appends
    ]
    return tuple(list(column) for column in zip(*rows, strict=True))


def _storable(table: str) -> bool:
    """Whether there can be a table of that name: PostgreSQL has no text with zeros or lone surrogates."""
    return "\0" not in table and table.isprintable()


def _record(table: str, body: bytes, version: int) -> TableRecord:
    try:
        record = msgspec.json.decode(body, type=TableRecord)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise _damaged(table, error) from None
    record.version = version
    return record


def _readable(rows: Sequence[tuple[Any, ...]]) -> list[TableRecord]:
    """Those of some tables that can be read; the others are logged, and keep nobody from these."""
    found = []
    for table, body, version in rows:
        with contextlib.suppress(DamagedTable):
            found.append(_record(table, body, version))
    return found


def _damaged(table: str, error: Exception) -> DamagedTable:
    log.error("a table cannot be read", extra={"table": table, "why": str(error)})
    return DamagedTable(table)
