"""Reviews of finished matches: analysed decision by decision while somebody waits, and cached for a while.

A review has one request at a time in the analysis workers, which serve addresses and tables in turn: so hints
and other reviews come in between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

import msgspec

from cantina.bots import Analysis
from cantina.kernel.match import Match
from cantina.lab.review import DecisionPoint, analysis_seed, build_review, decision_points
from cantina.server import protocol as p
from cantina.server.store import TableRecord
from cantina.server.worker_pool import BotRequest, TooManyWaiting, WorkerPool

log = logging.getLogger("cantina.reviews")

MAX_CACHED = 48
"""Reviews, finished or not, that are cached."""
SEED = 0
"""Fixed, so that `cantina review` computes the same numbers from the record."""


class ReviewTask:
    """The review of one seat; finished analyses are kept when nobody waits for it any more."""

    def __init__(
        self, service: ReviewService, record: TableRecord, match: Match, seat: int, address: str
    ) -> None:
        self._service = service
        self._address = address
        """The network address whose share of the workers it uses: of whoever asked first."""
        self._record = record
        self._match = match
        self._seat = seat
        self._decisions: list[DecisionPoint] | None = None
        self._analyses: list[Analysis] = []
        self._line = p.ReviewLine(0, 0)
        self._changed = asyncio.Condition()
        self._listeners = 0
        self._task: asyncio.Task[None] | None = None

    async def lines(self) -> AsyncIterator[bytes]:
        """The progress, line by line, until the review is finished or has failed."""
        self._listeners += 1
        self._resume()
        try:
            while True:
                line = self._line
                yield msgspec.json.encode(line) + b"\n"
                if line.review is not None or line.code is not None:
                    return
                async with self._changed:
                    await self._changed.wait_for(lambda sent=line: self._line is not sent)  # type: ignore[misc]
        finally:
            self._listeners -= 1
            if self._listeners == 0:
                self.stop()

    @property
    def idle(self) -> bool:
        return self._listeners == 0

    def stop(self) -> None:
        """Stops working; finished analyses are kept."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _resume(self) -> None:
        if self._task is None and self._line.review is None:
            self._line = p.ReviewLine(*self._progress())
            self._task = asyncio.create_task(self._run())

    def _progress(self) -> tuple[int, int]:
        return len(self._analyses), 0 if self._decisions is None else len(self._decisions)

    async def _run(self) -> None:
        try:
            await self._review()
        except TooManyWaiting:
            await self._fail()
        except Exception:
            log.exception("review failed", extra={"table": self._record.id, "seat": self._seat})
            await self._fail()

    async def _fail(self) -> None:
        self._task = None
        await self._publish(p.ReviewLine(*self._progress(), code="review-failed"))

    async def _review(self) -> None:
        if self._decisions is None:
            self._decisions = await asyncio.to_thread(decision_points, self._match, [self._seat])
        await self._publish(p.ReviewLine(*self._progress()))
        while len(self._analyses) < len(self._decisions):
            analysis = await self._analyse(self._decisions[len(self._analyses)])
            if analysis is None:
                await self._fail()
                return
            self._analyses.append(analysis)
            await self._publish(p.ReviewLine(*self._progress()))
        bot = self._service.analysis_bot
        review = build_review(self._match, bot, SEED, self._decisions, self._analyses, [self._seat])
        await self._publish(p.ReviewLine(*self._progress(), review=review))

    async def _publish(self, line: p.ReviewLine) -> None:
        self._line = line
        async with self._changed:
            self._changed.notify_all()

    async def _analyse(self, decision: DecisionPoint) -> Analysis | None:
        made = [(seat, choice.number) for seat, choice in self._match.choices[: decision.step]]
        request = BotRequest(
            table=f"review {self._record.id} {self._seat}",
            game=self._record.game,
            players=self._record.players,
            options=self._record.options,
            seed=self._record.seed,
            rules_version=self._record.rules_version,
            choices=made,
            seat=decision.seat,
            bot=self._service.analysis_bot,
            bot_seed=analysis_seed(SEED, decision.step),
            analyse=True,
        )
        answer = await self._service.workers.submit(request, self._address)
        return None if answer is None else answer.analysis


class ReviewService:
    """The reviews in progress and the cached ones."""

    def __init__(self, workers: WorkerPool, analysis_bot: str) -> None:
        self.workers = workers
        self.analysis_bot = analysis_bot
        self._tasks: dict[tuple[str, int], ReviewTask] = {}

    def task_for(self, record: TableRecord, match: Match, seat: int, address: str = "") -> ReviewTask:
        """The review of one seat of a finished match, cached or new."""
        key = (record.id, seat)
        found = self._tasks.pop(key, None) or ReviewTask(self, record, match, seat, address)
        self._tasks[key] = found
        surplus = max(0, len(self._tasks) - MAX_CACHED)
        for old in [key for key, task in self._tasks.items() if task.idle][:surplus]:
            if self._tasks[old] is not found:
                del self._tasks[old]
        return found

    def close(self) -> None:
        for task in self._tasks.values():
            task.stop()
