"""Playing a tournament: the same report however the work was done, and interrupted runs resume."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from choose_game import game_for
from matches import LONG_RUN

import cantina
from cantina.kernel.errors import BadOption
from cantina.lab.arena import (
    MatchTask,
    PlayedMatch,
    Tournament,
    TournamentReport,
    TournamentScores,
    make_tournament,
    play_match,
    play_tournament,
)
from cantina.lab.results_file import ResultsFile

GAME = game_for(3).meta.name
TWO_PLAYERS = game_for(2).meta.name


def without_times(report: TournamentReport) -> bytes:
    form: dict[str, Any] = msgspec.to_builtins(report)
    form["seconds"] = 0
    for row in form["standings"]:
        row["seconds"] = 0
    return msgspec.json.encode(form)


def small_tournament() -> Tournament:
    return make_tournament(GAME, ["random", "greedy:2", "random"], 3, seed=3)


def test_a_match_is_the_same_wherever_it_is_played() -> None:
    tournament = make_tournament(GAME, ["random", "greedy:2"], 3, seed=5)
    tasks = [MatchTask(tournament, match) for round_ in tournament.rounds(6) for match in round_]
    first = [play_match(task) for task in tasks]
    again = [play_match(task) for task in reversed(tasks)][::-1]
    assert [msgspec.structs.replace(one, seconds=[]) for one in first] == [
        msgspec.structs.replace(one, seconds=[]) for one in again
    ]
    assert all(sum(one.seconds) > 0 for one in first)
    assert [sum(one.wins) for one in first] == pytest.approx([1.0] * len(first))


def test_copies_of_a_bot_choose_independently() -> None:
    tournament = make_tournament(TWO_PLAYERS, ["random", "random"], 2)
    (round_, *_) = tournament.rounds(2)
    one, other = (play_match(MatchTask(tournament, match)) for match in round_)
    assert (one.scores, one.decisions) != (other.scores, other.decisions)


@pytest.mark.parametrize("game", cantina.games())
def test_every_game_can_be_played_in_the_arena(game: str) -> None:
    tournament = make_tournament(game, ["random", "random", "random"])
    report = play_tournament(tournament, 3).report()
    assert sum(report.endings.values()) == report.matches == sum(map(len, tournament.rounds(3)))
    assert sum(seat.share for seat in report.seats) == pytest.approx(1.0)


@pytest.fixture(scope="module")
def uninterrupted() -> TournamentReport:
    return play_tournament(small_tournament(), 24).report()


def test_the_number_of_workers_makes_no_difference(uninterrupted: TournamentReport) -> None:
    two = play_tournament(small_tournament(), 24, workers=2).report()
    assert without_times(two) == without_times(uninterrupted)


@pytest.mark.skipif(not LONG_RUN, reason="long: Ray takes seconds to start, and others of its tests do")
def test_a_real_ray_makes_no_difference(uninterrupted: TournamentReport) -> None:
    report = play_tournament(small_tournament(), 24, workers=2, cluster="ray").report()
    assert without_times(report) == without_times(uninterrupted)


def test_an_interrupted_run_resumes(uninterrupted: TournamentReport, tmp_path: Path) -> None:
    tournament = small_tournament()
    path = tmp_path / "run.jsonl"

    def stop(scores: TournamentScores) -> None:
        if scores.played == 10:
            raise KeyboardInterrupt

    with (
        ResultsFile(path, tournament.header, PlayedMatch) as results_file,
        pytest.raises(KeyboardInterrupt),
    ):
        play_tournament(tournament, 24, workers=2, results_file=results_file, progress=stop)
    assert len(path.read_text().splitlines()) == 11
    seen: list[int] = []
    with ResultsFile(path, tournament.header, PlayedMatch) as results_file:
        report = play_tournament(
            tournament,
            24,
            results_file=results_file,
            progress=lambda scores: seen.append(scores.played),
        ).report()
    assert seen == list(range(11, 25))
    assert without_times(report) == without_times(uninterrupted)
    with ResultsFile(path, tournament.header, PlayedMatch) as results_file:
        play_tournament(
            tournament,
            27,
            results_file=results_file,
            progress=lambda scores: seen.append(scores.played),
        )
    assert seen[14:] == [25, 26, 27]


def test_the_field_names_of_results_files_and_reports_stay(tmp_path: Path) -> None:
    """Files of earlier versions are resumed, and programs read the report."""
    tournament = make_tournament(TWO_PLAYERS, ["random", "random"], 2)
    path = tmp_path / "run.jsonl"
    with ResultsFile(path, tournament.header, PlayedMatch) as results_file:
        report = play_tournament(tournament, 2, results_file=results_file).report()
    header, first, _ = map(json.loads, path.read_text().splitlines())
    assert header["more"] == {"plays": ["random", "random"], "form": "all"}
    assert list(first) == ["bout", "seed", "seats", "ranking", "scores", "ending", "decisions", "seconds"]
    form = json.loads(msgspec.json.encode(report))
    assert list(form["contests"][0])[:4] == ["one", "other", "than", "share"]
    assert list(form["standings"][0])[:3] == ["name", "plays", "rating"]


def test_a_file_whose_matches_are_not_those_of_the_schedule_is_rejected(tmp_path: Path) -> None:
    tournament = make_tournament(TWO_PLAYERS, ["random", "random"], 2)
    path = tmp_path / "run.jsonl"
    with ResultsFile(path, tournament.header, PlayedMatch) as results_file:
        play_tournament(tournament, 4, results_file=results_file)
    path.write_text(path.read_text().replace('"seed":1', '"seed":2'))
    with (
        ResultsFile(path, tournament.header, PlayedMatch) as results_file,
        pytest.raises(BadOption, match="same run"),
    ):
        play_tournament(tournament, 4, results_file=results_file)


def test_a_run_stops_when_all_is_decided_and_at_the_same_deal_with_any_workers() -> None:
    tournament = make_tournament(TWO_PLAYERS, ["greedy:2", "random"], 2, seed=1)
    one = play_tournament(tournament, 400, until_decided=True).report()
    two = play_tournament(tournament, 400, until_decided=True, workers=2).report()
    assert one.decided
    assert one.matches < 120
    assert one.comparisons[0].verdict == 1
    assert one.comparisons[0].interval.low >= 0.499
    assert without_times(one) == without_times(two)


def test_equals_are_played_to_the_end() -> None:
    tournament = make_tournament(TWO_PLAYERS, ["random", "random"], 2)
    report = play_tournament(tournament, 20, until_decided=True).report()
    assert report.matches == report.planned == 20
    assert not report.decided


def test_bad_arguments_are_rejected() -> None:
    tournament = make_tournament(TWO_PLAYERS, ["random", "greedy"])
    with pytest.raises(BadOption, match="1 or more"):
        play_tournament(tournament, 0)
    with pytest.raises(BadOption, match="--alone"):
        play_tournament(tournament, 4, threshold=0.5)
    with pytest.raises(BadOption, match="between 0 and 1"):
        play_tournament(make_tournament(TWO_PLAYERS, ["random", "greedy"], alone=True), 4, threshold=1.0)
