"""Demonstrations: what a teacher bot thinks of every choice, in positions of its own matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cantina.bots import AnalysingBot, make
from cantina.envs.rewards import rewards
from cantina.kernel.errors import BadPosition
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import salt, seeded
from cantina.kernel.registry import game as find_game
from cantina.policy.own_side import own_side_rows
from cantina.train.config import BadTraining

MATCHES_PER_TASK = 4


class Demonstrations(NamedTuple):
    """Positions with at least two choices, one per row, and all their choices, one after another."""

    rows: NDArray[np.uint8]
    """(n, bytes): own-side rows."""
    starts: NDArray[np.int64]
    """(n + 1,): where the choices of each row begin; the last one is the number of all choices."""
    choices: NDArray[np.int16]
    """(all choices,): own-side numbers."""
    values: NDArray[np.float32]
    """(all choices,): the teacher's estimate of each, roughly the probability to win."""
    rewards: NDArray[np.float32]
    """(n,): the reward, at the end of the match, of the seat that decided."""

    def dense(self, some: NDArray[np.int64], width: int) -> tuple[NDArray[np.bool_], NDArray[np.float32]]:
        """(n, width) masks and values of some rows."""
        masks = np.zeros((len(some), width), np.bool_)
        values = np.zeros((len(some), width), np.float32)
        counts = self.starts[some + 1] - self.starts[some]
        row = np.repeat(np.arange(len(some)), counts)
        first = np.concatenate([[0], np.cumsum(counts)[:-1]])
        at = np.arange(counts.sum()) - first[row] + self.starts[some][row]
        masks[row, self.choices[at]] = True
        values[row, self.choices[at]] = self.values[at]
        return masks, values


def concatenate(parts: Sequence[Demonstrations]) -> Demonstrations:
    """Several collections of demonstrations as one."""
    ends = np.cumsum([0, *(part.starts[-1] for part in parts)])
    starts = [part.starts[:-1] + first for part, first in zip(parts, ends[:-1], strict=True)]
    return Demonstrations(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([*starts, ends[-1:]]),
        np.concatenate([part.choices for part in parts]),
        np.concatenate([part.values for part in parts]),
        np.concatenate([part.rewards for part in parts]),
    )


class DemonstrationTask(NamedTuple):
    """Matches to collect demonstrations from."""

    number: int
    game: str
    variant: Mapping[str, Any]
    teacher: str
    random_choices: float
    seed: int
    """Of the first match; those of the others follow."""
    matches: int


def demonstration_tasks(
    game: str,
    variants: Sequence[Mapping[str, Any]],
    teacher: str,
    random_choices: float,
    matches: int,
    seed: int,
) -> Iterator[DemonstrationTask]:
    """Tasks that together collect demonstrations from so many matches, the variants in turn."""
    for number, at in enumerate(range(0, matches, MATCHES_PER_TASK)):
        count = min(MATCHES_PER_TASK, matches - at)
        variant = variants[number % len(variants)]
        yield DemonstrationTask(number, game, variant, teacher, random_choices, seed + at, count)


def collect_demonstrations(task: DemonstrationTask) -> tuple[int, Demonstrations]:
    """Plays the matches of a task; returns its number with the demonstrations."""
    game = find_game(task.game)
    own = own_side_rows(task.game)
    rows: list[bytes] = []
    seats: list[int] = []
    numbers: list[NDArray[np.int64]] = []
    values: list[list[float]] = []
    final_rewards: list[float] = []
    players = 0
    for seed in range(task.seed, task.seed + task.matches):
        state = game.new(seed=seed, quiet=True, **task.variant)
        players = int(state.seats)
        rng = seeded(seed, salt("lessons"))
        teacher = make(task.teacher, seed)
        if not isinstance(teacher, AnalysingBot):
            raise BadTraining(f"{task.teacher!r} does not estimate choices, so it cannot be a teacher")
        first = len(rows)
        while (decision := state.decision) is not None:
            choice = decision.choices[0]
            if len(decision.choices) > 1:
                try:
                    estimates = teacher.analyse(Mind(state, decision.seat))
                except BadPosition:  # no world was found in bounded time, which is rare
                    state.apply(choice, decision.seat)
                    continue
                tried = [one for one in estimates.estimates if one.visits]
                rows.append(game.encoding.row(state, decision.seat))
                seats.append(int(decision.seat))
                numbers.append(np.array([one.choice for one in tried]))
                values.append([one.value for one in tried])
                choice = game.choices[estimates.best.choice]
                if rng.below(1000) < round(1000 * task.random_choices):
                    choice = decision.choices[rng.below(len(decision.choices))]
            state.apply(choice, decision.seat)
        assert state.result is not None
        result = rewards(state.result, "value", game.evaluator)
        final_rewards += [result[seat] for seat in seats[first:]]
    written = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), game.encoding.size)
    counts = [len(some) for some in numbers]
    own_numbers = own.own_numbers(
        written,
        np.repeat(np.arange(len(rows)), counts),
        np.concatenate(numbers) if numbers else np.zeros(0, np.int64),
        np.array(seats, np.int64),
        players,
    )
    return task.number, Demonstrations(
        own.turn(written),
        np.cumsum([0, *counts]),
        own_numbers.astype(np.int16),
        np.array([value for some in values for value in some], np.float32),
        np.array(final_rewards, np.float32),
    )
