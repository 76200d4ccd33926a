"""One process and no other: it has every lease, and its own counts are all there are."""

from __future__ import annotations

import time
from collections import deque

from cantina.server.cluster.protocol import Follower, Lease, Presence
from cantina.server.limits import TokenBucket

MAX_KEYS = 10_000
"""Buckets and counts that are remembered before old ones are forgotten."""


class SingleProcess:
    shared = False

    def __init__(self) -> None:
        self._buckets: dict[str, TokenBucket] = {}
        self._times: dict[str, deque[float]] = {}
        """When something that is counted has happened."""

    async def start(self, follower: Follower) -> None: ...

    async def acquire(self, table: str) -> Lease:
        return Lease("", 0)

    def holds(self, lease: Lease) -> bool:
        return True

    def is_alive(self, process: str) -> bool:
        return False

    def release(self, table: str) -> None: ...

    def set_presence(self, table: str, seats: frozenset[int], spectators: int, clocks_since: float) -> None: ...

    async def presence(self, table: str) -> Presence:
        return Presence()

    async def take(self, key: str, rate: float, burst: float) -> bool:
        if len(self._buckets) > MAX_KEYS:
            self._buckets = {one: bucket for one, bucket in self._buckets.items() if not bucket.full}
        return self._buckets.setdefault(key, TokenBucket(rate, burst)).take()

    async def count(self, key: str, limit: int, seconds: float) -> bool:
        now = time.monotonic()
        if len(self._times) > MAX_KEYS:
            self._times = {one: times for one, times in self._times.items() if now - times[-1] < seconds}
        times = self._times.setdefault(key, deque())
        while times and now - times[0] > seconds:
            times.popleft()
        if len(times) >= limit:
            return False
        times.append(now)
        return True

    async def close(self) -> None: ...
