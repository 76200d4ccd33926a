"""The numbers of Marshals that a match may change reach the rules."""

from __future__ import annotations

import pytest
from changed_numbers import assert_number_matters, scores
from tests.games.marshals.positions import GAME

WITH_BOUNTY_1_200 = [(75, 454, 10), (51, 89, 7), (58, 2, 235), (122, 52, 35)]
"""Scores of random matches with this number changed."""


@pytest.mark.parametrize(
    ("number", "value"),
    [
        ("bounty.1", 20),
        ("bounty.4", 1),
        ("bribe", 99),
        ("start.money", 77),
        ("fare", 0),
        ("bullet.1", 0),
        ("provision.2", 0),
        ("cost.1", 6),
        ("start.bullets", 0),
        ("start.provisions", 0),
        ("most.bullets", 4),
    ],
)
def test_the_rules_read_a_changed_number(number: str, value: int) -> None:
    assert_number_matters(GAME, number, value)


def test_compiled_and_interpreted_rules_agree_on_a_changed_number() -> None:
    """The suite runs on both; the scores they must come to are written above."""
    expected = WITH_BOUNTY_1_200
    assert scores(GAME, 4) != expected
    assert scores(GAME, 4, numbers={"bounty.1": 200}) == expected
