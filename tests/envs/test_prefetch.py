"""Prefetching changes nothing, whatever is prefetched."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from choose_game import any_game
from matches import INTERPRETED, every_game

import cantina
from cantina.envs import batch, match_loop, prefetch, random_choices
from cantina.envs.prefetch import Prefetcher
from cantina.kernel.random_streams import seeded


def use(prefetcher: Prefetcher, count: int, steps: int) -> None:
    for _ in range(steps):
        prefetcher.begin()
        for _ in range(2 * count):
            prefetcher.advance()


def test_it_is_compiled_if_the_rules_are() -> None:
    assert prefetch.__file__ is not None
    assert prefetch.__file__.endswith(".py") is INTERPRETED


@every_game
def test_states_stay_as_they_are(name: str) -> None:
    game = cantina.game(name)
    states = [game.new(seed=seed, quiet=True) for seed in range(40)]
    for at, state in enumerate(states):
        cantina.playout(state, seeded(at, 1), at)
    before = [state.dump() for state in states]
    use(Prefetcher(states), len(states), 40)
    assert [state.dump() for state in states] == before


def test_states_may_come_and_go() -> None:
    game = any_game()
    states = [game.new(seed=seed, quiet=True) for seed in range(50)]
    prefetcher = Prefetcher(states)
    for step in range(60):
        prefetcher.begin()
        for at in range(len(states)):
            prefetcher.advance()
            cantina.playout(states[at], seeded(step, 1), 1)
            if states[at].over or at % 7 == step % 7:
                states[at] = game.new(seed=step, quiet=True)
            prefetcher.advance()
    states.clear()
    use(prefetcher, 50, 20)
    del states
    use(prefetcher, 60, 20)


def test_all_kinds_of_objects_can_be_prefetched() -> None:
    ring: list[Any] = []
    ring.append(ring)
    deep: list[Any] = []
    for _ in range(200):
        deep = [deep, [1, 2], (3,)]
    things: list[Any] = [None, 1, "two", (3.0,), {}, [], [[]], ring, deep, [None] * 500, [object()] * 70, int]
    wide: list[Any] = [[[number] for number in range(50)] for _ in range(200)]
    kinds: list[list[Any]] = [things, wide, [*things, *wide], [], [ring]]
    for some in kinds:
        use(Prefetcher(some), len(some) + 1, 20)
    assert len(things) == 12


def test_a_large_batch_is_prefetched_and_stays_the_same() -> None:
    """It does not depend on the others what becomes of a row."""
    game = any_game()
    count = match_loop.PREFETCH_FROM
    large = batch(game, count, seed=2, workers=0)
    small = batch(game, 5, seed=2, workers=0)
    for seed in range(20 if INTERPRETED else 60):
        choices = random_choices(large.masks, np.random.default_rng(seed))
        rows = large.step(choices).observations[:5]
        assert np.array_equal(small.step(choices[:5]).observations, rows)


@pytest.mark.skipif(INTERPRETED, reason="plain Python does not look at what it is given")
@pytest.mark.parametrize("wrong", [(), ((),), ([], 1)])
def test_anything_but_a_list_is_refused(wrong: Any) -> None:
    with pytest.raises(TypeError):
        Prefetcher(*wrong)
