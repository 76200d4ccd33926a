"""Bots read the numbers of their match: the evaluation of a position follows them."""

from __future__ import annotations

import random

import pytest

import cantina
from cantina.kernel.state import State

WITH_NUMBERS = [name for name in cantina.games() if cantina.game(name).numbers]


def reached(name: str, steps: int) -> State:
    """A position after random choices."""
    game = cantina.game(name)
    state = game.new(max(3, game.meta.seats[0]), 4)
    rng = random.Random(2)
    for _ in range(steps):
        if (decision := state.decision) is not None:
            state.apply(rng.choice(decision.choices))
    return state


@pytest.mark.parametrize("name", WITH_NUMBERS)
def test_the_same_position_is_worth_more_where_its_things_are(name: str) -> None:
    """A position is loaded with the highest numbers; the printed one is worth what it was."""
    game = cantina.game(name)
    position = reached(name, 60).dump()
    highest = {number: one.high for number, one in game.numbers.items()}
    other = {**position, "options": {**position["options"], "numbers": {"name": "", "values": highest}}}
    plain, rich = game.load(position), game.load(other)

    def expected(state: State) -> list[float]:
        return [game.evaluator.expected_score(state, seat) for seat in range(state.seats)]

    before = expected(plain)
    assert expected(rich) != before
    assert expected(plain) == before
    assert expected(game.load(position)) == before
