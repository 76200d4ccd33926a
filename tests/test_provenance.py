"""Whose every number and card is: said in the rules, and counted in the READMEs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from game_files import written_for
from matches import every_own_game

import cantina
from cantina.kernel.meta import LANGUAGES
from cantina.localization import Localizer
from cantina.rulebook import rules

README = Path(__file__).parent.parent
OWN = [name for name in cantina.games() if cantina.game(name).numbers]


@every_own_game
def test_every_designed_number_stands_in_a_rule_marked_as_ours(name: str) -> None:
    known = rules(name)
    numbers = cantina.game(name).numbers
    assert not [number for number, one in numbers.items() if one.rule not in known]
    unmarked = [
        number
        for number, one in numbers.items()
        if one.provenance == "designed" and known[one.rule].mark != "designed"
    ]
    assert not unmarked


@every_own_game
def test_every_rule_that_is_ours_or_our_reading_is_marked(name: str) -> None:
    """`rule_marks.json` lists the rules that no source says (`designed`), and those where the rulebook is
    silent or can be read in two ways (`reading`). The lists were written from the specifications made of the
    rulebooks: a rule with the tag D is ours in whole or in part, and a tag AMB or AD names a question that the
    rulebook leaves open. A rule that we add, or whose source is found, is added or removed in both places.
    """
    listed = written_for(name, "rule_marks.json")
    found: dict[str, list[str]] = {"designed": [], "reading": []}
    for rule in rules(name).values():
        if rule.mark:
            found[rule.mark].append(rule.id)
    assert found == listed


@pytest.mark.parametrize("language", LANGUAGES)
@every_own_game
def test_every_designed_card_is_named_in_a_rule_marked_as_ours(name: str, language: str) -> None:
    game = cantina.game(name)
    localizer = Localizer(game, language)
    ours = " ".join(rule.text[language] for rule in rules(name).values() if rule.mark == "designed").lower()
    unnamed = [
        (vocabulary, card)
        for vocabulary, cards in game.provenance.items()
        for card, provenance in cards.items()
        if provenance == "designed" and localizer.word(vocabulary, card).lower() not in ours
    ]
    assert not unnamed


@every_own_game
def test_every_card_of_the_box_that_is_told_has_a_name(name: str) -> None:
    game = cantina.game(name)
    assert game.provenance
    for language in LANGUAGES:
        localizer = Localizer(game, language)
        for vocabulary, cards in game.provenance.items():
            assert all(localizer.word(vocabulary, card) for card in cards)


def counts() -> dict[str, int]:
    numbers = [one.provenance for name in OWN for one in cantina.game(name).numbers.values()]
    cards: Counter[tuple[str, str]] = Counter()
    for name in OWN:
        for vocabulary, found in cantina.game(name).provenance.items():
            cards.update(
                ("boss" if vocabulary == "boss" else "card", provenance) for provenance in found.values()
            )
    return {
        "numbers": numbers.count("designed"),
        "all": len(numbers),
        "cards": cards["card", "designed"],
        "partly": cards["card", "partly"],
        "bosses": cards["boss", "designed"],
    }


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        (
            "README.md",
            "{numbers} of the {all} numbers, {cards} cards and {bosses} bosses are our own, "
            "and so are parts of {partly} more cards",
        ),
        (
            "README.es.md",
            "son nuestros {numbers} de los {all} números, {cards} cartas y {bosses} jefes, "
            "y parte de otras {partly} cartas",
        ),
    ],
)
def test_the_readme_says_how_much_is_ours(file: str, sentence: str) -> None:
    assert sentence.format(**counts()) in (README / file).read_text(encoding="utf-8")
