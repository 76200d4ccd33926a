"""The arena: fair seats, shared deals, and the same outcome however the work was done."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

import cantina
from cantina.kernel.errors import BadOption
from cantina.lab.arena import Job, Outcome, Plan, Report, Tally, plan, play, run
from cantina.lab.ledger import Ledger

GAME = "colt-express"


def ignoring_times(report: Report) -> bytes:
    form: dict[str, Any] = msgspec.to_builtins(report)
    form["seconds"] = 0
    for standing in form["standings"]:
        standing["seconds"] = 0
    return msgspec.json.encode(form)


def made_up(plan: Plan, number: int, places: dict[str, int]) -> list[Outcome]:
    """A round in which every bot always takes the place given."""
    found = []
    for bout in plan.rounds(4 * (number + 1))[number]:
        names = [plan.entrants[entrant].name for entrant in bout.seats]
        ranked = sorted({places[name] for name in names})
        ranking = [[seat for seat, name in enumerate(names) if places[name] == place] for place in ranked]
        ones = [1] * plan.players
        found.append(
            Outcome(bout.number, bout.seed, names, ranking, ones, "five-rounds", ones, [0.5] * plan.players)
        )
    return found


# Seats and deals


@pytest.mark.parametrize(
    ("entrants", "players"), [(2, 2), (2, 4), (3, 4), (4, 4), (5, 4), (3, 6), (6, 3), (7, 5)]
)
def test_everybody_has_every_seat_equally_often(entrants: int, players: int) -> None:
    made = plan(GAME, ["random"] * entrants, players)
    rounds = made.rounds(100)
    sat = Counter(
        (entrant, seat) for bouts in rounds for bout in bouts for seat, entrant in enumerate(bout.seats)
    )
    assert sum(map(len, rounds)) >= 100
    assert len(sat) == entrants * players
    assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("entrants", "players"), [(2, 4), (3, 4), (4, 4), (6, 4)])
def test_a_round_is_one_deal_with_its_seats_rotated(entrants: int, players: int) -> None:
    made = plan(GAME, ["random"] * entrants, players, seed=7)
    rounds = made.rounds(60)
    for deal, bouts in enumerate(rounds):
        first = bouts[0].seats
        turns = {first[at:] + first[:at] for at in range(players)}
        assert {bout.seats for bout in bouts} == turns
        assert len(bouts) == len(turns)
        assert {bout.seed for bout in bouts} == {7 + deal}
    numbers = [bout.number for bouts in rounds for bout in bouts]
    assert numbers == list(range(len(numbers)))


def test_more_bots_than_seats_meet_about_equally_often() -> None:
    rounds = plan(GAME, ["random"] * 6, 4).rounds(240)
    met = Counter(pair for bouts in rounds for pair in combinations(sorted(bouts[0].seats), 2))
    assert len(met) == 15
    assert max(met.values()) - min(met.values()) <= 3


def test_neighbours_change_from_deal_to_deal() -> None:
    """Rotation alone would keep the same bot at everybody's left."""
    rounds = plan(GAME, ["random"] * 4, 4).rounds(100)
    assert {bouts[0].seats.index((bouts[0].seats[0] + 1) % 4) for bouts in rounds} == {1, 2, 3}


def test_one_sits_alone_in_every_seat_against_copies_of_the_other() -> None:
    made = plan(GAME, ["greedy", "random"], 5, alone=True)
    for bouts in made.rounds(20):
        assert sorted(bout.seats.index(0) for bout in bouts) == [0, 1, 2, 3, 4]
        assert all(bout.seats.count(1) == 4 for bout in bouts)


def test_a_longer_run_begins_with_the_shorter() -> None:
    made = plan(GAME, ["random"] * 3, 4)
    short = made.rounds(24)
    assert made.rounds(200)[: len(short)] == short


# Bouts


def test_a_bout_is_the_same_wherever_it_is_played() -> None:
    made = plan(GAME, ["random", "greedy:2"], 3, seed=5)
    bouts = [bout for bouts in made.rounds(6) for bout in bouts]
    first = [play(Job(made, bout)) for bout in bouts]
    again = [play(Job(made, bout)) for bout in reversed(bouts)][::-1]
    assert [msgspec.structs.replace(one, seconds=[]) for one in first] == [
        msgspec.structs.replace(one, seconds=[]) for one in again
    ]
    assert all(sum(one.decisions) > 20 for one in first)
    assert all(sum(one.seconds) > 0 for one in first)
    assert [sum(one.wins) for one in first] == pytest.approx([1.0] * len(first))


def test_copies_of_a_bot_have_their_own_luck() -> None:
    made = plan(GAME, ["random", "random"], 2)
    (bouts, *_) = made.rounds(2)
    one, other = (play(Job(made, bout)) for bout in bouts)
    assert (one.scores, one.decisions) != (other.scores, other.decisions)


@pytest.mark.parametrize("game", cantina.games())
def test_every_game_has_its_arena(game: str) -> None:
    tally = run(plan(game, ["random", "random", "random"]), 3)
    report = tally.report()
    assert sum(report.endings.values()) == report.matches == 12
    assert sum(seat.share for seat in report.seats) == pytest.approx(1.0)


# Counting


def test_places_and_ties_are_counted_as_they_are() -> None:
    made = plan(GAME, ["random", "greedy", "search", "easy"], 4)
    tally = Tally(made, 400)
    for number in range(100):
        tally.add(made_up(made, number, {"search": 0, "greedy": 1, "easy": 1, "random": 2}))
    report = tally.report()
    names = [one.name for one in report.standings]
    assert (names[0], names[3]) == ("search", "random")
    assert {one.name: one.place for one in report.standings} == {
        "search": 1,
        "greedy": 2.5,
        "easy": 2.5,
        "random": 4,
    }
    assert {one.name: one.share for one in report.standings} == {
        "search": 1,
        "greedy": 0,
        "easy": 0,
        "random": 0,
    }
    pairs = {(one.one, one.other): (one.share, one.verdict) for one in report.contests}
    assert pairs["random", "greedy"] == (0.0, -1)
    assert pairs["greedy", "search"] == (0.0, -1)
    assert pairs["greedy", "easy"] == (0.5, 0)
    assert not report.decided
    assert [one.pace for one in report.standings] == [0.5] * 4
    assert [one.plays for one in report.standings if one.name == "easy"] == ["greedy@3:6"]


def test_the_share_of_one_alone_is_compared_with_the_fair_share_or_another() -> None:
    made = plan(GAME, ["greedy", "random"], 4, alone=True)
    for than, verdict in ((None, 1), (0.5, 0), (0.9, -1)):
        tally = Tally(made, 400, than)
        for number in range(100):
            tally.add(made_up(made, number, {"greedy": number % 2, "random": 1 - number % 2}))
        (contest,) = tally.report().contests
        assert contest.share == pytest.approx(0.5)
        assert contest.than == (than or 0.25)
        assert contest.verdict == verdict
        assert contest.interval.holds(0.5)


def test_matches_of_one_deal_are_one_piece_of_news() -> None:
    """When a deal decides its matches, a hundred matches on 25 deals are no surer than 25."""
    made = plan(GAME, ["greedy", "random"], 4, alone=True)
    tally = Tally(made, 100)
    for number in range(25):
        tally.add(made_up(made, number, {"greedy": number % 2, "random": 1 - number % 2}))
    assert tally.report().contests[0].interval.width > 0.38


# Runs


@pytest.fixture(scope="module")
def whole() -> Report:
    return run(plan(GAME, ["random", "greedy:2", "random"], 3, seed=3), 24).report()


def test_workers_make_no_difference(whole: Report) -> None:
    two = run(plan(GAME, ["random", "greedy:2", "random"], 3, seed=3), 24, workers=2).report()
    assert ignoring_times(two) == ignoring_times(whole)


def test_an_interrupted_run_goes_on(whole: Report, tmp_path: Path) -> None:
    made = plan(GAME, ["random", "greedy:2", "random"], 3, seed=3)
    path = tmp_path / "run.jsonl"

    def stop(tally: Tally) -> None:
        if tally.played == 10:
            raise KeyboardInterrupt

    with Ledger(path, made.header, Outcome) as ledger, pytest.raises(KeyboardInterrupt):
        run(made, 24, workers=2, ledger=ledger, progress=stop)
    assert len(path.read_text().splitlines()) == 11
    seen: list[int] = []
    with Ledger(path, made.header, Outcome) as ledger:
        report = run(made, 24, ledger=ledger, progress=lambda tally: seen.append(tally.played)).report()
    assert seen == list(range(11, 25))
    assert ignoring_times(report) == ignoring_times(whole)
    with Ledger(path, made.header, Outcome) as ledger:
        run(made, 27, ledger=ledger, progress=lambda tally: seen.append(tally.played))
    assert seen[14:] == [25, 26, 27]


def test_a_file_whose_bouts_are_not_those_of_the_plan_is_refused(tmp_path: Path) -> None:
    made = plan(GAME, ["random", "random"], 2)
    path = tmp_path / "run.jsonl"
    with Ledger(path, made.header, Outcome) as ledger:
        run(made, 4, ledger=ledger)
    path.write_text(path.read_text().replace('"seed":1', '"seed":2'))
    with Ledger(path, made.header, Outcome) as ledger, pytest.raises(BadOption, match="same run"):
        run(made, 4, ledger=ledger)


def test_a_run_stops_when_all_is_decided_and_at_the_same_deal_with_any_crew() -> None:
    made = plan("tiny-epic-western", ["greedy:2", "random"], 2, seed=1)
    one = run(made, 400, until_decided=True).report()
    two = run(made, 400, until_decided=True, workers=2).report()
    assert one.decided
    assert one.matches < 120
    assert one.contests[0].verdict == 1
    assert one.contests[0].interval.low >= 0.499
    assert ignoring_times(one) == ignoring_times(two)


def test_equals_are_played_to_the_end() -> None:
    report = run(plan(GAME, ["random", "random"], 2), 20, until_decided=True).report()
    assert report.matches == report.planned == 20
    assert not report.decided


def test_bots_that_think_by_the_clock_are_named() -> None:
    made = plan(GAME, ["random", "greedy:5ms", "search:9/1s", "hard", "search:9"])
    assert [entrant.timed for entrant in made.entrants] == [False, True, True, True, False]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"bots": ["random"]}, "2 to 20 bots"),
        ({"bots": ["random"] * 21}, "2 to 20 bots"),
        ({"bots": ["random", "genius"]}, "greedy"),
        ({"bots": ["random", ""]}, "greedy"),
        ({"bots": ["random"] * 3, "alone": True}, "two bots"),
        ({"players": 9}, "2 to 6"),
        ({"game": "tiny-epic-western", "players": 1, "options": {"difficulty": "medium"}}, "2 or more"),
        ({"seed": -1}, "seed"),
        ({"options": {"colour": "red"}}, "colour"),
    ],
)
def test_what_cannot_be_planned_is_told(change: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption, match=told):
        plan(**{"game": GAME, "bots": ["random", "greedy"], **change})


def test_what_cannot_be_run_is_told() -> None:
    made = plan(GAME, ["random", "greedy"])
    with pytest.raises(BadOption, match="1 or more"):
        run(made, 0)
    with pytest.raises(BadOption, match="--alone"):
        run(made, 4, than=0.5)
    with pytest.raises(BadOption, match="between 0 and 1"):
        run(plan(GAME, ["random", "greedy"], alone=True), 4, than=1.0)


# Ray


def test_a_real_ray_gives_the_same_outcome(whole: Report) -> None:
    report = run(plan(GAME, ["random", "greedy:2", "random"], 3, seed=3), 24, workers=2, on="ray").report()
    assert ignoring_times(report) == ignoring_times(whole)
