"""Data for imitation learning: a teacher bot's estimates of every choice, in positions of its own matches."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import cantina
from cantina.bots import AnalysingBot, make
from cantina.envs.rewards import rewards
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import salt, seeded

RANDOM_CHOICE_INTERVAL = 8
"""One choice in so many is random, so that the data contain mistakes and the replies to them."""


class ImitationData(NamedTuple):
    """Positions, one per row."""

    rows: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    values: NDArray[np.float16]
    """(n, choices): the teacher's estimate of the probability to win after each offered choice; 0 elsewhere."""
    reward: NDArray[np.float32]
    """(n,): the reward, at the end of the match, of the seat that decided."""

    @classmethod
    def concatenate(cls, parts: list[ImitationData]) -> ImitationData:
        return cls(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


class CollectionJob(NamedTuple):
    """Matches to collect data from."""

    game: str
    players: int
    teacher: str
    seed: int
    matches: int


def collect(job: CollectionJob) -> tuple[int, ImitationData]:
    """Plays the matches of a job and returns its seed, which identifies the job, with the data."""
    game = cantina.game(job.game)
    rows: list[bytes] = []
    seats: list[int] = []
    values: list[NDArray[np.float16]] = []
    masks: list[NDArray[np.bool_]] = []
    final_rewards: list[float] = []
    for seed in range(job.seed, job.seed + job.matches):
        state = game.new(job.players, seed, quiet=True)
        rng = seeded(seed, salt("lessons"))
        teacher = make(job.teacher, seed)
        assert isinstance(teacher, AnalysingBot)
        first_row = len(rows)
        while (decision := state.decision) is not None:
            choice = decision.choices[0]
            if len(decision.choices) > 1:
                analysis = teacher.analyse(Mind(state, decision.seat))
                estimates = np.zeros(len(game.choices), np.float16)
                mask = np.zeros(len(game.choices), np.bool_)
                for estimate in analysis.estimates:
                    estimates[estimate.choice] = estimate.value
                    mask[estimate.choice] = True
                rows.append(game.encoding.row(state, decision.seat))
                seats.append(int(decision.seat))
                values.append(estimates)
                masks.append(mask)
                choice = game.choices[analysis.best.choice]
                if rng.below(RANDOM_CHOICE_INTERVAL) == 0:
                    choice = decision.choices[rng.below(len(decision.choices))]
            state.apply(choice, decision.seat)
        assert state.result is not None
        result = rewards(state.result)
        final_rewards += [result[seat] for seat in seats[first_row:]]
    table = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
    data = ImitationData(table, np.stack(masks), np.stack(values), np.array(final_rewards, np.float32))
    return job.seed, data
