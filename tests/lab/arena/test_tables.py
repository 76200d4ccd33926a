"""The tables and the page of a tournament: complete for every game, form and language."""

from __future__ import annotations

from functools import cache

import pytest
from choose_game import game_for
from html_page import HtmlPage
from msgspec.structs import replace

import cantina
from cantina.bots.levels import bot_of_level
from cantina.lab.arena import PlayedMatch, TournamentScores, make_tournament
from cantina.lab.arena.html_report import html_report
from cantina.lab.arena.tables import (
    VERDICT_SIGNS,
    command,
    comparisons_table,
    duration,
    endings_table,
    notes,
    seats_table,
    standings_table,
    summary,
    title,
)
from cantina.lab.simulate import simulate
from cantina.localization import Localizer

GAME = game_for(4).meta.name


@cache
def scores(game: str, alone: bool = False) -> TournamentScores:
    """Rounds in which the first bot beats the rest, who tie."""
    bots = ["search:1s", "random"] if alone else ["search:1s", "random", "random", "hard", "greedy"]
    tournament = make_tournament(game, bots, seed=2, alone=alone)
    (ending,) = simulate(game, 1).endings
    found = TournamentScores(tournament, 200, until_decided=True)
    for round_ in tournament.rounds(200):
        found.add_round(
            [_won(tournament.participants[0].name, tournament.names(m), m.number, ending) for m in round_]
        )
    return found


def _won(best: str, names: list[str], number: int, ending: str) -> PlayedMatch:
    first = [seat for seat, name in enumerate(names) if name == best]
    rest = [seat for seat, name in enumerate(names) if name != best]
    ones = [1] * len(names)
    ranking = [group for group in (first, rest) if group]
    return PlayedMatch(number, 0, names, ranking, ones, ending, ones, [0.0] * len(names))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("game", cantina.games())
def test_every_game_form_and_language_has_its_texts(game: str, alone: bool, lang: str) -> None:
    localizer = Localizer(cantina.game(game), lang)
    report = scores(game, alone).report()
    page = HtmlPage.parse(html_report(report, scores(game, alone), localizer))
    assert page.open == []
    assert page.addresses == []
    assert "://" not in page.source
    assert f"--accent:var(--{cantina.game(game).meta.accent})" in page.source
    for text in [title(report, localizer), summary(report, localizer), *notes(report, localizer)]:
        assert text in page.text
    for make_table in (standings_table, comparisons_table, seats_table, endings_table):
        _, head, rows = make_table(report, localizer)
        assert all(len(row) == len(head) for row in rows)
        assert all(cell in page.text for row in rows for cell in row)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_verdict_on_a_bot_alone_is_shown(lang: str) -> None:
    localizer = Localizer(cantina.game(GAME), lang)
    report = scores(GAME, alone=True).report()
    (comparison,) = report.comparisons
    assert comparison.verdict == 1
    for verdict, sign in VERDICT_SIGNS.items():
        other = replace(report, comparisons=[replace(comparison, verdict=verdict)])
        (row,) = comparisons_table(other, localizer).rows
        assert row[-1].startswith(sign)


def test_levels_show_the_bot_behind_them_and_timed_bots_are_named() -> None:
    localizer = Localizer(cantina.game(GAME), "en")
    report = scores(GAME).report()
    names = [row[0] for row in standings_table(report, localizer).rows]
    assert f"hard\n{bot_of_level(cantina.game(GAME), 'hard')}" in names
    assert "random #2" in names
    assert "search:1s" in report.timed
    assert any(localizer.list(report.timed) in note for note in notes(report, localizer))


def test_the_command_makes_the_report_again() -> None:
    assert command(scores(GAME, True).report()) == (
        f"cantina arena {GAME} --bots search:1s,random --players 4 --matches 200 --seed 2"
        " --alone --until-decided"
    )
    assert "--bots search:1s,random,random,hard,greedy" in command(scores(GAME).report())


def test_short_times_have_a_fitting_unit() -> None:
    assert [duration(s) for s in (0.0000142, 0.00064, 0.00485, 0.25, 1.234)] == [
        "14 µs",
        "640 µs",
        "4.85 ms",
        "250 ms",
        "1.23 s",
    ]
