"""Numbers, names and table rows of a balance report in the reader's language, for terminal and page."""

from __future__ import annotations

import math
from typing import Final

from cantina.lab.balance.cards import CardReport
from cantina.lab.balance.comparisons import Difference
from cantina.lab.balance.report import BalanceReport
from cantina.lab.balance.sensitivity import OUTPUTS
from cantina.lab.balance.study import BOTS
from cantina.lab.balance.wins import WinShare
from cantina.lab.intervals import IntervalEstimate
from cantina.localization import Localizer

SIGNIFICANT: Final = " ★"


class BalanceText:
    """Formats what a balance report shows."""

    def __init__(self, localizer: Localizer, narrow: bool = False) -> None:
        self.localizer = localizer
        self._narrow = narrow
        """Intervals are written as ± their longer half."""

    def message(self, name: str, **args: object) -> str:
        """The message `balance-<name>`."""
        return self.localizer.format(f"balance-{name}", **args)

    def title(self) -> str:
        game = self.localizer.game
        assert game is not None
        return self.message("title", game=game.meta.title[self.localizer.language])

    def run(self, report: BalanceReport) -> str:
        """What was played, in a sentence."""
        return self.message(
            "run",
            matches=report.matches,
            players=self.localizer.list([str(players) for players in report.players]),
            bots=", ".join(report.bots),
            seed=str(report.seed),
        )

    def changed_numbers(self, report: BalanceReport) -> str:
        assert report.numbers_effect is not None
        numbers = report.numbers_effect.numbers.items()
        changes = ", ".join(f"{name} {before} → {after}" for name, (before, after) in numbers)
        return self.message("changed", numbers=changes)

    # Names

    def kind(self, kind: str) -> str:
        message = f"statistic-{kind}"
        return self.localizer.format(message) if self.localizer.has(message) else kind

    def name(self, kind: str, name: str) -> str:
        return _capitalized(self.localizer.label(kind, name))

    def source(self, name: str) -> str:
        return _capitalized(
            self.message("luck-bots") if name == BOTS else self.localizer.format(f"stream-{name}")
        )

    def ending(self, name: str) -> str:
        return self.localizer.format(f"ending-{name}")

    def decision(self, kind: str) -> str:
        return _capitalized(self.localizer.decision(kind))

    # Numbers

    def interval(self, estimate: IntervalEstimate, factor: float = 1, unit: str = "", sign: str = "") -> str:
        """A value with its interval."""
        form = f"{{:{sign}.1f}}"
        # Adding 0.0 turns a negative zero into a positive one.
        value, low, high = (factor * one + 0.0 for one in (estimate.value, estimate.low, estimate.high))
        middle = form.format(value) + unit
        if math.isinf(low) or math.isinf(high):
            return middle
        if self._narrow:
            return f"{middle} ±{max(high - value, value - low):.1f}"
        return self.message("interval", value=middle, low=form.format(low), high=form.format(high))

    def percent(self, estimate: IntervalEstimate) -> str:
        return self.interval(estimate, 100, " %")

    def points(self, estimate: IntervalEstimate) -> str:
        """A difference of shares, in percentage points."""
        return self.interval(estimate, 100, sign="+")

    def share(self, win: WinShare) -> str:
        return f"{100 * win.share:.1f} %"

    def lift(self, win: WinShare) -> str:
        return self.points(win.lift) + (SIGNIFICANT if win.significant else "")

    def measure(self, name: str, estimate: IntervalEstimate) -> str:
        return self.percent(estimate) if name == "shared" else self.interval(estimate)

    def change(self, difference: Difference, is_share: bool) -> tuple[str, str, str]:
        """Before, after, and the change."""
        star = SIGNIFICANT if difference.change.excludes_zero else ""
        if is_share:
            before, after = f"{100 * difference.before:.1f} %", f"{100 * difference.after:.1f} %"
            return before, after, self.points(difference.change) + star
        change = self.interval(difference.change, sign="+") + star
        return f"{difference.before:.1f}", f"{difference.after:.1f}", change

    # Rows of tables

    def measures_head(self, report: BalanceReport) -> list[str]:
        names = report.by_players[0].measures
        return [
            self.message("players"),
            self.message("matches"),
            *(self.message(f"measure-{n}") for n in names),
        ]

    def measures_rows(self, report: BalanceReport) -> list[list[str]]:
        """A row for each number of players."""
        names = list(report.by_players[0].measures)
        return [
            [str(one.players), str(one.matches), *(self.measure(name, one.measures[name]) for name in names)]
            for one in report.by_players
        ]

    def win_row(self, kind: str, win: WinShare) -> list[str]:
        """A label with its times, share, lift and score."""
        return [
            self.name(kind, win.name),
            f"{win.times:.0f}",
            self.share(win),
            self.lift(win),
            f"{win.score:.1f}",
        ]

    def card_row(self, kind: str, card: CardReport, main: str, roles: list[str], taken: bool) -> list[str]:
        """A card: times in the main role, lift in all roles and, if asked for, how often it is taken."""
        first = card.roles.get(main)
        cells = [self.name(kind, card.name), f"{first.times:.0f}" if first else "0"]
        cells += [self.lift(card.roles[role]) if role in card.roles else "–" for role in roles]
        if taken:
            cells.append(self.percent(card.taken) if card.taken else "–")
        return cells

    def dead_card_rows(self, report: BalanceReport) -> list[list[str]]:
        return [
            [
                f"{self.name(card.kind, card.name)} ({self.kind(card.kind)})",
                self.message(f"dead-why-{card.reason}"),
                str(card.times),
                str(card.cases),
                f"{100 * card.upper_bound:.1f} %",
            ]
            for card in report.dead_cards
        ]

    def ending_rows(self, report: BalanceReport) -> list[list[str]]:
        return [[self.ending(one.name), str(one.times), self.percent(one.share)] for one in report.endings]

    def choice_rows(self, report: BalanceReport) -> list[list[str]]:
        return [
            [self.decision(one.kind), str(one.decisions), f"{one.offered:.1f}", self.percent(one.entropy)]
            for one in report.choices
        ]

    def change_head(self) -> list[str]:
        return [self.message(name) for name in ("measure", "before", "after", "change")]

    def change_rows(self, report: BalanceReport) -> list[list[str]]:
        """Measures and endings before and after."""
        assert report.numbers_effect is not None
        measures = [
            [self.message(f"measure-{one.name}"), *self.change(one, one.name == "shared")]
            for one in report.numbers_effect.differences
        ]
        endings = [[self.ending(one.name), *self.change(one, True)] for one in report.numbers_effect.endings]
        return measures + endings

    def source_head(self) -> list[str]:
        orders = [(output, order) for output in OUTPUTS for order in ("alone", "total")]
        names = [
            f"{self.message(f'luck-{output}')}, {self.message(f'luck-{order}')}" for output, order in orders
        ]
        return [self.message("luck-source"), *names]

    def source_rows(self, report: BalanceReport) -> list[list[str]]:
        return [
            [
                self.source(source.name),
                *(
                    self.percent(effects[output])
                    for output in OUTPUTS
                    for effects in (source.first_order, source.total)
                ),
            ]
            for source in report.source_effects
        ]


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]
