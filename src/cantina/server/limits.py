"""Limits: how often something may be done, and what one address may do."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection

from cantina.server.errors import RequestRejected
from cantina.server.settings import Settings

MAX_ADDRESSES = 10_000
"""Addresses that are remembered before old ones are forgotten."""


WORK_PER_SOCKET = 5.0
"""Milliseconds of work a second that an address may ask for, for each WebSocket it may open."""
LEAST_SOCKETS = 40
"""An address gets at least the share for so many."""
BURST_SECONDS = 0.25
"""For so many seconds' work may be asked at once."""
REPLAY_RATE, REPLAY_BURST = 0.1, 4.0
"""Seconds for which replays may be made for one address: each second, and at once."""
REPLAYS_AT_ONCE = 2
PATIENCE_SECONDS = 5.0
"""Seconds after which an address that still asks for more than its share is cut off."""
MAX_DELAY_SECONDS = 2.0
"""Seconds for which a request is put off before it is refused."""


@lru_cache(MAX_ADDRESSES)
def address_key(host: str) -> str:
    """What counts as one address: with IPv6 the network, of which whoever has one address has all."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return host


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The network address a request comes from, as it counts for limits."""
    return address_key(connection.client.host) if connection.client else "?"


class TokenBucket:
    """A rate limit: so many a second in the long run, and so many at once."""

    __slots__ = ("_burst", "_rate", "_remaining", "_updated_at")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._remaining = burst
        self._updated_at = time.monotonic()

    def take(self) -> bool:
        """Takes one token; False if there is none."""
        if self.remaining < 1:
            return False
        self._remaining -= 1
        return True

    @property
    def remaining(self) -> float:
        """The tokens there are; less than none after `spend`."""
        now = time.monotonic()
        self._remaining = min(self._burst, self._remaining + (now - self._updated_at) * self._rate)
        self._updated_at = now
        return self._remaining

    def spend(self, tokens: float) -> None:
        """Takes tokens for what has been done, whether there are so many or not."""
        self._remaining = self.remaining - tokens


class WorkLimit:
    """What one address has the server do, in about so many milliseconds of work.

    Requests above its share are put off, so that others do not notice them; whoever goes on is cut off.
    """

    __slots__ = ("_burst", "_exceeded_since", "_rate", "_remaining", "_updated_at")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._burst = self._remaining = rate * BURST_SECONDS
        self._updated_at = time.monotonic()
        self._exceeded_since: float | None = None

    def spend(self, cost: float) -> float:
        """Counts some work; returns the seconds for which it has to be put off.

        Raises RequestRejected if the address has asked for too much, for too long.
        """
        now = time.monotonic()
        self._remaining = min(self._burst, self._remaining + (now - self._updated_at) * self._rate)
        self._updated_at = now
        if self._remaining > self._burst / 2:
            self._exceeded_since = None
        remaining = self._remaining - cost
        if remaining >= 0:
            self._remaining = remaining
            return 0.0
        if self._exceeded_since is None:
            self._exceeded_since = now
        delay = -remaining / self._rate
        if delay > MAX_DELAY_SECONDS or now - self._exceeded_since > PATIENCE_SECONDS:
            raise RequestRejected("too-fast")
        self._remaining = remaining
        return delay

    @property
    def rested(self) -> bool:
        return time.monotonic() - self._updated_at > 60


class AddressLimits:
    """Limits what one address may do: its share of the work, new tables an hour, open WebSockets, reviews."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests: dict[str, deque[float]] = {}
        """By action and address: the times of the last hour."""
        self._in_use: dict[str, int] = {}
        self._work: dict[str, WorkLimit] = {}
        self._replays: dict[str, TokenBucket] = {}

    def work(self, address: str) -> WorkLimit:
        """The share of an address in the server's work."""
        found = self._work.get(address)
        if found is None:
            if len(self._work) > MAX_ADDRESSES:
                self._work = {key: limit for key, limit in self._work.items() if not limit.rested}
                self._replays = {key: limit for key, limit in self._replays.items() if key in self._work}
            sockets = max(LEAST_SOCKETS, self._settings.sockets_an_address)
            found = self._work[address] = WorkLimit(WORK_PER_SOCKET * sockets)
        return found

    def count_new_table(self, address: str) -> None:
        """Counts a new table; raises RequestRejected if it is one too many."""
        self._count(f"make {address}", self._settings.tables_an_hour, "too-many-tables")

    def count_join(self, address: str) -> None:
        """Counts a player who joins a table; raises RequestRejected if it is one too many."""
        self._count(f"join {address}", 2 * self._settings.tables_an_hour, "too-many-joins")

    def count_picture(self, address: str) -> None:
        """Counts a picture of a moment; raises RequestRejected if it is one too many."""
        self._count(f"picture {address}", 2 * self._settings.tables_an_hour, "too-many-pictures")

    def count_puzzle(self, address: str) -> None:
        """Counts a puzzle made of a decision; raises RequestRejected if it is one too many."""
        self._count(f"puzzle {address}", 2 * self._settings.tables_an_hour, "too-many-puzzles")

    def _count(self, key: str, limit: int, code: str) -> None:
        """Counts something for an hour; raises RequestRejected with the code if it is too much."""
        now = time.monotonic()
        if len(self._requests) > MAX_ADDRESSES:
            self._requests = {key: times for key, times in self._requests.items() if now - times[-1] < 3600}
        times = self._requests.setdefault(key, deque())
        while times and now - times[0] > 3600:
            times.popleft()
        if len(times) >= limit:
            raise RequestRejected(code)
        times.append(now)

    @contextlib.contextmanager
    def replay(self, address: str) -> Iterator[TokenBucket]:
        """Lets an address have one replay made at a time; yields the bucket from which its seconds are taken.

        Raises RequestRejected if it has used up its share.
        """
        bucket = self._replays.setdefault(address, TokenBucket(REPLAY_RATE, REPLAY_BURST))
        with self._acquire(f"replay {address}", REPLAYS_AT_ONCE) as allowed:
            if not allowed or bucket.remaining <= 0:
                raise RequestRejected("too-many-replays")
            yield bucket

    @contextlib.contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Counts an open WebSocket; yields False if it is one too many."""
        with self._acquire(f"socket {address}", self._settings.sockets_an_address) as allowed:
            yield allowed

    @contextlib.contextmanager
    def review(self, address: str) -> Iterator[bool]:
        """Counts somebody who waits for a review; yields False if it is one too many."""
        with self._acquire(f"review {address}", self._settings.reviews_an_address) as allowed:
            yield allowed

    @contextlib.contextmanager
    def _acquire(self, key: str, limit: int) -> Iterator[bool]:
        if self._in_use.get(key, 0) >= limit:
            yield False
            return
        self._in_use[key] = self._in_use.get(key, 0) + 1
        try:
            yield True
        finally:
            self._in_use[key] -= 1
            if self._in_use[key] == 0:
                del self._in_use[key]
