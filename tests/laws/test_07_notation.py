"""Law 7: choice text and number round-trip and are unique."""

from __future__ import annotations

import pytest
from matches import every_game

import cantina


@pytest.mark.law(7)
@every_game
def test_text_and_number_lead_back_to_the_choice(name: str) -> None:
    game = cantina.game(name)
    assert len({choice.text for choice in game.choices}) == len(game.choices)
    for number, choice in enumerate(game.choices):
        assert choice.number == number
        assert game.parse(choice.text) is choice
        assert game.parse(f"  {choice.text.upper()} ") is choice


@pytest.mark.law(7)
@every_game
def test_strange_text_is_no_choice(name: str) -> None:
    game = cantina.game(name)
    word = game.choices[0].text.split()[0]
    with pytest.raises(cantina.NotAChoice, match="start alike"):
        game.parse(f"{word} nonsense")
    with pytest.raises(cantina.NotAChoice, match="'qwerty'"):
        game.parse("qwerty")
    with pytest.raises(cantina.NotAChoice):
        game.parse("")
