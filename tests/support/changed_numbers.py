"""Random matches played with numbers of a game changed."""

from __future__ import annotations

import random
from typing import Any

from cantina.kernel.game import Game
from cantina.kernel.state import State


def play_random_match(game: Game, seed: int, players: int = 3, **options: Any) -> State:
    """A random match to its end."""
    state = game.new(players, seed, quiet=True, **options)
    rng = random.Random(seed)
    while (decision := state.decision) is not None:
        state.apply(rng.choice(decision.choices), decision.seat)
    return state


def scores(game: Game, seeds: int = 12, players: int = 3, **options: Any) -> list[tuple[int, ...]]:
    """The scores of random matches."""
    found = [play_random_match(game, seed, players, **options).result for seed in range(seeds)]
    return [result.scores for result in found if result is not None]


def assert_number_matters(game: Game, number: str, value: int) -> None:
    """Some match takes another course with a number changed, and its old course again afterwards."""
    for seed in range(100):
        plain = play_random_match(game, seed).result
        other = play_random_match(game, seed, numbers={number: value}).result
        if other != plain:
            assert play_random_match(game, seed).result == plain
            return
    raise AssertionError(f"{number} made no difference")
