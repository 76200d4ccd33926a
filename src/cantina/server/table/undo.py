"""Taking back the last choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantina.server.errors import RequestRejected
from cantina.server.store import LogRow
from cantina.server.table.request import Request
from cantina.server.table.updates import LogStep

if TYPE_CHECKING:
    from cantina.server.table.actor import Table

MAX_UNDOS = 60
"""Undos of one seat in one match."""


class Undo:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._counts = [0] * table.record.players
        """By seat."""

    def count(self, seat: int) -> int:
        """How many choices an undo of the seat's last one takes back; 0: it cannot be undone.

        Not during a simultaneous decision, nor back into one: that would show whether others have answered.
        """
        state = self._table.match.state
        if state.over or state.answers or self._counts[seat] >= MAX_UNDOS:
            return 0
        bots = [number for number, one in enumerate(self._table.record.seats) if one.bot is not None]
        return self._table.match.undo_count(seat, also_undo=bots, simultaneous=False)

    async def undo(self, request: Request) -> None:
        table = self._table
        seat = request.require_seat()
        count = self.count(seat)
        if table.record.stage != "playing" or count == 0:
            raise RequestRejected("no-undo")
        await table.play.withdraw(seat)
        row = LogRow(table.event_log.length, seat, -count, request.submission, 0)
        step = await table.append_log(row)
        table.viewers.send_updates(table.viewers.all, step, request.received_at)
        table.send_done(request)
        await table.play.advance()

    def apply(self, seat: int, count: int) -> LogStep:
        """Takes back the last choices, of which the first was the seat's, after that was logged."""
        self._table.match.take_back(count)
        self._counts[seat] += 1
        step = LogStep((), seat)
        self._table.event_log.add(step)
        return step
