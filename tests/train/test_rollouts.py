"""Rollouts: who plays which seat, and what the learner is given of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from matches import every_game
from numpy.typing import NDArray

import cantina
from cantina.policy.own_side import own_side_rows
from cantina.train.config import SelfPlaySettings
from cantina.train.rollouts import (
    LEARNER,
    OUTSIDE_BOT,
    PAST_SELF,
    Chosen,
    TrainingBatches,
    advantages,
    draw_choices,
    pick_past_selves,
    who_plays,
)


class RandomChooser:
    """Chooses uniformly at random, and counts."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.made = 0

    def choose(self, rows: NDArray[np.uint8], masks: NDArray[np.bool_]) -> Chosen:
        counts = masks.sum(1)
        self.made += len(rows)
        drawn = (self.rng.random(len(masks)) * counts).astype(np.int64)
        numbers = np.argmax(masks.cumsum(1) > drawn[:, None], 1)
        return Chosen(numbers, -np.log(counts).astype(np.float32), np.full(len(rows), 0.1, np.float32))


SETTINGS = SelfPlaySettings(matches=24, steps=40, league=0.25, outside=0.25, outside_bot="greedy:4")


def play(name: str, processes: int = 1, settings: SelfPlaySettings = SETTINGS) -> Any:
    """A rollout, and how many choices the learner and the past self have made in it."""
    own = own_side_rows(name)
    variants = own.game.variants[:2]
    tables = TrainingBatches(own, variants, settings, processes)
    try:
        tables.reset(7)
        learner, past = RandomChooser(1), RandomChooser(2)
        return tables.play(learner, [past] * len(variants)), learner.made, past.made
    finally:
        tables.close()


@every_game
def test_a_rollout_has_decisions_of_the_learner_only(name: str) -> None:
    rollout, made, others = play(name)
    assert 0 < len(rollout.rows) <= made
    several = cantina.game(name).variants[0]["players"] > 1
    assert (others > 0) == several
    assert rollout.masks[np.arange(len(rollout.rows)), rollout.choices].all()
    assert np.isfinite(rollout.advantages).all()
    assert (rollout.values == np.float32(0.1)).all()
    counts = rollout.masks.sum(1)
    assert np.allclose(rollout.log_probabilities, -np.log(counts))


@every_game
def test_the_same_seed_plays_the_same(name: str) -> None:
    for one, other in zip(play(name)[0], play(name)[0], strict=True):
        assert np.array_equal(one, other)


def test_processes_do_not_change_what_happens() -> None:
    settings = SelfPlaySettings(matches=8, steps=12, outside=0.25, outside_bot="greedy:2")
    name = cantina.games()[0]
    here, there = (play(name, processes, settings)[0] for processes in (1, 4))
    for one, other in zip(here, there, strict=True):
        assert np.array_equal(one, other)


def test_everybody_gets_every_seat() -> None:
    found = who_plays(64, 4, SelfPlaySettings(league=0.25, outside=0.25))
    outside = found[(found == OUTSIDE_BOT).any(1)]
    assert len(outside) == 16
    assert ((outside == LEARNER).sum(1) == 1).all()
    assert ((outside == LEARNER).sum(0) == 4).all()
    league = found[(found == PAST_SELF).any(1)]
    assert len(league) == 16
    alone = (league == LEARNER).sum(1) == 1
    assert alone.sum() == 8
    assert ((league[~alone] == PAST_SELF).sum(1) == 1).all()
    assert (found == LEARNER).any(1).all()
    assert (who_plays(8, 1, SelfPlaySettings()) == LEARNER).all()


def test_advantages_follow_each_seat_to_the_end_of_its_match() -> None:
    seats = np.array([[0], [1], [0], [1], [0]])
    values = np.array([[0.1], [0.2], [0.3], [0.4], [0.5]], np.float32)
    done = np.array([[False], [False], [False], [True], [False]])
    rewards = np.zeros((5, 1, 2), np.float32)
    rewards[3, 0] = (1, -1)
    found = advantages(seats, values, done, rewards, 0.95)[:, 0]
    last = [1 - 0.3, -1 - 0.4]
    first = [0.3 - 0.1 + 0.95 * last[0], 0.4 - 0.2 + 0.95 * last[1]]
    assert np.allclose(found[:4], [*first, *last], atol=1e-6)
    assert np.isnan(found[4])  # the result of the next match is unknown


def test_seats_of_others_have_no_advantages() -> None:
    seats = np.array([[0], [1], [0], [1]])
    values = np.array([[0.1], [np.nan], [0.3], [np.nan]], np.float32)
    done = np.array([[False], [False], [False], [True]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[3, 0] = (-1, 1)
    found = advantages(seats, values, done, rewards, 1.0)[:, 0]
    assert found[[0, 2]] == pytest.approx([-1.1, -1.3], abs=1e-6)
    assert np.isnan(found[[1, 3]]).all()


def test_choices_are_drawn_by_their_ratings() -> None:
    ratings = np.tile(np.array([[5.0, 0.0, np.log(3.0), 9.0]], np.float32), (4000, 1))
    masks = np.tile(np.array([[False, True, True, False]]), (4000, 1))
    masks[::2] = [True, False, False, False]
    numbers, logs = draw_choices(ratings, masks, np.random.default_rng(0))
    assert (numbers[::2] == 0).all()
    assert (logs[::2] == 0).all()
    assert set(numbers[1::2]) == {1, 2}
    assert (numbers[1::2] == 2).mean() == pytest.approx(0.75, abs=0.03)
    assert np.allclose(np.exp(logs[1::2]), np.where(numbers[1::2] == 2, 0.75, 0.25), atol=1e-6)
    for seed in range(50):
        some = np.random.default_rng(seed)
        masks = some.random((30, 12)) < 0.2
        masks[:, 3] |= ~masks.any(1)
        found, _ = draw_choices(some.normal(size=masks.shape).astype(np.float32) * 30, masks, some)
        assert masks[np.arange(30), found].all()


def test_past_selves_are_drawn_from_the_pool() -> None:
    assert set(pick_past_selves(200, 3, np.random.default_rng(0))) == {0, 1, 2}
