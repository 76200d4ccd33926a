"""The report of a balance study as an HTML page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.kernel.registry import game as find_game
from cantina.lab.balance.cards import CARD_ROLES, DEAD_BELOW, CardReport, main_role
from cantina.lab.balance.comparisons import Difference
from cantina.lab.balance.figures import (
    card_map_figure,
    leader_figure,
    length_figure,
    shortened,
    source_figure,
)
from cantina.lab.balance.report import BalanceReport
from cantina.lab.balance.report_text import BalanceText
from cantina.lab.balance.sensitivity import OUTPUTS
from cantina.lab.balance.wins import WinShare
from cantina.lab.report_page import ReportPage
from cantina.localization import Localizer

MAX_BARS: Final = 12
"""So many of the best and of the worst fit a figure."""


def html_report(report: BalanceReport, localizer: Localizer, command: str = "") -> str:
    """The whole report as HTML."""
    text = BalanceText(localizer)
    page = ReportPage(text.title(), localizer.language, find_game(report.game).meta.accent)
    page.text(text.run(report))
    if report.options:
        options = ", ".join(f"{name}={value}" for name, value in report.options.items())
        page.text(text.message("settings", options=options))
    if command:
        page.code(command)
    page.text(text.message("read"), faded=True)
    if report.numbers_effect is not None:
        _changed_numbers(page, text, report)
    _seats(page, text, report)
    page.heading(text.message("tables"))
    page.table(text.message("tables"), text.measures_head(report), text.measures_rows(report))
    for kind, wins in report.labels.items():
        _labels(page, text, kind, wins)
    for kind, cards in report.cards.items():
        _cards(page, text, kind, cards)
    _dead_cards(page, text, report)
    _endings(page, text, report)
    page.heading(text.message("lengths"))
    length_figure(page, text, report)
    page.heading(text.message("leads"))
    if report.leader_wins is None:
        page.text(text.message("leads-none"), faded=True)
    else:
        leader_figure(page, text, report.leader_wins)
    _choices(page, text, report)
    if report.option_effects:
        _options(page, text, report)
    if report.source_effects:
        _sources(page, text, report)
    return page.html()


def _changed_numbers(page: ReportPage, text: BalanceText, report: BalanceReport) -> None:
    effect = report.numbers_effect
    assert effect is not None
    page.heading(text.changed_numbers(report))
    page.text(text.message("changed-note", matches=effect.matches), faded=True)
    page.table(text.message("measure"), text.change_head(), text.change_rows(report))
    for kind, differences in effect.labels.items():
        _differences_figure(page, text, kind, text.kind(kind), differences)
    for kind, by_role in effect.cards.items():
        for role, differences in by_role.items():
            what = text.message("changed-role", what=text.kind(kind), how=text.message(f"role-{role}"))
            _differences_figure(page, text, kind, what, differences)


def _differences_figure(
    page: ReportPage, text: BalanceText, kind: str, what: str, differences: Sequence[Difference]
) -> None:
    title = text.message("changed-wins", what=what)
    dots = [(text.name(kind, d.name), d.change.value, d.change.interval) for d in differences[:MAX_BARS]]
    if dots:
        no_change = (0.0, text.message("changed-not"))
        page.error_bars(title, title, text.message("changed-axis"), dots, no_change, percent=True)


def _seats(page: ReportPage, text: BalanceText, report: BalanceReport) -> None:
    page.heading(text.message("seats"))
    for players, wins in report.seats.items():
        caption = text.message("seats-of", players=players)
        dots = [(text.localizer.seat(seat), win.share, win.estimate.interval) for seat, win in enumerate(wins)]
        fair = (wins[0].fair, text.message("fair"))
        page.error_bars(caption, caption, text.message("seats-axis"), dots, fair, percent=True)


def _labels(page: ReportPage, text: BalanceText, kind: str, wins: Sequence[WinShare]) -> None:
    caption = text.message("by", what=text.kind(kind))
    page.heading(caption)
    _lift_figure(page, text, caption, kind, wins, "fair")
    head = [text.kind(kind), *(text.message(name) for name in ("times", "share", "lift", "score"))]
    page.table(caption, head, [text.win_row(kind, win) for win in wins])


def _lift_figure(
    page: ReportPage, text: BalanceText, caption: str, kind: str, wins: Sequence[WinShare], mean_name: str
) -> None:
    """The best and the worst, with error bars; `mean_name` is the message for the line of their mean."""
    shown = wins if len(wins) <= 2 * MAX_BARS else [*wins[:MAX_BARS], *wins[-MAX_BARS:]]
    dots = [(text.name(kind, win.name), win.lift.value, win.lift.interval) for win in shown]
    if dots:
        mean = (wins[0].mean_lift, text.message(mean_name))
        page.error_bars(caption, caption, text.message("lift-axis"), dots, mean, percent=True)


def _cards(page: ReportPage, text: BalanceText, kind: str, cards: Sequence[CardReport]) -> None:
    what = text.kind(kind)
    caption = text.message("cards", what=what)
    page.heading(caption)
    main = main_role(cards)
    wins = sorted((card.roles[main] for card in cards if main in card.roles), key=lambda win: -win.lift.value)
    if main == "seen":
        # Cards that lie open for all favour no seat; scores may still differ.
        head = [what, text.message("times"), text.message("score")]
        rows = [[text.name(kind, win.name), f"{win.times:.0f}", f"{win.score:.1f}"] for win in wins]
        page.table(caption, head, sorted(rows))
        return
    title = f"{text.message('cards-most', what=what)} · {text.message(f'role-{main}')}"
    _lift_figure(page, text, title, kind, wins, "usual")
    card_map_figure(page, text, kind, cards, main)
    page.text(text.message("cards-note"), faded=True)
    roles = [role for role in CARD_ROLES if any(role in card.roles for card in cards)]
    taken = any(card.taken for card in cards)
    head = [what, text.message("times"), *(text.message(f"role-{role}") for role in roles)]
    head += [text.message("taken")] * taken
    rows = [text.card_row(kind, card, main, roles, taken) for card in cards]
    page.table(f"{caption} ({text.message('lift-axis')})", head, rows)


def _dead_cards(page: ReportPage, text: BalanceText, report: BalanceReport) -> None:
    page.heading(text.message("dead"))
    if not report.dead_cards:
        page.text(text.message("none"))
        return
    page.text(text.message("dead-note", share=f"{100 * DEAD_BELOW:.0f} %"), faded=True)
    head = [text.message(f"dead-{name}") for name in ("card", "why", "times", "of", "most")]
    page.table(text.message("dead"), head, text.dead_card_rows(report))


def _endings(page: ReportPage, text: BalanceText, report: BalanceReport) -> None:
    title = text.message("endings")
    page.heading(title)
    dots = [(text.ending(one.name), one.share.value, one.share.interval) for one in report.endings]
    if len(dots) > 1:
        page.error_bars(title, title, text.message("part") + ", %", dots, percent=True)
    head = [text.message(name) for name in ("ending", "matches", "part")]
    page.table(title, head, text.ending_rows(report))


def _choices(page: ReportPage, text: BalanceText, report: BalanceReport) -> None:
    title = text.message("choices")
    page.heading(title)
    dots = [
        (shortened(text.decision(one.kind)), one.entropy.value, one.entropy.interval) for one in report.choices
    ]
    if dots:
        axis = text.message("choices-axis")
        page.error_bars(text.message("choices-caption"), title, axis, dots, percent=True)
    head = [text.message(name) for name in ("decision", "decisions", "offered", "variety")]
    page.table(title, head, text.choice_rows(report))


def _options(page: ReportPage, text: BalanceText, report: BalanceReport) -> None:
    page.heading(text.message("options"))
    page.text(text.message("options-note", players=report.main_players), faded=True)
    names = [difference.name for difference in report.option_effects[0].differences]
    head = [text.message("option"), text.message("matches"), *(text.message(f"measure-{n}") for n in names)]
    rows = []
    for effect in report.option_effects:
        by_name = {difference.name: difference for difference in effect.differences}
        cells = [text.change(by_name[name], name == "shared")[2] if name in by_name else "–" for name in names]
        rows.append([f"{effect.option}={effect.value}", str(effect.matches), *cells])
    page.table(f"{text.message('options')} ({text.message('change')})", head, rows)


def _sources(page: ReportPage, text: BalanceText, report: BalanceReport) -> None:
    page.heading(text.message("luck"))
    page.text(text.message("luck-note", deals=report.deals, players=report.main_players), faded=True)
    for output in OUTPUTS:
        source_figure(page, text, report.source_effects, output)
    page.table(text.message("luck"), text.source_head(), text.source_rows(report))
