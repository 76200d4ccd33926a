"""The report for people: whatever the game, the form and the language, every word is there."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace
from reading import Reader

import cantina
from cantina.lab import arena_report as told
from cantina.lab.arena import Outcome, Tally, plan
from cantina.lab.arena_report import between, command, pace
from cantina.tell import Teller

ENDINGS = {
    "colt-express": "five-rounds",
    "marshals": "fled-money",
    "scoundrels": "days-over",
    "tiny-epic-western": "six-rounds",
}


@cache
def tally(game: str, alone: bool = False, until_decided: bool = True) -> Tally:
    """Rounds in which the first bot beats the rest, who tie."""
    bots = ["search:1s", "random"] if alone else ["search:1s", "random", "random", "hard", "greedy"]
    made = plan(game, bots, 4, seed=2, alone=alone)
    rounds = made.rounds(200)
    found = Tally(made, 200, until_decided=until_decided)
    for bouts in rounds:
        found.add(
            [
                _won(made.entrants[0].name, [made.entrants[e].name for e in b.seats], b.number, game)
                for b in bouts
            ]
        )
    return found


def _won(best: str, names: list[str], number: int, game: str) -> Outcome:
    first = [seat for seat, name in enumerate(names) if name == best]
    rest = [seat for seat, name in enumerate(names) if name != best]
    ones = [1] * len(names)
    ranking = [group for group in (first, rest) if group]
    return Outcome(number, 0, names, ranking, ones, ENDINGS[game], ones, [0.0] * len(names))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("game", cantina.games())
def test_every_game_form_and_language_has_its_words(game: str, alone: bool, lang: str) -> None:
    say = Teller(cantina.game(game), lang)
    counted = tally(game, alone)
    report = counted.report()
    read = Reader.of(told.page(report, counted, say))
    assert read.open == []
    assert read.addresses == []
    assert "://" not in read.source
    for text in [told.title(report, say), told.summary(report, say), *told.notes(report, say)]:
        assert text in read.text
    for sheet in (told.standings, told.contests, told.seats, told.endings):
        _, head, rows = sheet(report, say)
        assert all(len(row) == len(head) for row in rows)
        assert all(cell in read.text for row in rows for cell in row)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_verdict_on_one_alone_is_told(lang: str) -> None:
    say = Teller(cantina.game("marshals"), lang)
    report = tally("marshals", alone=True).report()
    (contest,) = report.contests
    assert contest.verdict == 1
    for verdict, sign in told.SIGNS.items():
        other = replace(report, contests=[replace(contest, verdict=verdict)])
        (row,) = told.contests(other, say).rows
        assert row[-1].startswith(sign)


def test_a_pair_is_the_same_from_both_sides() -> None:
    report = tally("colt-express").report()
    one, other = between(report, "search:1s", "random"), between(report, "random", "search:1s")
    assert one is not None
    assert other is not None
    assert one.share + other.share == pytest.approx(1.0)
    assert one.interval.low == pytest.approx(1 - other.interval.high)
    assert (one.verdict, other.verdict) == (1, -1)
    assert between(report, "random", "random") is None


def test_levels_show_the_bot_behind_them_and_timed_bots_are_named() -> None:
    say = Teller(cantina.game("colt-express"), "en")
    report = tally("colt-express").report()
    names = [row[0] for row in told.standings(report, say).rows]
    assert any(name.startswith("hard\nsearch@") for name in names)
    assert "random #2" in names
    assert any("search:1s and hard" in note for note in told.notes(report, say))


def test_the_command_makes_the_report_again() -> None:
    assert command(tally("marshals", True).report()) == (
        "cantina arena marshals --bots search:1s,random --players 4 --matches 200 --seed 2"
        " --alone --until-decided"
    )
    assert "--bots search:1s,random,random,hard,greedy" in command(tally("marshals").report())


def test_short_times_are_written_as_people_do() -> None:
    assert [pace(s) for s in (0.0000142, 0.00064, 0.00485, 0.25, 1.234)] == [
        "14 µs",
        "640 µs",
        "4.85 ms",
        "250 ms",
        "1.23 s",
    ]
