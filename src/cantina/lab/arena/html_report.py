"""The report of a tournament as an HTML page with figures."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from cantina.kernel.registry import game as find_game
from cantina.lab.arena.report import TournamentReport
from cantina.lab.arena.scoring import TournamentScores
from cantina.lab.arena.tables import (
    VERDICT_SIGNS,
    command,
    comparisons_table,
    duration,
    endings_table,
    notes,
    percent,
    seats_table,
    standings_table,
    summary,
    title,
)
from cantina.lab.report_page import BRASS, CARD, DUST, INK, MARKERS, SAGE, SERIES, SIGNAL, ReportPage
from cantina.localization import Localizer

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def html_report(report: TournamentReport, scores: TournamentScores, localizer: Localizer) -> str:
    """The whole report as HTML; the scores hold the win shares deal after deal."""
    page = ReportPage(title(report, localizer), localizer.language, find_game(report.game).meta.accent)
    page.text(summary(report, localizer))
    page.code(command(report))
    page.heading(localizer.format("arena-h-standings"))
    page.table(*standings_table(report, localizer))
    _ratings_figure(page, report, localizer)
    _wins_figure(page, report, localizer)
    page.heading(localizer.format("arena-h-comparisons"))
    page.table(*comparisons_table(report, localizer))
    if report.form != "alone":
        _comparisons_figure(page, report, localizer)
    _wins_by_deal_figure(page, scores, localizer)
    if len(report.standings) > 2:
        page.heading(localizer.format("arena-h-time"))
        _time_figure(page, report, localizer)
    page.heading(localizer.format("arena-h-table"))
    page.table(*seats_table(report, localizer))
    page.table(*endings_table(report, localizer))
    page.heading(localizer.format("arena-h-notes"))
    for note in notes(report, localizer):
        page.text(note)
    return page.html()


def _ratings_figure(page: ReportPage, report: TournamentReport, localizer: Localizer) -> None:
    dots = [(row.name, row.rating.mu, row.rating.interval) for row in report.standings]
    label = localizer.list([f"{name} {value:.1f}" for name, value, _ in dots])
    page.error_bars(localizer.format("arena-f-ratings"), label, localizer.format("arena-axis-rating"), dots)


def _wins_figure(page: ReportPage, report: TournamentReport, localizer: Localizer) -> None:
    ranked = sorted(report.standings, key=lambda row: -row.share)
    dots = [(row.name, row.share, row.interval) for row in ranked]
    label = localizer.list([f"{name} {percent(value)}" for name, value, _ in dots])
    fair = (1 / report.players, localizer.format("arena-fair", share=percent(1 / report.players)))
    page.error_bars(
        localizer.format("arena-f-wins"), label, localizer.format("arena-axis-wins"), dots, fair, percent=True
    )


def _comparisons_figure(page: ReportPage, report: TournamentReport, localizer: Localizer) -> None:
    """A heat map: how often the bot of the row finishes ahead of the bot of the column."""
    names = [row.name for row in report.standings]

    def plot(axes: Axes) -> None:
        for row, bot in enumerate(names):
            for column, opponent in enumerate(names):
                comparison = report.comparison(bot, opponent)
                if comparison is None:
                    colour, alpha = DUST, 0.4
                else:
                    difference = comparison.share - comparison.threshold
                    colour, alpha = SAGE if difference > 0 else SIGNAL, min(1, 1.2 * abs(difference))
                axes.fill_between(
                    [column - 0.5, column + 0.5], row - 0.5, row + 0.5, color=colour, alpha=alpha, lw=0
                )
                if comparison is not None:
                    text = f"{VERDICT_SIGNS[comparison.verdict]} {100 * comparison.share:.0f}"
                    axes.text(column, row, text, ha="center", va="center", color=INK)
        axes.set_xticks(
            range(len(names)),
            names,
            rotation=30 if len(names) > 4 else 0,
            ha="right" if len(names) > 4 else "center",
        )
        axes.set_yticks(range(len(names)), names)
        axes.set_xlim(-0.5, len(names) - 0.5)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.set_xlabel(localizer.format("arena-axis-other"))
        axes.set_ylabel(localizer.format("arena-axis-one"))

    parts = [f"{one.bot} – {one.opponent} {percent(one.share)}" for one in report.comparisons]
    page.figure(localizer.format("arena-f-pairs"), localizer.list(parts), plot, 1.4 + 0.5 * len(names))


def _wins_by_deal_figure(page: ReportPage, scores: TournamentScores, localizer: Localizer) -> None:
    """The win shares deal after deal."""
    tournament = scores.tournament
    ranked = sorted(range(len(scores.wins)), key=lambda index: -scores.wins[index].mean)

    def plot(axes: Axes) -> None:
        for at, index in enumerate(ranked):
            values = scores.wins[index].values
            means = [100 * total / played for played, total in enumerate(accumulate(values), 1)]
            step = max(1, len(means) // 200)
            axes.plot(
                range(1, len(means) + 1)[::step],
                means[::step],
                color=SERIES[at % len(SERIES)],
                marker=MARKERS[at % len(MARKERS)],
                markevery=max(1, len(means) // step // 8),
                linestyle="-" if at < len(SERIES) else "--",
                label=tournament.participants[index].name,
            )
        axes.axhline(100 / tournament.players, color=INK, linewidth=1, linestyle=":")
        axes.set_ylim(bottom=0)
        axes.set_xlabel(localizer.format("arena-axis-deals"))
        axes.set_ylabel(localizer.format("arena-axis-wins"))
        axes.grid(axis="y")
        axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)

    parts = [f"{tournament.participants[index].name} {percent(scores.wins[index].mean)}" for index in ranked]
    page.figure(localizer.format("arena-f-wins-by-deal"), localizer.list(parts), plot, 3.4)


def _time_figure(page: ReportPage, report: TournamentReport, localizer: Localizer) -> None:
    """Ratings by the processor time of a decision."""
    ascending = sorted(report.standings, key=lambda row: row.seconds_per_decision)

    def plot(axes: Axes) -> None:
        for at, row in enumerate(ascending):
            interval = row.rating.interval
            milliseconds = max(1e-3, 1000 * row.seconds_per_decision)
            axes.plot([milliseconds, milliseconds], [interval.low, interval.high], color=INK, linewidth=2)
            axes.plot([milliseconds], [row.rating.mu], "o", color=BRASS, markeredgecolor=INK, markersize=9)
            below = at % 2 == 1  # neighbours have their names at different ends
            axes.annotate(
                row.name,
                (milliseconds, interval.low if below else interval.high),
                xytext=(0, -4 if below else 4),
                textcoords="offset points",
                ha="center",
                va="top" if below else "bottom",
                bbox={"facecolor": CARD, "edgecolor": "none", "pad": 1},
            )
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
        axes.xaxis.set_minor_formatter(lambda value, _: "")
        axes.margins(x=0.15, y=0.15)
        axes.set_xlabel(localizer.format("arena-axis-time"))
        axes.set_ylabel(localizer.format("arena-axis-rating"))
        axes.grid()

    parts = [
        f"{row.name} {duration(row.seconds_per_decision)} → {row.rating.mu:.1f}" for row in report.standings
    ]
    page.figure(localizer.format("arena-f-time"), localizer.list(parts), plot, 3.4)
