"""OpenSpiel's own tests, its search bot, and what holds for resampled states."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from choose_game import any_game
from matches import LONG_RUN, VARIANTS, every_game
from open_spiel.python.algorithms import ismcts, mcts

import cantina
from cantina.envs.features import Features
from cantina.envs.openspiel import parameter, short_name

FEW = 100
"""Deals: OpenSpiel's test copies the list of them at the start of each match."""


def load(name: str, **options: Any) -> Any:
    given = {key: value if key == "players" else parameter(value) for key, value in options.items()}
    return pyspiel.load_game(short_name(name), {"deals": FEW, **given})


def middle(game: Any, steps: int, seed: int = 1) -> Any:
    """A state some random decisions after the chance node; in a shorter match, the last one to decide."""
    state, rng = game.new_initial_state(), random.Random(seed)
    state.apply_action(seed)
    for _ in range(steps):
        following = state.clone()
        following.apply_action(rng.choice(state.legal_actions()))
        if following.is_terminal():
            break
        state = following
    return state


def several() -> Iterator[Any]:
    """One variant for every number of players; all variants in a long run."""
    found: set[tuple[str, int]] = set()
    for variant in VARIANTS:
        name, options = variant.values
        assert isinstance(name, str)
        assert isinstance(options, dict)
        if LONG_RUN or (name, options["players"]) not in found:
            found.add((name, options["players"]))
            yield variant


@pytest.mark.parametrize(("name", "variant"), list(several()))
def test_random_sim(name: str, variant: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, **variant), num_sims=1, serialize=False, verbose=False)


@every_game
def test_random_sim_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(load(name, players=2), num_sims=1, serialize=True, verbose=False)


@every_game
def test_its_own_search_bot_plays_a_whole_match(name: str) -> None:
    game = load(name, players=2)
    state, decided = game.new_initial_state(), 0
    state.apply_action(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=2,
        random_state=np.random.RandomState(2),
    )
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
        decided += 1
    assert decided > 5
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_a_resampled_state_agrees_with_all_the_player_knows_and_has_no_history(name: str) -> None:
    state = middle(load(name, players=2), 25)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    others = [state.resample_from_infostate(player, sampler) for _ in range(6)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
    assert len({str(other) for other in others}) > 1


@every_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = middle(load(name, players=2), 12)
    before, other = str(state), state.clone()
    assert str(other) == before
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


@every_game
def test_states_can_be_serialized_and_pickled(name: str) -> None:
    game = load(name, players=2)
    state = middle(game, 30)
    for again in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert str(again) == str(state)
        assert again.history() == state.history()
        assert again.legal_actions() == state.legal_actions()
    _, loaded = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(loaded) == str(state)


@every_game
def test_strings_and_tensors_are_what_a_player_knows(name: str) -> None:
    game = load(name, players=2)
    state = middle(game, 10)
    assert game.information_state_tensor_shape() == [Features(game.rules.encoding).width]
    for player in range(2):
        known = json.loads(state.information_state_string(player))
        assert known["view"]["seat"] == player
        assert (known["decision"] is not None) == (player == state.current_player())
        assert state.observation_string(player) == state.information_state_string(player)
        tensor = np.array(state.observation_tensor(player))
        assert tensor.min() >= 0
        assert tensor.max() <= 1


@every_game
def test_options_are_parameters(name: str) -> None:
    """Every allowed value of every option is read back from a game's parameters."""
    rules = cantina.game(name)
    for option in rules.meta.options:
        for value in option.allowed or ():
            try:
                rules.new(2, **{option.name: value})
            except cantina.BadOption:
                continue  # not with the default values of the other options
            game = load(name, players=2, **{option.name: value})
            assert game.options[option.name] == value
            assert str(pyspiel.load_game(str(game))) == str(game)


def test_the_chance_node_draws_the_seed() -> None:
    state = pyspiel.load_game(short_name(any_game().meta.name), {"deals": 5}).new_initial_state()
    assert state.is_chance_node()
    assert [seed for seed, _ in state.chance_outcomes()] == [0, 1, 2, 3, 4]
    state.apply_action(3)
    assert not state.is_chance_node()


def test_actions_have_the_texts_of_choices() -> None:
    game = load(any_game().meta.name)
    state = middle(game, 0)
    for action in state.legal_actions():
        assert state.action_to_string(action) == game.rules.choices[action].text
