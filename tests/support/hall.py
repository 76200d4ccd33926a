"""A hall without a server around it: nothing is kept, and bots think, or fail, at once."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.kernel.mind import Mind
from cantina.server.bots import Job, Thought
from cantina.server.hall import Hall
from cantina.server.metrics import Metrics
from cantina.server.store import Kept, Line, Row
from cantina.server.thinker import Memory, think
from cantina.server.viewers import Viewer

ANALYST = "greedy:12"


class NoStore:
    """Keeps nothing."""

    async def save(self, table: Kept) -> None: ...
    async def append(self, table: str, rows: list[Row]) -> None: ...
    async def say(self, table: str, line: Line) -> None: ...
    async def find(self, table: str) -> Kept | None: ...
    async def load(self, table: str) -> tuple[Kept, list[Row], list[Line]] | None: ...
    async def open_tables(self, most: int) -> list[Kept]:
        return []

    async def close(self) -> None: ...


class NoThinkers:
    """Every bot fails."""

    async def think(self, job: Job) -> Thought | None:
        return None

    async def close(self) -> None: ...


class Here(NoThinkers):
    """Bots think in this very process."""

    async def think(self, job: Job) -> Thought | None:
        return think(job, Mind(Memory().state(job), job.seat))


def hall(thinkers: NoThinkers | None = None, analysts: NoThinkers | None = None) -> Hall:
    bots: Any = thinkers or NoThinkers()
    others: Any = analysts or NoThinkers()
    return Hall(NoStore(), bots, others, ANALYST, Metrics())


def heard(viewer: Viewer) -> list[dict[str, Any]]:
    """What a viewer has been sent since the last time."""
    found = []
    while not viewer.outbox.empty():
        found.append(msgspec.json.decode(viewer.outbox.get_nowait()[0]))
    return found
