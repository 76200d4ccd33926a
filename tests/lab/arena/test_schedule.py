"""The schedule of a tournament: balanced seats, shared deals, and checked settings."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from choose_game import game_for, game_with

from cantina.kernel.errors import BadOption
from cantina.lab.arena import Tournament, make_tournament


def tournament(bots: int, players: int, seed: int = 0) -> Tournament:
    return make_tournament(game_for(players).meta.name, ["random"] * bots, players, seed)


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 4), (3, 4), (4, 4), (5, 4), (3, 6), (6, 3), (7, 5)])
def test_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    rounds = tournament(bots, players).rounds(100)
    times_in_seat = Counter(
        (index, seat) for round_ in rounds for match in round_ for seat, index in enumerate(match.seats)
    )
    assert sum(map(len, rounds)) >= 100
    assert len(times_in_seat) == bots * players
    assert len(set(times_in_seat.values())) == 1


@pytest.mark.parametrize(("bots", "players"), [(2, 4), (3, 4), (4, 4), (6, 4)])
def test_a_round_is_one_deal_with_its_seats_rotated(bots: int, players: int) -> None:
    rounds = tournament(bots, players, seed=7).rounds(60)
    for deal, round_ in enumerate(rounds):
        first = round_[0].seats
        rotations = {first[at:] + first[:at] for at in range(players)}
        assert {match.seats for match in round_} == rotations
        assert len(round_) == len(rotations)
        assert {match.seed for match in round_} == {7 + deal}
    numbers = [match.number for round_ in rounds for match in round_]
    assert numbers == list(range(len(numbers)))


def test_more_bots_than_seats_meet_about_equally_often() -> None:
    rounds = tournament(6, 4).rounds(240)
    met = Counter(pair for round_ in rounds for pair in combinations(sorted(round_[0].seats), 2))
    assert len(met) == 15
    assert max(met.values()) - min(met.values()) <= 3


def test_neighbours_change_from_deal_to_deal() -> None:
    """Rotation alone would keep the same bot at everybody's left."""
    rounds = tournament(4, 4).rounds(100)
    assert {round_[0].seats.index((round_[0].seats[0] + 1) % 4) for round_ in rounds} == {1, 2, 3}


def test_one_bot_sits_alone_in_every_seat_against_copies_of_the_other() -> None:
    settings = make_tournament(game_for(5).meta.name, ["greedy", "random"], 5, alone=True)
    for round_ in settings.rounds(20):
        assert sorted(match.seats.index(0) for match in round_) == [0, 1, 2, 3, 4]
        assert all(match.seats.count(1) == 4 for match in round_)


def test_a_longer_schedule_begins_with_the_shorter() -> None:
    settings = tournament(3, 4)
    short = settings.rounds(24)
    assert settings.rounds(200)[: len(short)] == short


def test_bots_with_a_time_limit_are_known() -> None:
    bots = ["random", "greedy:5ms", "search:9/1s", "search:9"]
    settings = make_tournament(game_for(2).meta.name, bots)
    assert [participant.timed for participant in settings.participants] == [False, True, True, False]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bots": ["random"]}, "2 to 20 bots"),
        ({"bots": ["random"] * 21}, "2 to 20 bots"),
        ({"bots": ["random", "genius"]}, "greedy"),
        ({"bots": ["random", ""]}, "greedy"),
        ({"bots": ["random"] * 3, "alone": True}, "two bots"),
        ({"players": 99}, "a whole number from"),
        ({"seed": -1}, "seed"),
        ({"options": {"no-such-option": "red"}}, "no-such-option"),
    ],
)
def test_settings_that_cannot_be_played_are_rejected(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        make_tournament(**{"game": game_for(2).meta.name, "bots": ["random", "greedy"], **change})


def test_a_tournament_needs_two_players() -> None:
    game = game_with(lambda game: any(variant["players"] == 1 for variant in game.variants))
    options = dict(next(variant for variant in game.variants if variant["players"] == 1))
    players = options.pop("players")
    with pytest.raises(BadOption, match="2 or more"):
        make_tournament(game.meta.name, ["random", "random"], players, options=options)
