"""Section 3 of the rules: presets and switches."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.games.colt_express.positions import (
    new_game,
    planning_position,
    round_event_position,
    stealing_position,
)

import cantina
from cantina.kernel.random_streams import seeded

GAME = cantina.game("colt-express")
SWITCHES = ("abilities", "events", "station", "expert")


def switches(players: int, **options: Any) -> tuple[bool, ...]:
    view = GAME.new(players, 1, **options).view(None)
    return (view.abilities, view.events, view.station, view.two_bandits, view.expert)


@pytest.mark.rule("CE-MODE-1", "CE-MODE-2", "CE-MODE-3", "CE-MODE-4", "CE-MODE-5")
def test_presets_set_the_five_switches() -> None:
    assert switches(4, preset="first-game") == (False,) * 5
    assert switches(4, preset="advanced") == (True, True, True, False, False)
    assert switches(3, preset="two-bandits") == (True, True, True, True, False)
    assert switches(3, preset="expert") == (True, True, True, False, True)
    assert switches(4) == switches(4, preset="advanced")


@pytest.mark.rule("CE-MODE-2")
def test_first_game_has_no_abilities_and_no_events() -> None:
    no_push = stealing_position("django 3i, doc 2i, tuco 0r", "django fire", preset="first-game", marshal=0)
    assert no_push.at("doc") == "2i"
    hand = {"ghost": ["move"]}
    assert planning_position("ghost 3i, doc 2i, tuco 2i", hand, preset="first-game").choices == [
        "plan move",
        "draw",
    ]
    position = new_game(4, 3, preset="first-game")
    while not position.state.over:
        position.do(position.choices[0])
    assert not position.events_of("round-event-happened")
    doc = new_game(3, characters="doc,tuco,ghost", preset="first-game").view().seats[0]
    assert (doc.hand, doc.deck) == (6, 4)
    punched = stealing_position("cheyenne 2i, doc 2i, tuco 0r", "cheyenne punch", preset="first-game")
    assert punched.do("push forward").loot_at("2i") == ["purse"]
    belle = stealing_position("doc 2i, belle 2i, tuco 2i", "doc punch", preset="first-game")
    assert belle.choices == ["punch tuco", "punch belle"]


@pytest.mark.rule("CE-MODE-4")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_two_bandits_is_for_two_or_three_players(players: int) -> None:
    with pytest.raises(cantina.BadOption, match="CE-MODE-4"):
        GAME.new(players, preset="two-bandits")


@pytest.mark.rule("CE-MODE-5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_expert_is_for_three_to_six(players: int) -> None:
    assert GAME.new(players, preset="expert").view(None).expert


@pytest.mark.rule("CE-MODE-6")
@pytest.mark.parametrize("players", [2, 3])
def test_experts_with_two_bandits_draw_to_seven_instead_of_picking(players: int) -> None:
    position = new_game(players, preset="two-bandits", expert=True)
    while position.kind != "plan":
        position.do(position.choices[0])
    view = position.view()
    assert view.expert
    assert view.two_bandits
    assert not position.events_of("card-picked")
    doc = {bandit.seat for bandit in view.bandits if bandit.bandit == "doc"}
    assert [seat.hand for seat in view.seats] == [8 if seat in doc else 7 for seat in range(players)]


@pytest.mark.rule("CE-MODE-6", "CE-EXP-5")
def test_experts_with_two_bandits_name_the_bandit_of_a_discard() -> None:
    position = new_game(2, preset="two-bandits", expert=True)
    while position.kind != "keep":
        assert not position.state.over
        position.do("draw" if "draw" in position.choices else position.choices[0])
    bandits = position.view().seats[position.seat or 0].bandits
    own = [choice for choice in position.choices if choice.split()[0] == "discard" and "bullet" not in choice]
    assert own
    assert all(choice.split()[1] in bandits for choice in own)
    assert position.why_not(f"discard {own[0].split()[2]}") == ("name-the-bandit", "CE-TWO-14")
    seat = position.seat
    position.do(own[0])
    thrown = position.events_of("card-discarded")[-1]
    assert (thrown.seat, thrown.card) == (seat, "-".join(own[0].split()[1:]))


@pytest.mark.rule("CE-MODE-4", "CE-TWO-10")
@pytest.mark.parametrize(
    "options",
    [{"players": 4}, {"players": 3, "preset": "two-bandits", "expert": True}],
)
def test_doing_without_the_pick_needs_a_pick(options: dict[str, Any]) -> None:
    with pytest.raises(cantina.BadOption, match="pick"):
        GAME.new(**options, pick="may")


@pytest.mark.rule("CE-MODE-7")
@pytest.mark.parametrize("preset", ["first-game", "advanced", "expert"])
def test_two_players_must_take_two_bandits(preset: str) -> None:
    with pytest.raises(cantina.BadOption, match="CE-MODE-7"):
        GAME.new(2, preset=preset)
    assert GAME.new(2).view(None).two_bandits


@pytest.mark.rule("CE-MODE-8")
def test_three_players_may_choose() -> None:
    assert not GAME.new(3).view(None).two_bandits
    assert GAME.new(3, preset="two-bandits").view(None).two_bandits


@pytest.mark.rule("CE-MODE-9")
@pytest.mark.parametrize("values", list(product([False, True], repeat=4)))
def test_any_combination_of_the_other_switches(values: tuple[bool, ...]) -> None:
    options = dict(zip(SWITCHES, values, strict=True))
    state = GAME.new(3, 5, **options)
    view = state.view(None)
    assert (view.abilities, view.events, view.station, view.expert) == values
    cantina.playout(state, seeded(1, 1))
    assert state.over
    with pytest.raises(cantina.BadOption):
        GAME.new(3, preset="two-bandits", abilities=False)


@pytest.mark.rule("CE-MODE-10")
def test_without_events_a_station_only_gives_turns() -> None:
    where = "doc 0r, tuco 0i, ghost 1r"
    assert round_event_position(where, "st_hostage", marshal=2).events_of("ransom-secured")
    position = new_game(4, 3, events=False)
    while not position.state.over:
        position.do(position.choices[0])
    assert position.view().rounds[-1].round_card.startswith("st_")
    assert not position.events_of("round-event-happened")
    assert not position.events_of("ransom-secured")


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"players": 7}, "players"),
        ({"players": 1}, "players"),
        ({"players": True}, "players"),
        ({"players": 4, "seed": -1}, "seed"),
        ({"players": 4, "seed": 2**96}, "seed"),
        ({"players": 4, "seed": "x"}, "seed"),
        ({"players": 4, "preset": "wild"}, "preset"),
        ({"players": 4, "abilities": 1}, "abilities"),
        ({"players": 4, "colour": "red"}, "colour"),
        ({"players": 4, "characters": "doc,doc,tuco,belle"}, "characters"),
        ({"players": 4, "characters": "doc,tuco"}, "4 names"),
        ({"players": 4, "characters": 3}, "characters"),
        ({"players": 4, "cars": "v1,v2"}, "4 names"),
        ({"players": 4, "cars": "v9"}, "cars"),
        ({"players": 3, "preset": "two-bandits", "characters": "doc,tuco,ghost"}, "random"),
    ],
)
def test_bad_options_are_named_with_what_is_allowed(options: dict[str, object], word: str) -> None:
    with pytest.raises(cantina.BadOption, match=word):
        GAME.new(**options)  # type: ignore[arg-type]
