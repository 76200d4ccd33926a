"""Bots think in processes of their own, so that a table never waits and a bot can be stopped."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import sys
from typing import Any, Final

import msgspec
from msgspec import Struct

from cantina.bots import LEVELS, Analysis

log = logging.getLogger("cantina.bots")

FALLBACK: Final = LEVELS[0]
"""Who takes over when another bot dies or overruns."""
PATIENCE: Final = 30.0
"""Seconds a bot may think: many times what the slowest level allows itself, for a busy machine."""
LARGEST: Final = 2**24


class Job(Struct):
    """A decision to think about. The mind a bot gets is made of it, in the thinking process."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    seed: int
    choices: list[tuple[int, int]]
    seat: int
    bot: str
    """A level, or any other bot."""
    luck: int
    """The bot's own seed."""
    weigh: bool = False
    """Not only the choice is wanted, but what the bot thinks of every one."""


class Thought(Struct):
    """What came of a job."""

    choice: int
    analysis: Analysis | None = None


def luck_for(purpose: str, *facts: object) -> int:
    """A seed for a bot. Hashed, what it is made of (the table's seed, too) tells the bot nothing."""
    mixed = hashlib.sha256(" ".join(map(str, (purpose, *facts))).encode())
    return int.from_bytes(mixed.digest()[:8])


class Thinkers:
    """A few processes that take one job at a time."""

    def __init__(self, count: int, patience: float) -> None:
        self._patience = patience
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._alive: set[asyncio.subprocess.Process] = set()
        for _ in range(count):
            self._free.put_nowait(None)  # started when it is first needed

    async def think(self, job: Job) -> Thought | None:
        """What a bot makes of a decision; None: it died or overran."""
        process = await self._free.get()
        well = False
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), self._patience)
            thought = msgspec.json.decode(line, type=Thought)
            well = True
            return thought
        except (TimeoutError, msgspec.DecodeError, OSError) as error:
            log.warning("bot failed", extra={"why": type(error).__name__})
            return None
        finally:
            if process is not None and not well:  # also when nobody waits for it any more
                self._kill(process)
                process = None
            self._free.put_nowait(process)

    async def close(self) -> None:
        for process in list(self._alive):
            self._kill(process)
            await process.wait()

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "cantina.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LARGEST,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self._alive.add(process)
        return process

    def _kill(self, process: asyncio.subprocess.Process) -> None:
        self._alive.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
