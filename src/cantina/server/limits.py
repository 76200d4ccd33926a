"""Limits: how often something may be done, and what one address may do."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from litestar.connection import ASGIConnection

from cantina.server.errors import RequestRejected
from cantina.server.settings import Settings

if TYPE_CHECKING:
    from cantina.server.cluster import Cluster

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
HOUR_SECONDS = 3600.0
PUBLISH_FROM = 0.1
"""The part of a limit from which other processes are told what an address uses of it."""
REPORT = "report"
"""The key of a report's number among what a process tells."""


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

    @property
    def full(self) -> bool:
        return self.remaining >= self._burst

    def spend(self, tokens: float) -> None:
        """Takes tokens for what has been done, whether there are so many or not."""
        self._remaining = self.remaining - tokens


class WorkLimit:
    """What one address has the server do, in about so many milliseconds of work.

    Requests above its share are put off, so that others do not notice them; whoever goes on is cut off.
    """

    __slots__ = ("_burst", "_exceeded_since", "_rate", "_remaining", "_updated_at", "unpublished")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._burst = self._remaining = rate * BURST_SECONDS
        self._updated_at = time.monotonic()
        self._exceeded_since: float | None = None
        self.unpublished = 0.0
        """Work that other processes have not been told of."""

    def spend(self, cost: float) -> float:
        """Counts some work; returns the seconds for which it has to be put off.

        Raises RequestRejected if the address has asked for too much, for too long.
        """
        now = time.monotonic()
        self._refill(now)
        if self._remaining > self._burst / 2:
            self._exceeded_since = None
        remaining = self._remaining - cost
        if remaining >= 0:
            self._remaining = remaining
            self.unpublished += cost
            return 0.0
        if self._exceeded_since is None:
            self._exceeded_since = now
        delay = -remaining / self._rate
        if delay > MAX_DELAY_SECONDS or now - self._exceeded_since > PATIENCE_SECONDS:
            raise RequestRejected("too-fast")
        self._remaining = remaining
        self.unpublished += cost
        return delay

    async def wait_for(self, cost: float) -> None:
        """Counts some work, and waits as long as it has to be put off; raises what `spend` does."""
        if delay := self.spend(cost):
            await asyncio.sleep(delay)

    def resume(self) -> None:
        """Called when a request that was put off is done: a late server must not refill the share meanwhile."""
        self._refill(time.monotonic())
        self._remaining = min(self._remaining, self._burst / 2)

    def _refill(self, now: float) -> None:
        self._remaining = min(self._burst, self._remaining + (now - self._updated_at) * self._rate)
        self._updated_at = now

    def charge(self, cost: float) -> None:
        """Counts work that has been done already, by another process for instance."""
        self._remaining = max(self._remaining - cost, -self._rate * MAX_DELAY_SECONDS)

    @property
    def is_idle(self) -> bool:
        return time.monotonic() - self._updated_at > 60


class AddressLimits:
    """Limits what one address may do: its share of the work, new tables an hour, open WebSockets, reviews.

    All processes together keep to them: rare things are counted where all see them, and of the others each
    process tells the rest every second what it does for addresses that use a good part of a limit.
    """

    def __init__(self, settings: Settings, cluster: Cluster) -> None:
        self._settings = settings
        self._cluster = cluster
        self._in_use: dict[str, int] = {}
        self._work: dict[str, WorkLimit] = {}
        self._reports = 0
        self._replays: dict[str, TokenBucket] = {}
        self._others: Mapping[str, Mapping[str, float]] = {}
        """By process: what it has told of addresses."""

    def work(self, address: str) -> WorkLimit:
        """The share of an address in the server's work."""
        found = self._work.get(address)
        if found is None:
            if len(self._work) > MAX_ADDRESSES:
                self._work = {key: limit for key, limit in self._work.items() if not limit.is_idle}
                self._replays = {key: limit for key, limit in self._replays.items() if key in self._work}
            found = self._work[address] = WorkLimit(self._work_rate)
        return found

    @property
    def _work_rate(self) -> float:
        return WORK_PER_SOCKET * max(LEAST_SOCKETS, self._settings.sockets_an_address)

    async def count_new_table(self, address: str) -> None:
        """Counts a new table; raises RequestRejected if it is one too many."""
        await self._count(f"make {address}", self._settings.tables_an_hour, "too-many-tables")

    async def count_join(self, address: str) -> None:
        """Counts a player who joins a table; raises RequestRejected if it is one too many."""
        await self._count(f"join {address}", 2 * self._settings.tables_an_hour, "too-many-joins")

    async def count_picture(self, address: str) -> None:
        """Counts a picture of a moment; raises RequestRejected if it is one too many."""
        await self._count(f"picture {address}", 2 * self._settings.tables_an_hour, "too-many-pictures")

    async def count_puzzle(self, address: str) -> None:
        """Counts a puzzle made of a decision; raises RequestRejected if it is one too many."""
        await self._count(f"puzzle {address}", 2 * self._settings.tables_an_hour, "too-many-puzzles")

    async def _count(self, key: str, limit: int, code: str) -> None:
        """Counts something for an hour; raises RequestRejected with the code if it is too much."""
        if not await self._cluster.count(key, limit, HOUR_SECONDS):
            raise RequestRejected(code)

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
        elsewhere = sum(usage.get(key, 0.0) for usage in self._others.values())
        if self._in_use.get(key, 0) + elsewhere >= limit:
            yield False
            return
        self._in_use[key] = self._in_use.get(key, 0) + 1
        try:
            yield True
        finally:
            self._in_use[key] -= 1
            if self._in_use[key] == 0:
                del self._in_use[key]

    # -- other processes --------------------------------------------------------------------------

    def usage(self) -> dict[str, float]:
        """What other processes have to know: what is in use now, and work done since they were last told."""
        self._reports += 1
        sockets = self._settings.sockets_an_address
        found = {
            key: float(count)
            for key, count in self._in_use.items()
            if not key.startswith("socket ") or count >= sockets * PUBLISH_FROM
        }
        found[REPORT] = self._reports
        for address, limit in self._work.items():
            if limit.unpublished >= self._work_rate * PUBLISH_FROM:
                found[f"work {address}"] = limit.unpublished
                limit.unpublished = 0.0
        return found

    def others_use(self, usage: Mapping[str, Mapping[str, float]]) -> None:
        """Counts what other processes do for addresses."""
        for process, told in usage.items():
            if told.get(REPORT) == self._others.get(process, {}).get(REPORT):
                continue  # the same report as before
            for key, value in told.items():
                if key.startswith("work "):
                    self.work(key.removeprefix("work ")).charge(value)
        self._others = usage
