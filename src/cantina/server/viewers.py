"""Those who look at a table: each has a queue of its own, so that nobody waits for a slow one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from cantina.server.metrics import Metrics

MOST_WAITING = 200
"""Messages that may wait for a slow viewer before it is sent away to come back later."""


class Delivery:
    """Measures how long a choice takes to reach the last viewer."""

    __slots__ = ("_begun", "_left", "_metrics")

    def __init__(self, begun: float, viewers: int, metrics: Metrics) -> None:
        self._begun = begun
        self._left = viewers
        self._metrics = metrics

    def sent(self) -> None:
        self._left -= 1
        if self._left == 0:
            self._metrics.delivery.observe(time.perf_counter() - self._begun)


class Viewer:
    """One socket that looks at a table, from a seat or from outside."""

    def __init__(self, seat: int | None, drop: Callable[[str], None]) -> None:
        self.seat = seat
        self.step = -1
        """The last step it was told."""
        self.drop = drop
        """Closes its socket, with a reason."""
        self.outbox: asyncio.Queue[tuple[bytes, Delivery | None]] = asyncio.Queue()
        self.lost = False
        self._lines = 0.0
        self._said = time.monotonic()

    def may_chat(self, pause: float, burst: int) -> bool:
        """Whether this viewer has not said too much lately."""
        now = time.monotonic()
        self._lines = max(0.0, self._lines - (now - self._said) / pause)
        self._said = now
        if self._lines + 1 > burst:
            return False
        self._lines += 1
        return True

    def send(self, message: bytes, delivery: Delivery | None = None) -> None:
        if self.lost:
            return
        if self.outbox.qsize() >= MOST_WAITING:
            self.lost = True
            self.drop("too-slow")
            return
        self.outbox.put_nowait((message, delivery))
