"""Gymnasium's own check, for every variant of every game, and what it does not cover."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from choose_game import any_game, game_for
from gymnasium.utils.env_checker import check_env
from matches import every_game, every_variant

from cantina.envs import env_id
from cantina.envs.gymnasium import CantinaEnv
from cantina.kernel.choice import Refused
from cantina.kernel.errors import BadOption, NotAChoice

THREE_PLAYERS = game_for(3).meta.name


def finish(table: Any, seed: int) -> float:
    """Plays a random match and returns the agent's reward."""
    _, info = table.reset(seed=seed)
    table.action_space.seed(seed)
    earned, over = 0.0, False
    while not over:
        _, earned, over, _, info = table.step(table.action_space.sample(info["action_mask"]))
        assert over or earned == 0
    return earned


@every_variant
def test_check_env(name: str, variant: dict[str, Any]) -> None:
    check_env(gymnasium.make(env_id(name), bots="random", **variant).unwrapped)


@every_game
def test_check_env_against_the_usual_bots(name: str) -> None:
    check_env(gymnasium.make(env_id(name), players=2, bots="greedy:2", seat="random").unwrapped)


def test_it_is_made_by_its_module_and_id() -> None:
    name = game_for(2).meta.name
    table = gymnasium.make(f"cantina.envs.gymnasium:{env_id(name)}", players=2, bots="random")
    assert table.reset(seed=1)[0] in table.observation_space


def test_many_of_them_are_a_vector() -> None:
    game = game_for(2)
    table = gymnasium.make_vec(env_id(game.meta.name), 2, vectorization_mode="sync", players=2, bots="random")
    rows, info = table.reset(seed=1)
    assert rows.shape == (2, game.encoding.size)
    assert info["action_mask"].shape == (2, len(game.choices))
    table.close()


@every_game
def test_the_same_seed_is_the_same_match(name: str) -> None:
    tables = [CantinaEnv(name, players=2, bots="random", seat="random") for _ in range(2)]
    assert finish(tables[0], 3) == finish(tables[1], 3)
    rows = [table.reset()[0].tobytes() for table in tables]
    assert rows[0] == rows[1]


def test_masks_are_those_of_the_decision() -> None:
    table = CantinaEnv(THREE_PLAYERS, players=3, bots="random", seat=2)
    _, info = table.reset(seed=1)
    decision = table._state.decision
    assert decision is not None
    assert decision.seat == info["seat"] == 2
    assert np.flatnonzero(info["action_mask"]).tolist() == [choice.number for choice in decision.choices]


def test_a_choice_that_is_not_offered_changes_nothing_and_says_why() -> None:
    table = CantinaEnv(THREE_PLAYERS, players=3, bots="random")
    row, info = table.reset(seed=1)
    other = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, earned, over, cut, told = table.step(np.int64(other))
    assert again.tobytes() == row.tobytes()
    assert (earned, over, cut) == (0.0, False, False)
    assert "is not allowed" in told["refused"]
    assert told["action_mask"].tobytes() == info["action_mask"].tobytes()
    with pytest.raises(NotAChoice):
        table.step(np.int64(9999))


def test_a_choice_that_is_not_offered_may_be_an_error() -> None:
    table = CantinaEnv(THREE_PLAYERS, players=3, bots="random", illegal="raise")
    row, info = table.reset(seed=1)
    with pytest.raises(Refused):
        table.step(np.int64(np.flatnonzero(info["action_mask"] == 0)[0]))
    choice = np.int64(np.flatnonzero(info["action_mask"])[0])
    assert table.step(choice)[0].tobytes() != row.tobytes()


def test_a_match_that_is_over_must_be_reset() -> None:
    table = CantinaEnv(any_game().meta.name, bots="random")
    finish(table, 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(np.int64(0))


def test_bots_sit_clockwise_from_the_agent() -> None:
    table = CantinaEnv(THREE_PLAYERS, players=3, bots=["random", "greedy:5"], seat=1)
    table.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in table._bots.items()} == {2: "Random", 0: "Greedy"}


def test_random_seats_are_all_taken() -> None:
    table = CantinaEnv(THREE_PLAYERS, players=3, bots="random", seat="random")
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 3},
        {"seat": "best"},
        {"bots": "nobody"},
        {"bots": ["random"]},
        {"illegal": "never"},
        {"reward": "fame"},
    ],
)
def test_wrong_settings_are_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=next(iter(wrong))):
        CantinaEnv(THREE_PLAYERS, players=3, **wrong)
