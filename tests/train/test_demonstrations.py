"""Demonstrations are the teacher's estimates, from the own side, whoever collects them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from matches import every_game

import cantina
from cantina.bots import make
from cantina.kernel.mind import Mind
from cantina.policy.own_side import own_side_rows
from cantina.train.config import BadTraining
from cantina.train.demonstrations import (
    Demonstrations,
    DemonstrationTask,
    collect_demonstrations,
    concatenate,
    demonstration_tasks,
)


def task(name: str, seed: int, matches: int, teacher: str = "greedy:6") -> DemonstrationTask:
    return DemonstrationTask(0, name, cantina.game(name).variants[0], teacher, 0.125, seed, matches)


@every_game
def test_demonstrations_do_not_depend_on_how_matches_are_divided(name: str) -> None:
    together = collect_demonstrations(task(name, 40, 2))[1]
    again = concatenate([collect_demonstrations(task(name, seed, 1))[1] for seed in (40, 41)])
    for field in Demonstrations._fields:
        assert np.array_equal(getattr(together, field), getattr(again, field))


@every_game
def test_demonstrations_are_the_estimates_of_the_teacher(name: str) -> None:
    game = cantina.game(name)
    own = own_side_rows(name)
    demonstrations = collect_demonstrations(task(name, 40, 1))[1]
    state = game.new(seed=40, quiet=True, **game.variants[0])
    while state.decision is not None and len(state.decision.choices) == 1:
        state.apply(state.decision.choices[0])
    decision = state.decision
    assert decision is not None
    row = np.frombuffer(game.encoding.row(state, decision.seat), np.uint8).reshape(1, -1)
    assert np.array_equal(demonstrations.rows[:1], own.turn(row))
    teacher: Any = make("greedy:6", 40)
    estimates = [one for one in teacher.analyse(Mind(state, decision.seat)).estimates if one.visits]
    numbers = np.array([one.choice for one in estimates])
    expected = own.own_numbers(row, np.zeros_like(numbers), numbers, np.array([decision.seat]), state.seats)
    masks, values = demonstrations.dense(np.array([0]), own.choices)
    assert set(np.flatnonzero(masks[0])) == set(expected)
    for one, number in zip(estimates, expected, strict=True):
        assert values[0, number] == np.float32(one.value)
    assert (np.diff(demonstrations.starts) >= 1).all()
    assert demonstrations.starts[-1] == len(demonstrations.choices) == len(demonstrations.values)
    assert len(demonstrations.rewards) == len(demonstrations.rows)
    assert (np.abs(demonstrations.rewards) <= 1).all()


def test_some_demonstrations_as_arrays() -> None:
    demonstrations = Demonstrations(
        np.zeros((3, 1), np.uint8),
        np.array([0, 2, 3, 5]),
        np.array([4, 1, 2, 0, 3], np.int16),
        np.array([0.4, 0.1, 0.2, 0.9, 0.3], np.float32),
        np.zeros(3, np.float32),
    )
    masks, values = demonstrations.dense(np.array([0, 2]), 5)
    assert masks.tolist() == [[False, True, False, False, True], [True, False, False, True, False]]
    assert np.allclose(values, [[0, 0.1, 0, 0, 0.4], [0.9, 0, 0, 0.3, 0]])


def test_matches_are_divided_among_the_variants() -> None:
    variants = [{"players": 2}, {"players": 3}]
    tasks = list(demonstration_tasks("a-game", variants, "greedy", 0.1, 10, 100))
    assert [one.matches for one in tasks] == [4, 4, 2]
    assert [one.variant["players"] for one in tasks] == [2, 3, 2]
    assert [one.seed for one in tasks] == [100, 104, 108]
    assert [one.number for one in tasks] == [0, 1, 2]


def test_a_bot_without_estimates_is_no_teacher() -> None:
    with pytest.raises(BadTraining, match="'random' does not estimate choices"):
        collect_demonstrations(task(cantina.games()[0], 1, 1, "random"))
