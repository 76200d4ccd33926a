"""All tables: loaded when somebody looks at them, unloaded when nobody does."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Mapping
from itertools import count
from typing import TYPE_CHECKING

from cantina.bots.learned import fits_game
from cantina.kernel.errors import UnknownGame
from cantina.kernel.match import Match
from cantina.kernel.registry import game as find_game
from cantina.server import protocol as p
from cantina.server.cluster import Cluster, SingleProcess, TableChanged
from cantina.server.errors import RequestRejected
from cantina.server.metrics import Metrics
from cantina.server.store import ChatLine, DamagedTable, LogRow, Store, StoreUnavailable, TableRecord
from cantina.server.table import Table
from cantina.server.table.actor import TableDeleted
from cantina.server.table.info import table_info
from cantina.server.worker_pool import WorkerPool

if TYPE_CHECKING:  # it needs packages that are installed only for it
    from cantina.server.push.service import PushService

log = logging.getLogger("cantina.tables")

IDLE_SECONDS = 300.0
"""Seconds after which a table without viewers is unloaded."""
DAY_SECONDS = 86_400
MAX_EXPIRED = 50
"""Old tables that are deleted at a time."""
SWEEPS_PER_COLLECTION = 10
"""Sweeps after which a full garbage collection is made."""


class Tables:
    """Finds, loads and unloads tables, and has what they share: the store and the worker pools."""

    def __init__(
        self,
        store: Store,
        bot_workers: WorkerPool,
        analysis_workers: WorkerPool,
        analysis_bot: str,
        metrics: Metrics,
        levels: Mapping[str, str] | None = None,
        keep_finished_days: float | None = None,
        push: PushService | None = None,
        cluster: Cluster | None = None,
    ) -> None:
        self.store = store
        self.cluster: Cluster = cluster or SingleProcess()
        self.bot_workers = bot_workers
        """Run the bots that play."""
        self.analysis_workers = analysis_workers
        """Run hints and reviews, so that no playing bot waits for one."""
        self.analysis_bot = analysis_bot
        """The bot that gives hints and reviews."""
        self.metrics = metrics
        self.push = push
        """Tells people by Web Push that it is their turn; None: the operator has no keys for it."""
        self._levels = dict(levels or {})
        """The operator's bots by level."""
        self._keep_finished_days = keep_finished_days
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._closing: set[asyncio.Task[None]] = set()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        self._sweeper.cancel()
        for table in list(self._tables.values()):
            await table.close()
        if self.push is not None:
            await self.push.close()
        await self.bot_workers.close()
        await self.analysis_workers.close()
        await self.cluster.close()
        await self.store.close()

    async def table(self, table_id: str) -> Table:
        """A table by its id; raises RequestRejected if there is none."""
        while True:
            found = self._tables.get(table_id)
            if found is None:
                if table_id not in self._loading:  # whoever else asks for it meanwhile gets the same one
                    task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                    task.add_done_callback(lambda _: self._loading.pop(table_id, None))
                found = await asyncio.shield(self._loading[table_id])
            found.last_used_at = time.monotonic()
            if self.cluster.shared:
                try:
                    await found.refresh()
                except TableDeleted:
                    self.unload(found)
                    raise RequestRejected("no-such-table", table=table_id) from None
            if self._tables.get(table_id) is found:
                return found
            # It was unloaded meanwhile: at a table that is closed nobody would be answered.

    async def finished_table(self, table_id: str) -> Table:
        """A table whose match is over; raises RequestRejected if it is not."""
        table = await self.table(table_id)
        if table.record.stage != "over":
            raise RequestRejected("not-over")
        return table

    def info(self, record: TableRecord) -> p.TableInfo:
        """Describes a table; it is not loaded for that."""
        loaded = self._tables.get(record.id)
        return table_info(record, (), 0, 0) if loaded is None else loaded.info()

    # -- what other processes do ------------------------------------------------------------------

    def table_changed(self, changed: TableChanged) -> None:
        """Another process has done something at a table."""
        table = self._tables.get(changed.table)
        if table is not None:
            table.post(lambda: table.follow(changed))

    def processes_ended(self, processes: frozenset[str]) -> None:
        """Takes over what other processes have left behind."""
        for table in self._tables.values():
            if table.lease.held_by(processes) or table.viewers.comes_through(processes):
                self.table_changed(TableChanged(table.record.id, stored=True, connections=True, lease=True))

    def reconnected(self) -> None:
        """Catches up with whatever other processes have done at the tables that somebody looks at."""
        for table in list(self._tables.values()):
            if table.viewers.all:
                table.post(table.resume)
            else:
                self.unload(table)
                closing = asyncio.create_task(table.close())
                self._closing.add(closing)
                closing.add_done_callback(self._closing.discard)

    # -- loading and unloading --------------------------------------------------------------------

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.store.load(table_id)
        except DamagedTable:
            raise RequestRejected("table-damaged", table=table_id) from None
        if stored is None:
            raise RequestRejected("no-such-table", table=table_id)
        record, log_rows, chat = stored
        try:
            if record.rules_version not in find_game(record.game).meta.rules_versions:
                raise RequestRejected("other-rules", table=table_id)
            table = self.add(record, log_rows, chat)
            try:  # only now, so that it is told of everybody who comes or leaves after this
                elsewhere = await table.viewers.refresh_presence()
            except StoreUnavailable:
                self.unload(table)
                await table.close()
                raise
            if elsewhere.processes:
                table.clocks.keep_running(elsewhere.clocks_since)
            return table
        except UnknownGame:
            raise RequestRejected("other-rules", table=table_id) from None
        except (RequestRejected, StoreUnavailable):
            raise
        except Exception:  # a log that does not fit the rules, for instance: the fault of this table only
            log.exception("a table cannot be loaded", extra={"table": table_id})
            raise RequestRejected("table-damaged", table=table_id) from None

    def unload(self, table: Table) -> None:
        self._tables.pop(table.record.id, None)
        self.metrics.tables.set(len(self._tables))

    def add(self, record: TableRecord, log_rows: list[LogRow], chat: list[ChatLine]) -> Table:
        """A table that is loaded from now on."""
        table = self._tables[record.id] = Table(self, record, log_rows, chat)
        self.metrics.tables.set(len(self._tables))
        return table

    async def _sweep(self) -> None:
        for sweep in count(1):
            await asyncio.sleep(IDLE_SECONDS / 5)
            if sweep % SWEEPS_PER_COLLECTION == 0:
                gc.collect()
            now = time.monotonic()
            for table in list(self._tables.values()):
                if table.idle and now - table.last_used_at > IDLE_SECONDS:
                    self.unload(table)
                    await table.close()
            try:
                await self.delete_expired(time.time())
            except Exception:  # the store may fail for a while; the next sweep tries again
                log.exception("old tables could not be deleted")

    async def delete_expired(self, now: float) -> list[str]:
        """Deletes old tables that nobody looks at: empty lobbies, and finished ones if the operator says so."""
        days = self._keep_finished_days
        finished_before = None if days is None else int(now - days * DAY_SECONDS)
        expired = await self.store.expired_tables(int(now - DAY_SECONDS), finished_before, MAX_EXPIRED)
        deleted = [table for table in expired if table not in self._tables]
        for table in deleted:
            await self.store.delete(table)
        if deleted:
            log.info("old tables deleted", extra={"why": ", ".join(deleted)})
        return deleted

    def bot_for_level(self, match: Match, level: str) -> str:
        """The bot that plays a level: the operator's, if there is one for this game and its numbers.

        Clients name levels only, so nobody but the operator names a file.
        """
        bot = self._levels.get(level, level)
        return bot if fits_game(bot, match.game, match.numbers.values) else level
