"""The numbers of 3000 Scoundrels that a match may change reach the rules."""

from __future__ import annotations

import pytest
from changed_numbers import assert_number_matters, scores
from tests.games.scoundrels.positions import GAME

from cantina.kernel.numbers import list_names

WITH_LEADER_4_GAIN_30 = [(7, 8, 10), (6, 8, 9), (13, 3, 4), (3, 5, 4)]
"""Scores of random matches with this number changed."""


@pytest.mark.parametrize(
    ("number", "value"),
    [
        ("safe.time-anchor", 2),
        ("start.money", 30),
        ("start.jailed", 3),
        ("sell", 30),
        ("bail", 0),
        ("trait.grimy.cost", 5),
        ("trait.corrupt.tech", 10),
        ("job.banker.gain", 30),
        ("job.mayor.reputation", 8),
        ("job.outlaw.pay", 0),
        ("job.banker.cost", 30),
        ("leader.4.gain", 30),
    ],
)
def test_the_rules_read_a_changed_number(number: str, value: int) -> None:
    assert_number_matters(GAME, number, value)


def test_compiled_and_interpreted_rules_agree_on_a_changed_number() -> None:
    """The suite runs on both; the scores they must come to are written above."""
    expected = WITH_LEADER_4_GAIN_30
    assert scores(GAME, 4) != expected
    assert scores(GAME, 4, numbers={"leader.4.gain": 30}) == expected


def test_names_are_listed_near_to_what_was_asked() -> None:
    assert "job.…" in list_names(GAME.numbers)
    assert list_names(GAME.numbers, "job.banker.gian") == "job.banker.cost, job.banker.gain"
