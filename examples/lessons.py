"""Lessons for a network: what `greedy` thinks of every choice in positions of its own matches."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import cantina
from cantina.bots import Analyst, make
from cantina.envs.rewards import rewards
from cantina.kernel.luck import salt, seeded
from cantina.kernel.mind import Mind

STRAY = 8
"""One choice in so many is made at random, so that mistakes and their answers are met, too."""


class Lessons(NamedTuple):
    """Positions, one a row."""

    rows: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    worth: NDArray[np.float16]
    """(n, choices): the chance to win after each choice offered, by the teacher; elsewhere 0."""
    reward: NDArray[np.float32]
    """(n,): what the match came to for the seat that decided."""

    @classmethod
    def join(cls, parts: list[Lessons]) -> Lessons:
        return cls(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


class Job(NamedTuple):
    """Some matches to learn from."""

    game: str
    players: int
    teacher: str
    seed: int
    matches: int


def collect(job: Job) -> tuple[int, Lessons]:
    """Plays the matches of a job; its seed tells whose lessons they are."""
    game = cantina.game(job.game)
    rows: list[bytes] = []
    seats: list[int] = []
    worth: list[NDArray[np.float16]] = []
    masks: list[NDArray[np.bool_]] = []
    earned: list[float] = []
    for number in range(job.seed, job.seed + job.matches):
        state = game.new(job.players, number, quiet=True)
        luck = seeded(number, salt("lessons"))
        teacher = make(job.teacher, number)
        assert isinstance(teacher, Analyst)
        begin = len(rows)
        while (decision := state.decision) is not None:
            choice = decision.choices[0]
            if len(decision.choices) > 1:
                analysis = teacher.analyse(Mind(state, decision.seat))
                values = np.zeros(len(game.choices), np.float16)
                mask = np.zeros(len(game.choices), np.bool_)
                for one in analysis.estimates:
                    values[one.choice] = one.value
                    mask[one.choice] = True
                rows.append(game.encoding.row(state, decision.seat))
                seats.append(int(decision.seat))
                worth.append(values)
                masks.append(mask)
                choice = game.choices[analysis.best.choice]
                if luck.below(STRAY) == 0:
                    choice = decision.choices[luck.below(len(decision.choices))]
            state.apply(choice, decision.seat)
        assert state.result is not None
        result = rewards(state.result)
        earned += [result[seat] for seat in seats[begin:]]
    table = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    return job.seed, Lessons(table, np.stack(masks), np.stack(worth), np.array(earned, np.float32))
