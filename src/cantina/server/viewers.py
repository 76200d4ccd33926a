"""Those who look at a table: each has a queue of its own, so that nobody waits for a slow one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from cantina.server.metrics import Metrics

CHAT_RATE, CHAT_BURST = 1.0, 8.0
"""Lines of chat a second from one viewer in the long run, and at once."""
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


class Bucket:
    """Lets so many through a second in the long run, so many at once, and no more."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._then = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


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
        self.chat = Bucket(CHAT_RATE, CHAT_BURST)

    def send(self, message: bytes, delivery: Delivery | None = None) -> None:
        if self.lost:
            return
        if self.outbox.qsize() >= MOST_WAITING:
            self.lost = True
            self.drop("too-slow")
            return
        self.outbox.put_nowait((message, delivery))
