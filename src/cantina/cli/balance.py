"""`cantina balance`: what decides a game, from many matches between equal bots."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from cantina.cli import console
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.game import Game
from cantina.kernel.numbers import list_names
from cantina.kernel.registry import game as find_game
from cantina.lab.balance import BalanceReport, make_report, make_study, run_study
from cantina.lab.balance.cards import CardReport, main_role
from cantina.lab.balance.html_report import html_report
from cantina.lab.balance.report_text import SIGNIFICANT, BalanceText
from cantina.lab.balance.wins import WinShare
from cantina.lab.report_page import check_report_file

SHOWN_CARDS = 5
"""So many of the best and of the worst cards are shown in the terminal; the page shows all."""


def balance(
    game: Annotated[str, typer.Argument(help=console.message("cli-arg-game"))],
    matches: Annotated[int, typer.Option(help=console.message("cli-opt-balance-matches"))] = 1000,
    players: Annotated[int | None, typer.Option(help=console.message("cli-opt-balance-players"))] = None,
    bots: Annotated[str, typer.Option(help=console.message("cli-opt-balance-bots"))] = "greedy",
    preset: Annotated[str | None, typer.Option(help=console.message("cli-opt-preset"))] = None,
    set_: Annotated[
        list[str] | None, typer.Option("--set", help=console.message("cli-opt-balance-set"))
    ] = None,
    numbers: Annotated[Path | None, typer.Option(help=console.message("cli-opt-balance-numbers"))] = None,
    per_option: Annotated[int | None, typer.Option(help=console.message("cli-opt-balance-per-option"))] = None,
    deals: Annotated[int | None, typer.Option(help=console.message("cli-opt-balance-deals"))] = None,
    seed: Annotated[int, typer.Option(help=console.message("cli-opt-seed"))] = 0,
    jobs: Annotated[int, typer.Option(help=console.message("cli-opt-jobs"))] = os.cpu_count() or 1,
    on: Annotated[str | None, typer.Option(help=console.message("cli-opt-balance-on"))] = None,
    record: Annotated[Path | None, typer.Option(help=console.message("cli-opt-balance-record"))] = None,
    html: Annotated[Path | None, typer.Option(help=console.message("cli-opt-balance-html"))] = None,
    json: Annotated[bool, typer.Option("--json", help=console.message("cli-opt-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    rules = find_game(game)
    localizer = console.localizer(rules, lang)
    console.check_jobs(jobs)
    if html is not None:
        check_report_file("--html", html)
    options, changes = settings(rules, preset, set_, numbers)
    study = make_study(
        game, matches, players, options, changes, bots.split(","), seed, per_option=per_option, deals=deals
    )
    with console.progress_bar() as bar:
        task = bar.add_task(localizer.format("balance-progress"), total=None)
        results = run_study(
            study, jobs, on, record, lambda played, total: bar.update(task, completed=played, total=total)
        )
    report = make_report(study, results)
    if html is not None:
        html.write_text(html_report(report, localizer, _command()), encoding="utf-8")
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
        return
    console.show_numbers(localizer, options)
    show(report, BalanceText(localizer, narrow=True))
    if html is not None:
        console.write(localizer.format("balance-html-done", file=str(html)))


def settings(
    rules: Game, preset: str | None, given: list[str] | None, file: Path | None = None
) -> tuple[dict[str, Any], dict[str, int]]:
    """Options and changed numbers, which share `--set NAME=VALUE`."""
    options: list[str] = []
    numbers: dict[str, int] = {}
    known = {option.name for option in rules.meta.options}
    for pair in given or []:
        name, equals, text = pair.partition("=")
        if name in known or not equals:
            options.append(pair)
            continue
        number = rules.numbers.get(name)
        if number is None:
            known_numbers = list_names(rules.numbers, name)
            allowed = Allowed(
                "option-or-number",
                "an option ({names}) or a number ({numbers}) of this game",
                names=sorted(known),
                numbers=known_numbers,
            )
            raise BadOption(name, text, allowed)
        value = console.parse_number(text)
        if value is None:
            raise BadOption(
                name,
                text,
                Allowed(
                    "whole-number", "a whole number from {low} to {high}", low=number.low, high=number.high
                ),
            )
        numbers[name] = value
    return console.parse_options(rules, preset, options, file), numbers


def _command() -> str:
    return " ".join(["cantina", *sys.argv[1:]])


def show(report: BalanceReport, text: BalanceText) -> None:
    """The most important tables; the page has them all."""
    console.write(text.title(), style="bold")
    console.write(text.run(report))
    if report.numbers_effect is not None:
        console.write(text.changed_numbers(report), style="bold")
        _table(text.change_head(), text.change_rows(report))
    _seats(report, text)
    _table(text.measures_head(report), text.measures_rows(report))
    for kind, wins in report.labels.items():
        _labels(kind, wins, text)
    for kind, cards in report.cards.items():
        _cards(kind, cards, text)
    if report.dead_cards:
        head = [
            text.message("dead"),
            *(text.message(f"dead-{name}") for name in ("why", "times", "of", "most")),
        ]
        _table(head, text.dead_card_rows(report))
    _table([text.message(name) for name in ("endings", "matches", "part")], text.ending_rows(report))
    head = [text.message(name) for name in ("choices", "decisions", "offered", "variety")]
    _table(head, text.choice_rows(report)[: 2 * SHOWN_CARDS])
    if report.source_effects:
        _table(text.source_head(), text.source_rows(report))
    console.write(text.message("read"))


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    table = Table()
    for at, name in enumerate(head):
        table.add_column(name, justify="right" if at else "left")
    for row in rows:
        table.add_row(*row)
    console.write(table)


def _seats(report: BalanceReport, text: BalanceText) -> None:
    """A row for each seat, a column for each number of players."""
    head = [text.message("seats"), *(text.message("seats-of", players=players) for players in report.seats)]
    rows = []
    for seat in range(max(report.seats)):
        cells = [
            text.percent(wins[seat].estimate) + SIGNIFICANT * wins[seat].significant if seat < len(wins) else ""
            for wins in report.seats.values()
        ]
        rows.append([text.localizer.seat(seat), *cells])
    _table(head, rows)


def _labels(kind: str, wins: Sequence[WinShare], text: BalanceText) -> None:
    names = [text.message(name) for name in ("times", "share", "lift", "score")]
    _table([text.message("by", what=text.kind(kind)), *names], [text.win_row(kind, win) for win in wins])


def _cards(kind: str, cards: Sequence[CardReport], text: BalanceText) -> None:
    main = main_role(cards)
    if main == "seen":
        return
    shown = sorted(
        (card for card in cards if main in card.roles), key=lambda card: -card.roles[main].lift.value
    )
    if len(shown) > 2 * SHOWN_CARDS:
        shown = [*shown[:SHOWN_CARDS], *shown[-SHOWN_CARDS:]]
    roles = [role for role in ("owned", "used", "left") if any(role in card.roles for card in shown)]
    taken = any(card.taken for card in shown)
    head = [text.message("cards-most", what=text.kind(kind)), text.message("times")]
    head += [f"{text.message(f'role-{role}')}: {text.message('lift').lower()}" for role in roles]
    head += [text.message("taken")] * taken
    _table(head, [text.card_row(kind, card, main, roles, taken) for card in shown])
