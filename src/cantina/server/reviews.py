"""Reviews of finished matches: judged decision by decision, while somebody waits, and kept for a while.

One decision at a time is thought about for all reviews together, so that hints come between them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import msgspec

from cantina.bots import Analysis
from cantina.kernel.match import Match
from cantina.lab.review import Occasion, judged, luck_of, occasions
from cantina.server import protocol as p
from cantina.server.bots import Job, Thinkers
from cantina.server.store import Kept

log = logging.getLogger("cantina.reviews")

KEPT = 48
"""Reviews, begun or done, that are kept ready."""
SEED = 0
"""Anybody who has the record comes to the same numbers (`cantina review`)."""
TRIES = 2


class Reviewing:
    """The review of one seat: what has been judged stays, whoever comes and goes."""

    def __init__(self, reviews: Reviews, kept: Kept, match: Match, seat: int) -> None:
        self._reviews = reviews
        self._kept = kept
        self._match = match
        self._seat = seat
        self._found: list[Occasion] | None = None
        self._analyses: list[Analysis] = []
        self._line = p.ReviewLine(0, 0)
        self._news = asyncio.Condition()
        self._waiting = 0
        self._task: asyncio.Task[None] | None = None

    async def lines(self) -> AsyncIterator[bytes]:
        """How far it is, line by line, until the review is there or has failed."""
        self._waiting += 1
        self._go_on()
        try:
            while True:
                line = self._line
                yield msgspec.json.encode(line) + b"\n"
                if line.review is not None or line.code is not None:
                    return
                async with self._news:
                    await self._news.wait_for(lambda seen=line: self._line is not seen)  # type: ignore[misc]
        finally:
            self._waiting -= 1
            if self._waiting == 0:
                self.stop()

    @property
    def idle(self) -> bool:
        return self._waiting == 0

    def stop(self) -> None:
        """Nobody waits any more; what has been judged is kept."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _go_on(self) -> None:
        if self._task is None and self._line.review is None:
            self._line = p.ReviewLine(*self._progress())
            self._task = asyncio.create_task(self._run())

    def _progress(self) -> tuple[int, int]:
        return len(self._analyses), 0 if self._found is None else len(self._found)

    async def _run(self) -> None:
        try:
            await self._work()
        except Exception:
            log.exception("review failed", extra={"table": self._kept.id, "seat": self._seat})
            await self._fail()

    async def _fail(self) -> None:
        self._task = None
        await self._tell(p.ReviewLine(*self._progress(), code="review-failed"))

    async def _work(self) -> None:
        if self._found is None:
            self._found = await asyncio.to_thread(occasions, self._match, [self._seat])
        await self._tell(p.ReviewLine(*self._progress()))
        while len(self._analyses) < len(self._found):
            analysis = await self._weigh(self._found[len(self._analyses)])
            if analysis is None:
                await self._fail()
                return
            self._analyses.append(analysis)
            await self._tell(p.ReviewLine(*self._progress()))
        found = judged(self._match, self._reviews.analyst, SEED, self._found, self._analyses, [self._seat])
        await self._tell(p.ReviewLine(*self._progress(), review=found))

    async def _tell(self, line: p.ReviewLine) -> None:
        self._line = line
        async with self._news:
            self._news.notify_all()

    async def _weigh(self, occasion: Occasion) -> Analysis | None:
        made = [(who, choice.number) for who, choice in self._match.choices[: occasion.step]]
        job = Job(
            table=f"review {self._kept.id} {self._seat}",
            game=self._kept.game,
            players=self._kept.players,
            options=self._kept.options,
            seed=self._kept.seed,
            choices=made,
            seat=occasion.seat,
            bot=self._reviews.analyst,
            luck=luck_of(SEED, occasion.step),
            weigh=True,
        )
        for _ in range(TRIES):
            async with self._reviews.turn:
                thought = await self._reviews.analysts.think(job)
            if thought is not None:
                return thought.analysis
        return None


class Reviews:
    def __init__(self, analysts: Thinkers, analyst: str) -> None:
        self.analysts = analysts
        self.analyst = analyst
        self.turn = asyncio.Lock()
        self._kept: dict[tuple[str, int], Reviewing] = {}

    def of(self, kept: Kept, match: Match, seat: int) -> Reviewing:
        """The review of one seat of a finished match, begun or not."""
        key = (kept.id, seat)
        found = self._kept.pop(key, None) or Reviewing(self, kept, match, seat)
        self._kept[key] = found
        for old in [key for key, one in self._kept.items() if one.idle][: max(0, len(self._kept) - KEPT)]:
            if self._kept[old] is not found:
                del self._kept[old]
        return found

    def close(self) -> None:
        for one in self._kept.values():
            one.stop()
