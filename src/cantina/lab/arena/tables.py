"""The report of a tournament in words and tables, for the terminal and for a page."""

from __future__ import annotations

import shlex

from cantina.lab.arena.report import StandingsRow, TournamentReport
from cantina.lab.intervals import Interval
from cantina.lab.ratings import Rating
from cantina.lab.report_table import ReportTable
from cantina.localization import Localizer

VERDICT_SIGNS = {1: "▲", -1: "▼", 0: "·"}
"""More often, less often, undecided."""


def title(report: TournamentReport, localizer: Localizer) -> str:
    assert localizer.game is not None
    name = localizer.game.meta.title[localizer.language]
    if report.form == "alone":
        return localizer.format("arena-title-alone", game=name, bot=report.bots[0], opponent=report.bots[1])
    return localizer.format("arena-title", game=name)


def summary(report: TournamentReport, localizer: Localizer) -> str:
    return localizer.format(
        "arena-summary",
        matches=report.matches,
        deals=report.deals,
        players=report.players,
        seed=report.seed,
    )


def standings_table(report: TournamentReport, localizer: Localizer) -> ReportTable:
    """All participants, the best first."""
    names = ("bot", "rating", "wins", "place", "score", "matches", "time")
    rows = [
        (
            _name(row),
            _rating(row.rating),
            _share(row.share, row.interval),
            f"{row.place:.2f}",
            f"{row.score:.1f}",
            str(row.matches),
            duration(row.seconds_per_decision),
        )
        for row in report.standings
    ]
    caption = localizer.format("arena-standings", share=percent(1 / report.players))
    return ReportTable(caption, [localizer.format(f"arena-{name}") for name in names], rows)


def comparisons_table(report: TournamentReport, localizer: Localizer) -> ReportTable:
    """Who finishes ahead of whom, or how often the first bot wins alone."""
    if report.form == "alone":
        (comparison,) = report.comparisons
        head = [localizer.format(f"arena-{name}") for name in ("bot", "wins-alone", "than", "verdict-title")]
        row = (
            comparison.bot,
            _share(comparison.share, comparison.interval),
            percent(comparison.threshold),
            localizer.format("arena-verdict", verdict=comparison.verdict),
        )
        caption = localizer.format("arena-alone", bot=comparison.bot, opponent=comparison.opponent)
        return ReportTable(caption, head, [row])
    names = [row.name for row in report.standings]
    rows = [(bot, *(_comparison_cell(report, bot, opponent) for opponent in names)) for bot in names]
    return ReportTable(localizer.format("arena-pairs"), [localizer.format("arena-ahead"), *names], rows)


def _comparison_cell(report: TournamentReport, bot: str, opponent: str) -> str:
    comparison = report.comparison(bot, opponent)
    if comparison is None:
        return "—"
    sign = VERDICT_SIGNS[comparison.verdict]
    return f"{sign} {percent(comparison.share)}\n{_interval(comparison.interval)}"


def seats_table(report: TournamentReport, localizer: Localizer) -> ReportTable:
    """How often each seat won, whoever sat there."""
    head = [localizer.format("simulate-seat"), *(str(number) for number in range(1, report.players + 1))]
    row = [localizer.format("arena-wins-alone"), *(_share(seat.share, seat.interval) for seat in report.seats)]
    return ReportTable(localizer.format("arena-seats"), head, [row])


def endings_table(report: TournamentReport, localizer: Localizer) -> ReportTable:
    """How matches ended."""
    rows = [
        (localizer.format(f"ending-{ending}"), str(number), percent(number / report.matches))
        for ending, number in sorted(report.endings.items(), key=lambda item: -item[1])
    ]
    head = [localizer.format(f"simulate-{name}") for name in ("endings", "matches", "share")]
    return ReportTable(localizer.format("simulate-endings"), head, rows)


def notes(report: TournamentReport, localizer: Localizer) -> list[str]:
    """How to read the report, and its limits."""
    found = [localizer.format("arena-note-deals")]
    if report.sequential:
        message = "arena-note-decided" if report.decided else "arena-note-open"
        found.append(localizer.format(message, matches=report.matches, planned=report.planned))
        found.append(localizer.format("arena-note-any-time"))
    found.append(localizer.format("arena-note-signs", error="5 %"))
    if report.timed:
        found.append(localizer.format("arena-note-timed", bots=localizer.list(report.timed)))
    return found


def command(report: TournamentReport) -> str:
    """The command line that makes this report again."""
    arguments = ["cantina", "arena", report.game]
    arguments += ["--bots", ",".join(bot.partition(" #")[0] for bot in report.bots)]
    arguments += [
        "--players",
        str(report.players),
        "--matches",
        str(report.planned),
        "--seed",
        str(report.seed),
    ]
    for name, value in report.options.items():
        arguments += ["--set", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    if report.form == "alone":
        arguments += ["--alone"]
        if report.comparisons[0].threshold != 1 / report.players:
            arguments += ["--than", str(report.comparisons[0].threshold)]
    if report.sequential:
        arguments += ["--until-decided"]
    return shlex.join(arguments)


def duration(seconds: float) -> str:
    """A short time with a fitting unit."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.3g} ms" if seconds >= 0.001 else f"{1e6 * seconds:.0f} µs"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _name(row: StandingsRow) -> str:
    """The name, and the bot a level stands for."""
    given = row.name.partition(" #")[0]
    return row.name if given == row.spec else f"{row.name}\n{row.spec}"


def _rating(rating: Rating) -> str:
    return f"{rating.mu:.1f}\n{rating.interval.low:.1f}–{rating.interval.high:.1f}"


def _interval(interval: Interval) -> str:
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f}"


def _share(share: float, interval: Interval) -> str:
    return f"{percent(share)}\n{_interval(interval)}"
