"""Batches: many matches of one game, stepped together into contiguous arrays.

A batch has one row per match. When a match ends, the next one starts in the same row. Rows are played by
this process or divided among several; the results are the same.
"""

from __future__ import annotations

import contextlib
import gc
import mmap
import multiprocessing
import os
import traceback
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

import cantina
from cantina.bots import make
from cantina.envs.match_loop import MatchLoop
from cantina.envs.rewards import check_reward, rewards
from cantina.envs.row_memory import RowMemory, draw_offered
from cantina.envs.shared_memory import MappedFile, checked_array, map_array, mapped_file, new_shared_memory
from cantina.kernel.errors import BadOption, BadPosition, CantinaError, NotAChoice
from cantina.kernel.game import Game
from cantina.kernel.mind import Bot, Mind
from cantina.kernel.numbers import number_set

SEED_LIMIT = 1 << 32
"""Seeds of batches are whole numbers from 0 up to (not including) this."""
MATCHES_PER_WORKER = 128
"""By default, a worker process is started for every so many matches: fewer are not worth one."""
SECONDS_BETWEEN_CHECKS = 0.5
"""While a process waits for another, it checks this often whether the other still exists."""
Seating = Sequence[str | None]
"""By seat, the bot that plays it; None: choices are asked for."""
RESET = 0
STEP = 1
STOP = 2
"""What the processes of a batch are told to do."""


class BatchLost(CantinaError):
    """A process of a batch has failed; the batch is closed."""


class Step(NamedTuple):
    """The arrays of a batch. Every step overwrites them: copy what you want to keep."""

    observations: NDArray[np.uint8]
    """(n, size): the row of the seat that decides next, in the game's encoding."""
    masks: NDArray[np.bool_]
    """(n, choices): the choices it is offered."""
    rewards: NDArray[np.float32]
    """(n, seats): where `done`, the rewards of the match that ended; 0 elsewhere."""
    seat: NDArray[np.int64]
    """(n,): the seat that decides next."""
    done: NDArray[np.bool_]
    """(n,): the last step ended the match of this row; the arrays other than `rewards` show the next one."""


def match_seed(seed: int, row: int, match: int) -> int:
    """The seed, for `Game.new`, of match number `match` in row number `row` of a batch; both count from 0."""
    return seed + (row << 32) + (match << 64)


def bot_seed(match_seed: int, seat: int) -> int:
    """The seed of the bot that plays a seat, in the match with this seed."""
    return match_seed * 8 + seat


def batch(
    game: str | Game,
    n: int,
    players: int | None = None,
    *,
    seed: int = 0,
    workers: int | None = None,
    play_here: bool = True,
    reward: str = "rank",
    bots: Sequence[Seating] | None = None,
    observations: Any = None,
    masks: Any = None,
    **options: Any,
) -> Batch:
    """Starts a Batch of n matches."""
    return Batch(
        game,
        n,
        players,
        seed=seed,
        workers=workers,
        play_here=play_here,
        reward=reward,
        bots=bots,
        observations=observations,
        masks=masks,
        **options,
    )


class Batch:
    """n matches of one game, each waiting for a choice.

    `workers` is the number of processes that share the rows, including this one. With 0 or 1 this process
    plays all rows; with None there is one process per core if the batch is large enough. With
    `play_here=False` this process plays no rows, so that it can choose for one batch while another steps.
    `bots` says for every row which seats are played by which bot; their decisions are never shown.
    `observations` and `masks` are arrays or other buffers of the caller in which those are written, instead of
    the batch's own; with several processes they must be in memory that other processes can map.
    Close a batch that has other processes after use, for instance with a `with` statement.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        players: int | None = None,
        *,
        seed: int = 0,
        workers: int | None = None,
        play_here: bool = True,
        reward: str = "rank",
        bots: Sequence[Seating] | None = None,
        observations: Any = None,
        masks: Any = None,
        **options: Any,
    ) -> None:
        self.game = cantina.game(game) if isinstance(game, str) else game
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise BadOption("n", n, "a whole number from 1")
        self.n = n
        self.seed = _checked_seed(seed)
        first = self.game.new(players, match_seed(seed, 0, 0), quiet=True, **options)
        self.players = int(first.seats)
        self.numbers = number_set(first)
        """The set of numbers its matches are played with."""
        seating = _checked_bots(bots, n, self.players)
        spec = _BatchSpec(self.game.meta.name, n, self.players, check_reward(reward), seating, options)
        count = _checked_workers(workers, n)
        edges = [n * at // count for at in range(count + 1)]
        if not play_here:
            edges = [0, *edges]
        self._workers: list[_Worker] = []
        self._stepping = False
        """Whether a step has begun and `step_wait` has not been called."""
        given = spec.given_arrays(self.game, {"observations": observations, "masks": masks})
        if len(edges) == 2:
            memory = bytearray(spec.size(self.game))
            self._arrays = spec.arrays(self.game, memory)._replace(**given)
        else:
            self._start_workers(spec, given, edges[1:])
        self._rows = _RowRange(self.game, spec, self._arrays, range(edges[1]))
        self.arrays = Step(*self._arrays[:5])
        self._row_numbers = np.arange(n)
        self._closed = False
        self._begin(RESET, self.seed)
        self._finish()

    # -- arrays ---------------------------------------------------------------------------------

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

        Raises NotAChoice, before any match has moved, if one of them is not offered.
        """
        self.step_async(choices)
        return self.step_wait()

    def step_async(self, choices: Any) -> None:
        """Begins a step: the other processes play their rows while this one goes on.

        The arrays must not be read or written before `step_wait`, which plays the rows of this process.
        """
        self._check_open()
        numbers = np.asarray(choices)
        self._check_choices(numbers)
        self._arrays.choices[:] = numbers
        self._begin(STEP, 0)

    def step_wait(self) -> Step:
        """Finishes the step that `step_async` has begun."""
        if not self._stepping:
            raise CantinaError("no step has begun: call step_async first")
        self._finish()
        return self.arrays

    def reset(self, seed: int | None = None) -> Step:
        """Restarts all matches, with a new seed or the same one."""
        self._check_open()
        if seed is not None:
            self.seed = _checked_seed(seed)
        self._begin(RESET, self.seed)
        self._finish()
        return self.arrays

    def _check_choices(self, numbers: NDArray[Any]) -> None:
        if numbers.shape != (self.n,) or numbers.dtype.kind not in "iu":
            raise NotAChoice(
                f"a step takes {self.n} whole numbers, not {numbers.dtype} of shape {numbers.shape}"
            )
        total = len(self.game.choices)
        if numbers.min() >= 0 and numbers.max() < total and self._offered(numbers).all():
            return
        inside = (numbers >= 0) & (numbers < total)
        wrong = ~inside | ~self._offered(np.where(inside, numbers, 0))
        row = int(np.flatnonzero(wrong)[0])
        number = int(numbers[row])
        if not inside[row]:
            raise NotAChoice(f"row {row}: {number} is no choice; there are {total}, numbered from 0")
        raise NotAChoice(f"row {row}: {number} ({self.game.choices[number].text!r}) is not offered now")

    def _offered(self, numbers: NDArray[Any]) -> NDArray[np.bool_]:
        """Whether a choice is offered, for one choice of every row."""
        offered: NDArray[np.bool_] = self.masks[self._row_numbers, numbers]
        return offered

    # -- workers --------------------------------------------------------------------------------

    def _start_workers(self, spec: _BatchSpec, given: dict[str, NDArray[Any]], edges: list[int]) -> None:
        files = {name: mapped_file(name, array) for name, array in given.items()}
        with new_shared_memory(spec.size(self.game)) as (path, memory):
            arrays = self._arrays = spec.arrays(self.game, memory)._replace(**given)
            context = multiprocessing.get_context("spawn")
            try:
                for start, end in pairwise(edges):
                    ours, theirs = context.Pipe()
                    begin, finished = context.Semaphore(0), context.Semaphore(0)
                    process = context.Process(
                        target=_run_worker,
                        args=(theirs, begin, finished, str(path), files, spec, start, end),
                        daemon=True,
                    )
                    process.start()
                    theirs.close()
                    self._workers.append(_Worker(process, ours, begin, finished, arrays.failed[start:end]))
                for worker in self._workers:
                    worker.wait()
            except BaseException:
                self._stop_workers()
                raise

    def _begin(self, command: int, seed: int) -> None:
        """Has all processes run a command, RESET or STEP, on their rows."""
        self._arrays.command[:] = command, seed
        self._stepping = True
        for worker in self._workers:
            worker.begin.release()

    def _finish(self) -> None:
        """Runs the command on the rows of this process and waits for the others."""
        self._stepping = False
        try:
            self._rows.run(*self._arrays.command.tolist())
            for worker in self._workers:
                worker.wait()
        except BaseException:  # even after an interrupt, some rows have stepped and others have not
            self.close()
            raise

    def _check_open(self) -> None:
        if self._closed:
            raise CantinaError("the batch is closed")
        if self._stepping:
            raise CantinaError("a step has begun: call step_wait first")

    def close(self) -> None:
        """Stops the worker processes; the arrays stay as they are."""
        self._closed = True
        self._stepping = False
        self._stop_workers()

    def _stop_workers(self) -> None:
        workers, self._workers = self._workers, []
        if workers:
            self._arrays.command[0] = STOP
        for worker in workers:
            worker.pipe.close()
            worker.begin.release()
        for worker in workers:
            worker.stop()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_workers", None):
            self.close()


def random_choices(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """One of the offered choices of every row, drawn uniformly."""
    numbers = np.empty(len(masks), np.int64)
    draw_offered(np.ascontiguousarray(masks, np.bool_), rng.random(len(masks)), numbers)
    return numbers


def _checked_seed(seed: int) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise BadOption("seed", seed, "a whole number from 0 to 2**32 - 1")
    return seed


def _checked_workers(workers: int | None, n: int) -> int:
    if workers is None:
        cores = os.cpu_count() or 1
        if hasattr(os, "sched_getaffinity"):
            cores = len(os.sched_getaffinity(0))
        return max(1, min(cores, n // MATCHES_PER_WORKER))
    if isinstance(workers, bool) or not isinstance(workers, int) or workers < 0:
        raise BadOption("workers", workers, "a whole number from 0, or None")
    return max(1, min(workers, n))


def _checked_bots(bots: Sequence[Seating] | None, n: int, players: int) -> tuple[Seating, ...]:
    """By row, the bot of each seat; nothing where no bot plays."""
    if bots is None:
        return ((),) * n
    seatings = tuple(tuple(seating) for seating in bots)
    for seating in seatings:
        if len(seating) != players or None not in seating:
            raise BadOption(
                "bots", seating, f"a bot or None for each of {players} seats, at least one of them None"
            )
    if len(seatings) != n:
        raise BadOption("bots", len(seatings), f"one entry for each of {n} rows")
    for spec in {spec for seating in seatings for spec in seating if spec is not None}:
        make(spec, 0)  # says what is wrong with it
    return tuple(seating if any(seating) else () for seating in seatings)


class _Arrays(NamedTuple):
    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    seat: NDArray[np.int64]
    done: NDArray[np.bool_]
    choices: NDArray[np.int64]
    failed: NDArray[np.bool_]
    """(n,): the process of this row has failed, and its pipe has the message; set in the first of its rows."""
    command: NDArray[np.int64]
    """(2,): what the processes are to do, RESET, STEP or STOP, and the seed."""


class _BatchSpec(NamedTuple):
    """What a worker process has to know about its batch."""

    game: str
    n: int
    players: int
    reward: str
    bots: tuple[Seating, ...]
    """By row, the bot of each seat; empty: none plays there."""
    options: Mapping[str, Any]

    def array_types(self, game: Game) -> dict[str, tuple[tuple[int, ...], Any]]:
        """The shape and the type of every array, in the order of `_Arrays`."""
        n = self.n
        return {
            "observations": ((n, game.encoding.size), np.uint8),
            "masks": ((n, len(game.choices)), np.bool_),
            "rewards": ((n, self.players), np.float32),
            "seat": ((n,), np.int64),
            "done": ((n,), np.bool_),
            "choices": ((n,), np.int64),
            "failed": ((n,), np.bool_),
            "command": ((2,), np.int64),
        }

    def array_offsets(self, game: Game) -> list[int]:
        """Where each array begins, aligned to cache lines, and where the last one ends."""
        offsets = [0]
        for shape, kind in self.array_types(game).values():
            length = int(np.prod(shape)) * np.dtype(kind).itemsize
            offsets.append(offsets[-1] + (length + 63) // 64 * 64)
        return offsets

    def size(self, game: Game) -> int:
        return self.array_offsets(game)[-1]

    def arrays(self, game: Game, memory: bytearray | mmap.mmap) -> _Arrays:
        types = self.array_types(game).values()
        found = [
            np.frombuffer(memory, kind, int(np.prod(shape)), offset).reshape(shape)
            for (shape, kind), offset in zip(types, self.array_offsets(game), strict=False)
        ]
        return _Arrays(*found)

    def given_arrays(self, game: Game, given: Mapping[str, Any]) -> dict[str, NDArray[Any]]:
        """The arrays that the caller gave, by name, checked; they take the place of the batch's own."""
        types = self.array_types(game)
        return {
            name: checked_array(name, array, *types[name]) for name, array in given.items() if array is not None
        }

    def mapped_arrays(self, game: Game, files: Mapping[str, MappedFile]) -> dict[str, NDArray[Any]]:
        """The same arrays in another process."""
        types = self.array_types(game)
        return {name: map_array(file, *types[name]) for name, file in files.items()}


class _RowRange:
    """The rows of a batch that one process plays."""

    def __init__(self, game: Game, spec: _BatchSpec, arrays: _Arrays, rows: range) -> None:
        self.game = game
        self.spec = spec
        self.rows = rows
        self.match_numbers = [0] * len(rows)
        self.seed = 0
        self.seatings = spec.bots[rows.start : rows.stop]
        self.with_bots = [bool(seating) for seating in self.seatings]
        self.bots: list[list[Bot | None]] = [[] for _ in rows]
        """By row, the bots that play in its match, by seat."""
        parts: list[Any] = [array[rows.start : rows.stop] for array in arrays[:-1]]
        parts.append(arrays.command)
        self.arrays = _Arrays(*parts)
        memory = RowMemory(self.arrays.observations, self.arrays.masks, self.arrays.seat, game.choices)
        self.loop = MatchLoop(game.choices, game.encoding, memory)

    def run(self, command: int, seed: int) -> None:
        arrays = self.arrays
        arrays.rewards[:] = 0
        arrays.done[:] = False
        if command == RESET:
            self.seed = seed
            self.match_numbers = [0] * len(self.rows)
            self.loop.begin([self._play_on(at, self._new_match(at)) for at in range(len(self.rows))])
            arrays.rewards[:] = 0  # should bots have ended a match without ever asking anybody
            arrays.done[:] = False
        else:
            self.loop.step(arrays.choices.tolist(), self._play_on, self.with_bots)

    def _play_on(self, at: int, state: cantina.State) -> cantina.State:
        """Lets the bots of a row play until somebody else decides, in this match or in the next one."""
        bots = self.bots[at]
        while True:
            if state.over:
                self._note_result(at, state)
                self.match_numbers[at] += 1
                state = self._new_match(at)
                bots = self.bots[at]
            seat = state.first_pending_seat()
            bot = bots[seat] if bots else None
            if bot is None:
                return state
            mind = Mind(state, seat)
            try:
                choice = bot.choose(mind)
            except BadPosition:  # no world was found in bounded time, which is rare: anything will do
                choice = mind.choices[0]
            state.apply(choice, seat)

    def _note_result(self, at: int, ended: cantina.State) -> None:
        """Shows the result of a match; of several in one step that of the first, the only one shown before."""
        if self.arrays.done[at]:
            return
        result = ended.result
        assert result is not None
        self.arrays.rewards[at] = rewards(result, self.spec.reward, self.game.evaluator)
        self.arrays.done[at] = True

    def _new_match(self, at: int) -> cantina.State:
        seed = match_seed(self.seed, self.rows[at], self.match_numbers[at])
        self.bots[at] = [
            None if spec is None else make(spec, bot_seed(seed, seat))
            for seat, spec in enumerate(self.seatings[at])
        ]
        return self.game.new(self.spec.players, seed, quiet=True, **self.spec.options)


class _Worker:
    """A worker process, and what this process shares with it."""

    def __init__(
        self, process: Any, pipe: Connection, begin: Any, finished: Any, failed: NDArray[np.bool_]
    ) -> None:
        self.process = process
        self.pipe = pipe
        """Carries the message of a failure; a worker whose pipe is closed ends."""
        self.begin = begin
        """A semaphore: a command is to be run."""
        self.finished = finished
        """A semaphore: the command has been run."""
        self.failed = failed

    def wait(self) -> None:
        """Waits until the process has run its command; BatchLost if it failed."""
        while not self.finished.acquire(timeout=SECONDS_BETWEEN_CHECKS):
            if not self.process.is_alive() and not self.finished.acquire(block=False):
                raise BatchLost("a process of the batch is gone")
        if self.failed[0]:
            raise BatchLost(f"a process of the batch has failed:\n{self.pipe.recv()}")

    def stop(self) -> None:
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def _run_worker(
    pipe: Connection,
    begin: Any,
    finished: Any,
    path: str,
    files: Mapping[str, MappedFile],
    spec: _BatchSpec,
    start: int,
    end: int,
) -> None:
    """Runs commands in a worker process until it is told to stop."""
    gc.disable()  # the rules make no reference cycles, and collecting over a thousand states is slow
    game = cantina.game(spec.game)
    with open(path, "r+b") as file:
        arrays = spec.arrays(game, mmap.mmap(file.fileno(), 0))._replace(**spec.mapped_arrays(game, files))
    with contextlib.suppress(KeyboardInterrupt):
        try:
            rows = _RowRange(game, spec, arrays, range(start, end))
            finished.release()
            while _wait_for_command(pipe, begin) and arrays.command[0] != STOP:
                rows.run(*arrays.command.tolist())
                finished.release()
        except Exception:
            pipe.send(traceback.format_exc())
            arrays.failed[start] = True
            finished.release()


def _wait_for_command(pipe: Connection, begin: Any) -> bool:
    """Waits in a worker process for a command; False: the process of the batch is gone."""
    while not begin.acquire(timeout=SECONDS_BETWEEN_CHECKS):
        try:
            if pipe.poll():  # nothing is ever sent this way, so the other end has been closed
                return False
        except OSError:
            return False
    return True
