"""Batches: many matches of one game, stepped at once into contiguous arrays.

A batch has one row for each of its matches. Where a match ends, the next one begins in the same row at
once. Rows are played by this process or shared out among several; what happens is the same.
"""

from __future__ import annotations

import contextlib
import gc
import mmap
import multiprocessing
import os
import tempfile
import traceback
from collections.abc import Iterator, Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

import cantina
from cantina.envs.loop import Loop
from cantina.envs.rewards import check_reward, rewards
from cantina.kernel.errors import BadOption, CantinaError, NotAChoice
from cantina.kernel.game import Game

SEEDS = 1 << 32
"""Seeds of batches are whole numbers from 0 up to (not including) this."""
FEWEST = 128
"""A process of its own is worth it for so many matches."""
AT_ONCE = 128
"""The rows of so many matches are made before they are copied: what was just written is still at hand."""


class BatchLost(CantinaError):
    """A process of a batch has failed; the batch is closed."""


class Step(NamedTuple):
    """The arrays of a batch. They are filled anew by every step: copy what you want to keep."""

    observations: NDArray[np.uint8]
    """(n, size): what the seat that decides next knows, by the game's encoding."""
    masks: NDArray[np.bool_]
    """(n, choices): the choices it is offered."""
    rewards: NDArray[np.float32]
    """(n, seats): zero, or where `done`, the rewards of the match that ended."""
    seat: NDArray[np.int64]
    """(n,): who decides next."""
    done: NDArray[np.bool_]
    """(n,): the last step ended a match here; all the other arrays but `rewards` show the next one."""


def match_seed(seed: int, row: int, match: int) -> int:
    """The seed of a match of a batch, as `Game.new` takes it: the how-manieth match of which row."""
    return seed + (row << 32) + (match << 64)


def batch(
    game: str | Game,
    n: int,
    players: int | None = None,
    *,
    seed: int = 0,
    workers: int | None = None,
    reward: str = "rank",
    **options: Any,
) -> Batch:
    """Starts n matches at once; see Batch."""
    return Batch(game, n, players, seed=seed, workers=workers, reward=reward, **options)


class Batch:
    """n matches of one game, all waiting for a choice.

    `workers` is the number of processes that share the rows, this one among them; 0 or 1: it plays them
    all; None: one for each core, if the batch is large enough. Where there are others, close the batch
    after use, or have a `with` do it.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        players: int | None = None,
        *,
        seed: int = 0,
        workers: int | None = None,
        reward: str = "rank",
        **options: Any,
    ) -> None:
        self.game = cantina.game(game) if isinstance(game, str) else game
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise BadOption("n", n, "a whole number from 1")
        self.n = n
        self.seed = _checked_seed(seed)
        first = self.game.new(players, match_seed(seed, 0, 0), quiet=True, **options)
        self.players = int(first.seats)
        plan = _Plan(self.game.meta.name, n, self.players, check_reward(reward), options)
        count = _checked_workers(workers, n)
        edges = [n * at // count for at in range(count + 1)]
        self._crew: list[_Worker] = []
        if count == 1:
            self._all = plan.arrays(self.game, bytearray(plan.size(self.game)))
        else:
            self._all = self._enlist(plan, edges[1:])
        self._rows = _Rows(self.game, plan, self._all, range(edges[1]))
        self.arrays = Step(*self._all[:5])
        self._closed = False
        self._everywhere("reset", self.seed)

    # -- the arrays -----------------------------------------------------------------------------

    @property
    def observations(self) -> NDArray[np.uint8]:
        return self.arrays.observations

    @property
    def masks(self) -> NDArray[np.bool_]:
        return self.arrays.masks

    @property
    def rewards(self) -> NDArray[np.float32]:
        return self.arrays.rewards

    @property
    def seat(self) -> NDArray[np.int64]:
        return self.arrays.seat

    @property
    def done(self) -> NDArray[np.bool_]:
        return self.arrays.done

    # -- playing --------------------------------------------------------------------------------

    def step(self, choices: Any) -> Step:
        """Makes one choice, given by its number, in every match.

        NotAChoice when one of them is not offered; then no match has moved.
        """
        self._check_open()
        numbers = np.asarray(choices)
        self._check(numbers)
        self._all.choices[:] = numbers
        self._everywhere("step", 0)
        return self.arrays

    def reset(self, seed: int | None = None) -> Step:
        """Starts all matches anew, with another seed or the same."""
        self._check_open()
        if seed is not None:
            self.seed = _checked_seed(seed)
        self._everywhere("reset", self.seed)
        return self.arrays

    def _check(self, numbers: NDArray[Any]) -> None:
        if numbers.shape != (self.n,) or numbers.dtype.kind not in "iu":
            raise NotAChoice(
                f"a step takes {self.n} whole numbers, not {numbers.dtype} of shape {numbers.shape}"
            )
        total = len(self.game.choices)
        inside = (numbers >= 0) & (numbers < total)
        offered = inside & self.masks[np.arange(self.n), np.where(inside, numbers, 0)]
        if offered.all():
            return
        row = int(np.flatnonzero(~offered)[0])
        number = int(numbers[row])
        if not inside[row]:
            raise NotAChoice(f"row {row}: {number} is no choice; there are {total}, numbered from 0")
        raise NotAChoice(f"row {row}: {number} ({self.game.choices[number].text!r}) is not offered now")

    # -- the workers ----------------------------------------------------------------------------

    def _enlist(self, plan: _Plan, edges: list[int]) -> _Arrays:
        with _shared(plan.size(self.game)) as (path, memory):
            context = multiprocessing.get_context("spawn")
            try:
                for start, end in pairwise(edges):
                    here, there = context.Pipe()
                    process = context.Process(
                        target=_work, args=(there, str(path), plan, start, end), daemon=True
                    )
                    process.start()
                    there.close()
                    self._crew.append(_Worker(process, here))
                for worker in self._crew:
                    worker.hear()
            except BaseException:
                self._send_home()
                raise
            return plan.arrays(self.game, memory)

    def _everywhere(self, order: str, seed: int) -> None:
        try:
            for worker in self._crew:
                worker.tell((order, seed))
            self._rows.do(order, seed)
            for worker in self._crew:
                worker.hear()
        except BaseException:  # also an interrupt: the rows are out of step
            self.close()
            raise

    def _check_open(self) -> None:
        if self._closed:
            raise CantinaError("the batch is closed")

    def close(self) -> None:
        """Sends the workers home; the arrays stay as they are."""
        self._closed = True
        self._send_home()

    def _send_home(self) -> None:
        crew, self._crew = self._crew, []
        for worker in crew:
            worker.pipe.close()  # whoever listens at the other end leaves
        for worker in crew:
            worker.leave()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_crew", None):
            self.close()


def random_choices(masks: NDArray[np.bool_], luck: np.random.Generator) -> NDArray[np.int64]:
    """One of the offered choices of every row, each as likely as the others."""
    found = np.flatnonzero(masks)
    width = masks.shape[1]
    starts = np.searchsorted(found, np.arange(len(masks) + 1) * width)
    picks = starts[:-1] + (luck.random(len(masks)) * np.diff(starts)).astype(np.int64)
    numbers: NDArray[np.int64] = found[picks] % width
    return numbers


def _checked_seed(seed: int) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
        raise BadOption("seed", seed, "a whole number from 0 to 2**32 - 1")
    return seed


def _checked_workers(workers: int | None, n: int) -> int:
    if workers is None:
        cores = os.cpu_count() or 1
        if hasattr(os, "sched_getaffinity"):
            cores = len(os.sched_getaffinity(0))
        return max(1, min(cores, n // FEWEST))
    if isinstance(workers, bool) or not isinstance(workers, int) or workers < 0:
        raise BadOption("workers", workers, "a whole number from 0, or None")
    return max(1, min(workers, n))


class _Arrays(NamedTuple):
    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    seat: NDArray[np.int64]
    done: NDArray[np.bool_]
    choices: NDArray[np.int64]


class _Plan(NamedTuple):
    """All a worker has to know of a batch."""

    game: str
    n: int
    players: int
    reward: str
    options: Mapping[str, Any]

    def forms(self, game: Game) -> list[tuple[tuple[int, ...], Any]]:
        n = self.n
        return [
            ((n, game.encoding.size), np.uint8),
            ((n, len(game.choices)), np.bool_),
            ((n, self.players), np.float32),
            ((n,), np.int64),
            ((n,), np.bool_),
            ((n,), np.int64),
        ]

    def places(self, game: Game) -> list[int]:
        """Where each array begins, and where the last one ends; each begins on a line of the cache."""
        edges = [0]
        for shape, kind in self.forms(game):
            length = int(np.prod(shape)) * np.dtype(kind).itemsize
            edges.append(edges[-1] + (length + 63) // 64 * 64)
        return edges

    def size(self, game: Game) -> int:
        return self.places(game)[-1]

    def arrays(self, game: Game, memory: bytearray | mmap.mmap) -> _Arrays:
        found = [
            np.frombuffer(memory, kind, int(np.prod(shape)), offset).reshape(shape)
            for (shape, kind), offset in zip(self.forms(game), self.places(game), strict=False)
        ]
        return _Arrays(*found)


class _Rows:
    """Some rows of a batch, played by one process."""

    def __init__(self, game: Game, plan: _Plan, arrays: _Arrays, rows: range) -> None:
        self.game = game
        self.plan = plan
        self.loop = Loop(game.choices, game.encoding)
        self.rows = rows
        self.matches = [0] * len(rows)
        self.seed = 0
        parts: list[Any] = [array[rows.start : rows.stop] for array in arrays]
        self.mine = _Arrays(*parts)

    def do(self, order: str, seed: int) -> None:
        mine = self.mine
        mine.rewards[:] = 0
        mine.done[:] = False
        if order == "reset":
            self.seed = seed
            self.matches = [0] * len(self.rows)
            self.loop.states = [self._new(at) for at in range(len(self.rows))]
        for start in range(0, len(self.rows), AT_ONCE):
            end = min(start + AT_ONCE, len(self.rows))
            if order == "reset":
                self.loop.look(start, end)
            else:
                self.loop.step(start, mine.choices[start:end].tolist(), self._following)
            mine.observations[start:end].reshape(-1)[:] = np.frombuffer(self.loop.rows.getvalue(), np.uint8)
            mine.masks[start:end].reshape(-1)[:] = np.frombuffer(self.loop.masks.getvalue(), np.bool_)
            mine.seat[start:end] = self.loop.seats

    def _following(self, at: int, ended: cantina.State) -> cantina.State:
        """The match that takes the place of one that has ended."""
        result = ended.result
        assert result is not None
        self.mine.rewards[at] = rewards(result, self.plan.reward)
        self.mine.done[at] = True
        self.matches[at] += 1
        return self._new(at)

    def _new(self, at: int) -> cantina.State:
        seed = match_seed(self.seed, self.rows[at], self.matches[at])
        return self.game.new(self.plan.players, seed, quiet=True, **self.plan.options)


class _Worker:
    """A process that plays some rows, seen from outside."""

    def __init__(self, process: Any, pipe: Connection) -> None:
        self.process = process
        self.pipe = pipe

    def tell(self, order: tuple[str, int]) -> None:
        try:
            self.pipe.send(order)
        except OSError:
            raise BatchLost("a process of the batch is gone") from None

    def hear(self) -> None:
        try:
            failure = self.pipe.recv()
        except (EOFError, OSError):
            raise BatchLost("a process of the batch is gone") from None
        if failure is not None:
            raise BatchLost(f"a process of the batch has failed:\n{failure}")

    def leave(self) -> None:
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def _work(pipe: Connection, path: str, plan: _Plan, start: int, end: int) -> None:
    """What a worker does until nobody is at the other end any more."""
    gc.disable()  # the rules make no cycles, and looking for some in a thousand states takes long
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        try:
            game = cantina.game(plan.game)
            with open(path, "r+b") as file:
                memory = mmap.mmap(file.fileno(), 0)
            rows = _Rows(game, plan, plan.arrays(game, memory), range(start, end))
            pipe.send(None)
            while True:
                rows.do(*pipe.recv())
                pipe.send(None)
        except (EOFError, OSError):
            raise
        except Exception:
            pipe.send(traceback.format_exc())


@contextlib.contextmanager
def _shared(size: int) -> Iterator[tuple[Path, mmap.mmap]]:
    """Memory that other processes can open by its path until the `with` ends, and keep after that."""
    fast = Path("/dev/shm")
    folder = fast if os.access(fast, os.W_OK) else None
    with tempfile.NamedTemporaryFile(prefix="cantina-", dir=folder) as file:
        file.truncate(size)
        yield Path(file.name), mmap.mmap(file.fileno(), size)
