"""The statistics of a tournament, from rounds whose results are known."""

from __future__ import annotations

import pytest
from choose_game import game_for

import cantina
from cantina.bots.levels import bot_of_level
from cantina.lab.arena import PlayedMatch, Tournament, TournamentScores, make_tournament

GAME = game_for(4).meta.name


def round_with(tournament: Tournament, number: int, places: dict[str, int]) -> list[PlayedMatch]:
    """A round in which every bot always takes the place given."""
    found = []
    for match in tournament.rounds(4 * (number + 1))[number]:
        names = tournament.names(match)
        ranked = sorted({places[name] for name in names})
        ranking = [[seat for seat, name in enumerate(names) if places[name] == place] for place in ranked]
        ones = [1] * tournament.players
        seconds = [0.5] * tournament.players
        found.append(PlayedMatch(match.number, match.seed, names, ranking, ones, "ending", ones, seconds))
    return found


def test_places_and_ties_are_counted_as_they_are() -> None:
    tournament = make_tournament(GAME, ["random", "greedy", "search", "easy"], 4)
    scores = TournamentScores(tournament, 400)
    for number in range(100):
        scores.add_round(round_with(tournament, number, {"search": 0, "greedy": 1, "easy": 1, "random": 2}))
    report = scores.report()
    names = [row.name for row in report.standings]
    assert (names[0], names[3]) == ("search", "random")
    assert {row.name: row.place for row in report.standings} == {
        "search": 1,
        "greedy": 2.5,
        "easy": 2.5,
        "random": 4,
    }
    assert {row.name: row.share for row in report.standings} == {
        "search": 1,
        "greedy": 0,
        "easy": 0,
        "random": 0,
    }
    pairs = {(one.bot, one.opponent): (one.share, one.verdict) for one in report.comparisons}
    assert pairs["random", "greedy"] == (0.0, -1)
    assert pairs["greedy", "search"] == (0.0, -1)
    assert pairs["greedy", "easy"] == (0.5, 0)
    assert not report.decided
    assert [row.seconds_per_decision for row in report.standings] == [0.5] * 4
    easy = bot_of_level(cantina.game(GAME), "easy")
    assert [row.spec for row in report.standings if row.name == "easy"] == [easy]


def test_the_share_of_a_bot_alone_is_compared_with_the_fair_share_or_a_threshold() -> None:
    tournament = make_tournament(GAME, ["greedy", "random"], 4, alone=True)
    for threshold, verdict in ((None, 1), (0.5, 0), (0.9, -1)):
        scores = TournamentScores(tournament, 400, threshold)
        for number in range(100):
            places = {"greedy": number % 2, "random": 1 - number % 2}
            scores.add_round(round_with(tournament, number, places))
        (comparison,) = scores.report().comparisons
        assert comparison.share == pytest.approx(0.5)
        assert comparison.threshold == (threshold or 0.25)
        assert comparison.verdict == verdict
        assert comparison.interval.contains(0.5)


def test_matches_of_one_deal_are_one_observation() -> None:
    """When a deal decides its matches, a hundred matches on 25 deals are no surer than 25."""
    tournament = make_tournament(GAME, ["greedy", "random"], 4, alone=True)
    scores = TournamentScores(tournament, 100)
    for number in range(25):
        scores.add_round(round_with(tournament, number, {"greedy": number % 2, "random": 1 - number % 2}))
    assert scores.report().comparisons[0].interval.width > 0.38


def test_a_comparison_is_the_same_from_both_sides() -> None:
    tournament = make_tournament(GAME, ["greedy", "random"], 4)
    scores = TournamentScores(tournament, 400)
    for number in range(100):
        scores.add_round(round_with(tournament, number, {"greedy": 0, "random": 1}))
    report = scores.report()
    one, other = report.comparison("greedy", "random"), report.comparison("random", "greedy")
    assert one is not None
    assert other is not None
    assert one.share + other.share == pytest.approx(1.0)
    assert one.interval.low == pytest.approx(1 - other.interval.high)
    assert (one.verdict, other.verdict) == (1, -1)
    assert report.comparison("random", "random") is None
