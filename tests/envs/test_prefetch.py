"""Prefetching changes nothing, whatever is prefetched."""

from __future__ import annotations

from typing import Any

import pytest
from matches import INTERPRETED, every_game

import cantina
from cantina.envs import prefetch
from cantina.kernel.random_streams import seeded


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
    for _ in range(100):
        prefetch.prefetch(states, 0, len(states))
    assert [state.dump() for state in states] == before


def test_all_kinds_of_objects_can_be_prefetched() -> None:
    ring: list[Any] = []
    ring.append(ring)
    deep: list[Any] = []
    for _ in range(200):
        deep = [deep, [1, 2], (3,)]
    things: list[Any] = [None, 1, "two", (3.0,), {}, [], [[]], ring, deep, [None] * 500, [object()] * 70, int]
    wide: list[Any] = [[[number] for number in range(50)] for _ in range(200)]
    for start, end in ((0, len(things)), (-5, 99), (3, 3), (7, 2), (50, 60)):
        prefetch.prefetch(things, start, end)
    prefetch.prefetch(wide, 0, 200)
    assert len(things) == 12


@pytest.mark.skipif(INTERPRETED, reason="plain Python does not look at what it is given")
@pytest.mark.parametrize("wrong", [(), ([],), ((), 0, 1), ([], "a", 1), ([], 0, 1.5), ([], 0, 1, 2)])
def test_anything_but_a_part_of_a_list_is_refused(wrong: Any) -> None:
    with pytest.raises(TypeError):
        prefetch.prefetch(*wrong)
