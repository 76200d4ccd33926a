"""Lists of tables: those that wait for players, and those where somebody holds seats."""

from __future__ import annotations

import contextlib
import logging

from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.seats import seat_for_token
from cantina.server.store import DamagedTable, TableRecord
from cantina.server.tables import Tables

log = logging.getLogger("cantina.tables")

MAX_LISTED = 40
"""Open tables that are listed."""


async def open_tables(tables: Tables) -> list[p.TableInfo]:
    """The listed tables that wait for players."""
    found = [tables.info(record) for record in await tables.store.open_tables(MAX_LISTED)]
    return [info for info in found if info.stage == "lobby"]


async def my_tables(tables: Tables, seats: list[p.SeatToken]) -> list[p.MyTable]:
    """The tables where somebody holds seats, and how they stand."""
    found = []
    for claimed in seats:
        try:
            record = await tables.store.find(claimed.table)
        except DamagedTable:  # the caller's other tables are well
            continue
        except Exception:
            log.exception("a table cannot be read", extra={"table": claimed.table})
            continue
        if record is None:
            continue
        seat = seat_for_token(record.seats, claimed.token)
        if seat is not None:
            found.append(await _my_table(tables, record, seat))
    return found


async def _my_table(tables: Tables, record: TableRecord, seat: int) -> p.MyTable:
    """How a table stands for one of its seats; a match that is played is loaded for that."""
    since = {"lobby": record.created, "over": record.finished or None}.get(record.stage)
    mine = p.MyTable(tables.info(record), seat, False, [], since, record.winners)
    if record.stage == "playing":
        with contextlib.suppress(RequestRejected):
            table = await tables.table(record.id)
            mine.my_turn = table.play.asked(seat) is not None
            mine.deciding = [one for one, _ in table.match.state.deciding]
            mine.since = table.clocks.since
    return mine
