"""A pool of worker processes that run bots, so that a table never waits and a bot can be stopped."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import sys
from collections import Counter
from typing import Any, Final

import msgspec
from msgspec import Struct

from cantina.bots import LEVELS, Analysis, Explanation
from cantina.kernel.random_streams import Seed
from cantina.lab.puzzles import Puzzle
from cantina.server.fair_queue import FairQueue

log = logging.getLogger("cantina.bots")

FALLBACK_LEVEL: Final = LEVELS[0]
"""The level that takes over a seat when its bot fails or its owner is gone."""
BOT_TIMEOUT: Final = 30.0
"""Seconds a bot may take for an answer: many times what the slowest level needs, for a busy machine."""
MAX_ANSWER_BYTES: Final = 2**24
MAX_WAITING: Final = 60
"""Requests of one address that may wait, quick and slow ones counted apart."""


class BotRequest(Struct):
    """A decision for a bot. The worker process rebuilds the state from it and gives the bot its Mind."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    seed: Seed
    """The seed of the match; the bot never sees it."""
    rules_version: int
    choices: list[tuple[int, int]]
    """The choices made so far: seat and number."""
    seat: int
    bot: str
    """A level, or the specification of any other bot."""
    bot_seed: int
    analyse: bool = False
    """Whether a rating of every choice is wanted, and not only the bot's own choice."""
    explain: int = 0
    """With how many other choices the best one is to be compared, so that people read why it is better."""
    puzzle: bool = False
    """Whether a puzzle of the decision is wanted, with all that is known of it."""


class BotAnswer(Struct):
    """A worker's answer to a BotRequest."""

    choice: int
    analysis: Analysis | None = None
    why: tuple[Explanation, ...] = ()
    puzzle: Puzzle | None = None


def derive_seed(purpose: str, *facts: object) -> int:
    """Derives a seed by hashing, so that it reveals none of the facts (the match's seed, for instance)."""
    mixed = hashlib.sha256(" ".join(map(str, (purpose, *facts))).encode())
    return int.from_bytes(mixed.digest()[:8])


class TooManyWaiting(Exception):
    """An address already has as many requests waiting as it may have."""


class _Worker:
    """A place for a worker process, which is started when it is first needed."""

    def __init__(self, quick_only: bool) -> None:
        self.quick_only = quick_only
        self.process: asyncio.subprocess.Process | None = None
        self.busy = False


class _Waiting:
    """A request and the future of whoever waits for its answer."""

    def __init__(self, request: BotRequest, address: str, quick: bool) -> None:
        self.request = request
        self.address = address
        self.quick = quick
        self.answer: asyncio.Future[BotAnswer | None] = asyncio.get_running_loop().create_future()
        self.task: asyncio.Task[None] | None = None
        """Its computation, once it has begun."""


class WorkerPool:
    """Worker processes, each with one request at a time; addresses and tables are served in turn.

    With `reserve`, there is one process more, which runs quick bots only: so they never wait for slow ones.
    """

    def __init__(self, size: int, timeout: float, reserve: bool = False) -> None:
        self._timeout = timeout
        self._workers = [_Worker(quick_only=False) for _ in range(size)]
        if reserve:
            self._workers.append(_Worker(quick_only=True))
        self._running_limit = max(1, size - 1)
        """Slow requests of one address that run at once: others find a process sooner."""
        self._quick: FairQueue[_Waiting] = FairQueue()
        self._slow: FairQueue[_Waiting] = FairQueue()
        self._running: Counter[str] = Counter()
        """Slow requests that run, by address."""
        self._alive: set[asyncio.subprocess.Process] = set()

    async def submit(self, request: BotRequest, address: str = "", quick: bool = False) -> BotAnswer | None:
        """Returns a bot's answer; None if its process died or took too long, twice.

        Raises TooManyWaiting if the address has too many requests already.
        """
        queue = self._quick if quick else self._slow
        if queue.waiting(address) >= MAX_WAITING:
            raise TooManyWaiting(address)
        waiting = _Waiting(request, address, quick)
        queue.add(address, request.table, waiting)
        self._dispatch()
        try:
            return await waiting.answer
        except asyncio.CancelledError:
            queue.remove(address, request.table, waiting)
            if waiting.task is not None:
                waiting.task.cancel()
            raise

    def _dispatch(self) -> None:
        """Gives every free worker a request, as long as there are any for it."""
        for worker in sorted(self._workers, key=lambda worker: worker.process is None):  # rather one that runs
            if worker.busy:
                continue
            waiting = None
            if not worker.quick_only:
                full = [address for address, count in self._running.items() if count >= self._running_limit]
                waiting = self._slow.next(excluded=full)
            waiting = waiting or self._quick.next()
            if waiting is not None:
                self._begin(worker, waiting)

    def _begin(self, worker: _Worker, waiting: _Waiting) -> None:
        worker.busy = True
        if not waiting.quick:
            self._running[waiting.address] += 1
        waiting.task = asyncio.create_task(self._serve(worker, waiting))
        waiting.task.add_done_callback(lambda _: self._end(worker, waiting))  # also if it is cancelled at once

    def _end(self, worker: _Worker, waiting: _Waiting) -> None:
        worker.busy = False
        if not waiting.quick:
            self._running[waiting.address] -= 1
            if not self._running[waiting.address]:
                del self._running[waiting.address]
        if not waiting.answer.done():
            waiting.answer.set_result(None)
        self._dispatch()

    async def _serve(self, worker: _Worker, waiting: _Waiting) -> None:
        answer = None
        try:
            answer = await self._compute(worker, waiting.request) or await self._compute(
                worker, waiting.request
            )
        except Exception:
            log.exception("bot failed", extra={"table": waiting.request.table})
        if not waiting.answer.done():
            waiting.answer.set_result(answer)

    async def _compute(self, worker: _Worker, request: BotRequest) -> BotAnswer | None:
        """The answer of a worker's process; None if it died or took too long."""
        succeeded = False
        try:
            process = worker.process
            if process is None or process.returncode is not None:
                process = worker.process = await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), self._timeout)
            answer = msgspec.json.decode(line, type=BotAnswer)
            succeeded = True
            return answer
        except (TimeoutError, msgspec.DecodeError, OSError) as error:
            log.warning("bot failed", extra={"table": request.table, "why": type(error).__name__})
            return None
        finally:
            # Also when this task was cancelled: the process is still computing, and must not be reused.
            if worker.process is not None and not succeeded:
                self._kill(worker.process)
                worker.process = None

    async def close(self) -> None:
        for process in list(self._alive):
            self._kill(process)
            await process.wait()

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "cantina.server.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MAX_ANSWER_BYTES,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self._alive.add(process)
        return process

    def _kill(self, process: asyncio.subprocess.Process) -> None:
        self._alive.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
