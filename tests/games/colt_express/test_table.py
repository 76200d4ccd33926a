"""What a person at the table is shown: views, the text board, words."""

from __future__ import annotations

import pytest
from tests.games.colt_express.positions import (
    GAME,
    Position,
    new_game,
    planning_position,
    round_event_position,
    stealing_position,
)

from cantina.localization import Localizer


def test_the_view_names_who_is_being_punched() -> None:
    position = stealing_position("doc 2i, tuco 2i, ghost 2i", "doc punch", sheets={"tuco": [250, "jewel"]})
    assert (position.view().acting, position.view().target) == ("doc", None)
    position.do("punch tuco")
    assert (position.kind, position.view().target) == ("drop", "tuco")
    position.do("drop jewel")
    assert (position.kind, position.view().target) == ("push", "tuco")
    position.do("push forward")
    assert position.view().target is None


def test_the_view_names_the_pickpocket() -> None:
    teams = "ghost 3i + tuco 2i, belle 1i + django 3r"
    position = round_event_position(
        teams, "st_pickpocket", lying={"2i": [300], "1i": [350]}, preset="two-bandits"
    )
    assert (position.seat, position.view().acting) == (0, "tuco")
    position.do("pickpocket nothing")
    assert (position.seat, position.view().acting) == (1, "belle")


def test_the_view_counts_the_actions_of_a_turn() -> None:
    hands = {"doc": ["move", "fire"]}
    position = planning_position("doc 3i, tuco 2i, ghost 3i", hands, turn=2, round_card="bridge")
    assert position.view().acted == 0
    position.do("plan move")
    assert (position.seat, position.view().acted) == (0, 1)


def test_without_abilities_nobody_is_told_about_them() -> None:
    position = planning_position("ghost 3i, doc 2i, tuco 3i", {"ghost": ["move"]}, preset="first-game")
    assert position.why_not("plan move face-down") == ("face-up", "CE-PLAN-7")
    shot = stealing_position("tuco 2i, ghost 2r, doc 3i, belle 1i", "tuco fire", preset="first-game")
    assert shot.why_not("fire ghost") == ("other-floor", "CE-FIRE-6")


def test_without_events_no_event_is_announced() -> None:
    position = new_game(4, preset="first-game")
    assert position.events_of("round-card-revealed")[0].round_event is None


def test_with_two_bandits_a_card_needs_its_owner() -> None:
    teams = "ghost 3i + tuco 2i, belle 1i + django 3r"
    position = planning_position(teams, {"ghost": ["tuco move"]}, preset="two-bandits")
    assert position.why_not("plan move") == ("name-the-bandit", "CE-TWO-14")


def draw(position: Position, seat: int | None, language: str) -> str:
    localizer = Localizer(GAME, language)
    localizer.name_seats(position.view())
    return GAME.text_board(position.view(seat), localizer)


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_board_fits_a_terminal_of_80_columns(language: str) -> None:
    where = "ghost 0r, doc 0r, tuco 0r, django 0r, belle 0r, cheyenne 0r"
    position = stealing_position(
        where, "doc move", lying={"6i": [300, 350, 400, 450, "jewel", "jewel", "strongbox"]}
    )
    lines = draw(position, 0, language).splitlines()
    assert max(len(line) for line in lines[:9]) <= 80
    assert "GDTJBC" in lines[1]


def test_the_board_shows_purses_by_number_and_the_values_one_knows() -> None:
    position = stealing_position(
        "doc 2i, tuco 2i, ghost 0r", "tuco punch, tuco move", sheets={"doc": [300, 400]}
    )
    position.do("push forward")
    purse = position.view(0).places[4].purses[0]
    assert f"2i {purse.purse}(${purse.value})" in draw(position, 0, "en")
    assert f"2i {purse.purse}\n" in draw(position, 1, "en")


def test_the_board_shows_own_cards_and_hides_the_others() -> None:
    hands = {"doc": ["move", "move", "punch"], "tuco": ["robbery"]}
    position = planning_position("doc 3i, tuco 2i, ghost 3i", hands, turn=2, round_card="cave").do("plan punch")
    mine, theirs, public = draw(position, 0, "es"), draw(position, 1, "es"), draw(position, None, "es")
    assert "Tu mano: 2× Mover" in mine
    assert "Doc Puñetazo (boca abajo)" in mine
    for other in (theirs, public):
        assert "Doc ? (boca abajo)" in other
        assert "Puñetazo" not in other


def test_words_agree_in_gender_and_contract() -> None:
    localizer = Localizer(GAME, "es")
    pushed = stealing_position("doc 2i, belle 2i, ghost 0r", "doc punch").do("push backward")
    told = [localizer.event(e, 0) for e in pushed.events]
    assert "Belle sale despedida al vagón 3." in told
    assert "Belle suelta una bolsa de 250 $ en el vagón 2." in told
    moved = stealing_position("doc 3r, tuco 0i, ghost 0i", "doc move", marshal=2, last=4).do("move 1r")
    sentence = localizer.event(moved.events_of("bandit-moved")[0], 0)
    assert sentence == "Doc pasa del techo del vagón 3 al techo del vagón 1."


def test_numbers_choose_the_right_words() -> None:
    english = Localizer(GAME, "en")
    short = stealing_position("doc 1r, tuco 4i, ghost 4r", "doc floor", marshal=1, nb=0, last=4)
    assert "No neutral bullet is left: nobody gets one." in [english.event(e, 0) for e in short.events]
    everything = [*["move", "floor", "fire", "robbery"] * 2, "marshal"]
    position = planning_position("doc 3i, tuco 2i, ghost 3i", {"doc": everything}).do("draw")
    told = [english.event(e, 1) for e in position.events_of("cards-drawn")]
    assert told == ["Seat 1 draws a card."]
