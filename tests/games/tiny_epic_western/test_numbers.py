"""The numbers of Tiny Epic Western that a match may change reach the rules."""

from __future__ import annotations

import pytest
from changed_numbers import assert_number_matters, scores
from tests.games.tiny_epic_western.positions import GAME

from cantina.localization import LANGUAGES, Localizer

WITH_WANTED_20 = [(11, 29, 14), (13, 29, 13), (9, 13, 36), (12, 36, 11)]
"""Scores of random matches with this number changed."""


@pytest.mark.parametrize(
    ("number", "value"),
    [
        ("vp.outhouse", 20),
        ("cost.jail.law", 6),
        ("symbols.jail.rail", 6),
        ("majority.3", 20),
        ("minority.3", 20),
        ("wanted", 20),
        ("start", 6),
        ("most", 2),
        ("count", 0),
        ("boss.cowgirl", 0),
        ("boss.scout", 18),
    ],
)
def test_the_rules_read_a_changed_number(number: str, value: int) -> None:
    assert_number_matters(GAME, number, value)


def test_compiled_and_interpreted_rules_agree_on_a_changed_number() -> None:
    """The suite runs on both; the scores they must come to are written above."""
    expected = WITH_WANTED_20
    assert scores(GAME, 4) != expected
    assert scores(GAME, 4, numbers={"wanted": 20}) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_and_board_state_the_numbers_of_the_match(language: str) -> None:
    values = {"boss.chief": 3, "count": 1, "vp.church": 17, "cost.church.law": 6, "symbols.church.mining": 4}
    state = GAME.new(3, 1, numbers=values)
    localizer = Localizer(GAME, language)
    printed = [
        localizer.format("choice-boss", boss="chief"),
        localizer.format("board-converting", property="hatter"),
    ]
    assert "2" in printed[0]
    assert "3)" in printed[1]
    localizer.name_seats(state.view(None))
    assert "3" in localizer.format("choice-boss", boss="chief")
    assert "1)" in localizer.format("board-converting", property="hatter")
    card = next(card for card in state.view(None).cards if card.property == "church")
    assert (card.vp, card.cost, card.symbols) == (17, (0, 6, 2), ("wagon", "wagon", *["mining"] * 4))
    localizer.name_seats(GAME.new(3, 1).view(None))
    assert localizer.format("choice-boss", boss="chief") == printed[0]
