"""The figures of a balance report that are more than error bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cantina.lab.balance.cards import CardReport
from cantina.lab.balance.report import BalanceReport
from cantina.lab.balance.report_text import BalanceText
from cantina.lab.balance.sensitivity import SourceEffect
from cantina.lab.intervals import IntervalEstimate
from cantina.lab.report_page import BRASS, FADED, INK, MARKERS, SERIES, SIGNAL, SKY, ReportPage

if TYPE_CHECKING:
    from matplotlib.axes import Axes

MAX_NAMES: Final = 10
"""So many dots of a card map have their names beside them."""
HATCHES: Final = ("", "//", "..", "xx", "--", "++")
"""The fill patterns of the series, beside their colours."""


def shortened(text: str, most: int = 34) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip(" ,;") + "…"


def card_map_figure(
    page: ReportPage, text: BalanceText, kind: str, cards: Sequence[CardReport], role: str
) -> None:
    """A scatter plot of the cards of a kind: how often each is taken, and its lift."""
    dots = [
        (card.taken.value, card.roles[role].lift.value, text.name(kind, card.name))
        for card in cards
        if card.taken is not None and role in card.roles
    ]
    if len(dots) < 3:
        return
    mean_lift = next(card.roles[role].mean_lift for card in cards if role in card.roles)
    named = _without_overlap(dots, mean_lift)

    def plot(axes: Axes) -> None:
        axes.axhline(100 * mean_lift, color=SIGNAL, linestyle="--", label=text.message("usual"))
        axes.legend(frameon=False, loc="upper center", bbox_to_anchor=(0.5, 1.1))
        axes.scatter([100 * x for x, _, _ in dots], [100 * y for _, y, _ in dots], color=BRASS, edgecolor=INK)
        middle = sum(x for x, _, _ in dots) / len(dots)
        for x, y, name in named:
            right = x <= middle
            axes.annotate(
                name,
                (100 * x, 100 * y),
                xytext=(7 if right else -7, 0),
                textcoords="offset points",
                ha="left" if right else "right",
                va="center",
                fontsize=9,
            )
        axes.margins(x=0.2, y=0.1)
        axes.set_xlabel(text.message("taken-axis"))
        axes.set_ylabel(text.message("lift"))
        axes.grid()

    title = text.message("map", what=text.kind(kind))
    page.figure(f"{title}. {text.message('map-caption')}", title, plot, 4.6)


def _without_overlap(
    dots: Sequence[tuple[float, float, str]], mean_lift: float
) -> list[tuple[float, float, str]]:
    """The dots farthest from the mean whose names do not overlap."""
    width = max(x for x, _, _ in dots) - min(x for x, _, _ in dots) or 1.0
    height = max(y for _, y, _ in dots) - min(y for _, y, _ in dots) or 1.0
    named: list[tuple[float, float, str]] = []
    for x, y, name in sorted(dots, key=lambda dot: -abs(dot[1] - mean_lift)):
        if len(named) < MAX_NAMES and not any(
            abs(x - other_x) < 0.45 * width and abs(y - other_y) < 0.05 * height
            for other_x, other_y, _ in named
        ):
            named.append((x, y, name))
    return named


def length_figure(page: ReportPage, text: BalanceText, report: BalanceReport) -> None:
    """A histogram of decisions per match, stacked by number of players."""

    def plot(axes: Axes) -> None:
        bottom = [0] * len(report.lengths)
        for number, players in enumerate(report.players):
            heights = [count.get(players, 0) for _, _, count in report.lengths]
            axes.bar(
                [low for low, _, _ in report.lengths],
                heights,
                width=[high - low + 1 for low, high, _ in report.lengths],
                bottom=bottom,
                align="edge",
                color=SERIES[number],
                edgecolor=INK,
                hatch=HATCHES[number],
                label=text.message("seats-of", players=players),
            )
            bottom = [below + height for below, height in zip(bottom, heights, strict=True)]
        axes.legend(frameon=False)
        axes.set_xlabel(text.message("lengths-axis"))
        axes.set_ylabel(text.message("lengths-count"))
        axes.grid(axis="y")

    page.figure(text.message("lengths"), text.message("lengths-axis"), plot)


def leader_figure(page: ReportPage, text: BalanceText, leader_wins: Sequence[IntervalEstimate]) -> None:
    """How often the leader at each tenth of the match goes on to win."""

    def plot(axes: Axes) -> None:
        played = [100 * tenth / len(leader_wins) for tenth in range(1, len(leader_wins) + 1)]
        low, high = [100 * one.low for one in leader_wins], [100 * one.high for one in leader_wins]
        axes.fill_between(played, low, high, color=SKY, alpha=0.3)
        axes.plot(played, [100 * one.value for one in leader_wins], "o-", color=INK)
        axes.set_ylim(0, 101)
        axes.set_xlabel(text.message("leads-axis"))
        axes.set_ylabel(text.message("leads-share"))
        axes.grid()

    page.figure(text.message("leads-caption"), text.message("leads-share"), plot)


def source_figure(page: ReportPage, text: BalanceText, sources: Sequence[SourceEffect], output: str) -> None:
    """The first-order and total effects of all random sources on one output."""

    def plot(axes: Axes) -> None:
        for at, source in enumerate(sources):
            for number, (order, effects) in enumerate((("alone", source.first_order), ("total", source.total))):
                estimate, y = effects[output], at + 0.16 * (2 * number - 1)
                axes.plot([100 * estimate.low, 100 * estimate.high], [y, y], color=FADED, linewidth=2)
                axes.plot(
                    [100 * estimate.value],
                    [y],
                    MARKERS[number],
                    color=SERIES[number],
                    markeredgecolor=INK,
                    markersize=9,
                    linestyle="none",
                    label=text.message(f"luck-{order}") if at == 0 else None,
                )
        axes.legend(loc="upper center", bbox_to_anchor=(0.5, 1.22), ncols=2, frameon=False)
        axes.set_yticks(range(len(sources)), [shortened(text.source(one.name), 40) for one in sources])
        axes.set_ylim(len(sources) - 0.4, -0.6)
        axes.set_xlim(-2, 102)
        axes.set_xlabel(f"{text.message('luck-axis')} ({text.message(f'luck-{output}')})")
        axes.grid(axis="x")

    title = f"{text.message('luck')}: {text.message(f'luck-{output}')}"
    page.figure(f"{title}. {text.message('luck-caption')}", title, plot, 1.5 + 0.55 * len(sources))
