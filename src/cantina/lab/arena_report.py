"""What an arena came to, for people: tables and sentences for any medium, and a page with figures."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

from cantina.lab.arena import Contest, Report, Standing, Tally
from cantina.lab.intervals import Interval
from cantina.lab.page import BRASS, CARD, DUST, INK, MARKS, SAGE, SERIES, SIGNAL, Page
from cantina.lab.ratings import Rating
from cantina.tell import Teller

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SIGNS = {1: "▲", -1: "▼", 0: "·"}
"""More often, less often, open."""
ACCENTS = {"colt-express": "signal", "tiny-epic-western": "brass", "scoundrels": "sky", "marshals": "sage"}


class Sheet(NamedTuple):
    """A table: the first cell of a row names it."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


def title(report: Report, say: Teller) -> str:
    assert say.game is not None
    name = say.game.meta.title[say.language]
    if report.form == "alone":
        return say.say("arena-title-alone", game=name, entrant=report.bots[0], against=report.bots[1])
    return say.say("arena-title", game=name)


def summary(report: Report, say: Teller) -> str:
    return say.say(
        "arena-summary",
        matches=report.matches,
        deals=report.deals,
        players=report.players,
        seed=report.seed,
    )


def standings(report: Report, say: Teller) -> Sheet:
    """Everybody, the best first."""
    names = ("bot", "rating", "wins", "place", "score", "matches", "pace")
    rows = [
        (
            _name(standing),
            _rating(standing.rating),
            _share(standing.share, standing.interval),
            f"{standing.place:.2f}",
            f"{standing.score:.1f}",
            str(standing.matches),
            pace(standing.pace),
        )
        for standing in report.standings
    ]
    caption = say.say("arena-standings", share=_percent(1 / report.players))
    return Sheet(caption, [say.say(f"arena-{name}") for name in names], rows)


def contests(report: Report, say: Teller) -> Sheet:
    """The questions and their answers: who finishes ahead of whom, or how often the first wins alone."""
    if report.form == "alone":
        (contest,) = report.contests
        head = [say.say(f"arena-{name}") for name in ("bot", "wins-alone", "than", "verdict-title")]
        verdict = say.say("arena-verdict", verdict=contest.verdict)
        row = (contest.one, _share(contest.share, contest.interval), _percent(contest.than), verdict)
        return Sheet(say.say("arena-alone", entrant=contest.one, against=contest.other), head, [row])
    names = [standing.name for standing in report.standings]
    rows = [(one, *(_cell(report, one, other) for other in names)) for one in names]
    return Sheet(say.say("arena-pairs"), [say.say("arena-ahead"), *names], rows)


def _cell(report: Report, one: str, other: str) -> str:
    contest = between(report, one, other)
    if contest is None:
        return "—"
    return f"{SIGNS[contest.verdict]} {_percent(contest.share)}\n{_span(contest.interval)}"


def between(report: Report, one: str, other: str) -> Contest | None:
    """The contest of two bots as the first sees it."""
    for contest in report.contests:
        if (contest.one, contest.other) == (one, other):
            return contest
        if (contest.one, contest.other) == (other, one):
            interval = Interval(1 - contest.interval.high, 1 - contest.interval.low)
            return Contest(
                one,
                other,
                1 - contest.than,
                1 - contest.share,
                interval,
                contest.deals,
                contest.matches,
                -contest.verdict,
            )
    return None


def seats(report: Report, say: Teller) -> Sheet:
    """How often each seat won, whoever sat there."""
    head = [say.say("simulate-seat"), *(str(number) for number in range(1, report.players + 1))]
    row = [say.say("arena-wins-alone"), *(_share(seat.share, seat.interval) for seat in report.seats)]
    return Sheet(say.say("arena-seats"), head, [row])


def endings(report: Report, say: Teller) -> Sheet:
    rows = [
        (say.say(f"ending-{ending}"), str(number), _percent(number / report.matches))
        for ending, number in sorted(report.endings.items(), key=lambda item: -item[1])
    ]
    head = [say.say(f"simulate-{name}") for name in ("endings", "matches", "share")]
    return Sheet(say.say("simulate-endings"), head, rows)


def notes(report: Report, say: Teller) -> list[str]:
    """How to read it, and what to beware of."""
    found = [say.say("arena-note-deals")]
    if report.sequential:
        outcome = "arena-note-decided" if report.decided else "arena-note-open"
        found.append(say.say(outcome, matches=report.matches, planned=report.planned))
        found.append(say.say("arena-note-any-time"))
    found.append(say.say("arena-note-signs", error="5 %"))
    if report.timed:
        found.append(say.say("arena-note-timed", bots=say.list(report.timed)))
    return found


def command(report: Report) -> str:
    """The command that makes this report again."""
    words = ["cantina", "arena", report.game, "--bots", ",".join(bot.partition(" #")[0] for bot in report.bots)]
    words += ["--players", str(report.players), "--matches", str(report.planned), "--seed", str(report.seed)]
    for name, value in report.options.items():
        words += ["--set", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    if report.form == "alone":
        words += ["--alone"]
        if report.contests[0].than != 1 / report.players:
            words += ["--than", str(report.contests[0].than)]
    if report.sequential:
        words += ["--until-decided"]
    return shlex.join(words)


def page(report: Report, tally: Tally, say: Teller) -> str:
    """The whole report as an HTML page; the tally has the course of the matches."""
    made = Page(title(report, say), say.language, ACCENTS.get(report.game, "brass"))
    made.text(summary(report, say))
    made.code(command(report))
    made.heading(say.say("arena-h-standings"))
    made.table(*standings(report, say))
    _ratings(made, report, say)
    _wins(made, report, say)
    made.heading(say.say("arena-h-contests"))
    made.table(*contests(report, say))
    if report.form != "alone":
        _heat(made, report, say)
    _course(made, tally, say)
    if len(report.standings) > 2:
        made.heading(say.say("arena-h-pace"))
        _paces(made, report, say)
    made.heading(say.say("arena-h-table"))
    made.table(*seats(report, say))
    made.table(*endings(report, say))
    made.heading(say.say("arena-h-notes"))
    for note in notes(report, say):
        made.text(note)
    return made.html()


def _ratings(made: Page, report: Report, say: Teller) -> None:
    rows = [(one.name, one.rating.mu, one.rating.interval) for one in report.standings]
    label = say.list([f"{name} {value:.1f}" for name, value, _ in rows])
    made.whiskers(say.say("arena-f-ratings"), label, say.say("arena-axis-rating"), rows)


def _wins(made: Page, report: Report, say: Teller) -> None:
    ranked = sorted(report.standings, key=lambda one: -one.share)
    rows = [(one.name, one.share, one.interval) for one in ranked]
    label = say.list([f"{name} {_percent(value)}" for name, value, _ in rows])
    mark = (1 / report.players, say.say("arena-fair", share=_percent(1 / report.players)))
    made.whiskers(say.say("arena-f-wins"), label, say.say("arena-axis-wins"), rows, mark, percent=True)


def _heat(made: Page, report: Report, say: Teller) -> None:
    names = [standing.name for standing in report.standings]

    def draw(axes: Axes) -> None:
        for row, one in enumerate(names):
            for column, other in enumerate(names):
                contest = between(report, one, other)
                if contest is None:
                    axes.fill_between(
                        [column - 0.5, column + 0.5], row - 0.5, row + 0.5, color=DUST, alpha=0.4, lw=0
                    )
                    continue
                lean = contest.share - contest.than
                colour = SAGE if lean > 0 else SIGNAL
                axes.fill_between(
                    [column - 0.5, column + 0.5],
                    row - 0.5,
                    row + 0.5,
                    color=colour,
                    alpha=min(1, 1.2 * abs(lean)),
                    lw=0,
                )
                text = f"{SIGNS[contest.verdict]} {100 * contest.share:.0f}"
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
        axes.set_xlabel(say.say("arena-axis-other"))
        axes.set_ylabel(say.say("arena-axis-one"))

    told = [f"{c.one} – {c.other} {_percent(c.share)}" for c in report.contests]
    made.figure(say.say("arena-f-pairs"), say.list(told), draw, 1.4 + 0.5 * len(names))


def _course(made: Page, tally: Tally, say: Teller) -> None:
    """The win shares deal after deal."""
    order = sorted(range(len(tally.wins)), key=lambda number: -tally.wins[number].mean)

    def draw(axes: Axes) -> None:
        for at, number in enumerate(order):
            values = tally.wins[number].values
            means = [100 * total / played for played, total in enumerate(accumulate(values), 1)]
            step = max(1, len(means) // 200)
            axes.plot(
                range(1, len(means) + 1)[::step],
                means[::step],
                color=SERIES[at % len(SERIES)],
                marker=MARKS[at % len(MARKS)],
                markevery=max(1, len(means) // step // 8),
                linestyle="-" if at < len(SERIES) else "--",
                label=tally.plan.entrants[number].name,
            )
        axes.axhline(100 / tally.plan.players, color=INK, linewidth=1, linestyle=":")
        axes.set_ylim(bottom=0)
        axes.set_xlabel(say.say("arena-axis-deals"))
        axes.set_ylabel(say.say("arena-axis-wins"))
        axes.grid(axis="y")
        axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), frameon=False)

    told = [f"{tally.plan.entrants[n].name} {_percent(tally.wins[n].mean)}" for n in order]
    made.figure(say.say("arena-f-course"), say.list(told), draw, 3.4)


def _paces(made: Page, report: Report, say: Teller) -> None:
    def draw(axes: Axes) -> None:
        for at, one in enumerate(sorted(report.standings, key=lambda one: one.pace)):
            spent = max(1e-3, 1000 * one.pace)
            axes.plot(
                [spent, spent], [one.rating.interval.low, one.rating.interval.high], color=INK, linewidth=2
            )
            axes.plot([spent], [one.rating.mu], "o", color=BRASS, markeredgecolor=INK, markersize=9)
            end = one.rating.interval.low if at % 2 else one.rating.interval.high
            axes.annotate(  # neighbours at different ends
                one.name,
                (spent, end),
                xytext=(0, -4 if at % 2 else 4),
                textcoords="offset points",
                ha="center",
                va="top" if at % 2 else "bottom",
                bbox={"facecolor": CARD, "edgecolor": "none", "pad": 1},
            )
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
        axes.xaxis.set_minor_formatter(lambda value, _: "")
        axes.margins(x=0.15, y=0.15)
        axes.set_xlabel(say.say("arena-axis-pace"))
        axes.set_ylabel(say.say("arena-axis-rating"))
        axes.grid()

    told = [f"{one.name} {pace(one.pace)} → {one.rating.mu:.1f}" for one in report.standings]
    made.figure(say.say("arena-f-pace"), say.list(told), draw, 3.4)


def pace(seconds: float) -> str:
    """A short time as people write it."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{1000 * seconds:.3g} ms" if seconds >= 0.001 else f"{1e6 * seconds:.0f} µs"


def _name(standing: Standing) -> str:
    """With the bot a level stands for."""
    given = standing.name.partition(" #")[0]
    return standing.name if given == standing.plays else f"{standing.name}\n{standing.plays}"


def _rating(rating: Rating) -> str:
    return f"{rating.mu:.1f}\n{rating.interval.low:.1f}–{rating.interval.high:.1f}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _span(interval: Interval) -> str:
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f}"


def _share(share: float, interval: Interval) -> str:
    return f"{_percent(share)}\n{_span(interval)}"
