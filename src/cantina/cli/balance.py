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
from cantina.kernel.errors import BadOption
from cantina.kernel.game import Game
from cantina.kernel.numbers import listed
from cantina.kernel.registry import game as find_game
from cantina.lab.balance import make_plan, run
from cantina.lab.balance_page import CLEAR, Words, around, change_rows, dead_rows, luck_head, luck_rows, page
from cantina.lab.findings import CardFinding, Findings, Win, findings, main_way
from cantina.lab.page import check_page

FEW = 5
"""Of the best and of the worst cards in the terminal; the page shows all."""


def balance(
    game: Annotated[str, typer.Argument(help=console.say("cli-arg-game"))],
    matches: Annotated[int, typer.Option(help=console.say("cli-opt-balance-matches"))] = 1000,
    players: Annotated[int | None, typer.Option(help=console.say("cli-opt-balance-players"))] = None,
    bots: Annotated[str, typer.Option(help=console.say("cli-opt-balance-bots"))] = "greedy",
    preset: Annotated[str | None, typer.Option(help=console.say("cli-opt-preset"))] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help=console.say("cli-opt-balance-set"))] = None,
    per_option: Annotated[int | None, typer.Option(help=console.say("cli-opt-balance-per-option"))] = None,
    deals: Annotated[int | None, typer.Option(help=console.say("cli-opt-balance-deals"))] = None,
    seed: Annotated[int, typer.Option(help=console.say("cli-opt-seed"))] = 0,
    jobs: Annotated[int, typer.Option(help=console.say("cli-opt-jobs"))] = os.cpu_count() or 1,
    on: Annotated[str | None, typer.Option(help=console.say("cli-opt-balance-on"))] = None,
    record: Annotated[Path | None, typer.Option(help=console.say("cli-opt-balance-record"))] = None,
    html: Annotated[Path | None, typer.Option(help=console.say("cli-opt-balance-html"))] = None,
    json: Annotated[bool, typer.Option("--json", help=console.say("cli-opt-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.say("cli-opt-lang"))] = None,
) -> None:
    rules = find_game(game)
    teller = console.teller(rules, lang)
    if jobs < 1:
        raise BadOption("--jobs", jobs, "1 or more")
    if html is not None:
        check_page("--html", html)
    options, numbers = settings(rules, preset, set_)
    plan = make_plan(
        game, matches, players, options, numbers, bots.split(","), seed, per_option=per_option, deals=deals
    )
    with console.progress_bar() as bar:
        task = bar.add_task(teller.say("balance-progress"), total=None)
        chunks = run(
            plan, jobs, on, record, lambda played, total: bar.update(task, completed=played, total=total)
        )
    found = findings(plan, chunks)
    if html is not None:
        html.write_text(page(found, teller, _command()), encoding="utf-8")
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    show(found, Words(teller, narrow=True))
    if html is not None:
        console.show(teller.say("balance-html-done", file=str(html)))


def settings(rules: Game, preset: str | None, given: list[str] | None) -> tuple[dict[str, Any], dict[str, int]]:
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
            allowed = f"an option ({', '.join(known)}) or a number ({listed(rules.numbers, name)}) of this game"
            raise BadOption(name, text, allowed)
        value = console.number(text)
        if value is None:
            raise BadOption(name, text, f"a whole number from {number.low} to {number.high}")
        numbers[name] = value
    return console.options(rules, preset, options), numbers


def _command() -> str:
    return " ".join(["cantina", *sys.argv[1:]])


def show(found: Findings, words: Words) -> None:
    """The most telling tables; the page has them all."""
    assert words.say.game is not None
    title = words("title", game=words.say.game.meta.title[words.say.language])
    console.show(title, style="bold")
    console.show(words.run(found))
    if found.change is not None:
        console.show(words("changed", numbers=words.numbers(found)), style="bold")
        head = [words("measure"), words("before"), words("after"), words("change")]
        _table(head, change_rows(words, found))
    _seats(found, words)
    _tables(found, words)
    for kind, wins in found.labels.items():
        _labels(kind, wins, words)
    for kind, rows in found.cards.items():
        _cards(kind, rows, words)
    if found.dead:
        head = [words("dead"), *(words(f"dead-{name}") for name in ("why", "times", "of", "most"))]
        _table(head, dead_rows(words, found))
    head = [words("endings"), words("matches"), words("part")]
    _table(head, [[words.ending(one.name), str(one.times), words.percent(one.share)] for one in found.endings])
    head = [words("choices"), words("decisions"), words("offered"), words("variety")]
    choices = [
        [words.decision(one.kind), str(one.decisions), f"{one.offered:.1f}", words.percent(one.entropy)]
        for one in found.choices[: 2 * FEW]
    ]
    _table(head, choices)
    if found.luck:
        _table(luck_head(words), luck_rows(words, found))
    console.show(words("read"))


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    table = Table()
    for at, name in enumerate(head):
        table.add_column(name, justify="right" if at else "left")
    for row in rows:
        table.add_row(*row)
    console.show(table)


def _seats(found: Findings, words: Words) -> None:
    """A row for each seat, a column for each number of players."""
    head = [words("seats"), *(words("seats-of", players=players) for players in found.seats)]
    rows = []
    for seat in range(max(found.seats)):
        cells = [
            words.percent(around(wins[seat])) + CLEAR * wins[seat].clear if seat < len(wins) else ""
            for wins in found.seats.values()
        ]
        rows.append([words.say.seat(seat), *cells])
    _table(head, rows)


def _tables(found: Findings, words: Words) -> None:
    names = list(found.tables[0].measures)
    head = [words("players"), words("matches"), *(words(f"measure-{name}") for name in names)]
    rows = [
        [str(one.players), str(one.matches), *(words.measure(name, one.measures[name]) for name in names)]
        for one in found.tables
    ]
    _table(head, rows)


def _labels(kind: str, wins: Sequence[Win], words: Words) -> None:
    head = [words("by", what=words.kind(kind)), words("times"), words("share"), words("lift"), words("score")]
    rows = [
        [words.name(kind, one.name), f"{one.times:.0f}", words.share(one), words.lift(one), f"{one.score:.1f}"]
        for one in wins
    ]
    _table(head, rows)


def _cards(kind: str, rows: Sequence[CardFinding], words: Words) -> None:
    way = main_way(rows)
    if way == "seen":
        return
    met = sorted((row for row in rows if way in row.ways), key=lambda row: -row.ways[way].lift.value)
    if len(met) > 2 * FEW:
        met = [*met[:FEW], *met[-FEW:]]
    ways = [one for one in ("owned", "used", "left") if any(one in row.ways for row in met)]
    head = [words("cards-most", what=words.kind(kind)), words("times")]
    head += [f"{words(f'way-{one}')}: {words('lift').lower()}" for one in ways]
    taken = any(row.taken for row in met)
    head += [words("taken")] * taken
    _table(
        head,
        [
            [
                words.name(kind, row.name),
                f"{row.ways[way].times:.0f}",
                *(words.lift(row.ways[one]) if one in row.ways else "–" for one in ways),
                *([words.percent(row.taken) if row.taken else "–"] * taken),
            ]
            for row in met
        ],
    )
