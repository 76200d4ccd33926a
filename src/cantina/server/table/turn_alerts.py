"""Tells people who are not connected that it is their turn, where they have subscribed to that."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cantina.server.table.actor import Table

GRACE_SECONDS = 5.0
"""Seconds somebody may be disconnected before they are told: a page that is loaded anew is back sooner."""


class TurnAlerts:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None

    def schedule(self) -> None:
        """To be called when a decision has been opened."""
        self.stop()
        if self._table.tables.push is not None and self._absent():
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(GRACE_SECONDS, lambda: self._table.post(self._tell))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _absent(self) -> dict[int, str]:
        """The seats that are asked and whose owners are not connected, with their tokens' hashes."""
        table = self._table
        return {
            number: seat.token_hash
            for number, seat in enumerate(table.record.seats)
            if seat.token_hash is not None
            and seat.bot is None
            and table.play.asked(number) is not None
            and not table.viewers.is_connected(number)
        }

    async def _tell(self) -> None:
        table, absent = self._table, self._absent()
        push = table.tables.push
        if push is not None and absent and table.record.stage == "playing":
            table.start_task(
                push.notify(table.record.id, table.record.game, table.play.decision_number, absent)
            )
