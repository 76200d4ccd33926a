"""Who looks at a table through other processes is known, also if that changes while the table is loaded."""

from __future__ import annotations

import asyncio

from choose_game import game_for
from in_process_tables import NullStore, RecordingViewer, make_tables
from server_process import run_in_thread

from cantina.server.cluster import Presence
from cantina.server.cluster.protocol import TableChanged
from cantina.server.cluster.single import SingleProcess
from cantina.server.seats import Seat
from cantina.server.store import ChatLine, LogRow, TableRecord

RECORD = TableRecord("t", game_for(2).meta.name, 2, {}, 3, [Seat(token_hash="x"), Seat(token_hash="y")], 0)


class OneTable(NullStore):
    async def load(self, table: str) -> tuple[TableRecord, list[LogRow], list[ChatLine]] | None:
        return RECORD, [], []


class SlowOnce(SingleProcess):
    """Its first answer about presence is the oldest and comes last."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()
        self.told = asyncio.Event()

    async def presence(self, table: str) -> Presence:
        if not self.asked.is_set():
            self.asked.set()
            await self.told.wait()
            return Presence()
        return Presence(frozenset({1}), 0, frozenset({"other"}))


def test_whoever_comes_while_the_database_comes_back_is_at_a_table_that_answers() -> None:
    async def load() -> None:
        tables = make_tables()
        tables.store = OneTable()
        cluster = tables.cluster = SlowOnce()
        loading = asyncio.create_task(tables.table("t"))
        await cluster.asked.wait()
        tables.reconnected()  # unloads tables that nobody looks at yet
        cluster.told.set()
        table = await loading
        viewer = RecordingViewer(None)
        table.viewers.add(viewer, -1)
        for _ in range(20):
            await asyncio.sleep(0)
        assert not table.closed
        assert table.viewers.all == [viewer]
        await tables.close()

    run_in_thread(load())


def test_whoever_comes_to_a_table_that_is_being_closed_is_told() -> None:
    async def come() -> list[str]:
        tables = make_tables()
        tables.store = OneTable()
        table = await tables.table("t")
        reasons: list[str] = []
        tables.reconnected()  # its task has not begun to close the table
        table.viewers.add(RecordingViewer(None, reasons.append), -1)
        for _ in range(20):
            await asyncio.sleep(0)
        assert table.closed
        await tables.close()
        return reasons

    assert run_in_thread(come()) == ["table-closed"]


def test_somebody_who_comes_while_a_table_is_loaded_is_not_missed() -> None:
    async def load() -> frozenset[int]:
        tables = make_tables()
        tables.store = OneTable()
        cluster = tables.cluster = SlowOnce()
        loading = asyncio.create_task(tables.table("t"))
        await cluster.asked.wait()
        tables.table_changed(TableChanged("t", connections=True))
        for _ in range(20):
            await asyncio.sleep(0)
        cluster.told.set()
        found = (await loading).viewers.connected_seats
        await tables.close()
        return found

    assert run_in_thread(load()) == {1}
