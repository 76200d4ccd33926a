"""The settings of a balance study, and the chunks of matches they lead to."""

from __future__ import annotations

import pytest
from choose_game import game_with

import cantina
from cantina.kernel.errors import BadOption
from cantina.lab.balance import make_study

GAME = game_with(lambda game: len(game.numbers) > 0)
NUMBER = next(iter(GAME.numbers))


@pytest.mark.parametrize("name", cantina.games())
def test_all_numbers_of_players_share_the_matches(name: str) -> None:
    fewest, most = cantina.game(name).meta.seats
    study = make_study(name, 20, bots=["random"], per_option=0, deals=0)
    assert set(study.players) <= set(range(max(2, fewest), most + 1))
    matches = dict.fromkeys(study.players, 0)
    for chunk in study.chunks():
        matches[chunk.players] += chunk.matches
    assert sum(matches.values()) == 20
    assert max(matches.values()) - min(matches.values()) <= 1
    assert [chunk.number for chunk in study.chunks()] == list(range(len(list(study.chunks()))))


def test_a_game_for_one_player_can_be_studied_alone() -> None:
    game = game_with(lambda game: any(variant["players"] == 1 for variant in game.variants))
    options = dict(next(variant for variant in game.variants if variant["players"] == 1))
    study = make_study(game.meta.name, 3, options.pop("players"), options, bots=["random"])
    assert study.players == [1]
    assert 1 not in make_study(game.meta.name, 3, bots=["random"]).players


def test_other_options_are_played_on_the_seeds_of_the_baseline() -> None:
    game = game_with(lambda game: any(option.allowed for option in game.meta.options))
    study = make_study(game.meta.name, 30, bots=["random"], seed=7, per_option=6, deals=0)
    others = [chunk for chunk in study.chunks() if chunk.condition.startswith("option ")]
    assert others
    for chunk in others:
        assert chunk.players == study.main_players
        assert 7 <= chunk.seed < 7 + 6


@pytest.mark.parametrize(
    ("more", "option"),
    [
        ({"matches": 0}, "--matches"),
        ({"per_option": -1}, "--per-option"),
        ({"deals": -1}, "--deals"),
        ({"players": 99}, "players"),
        ({"bots": ["clever"]}, "bots"),
        ({"numbers": {"no.such.number": 1}}, "no.such.number"),
        ({"numbers": {NUMBER: GAME.numbers[NUMBER].low - 1}}, NUMBER),
        ({"options": {"no-such-option": "odd"}}, "no-such-option"),
    ],
)
def test_bad_settings_are_rejected_before_the_first_match(more: dict[str, object], option: str) -> None:
    with pytest.raises(BadOption) as rejected:
        make_study(GAME.meta.name, **{"matches": 3, "bots": ["random"], **more})  # type: ignore[arg-type]
    assert rejected.value.option == option
