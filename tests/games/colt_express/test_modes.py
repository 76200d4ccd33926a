"""Section 3 of the rules: presets and switches."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from train import event, new, planning, stealing

import cantina
from cantina.kernel.luck import seeded

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
    no_push = stealing("django 3i, doc 2i, tuco 0r", "django fire", preset="first-game", marshal=0)
    assert no_push.at("doc") == "2i"
    hand = {"ghost": ["move"]}
    assert planning("ghost 3i, doc 2i, tuco 2i", hand, preset="first-game").choices == [
        "plan move",
        "draw",
    ]
    train = new(4, 3, preset="first-game")
    while not train.state.over:
        train.do(train.choices[0])
    assert not train.happened("round-event-happened")
    doc = new(3, characters="doc,tuco,ghost", preset="first-game").view().seats[0]
    assert (doc.hand, doc.deck) == (6, 4)
    punched = stealing("cheyenne 2i, doc 2i, tuco 0r", "cheyenne punch", preset="first-game")
    assert punched.do("push forward").lying("2i") == ["purse"]
    belle = stealing("doc 2i, belle 2i, tuco 2i", "doc punch", preset="first-game")
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
def test_expert_and_two_bandits_never_go_together() -> None:
    with pytest.raises(cantina.BadOption, match="expert"):
        GAME.new(3, preset="two-bandits", expert=True)


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
    assert event(where, "st_hostage", marshal=2).happened("ransom-secured")
    train = new(4, 3, events=False)
    while not train.state.over:
        train.do(train.choices[0])
    assert train.view().rounds[-1].round_card.startswith("st_")
    assert not train.happened("round-event-happened")
    assert not train.happened("ransom-secured")


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
