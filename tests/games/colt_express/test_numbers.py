"""The numbers of Colt Express that a match may change reach the rules."""

from __future__ import annotations

import pytest
from changed_numbers import assert_number_matters, scores
from tests.games.colt_express.positions import GAME

from cantina.kernel.numbers import list_names

WITH_JEWEL_40 = [(1500, 250, 1000), (1450, 250, 1900), (250, 1600, 250), (1040, 700, 1000)]
"""Scores of random matches with this number changed."""


@pytest.mark.parametrize(
    ("number", "value"),
    [
        ("purse.250", 1),
        ("purse.450", 9000),
        ("jewel", 5),
        ("strongbox", 5),
        ("gunslinger", 5),
    ],
)
def test_the_rules_read_a_changed_number(number: str, value: int) -> None:
    assert_number_matters(GAME, number, value)


def test_compiled_and_interpreted_rules_agree_on_a_changed_number() -> None:
    """The suite runs on both; the scores they must come to are written above."""
    expected = WITH_JEWEL_40
    assert scores(GAME, 4) != expected
    assert scores(GAME, 4, numbers={"jewel": 40}) == expected


def test_names_are_listed_from_the_first_where_none_is_near() -> None:
    assert list_names(GAME.numbers, "x").startswith("purse.250, ")
