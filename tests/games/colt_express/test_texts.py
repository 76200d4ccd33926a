"""Sentences of Colt Express as people write them, in both languages."""

from __future__ import annotations

import pytest
from tests.games.colt_express.positions import GAME, Position, new_game, planning_position, stealing_position

from cantina.localization import Localizer

TEAMS = "ghost 3i + tuco 2i, belle 1i + django 3r"


def told(position: Position, language: str, viewer: int | None = None) -> list[str]:
    """The sentences of all events so far, as a viewer reads them."""
    localizer = Localizer(GAME, language)
    localizer.name_seats(position.view())
    return [text for event in position.events if (text := localizer.event(event, viewer)) is not None]


@pytest.mark.parametrize(
    ("bullets", "english", "spanish"),
    [
        (6, "nobody is in sight", "no hay nadie a tiro"),
        (0, "the cylinder is empty", "no quedan balas en el tambor"),
    ],
)
def test_a_shot_without_effect_says_why(bullets: int, english: str, spanish: str) -> None:
    where = "doc 2i, tuco 2i, ghost 2i" if bullets else "doc 2i, tuco 3i, ghost 2i"
    position = stealing_position(where, "doc fire", bullets={"doc": bullets}, preset="first-game")
    assert f"Doc’s Fire has no effect: {english}." in told(position, "en")
    assert f"La carta Disparo de Doc no tiene efecto: {spanish}." in told(position, "es")


def test_the_first_player_is_called_so() -> None:
    position = new_game(4, characters="doc,belle,tuco,ghost")
    spanish, english = told(position, "es"), told(position, "en")
    name = Localizer(GAME).word("bandit", position.events_of("first-player-drawn")[0].bandit)
    assert f"{name} es el Jugador Inicial." in spanish
    assert f"{name} is the First Player." in english
    assert f"Comienza la ronda 1. Jugador Inicial: {name}." in spanish


@pytest.mark.parametrize("seed", range(3))
def test_a_team_is_named_once_it_exists(seed: int) -> None:
    position = new_game(2, seed=seed, preset="two-bandits")
    leaders = {seat: position.name_of(seat).capitalize() for seat in range(2)}
    seat = position.seat
    assert seat is not None
    position.do("recruit tuco")
    assert f"{leaders[seat]} recluta a Tuco." in told(position, "es")
    assert f"{leaders[seat]} recruits Tuco." in told(position, "en")


def test_two_names_take_a_plural_verb_and_their_cards_have_an_owner() -> None:
    hands = {"ghost": ["ghost move", "tuco fire"]}
    position = planning_position(TEAMS, hands, preset="two-bandits").do("draw")
    drawn = [text for text in told(position, "es", viewer=0) if "cogen" in text]
    assert drawn
    assert drawn[0].startswith("Ghost y Tuco cogen ")
    assert all(" de Ghost" in card or " de Tuco" in card for card in drawn[0].split(","))
    assert "Ghost y Tuco cogen 3 cartas." in told(position, "es", viewer=1)
    assert "Ghost and Tuco draw 3 cards." in told(position, "en", viewer=1)


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_sentence_has_two_colons(language: str) -> None:
    localizer = Localizer(GAME, language)
    revealed = new_game(4).events_of("round-card-revealed")[0]
    for card in ("st_revenge", "st_pickpocket", "st_hostage", "cave"):
        text = localizer.format(
            "event-round-card-revealed", round_card=card, turns=revealed.turns, round_event="hostage"
        )
        assert all(sentence.count(":") <= 1 for sentence in text.split(". "))


def test_without_events_the_round_card_names_none() -> None:
    sentences = told(new_game(4, preset="first-game"), "es")
    assert not any("vento" in sentence for sentence in sentences)


def test_only_those_who_may_meet_ghost_are_told_about_ghost() -> None:
    without = planning_position("doc 3i, tuco 2i, belle 3i", {"doc": ["move"]}, turn=1)
    assert without.why_not("plan move face-down") == ("face-up", "CE-PLAN-7")
    with_ghost = planning_position("doc 3i, tuco 2i, ghost 3i", {"doc": ["move"]}, turn=1)
    assert with_ghost.why_not("plan move face-down") == ("face-up-turn", "CE-PLAN-7")


def test_the_board_calls_the_locomotive_by_its_name_and_marks_the_first_player() -> None:
    position = new_game(6)
    for language, name in (("es", "Locomotora"), ("en", "Locomotive")):
        localizer = Localizer(GAME, language)
        localizer.name_seats(position.view())
        lines = GAME.text_board(position.view(), localizer).splitlines()
        train = lines[1 : lines.index(next(line for line in lines if line.startswith("$")))]
        assert name in train[-1]
        assert max(map(len, train)) <= 80
        first = [line for line in lines if "➊" in line]
        bandit = localizer.word("bandit", position.view().seats[position.view().first].bandits[0])
        assert any(bandit in line for line in first)


def test_whoever_draws_nothing_is_told_so_in_words() -> None:
    for count, words in ((0, "no coge ninguna carta."), (1, "coge una carta."), (2, "coge 2 cartas.")):
        told = Localizer(GAME, "es").format("event-cards-drawn", seat=0, cards=None, count=count, known="no")
        assert told.endswith(words)
