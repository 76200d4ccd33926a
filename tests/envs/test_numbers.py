"""Environments and batches of matches with other numbers than the game's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from number_traces import random_values

import cantina
from cantina.envs import batch, match_seed
from cantina.kernel.numbers import changed_numbers
from cantina.kernel.state import State

WITH_NUMBERS = [name for name in cantina.games() if cantina.game(name).numbers]


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("name", WITH_NUMBERS)
def test_batches_with_different_numbers_are_stepped_side_by_side(name: str, workers: int) -> None:
    """Each row is the single match with the numbers of its batch, in this process and in others."""
    game = cantina.game(name)
    players = max(2, game.meta.seats[0])
    sets: list[dict[str, int]] = [random_values(game, 3, 1.0), {}]
    seeds = [match_seed(1, row, 0) for row in range(2)]

    def choices_of(states: list[State]) -> Any:
        found = []
        for state in states:
            assert state.decision is not None
            offered = state.decision.choices
            found.append(offered[len(offered) // 2].number)
        return np.array(found)

    batches = [batch(name, 2, players, seed=1, workers=workers, numbers=values) for values in sets]
    alone = [[game.new(players, seed, quiet=True, numbers=values) for seed in seeds] for values in sets]
    try:
        for _ in range(25):
            for one, states in zip(batches, alone, strict=True):
                for row, state in enumerate(states):
                    assert state.decision is not None
                    expected = game.encoding.row(state, state.decision.seat)
                    assert one.observations[row].tobytes() == expected
                    offered = [choice.number for choice in state.decision.choices]
                    assert np.flatnonzero(one.masks[row]).tolist() == offered
                numbers = choices_of(states)
                one.step(numbers)
                for state, number in zip(states, numbers, strict=True):
                    state.apply(game.choices[int(number)])
            if any(state.over for states in alone for state in states):
                break
    finally:
        for one in batches:
            one.close()


@pytest.mark.parametrize("name", WITH_NUMBERS)
def test_an_environment_says_for_which_numbers_it_was_made(name: str) -> None:
    pytest.importorskip("pettingzoo")
    from cantina.envs.gymnasium import CantinaEnv
    from cantina.envs.pettingzoo import env, parallel_env

    numbers = cantina.game(name).numbers
    number = next(key for key in numbers if numbers.value(key) != numbers[key].high)
    values = {number: numbers[number].high}
    players = max(2, cantina.game(name).meta.seats[0])
    for make_one in (env, parallel_env):
        assert make_one(game=name, players=players, numbers=values).unwrapped.metadata["numbers"] == values
        assert "numbers" not in make_one(game=name, players=players).unwrapped.metadata
    assert CantinaEnv(name, players, "random", numbers=values).metadata["numbers"] == values
    assert "numbers" not in CantinaEnv(name, players, "random").metadata
    with batch(name, 1, players, workers=1, numbers={"name": "mine", "values": values}) as one:
        assert (one.numbers.name, one.numbers.values) == ("mine", values)


@pytest.mark.parametrize("name", WITH_NUMBERS)
def test_openspiel_plays_with_other_numbers(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from cantina.envs.openspiel import numbers_parameter, short_name

    game = cantina.game(name)
    players = max(2, game.meta.seats[0])
    values = random_values(game, 3, 1.0)
    words = f"{short_name(name)}(players={players},numbers={numbers_parameter(values)})"
    state = pyspiel.load_game(words).new_initial_state()
    state.apply_action(5)
    changed = changed_numbers(game.new(players, 5, numbers=values))
    assert changed_numbers(state._match.state) == changed
    copied = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(pyspiel.load_game(words), state)
    )
    assert changed_numbers(copied[1]._match.state) == changed
    for wrong in ("no-such-number:1", "ransom", f"{next(iter(values))}:many"):
        with pytest.raises(cantina.BadOption, match=r"numbers|no-such-number"):
            pyspiel.load_game(f"{short_name(name)}(numbers={wrong})")
