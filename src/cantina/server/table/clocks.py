"""Clocks: how long each seat has taken, and a bot for those whose time has run out."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from cantina.server.worker_pool import FALLBACK_LEVEL

if TYPE_CHECKING:
    from cantina.server.table.actor import Table


class Clocks:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.used_ms = [0] * table.record.players
        """Milliseconds each seat has used for its decisions."""
        self._hidden_ms = [0] * table.record.players
        """Milliseconds used for answers that nobody else may know of yet."""
        self._decision_opened_at = time.monotonic()
        self._answered = self._opened = 0
        """When the last answer was given, and the open decision opened, in seconds since 1970; 0: not known."""
        self._timer: asyncio.TimerHandle | None = None

    def open_decision(self) -> None:
        """A decision has been opened, and all answers before it are public."""
        self._decision_opened_at = time.monotonic()
        self._opened = self._answered
        for seat, milliseconds in enumerate(self._hidden_ms):
            self.used_ms[seat] += milliseconds
            self._hidden_ms[seat] = 0

    @property
    def running_since(self) -> float:
        """Since when the clocks run for the open decision, in seconds since 1970."""
        return time.time() - (time.monotonic() - self._decision_opened_at)

    def keep_running(self, since: float) -> None:
        """Goes on with clocks that run in another process since then, or since the last answer."""
        passed = time.time() - max(since, self._opened)
        self._decision_opened_at = time.monotonic() - max(0.0, passed)

    def elapsed_ms(self) -> int:
        """Milliseconds since the open decision was opened."""
        return int((time.monotonic() - self._decision_opened_at) * 1000)

    @property
    def since(self) -> int | None:
        """When the open decision was opened, in seconds since 1970; None: not known."""
        return self._opened or self._table.record.started or None

    def add(self, seat: int, elapsed_ms: int, at: int) -> None:
        """Counts the time a seat took for an answer that it gave then, in seconds since 1970."""
        self._hidden_ms[seat] += elapsed_ms
        self._answered = at

    def remaining(self) -> list[float] | None:
        """Seconds left to each seat; None: the match is played without clocks."""
        limit = self._table.record.clock * 60_000
        if not limit:
            return None
        elapsed_ms = self.elapsed_ms()
        deciding = {seat for seat, _ in self._table.match.state.deciding}
        return [
            max(0, limit - used_ms - (elapsed_ms if seat in deciding else 0)) / 1000
            for seat, used_ms in enumerate(self.used_ms)
        ]

    def start_timer(self) -> None:
        """Has the clocks checked when the first of the people who decide now runs out of time."""
        self.stop()
        clocks = self.remaining()
        if clocks is None:
            return
        table = self._table
        people = [d.seat for d in table.match.state.decisions if table.record.seats[d.seat].bot is None]
        if people:
            shortest = min(clocks[seat] for seat in people)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(shortest + 0.05, lambda: table.post(self.check))

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def check(self) -> None:
        """Lends the seats of those whose time has run out to a bot."""
        table = self._table
        if table.record.stage != "playing" or not await table.lease.acquire():
            return
        clocks = self.remaining() or []
        for decision in table.match.state.decisions:
            seat = decision.seat
            if clocks and clocks[seat] <= 0 and table.record.seats[seat].bot is None:
                table.record.seats[seat].bot = FALLBACK_LEVEL
                table.add_notice("time-up", seat)
        await table.save_record()
        await table.play.advance()
        table.lease.release_unwatched()
