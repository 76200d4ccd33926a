"""Any number of processes on one PostgreSQL: notifications, leases, presence, and limits.

Every process tells the database each second that it is there. One that has not done so for a while counts as
ended: its leases are free, and nobody looks at a table through it. A process that was stopped and wakes up
finds that out by its own clock before it does anything, gets a new id, and has no lease any more; what it wrote
with an old one is refused by the lease's token.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
import psycopg

from cantina.server.cluster.protocol import Follower, Lease, Presence, TableChanged
from cantina.server.store import StoreUnavailable
from cantina.server.store.postgres import CHANNEL, PostgresStore
from cantina.server.store.postgres_connection import Connection, answering, connect

log = logging.getLogger("cantina.cluster")

BEAT_SECONDS = 1.0
"""Seconds between two signs of life."""
EXPIRY_SECONDS = 4.0
"""Seconds without one after which a process counts as ended."""
RETRY_SECONDS = 0.5
"""Seconds until a lost connection is tried again."""
FORGET_SECONDS = 60.0
"""Seconds after which each process deletes what is no longer needed."""

_BEAT = """
with beat as (
    update processes set expires = clock_timestamp() + %(expiry)s * interval '1 second', usage = %(usage)s
    where id = %(id)s and expires > clock_timestamp() returning id
)
select (select count(*) from beat),
       (select json_object_agg(id, usage)::text from processes
        where id <> %(id)s and expires > clock_timestamp())
"""
_REGISTER = """
insert into processes values (%(id)s, clock_timestamp() + %(expiry)s * interval '1 second', '{}')
"""
_FORGET = (
    "delete from processes where expires < clock_timestamp() - interval '1 minute'",
    "delete from presence where process not in (select id from processes)",
    "delete from counts where at < clock_timestamp() - interval '1 hour'",
    "delete from budgets where updated < clock_timestamp() - interval '1 hour'",
)
"""What is no longer needed, of processes that have ended and of limits."""
_ACQUIRE = """
insert into leases as l
select %(table)s, %(id)s, 1 where exists (
    select 1 from processes where id = %(id)s and expires > clock_timestamp()
)
on conflict (id) do update set holder = excluded.holder, token = l.token + 1
where not exists (select 1 from processes where id = l.holder and expires > clock_timestamp())
returning holder, token
"""
_PRESENCE = """
select process, seats, spectators, clocks_since from presence
where id = %s and process <> %s
  and exists (select 1 from processes where id = process and expires > clock_timestamp())
"""
_TAKE = """
insert into budgets as b values (%(key)s, %(burst)s - 1, clock_timestamp())
on conflict (key) do update set
    remaining = least(%(burst)s, b.remaining + extract(epoch from clock_timestamp() - b.updated) * %(rate)s)
        - 1,
    updated = clock_timestamp()
where least(%(burst)s, b.remaining + extract(epoch from clock_timestamp() - b.updated) * %(rate)s) >= 1
returning 1
"""
_COUNT = """
insert into counts select %(key)s, clock_timestamp()
where (select count(*) from counts
       where key = %(key)s and at > clock_timestamp() - %(seconds)s * interval '1 second') < %(limit)s
"""

_Notification = tuple[str, list[TableChanged]]
_notification = msgspec.json.Decoder(_Notification)
_processes = msgspec.json.Decoder(dict[str, str])
_usage = msgspec.json.Decoder(dict[str, float])


class PostgresCluster:
    shared = True

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._incarnation = 0
        """How often this process has registered: each time it gets another id."""
        self._alive_until = 0.0
        """When this process counts as ended unless it beats again, by the monotonic clock."""
        self._others: frozenset[str] = frozenset()
        """The ids of the other processes that are alive."""
        self._held: set[str] = set()
        """The tables whose lease this process has, or is about to get."""
        self._forget_at = 0.0
        self._listening: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def process_id(self) -> str:
        return f"{self._store.instance}.{self._incarnation}"

    async def start(self, follower: Follower) -> None:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._listening = asyncio.create_task(self._listen(follower, ready), name="cluster")
        await ready

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        for task in list(self._tasks):
            with contextlib.suppress(Exception):
                await task
        with contextlib.suppress(StoreUnavailable, psycopg.Error):
            await self._leave()

    async def _leave(self) -> None:
        """Gives all leases back, so that nobody has to wait until they expire."""

        self._held.clear()

        async def write(db: Connection) -> None:
            await self._release_others(db)
            query = "delete from presence where process = %s returning id"
            for (table,) in await (await db.execute(query, (self.process_id,))).fetchall():
                await self._store.notify(db, TableChanged(table, connections=True))
            await db.execute("delete from processes where id = %s", (self.process_id,))

        await self._store.write(write, "leave")
        self._alive_until = 0.0

    async def _release_forgotten(self) -> None:
        """Gives leases back whose release was lost together with a connection."""
        await self._store.write(self._release_others, "leave")

    async def _release_others(self, db: Connection) -> None:
        """Gives back all leases of this process but those that its tables hold."""
        query = "update leases set holder = '' where holder = %s and not id = any(%s) returning id"
        values = (self.process_id, list(self._held))
        for (table,) in await (await db.execute(query, values)).fetchall():
            await self._store.notify(db, TableChanged(table, lease=True))

    # -- the connection on which this process hears of the others ---------------------------------

    async def _listen(self, follower: Follower, ready: asyncio.Future[None]) -> None:
        while True:
            try:
                connection = await connect(self._store.url, "cantina listener")
                try:
                    await self._follow(connection, follower, ready)
                finally:
                    await connection.close()
            except (psycopg.Error, OSError) as error:
                log.warning("the database does not answer", extra={"why": str(error).strip()})
                await asyncio.sleep(RETRY_SECONDS)

    async def _follow(self, connection: Connection, follower: Follower, ready: asyncio.Future[None]) -> None:
        with answering(connection):
            await connection.execute(f"listen {CHANNEL}")
        missed = ready.done()  # whatever happened while there was no connection
        while True:
            with answering(connection):
                if not await self._beat(connection, follower):  # it has not begun, or has expired
                    await self._register(connection)
                    await self._beat(connection, follower)
                    missed = ready.done()
            if not ready.done():
                ready.set_result(None)
            if missed:
                self._start(self._release_forgotten())
                follower.reconnected()
                missed = False
            if time.monotonic() >= self._forget_at:
                self._forget_at = time.monotonic() + FORGET_SECONDS
                with answering(connection):
                    for statement in _FORGET:
                        await connection.execute(statement)
            async for notification in connection.notifies(timeout=BEAT_SECONDS):
                instance, changes = _notification.decode(notification.payload)
                if instance != self._store.instance:
                    for changed in changes:
                        follower.table_changed(changed)

    async def _register(self, connection: Connection) -> None:
        self._incarnation += 1
        await connection.execute(_REGISTER, {"id": self.process_id, "expiry": EXPIRY_SECONDS})

    async def _beat(self, connection: Connection, follower: Follower) -> bool:
        """Tells that this process is there, and hears of the others; False: this one has expired."""
        now = time.monotonic()
        usage = msgspec.json.encode(follower.usage()).decode()
        values = {"id": self.process_id, "expiry": EXPIRY_SECONDS, "usage": usage}
        found = await (await connection.execute(_BEAT, values)).fetchone()
        assert found is not None
        beating, told = found
        others = {} if told is None else _processes.decode(told)
        if beating:
            self._alive_until = now + EXPIRY_SECONDS
        ended, self._others = self._others - frozenset(others), frozenset(others)
        follower.others_use({process: _usage.decode(text) for process, text in others.items()})
        if ended:
            follower.processes_ended(ended)
        return bool(beating)

    # -- leases -----------------------------------------------------------------------------------

    async def acquire(self, table: str) -> Lease:
        async def write(db: Connection) -> Lease:
            values = {"table": table, "id": self.process_id}
            found = await (await db.execute(_ACQUIRE, values)).fetchone()
            if found is None:
                query = "select holder, token from leases where id = %s"
                found = await (await db.execute(query, (table,))).fetchone()
            return Lease("", 0) if found is None else Lease(*found)

        self._held.add(table)  # before it is, so that it is never given back as forgotten
        lease = await self._store.write(write, f"{table} lease")
        if lease.holder != self.process_id:
            self._held.discard(table)
        return lease

    def holds(self, lease: Lease) -> bool:
        return lease.holder == self.process_id and time.monotonic() < self._alive_until

    def is_alive(self, process: str) -> bool:
        return process in self._others

    def release(self, table: str) -> None:
        process = self.process_id
        self._held.discard(table)

        async def write(db: Connection) -> None:
            statement = "update leases set holder = '' where id = %s and holder = %s"
            await db.execute(statement, (table, process))

        self._start(self._store.write(write, f"{table} lease", TableChanged(table, lease=True)))

    # -- who looks at a table ---------------------------------------------------------------------

    def set_presence(self, table: str, seats: frozenset[int], spectators: int, clocks_since: float) -> None:
        values = (table, self.process_id, sorted(seats), spectators, clocks_since)

        async def write(db: Connection) -> None:
            if seats or spectators:
                await db.execute(
                    "insert into presence values (%s, %s, %s, %s, %s) on conflict (id, process) do update "
                    "set seats = excluded.seats, spectators = excluded.spectators, "
                    "clocks_since = excluded.clocks_since",
                    values,
                )
            else:
                await db.execute("delete from presence where id = %s and process = %s", values[:2])

        self._start(self._store.write(write, f"{table} presence", TableChanged(table, connections=True)))

    async def presence(self, table: str) -> Presence:
        async def read(db: Connection) -> list[tuple[Any, ...]]:
            return await (await db.execute(_PRESENCE, (table, self.process_id))).fetchall()

        rows = await self._store.read(read)
        return Presence(
            frozenset(seat for _, seats, _, _ in rows for seat in seats),
            sum(spectators for _, _, spectators, _ in rows),
            frozenset(process for process, _, _, _ in rows),
            min((since for _, _, _, since in rows), default=0.0),
        )

    # -- limits -----------------------------------------------------------------------------------

    async def take(self, key: str, rate: float, burst: float) -> bool:
        return await self._changes_a_row(_TAKE, {"key": key, "rate": rate, "burst": burst})

    async def count(self, key: str, limit: int, seconds: float) -> bool:
        return await self._changes_a_row(_COUNT, {"key": key, "limit": limit, "seconds": seconds})

    async def _changes_a_row(self, statement: str, values: dict[str, Any]) -> bool:
        async def write(db: Connection) -> bool:
            return (await db.execute(statement, values)).rowcount > 0

        return await self._store.read(write)

    # ---------------------------------------------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Has something written that nobody waits for; after an outage it is written again."""

        async def run() -> None:
            with contextlib.suppress(StoreUnavailable, psycopg.Error):
                await work

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
