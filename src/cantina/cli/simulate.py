"""`cantina simulate`: many matches between bots, and what they came to."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from cantina.cli import console
from cantina.kernel.errors import BadOption
from cantina.kernel.registry import game as find_game
from cantina.lab.simulate import Report, Wins
from cantina.lab.simulate import simulate as run
from cantina.tell import Teller


def simulate(
    game: Annotated[str, typer.Argument(help=console.say("cli-arg-game"))],
    games: Annotated[int, typer.Option(help=console.say("cli-opt-games"))] = 1000,
    players: Annotated[int | None, typer.Option(help=console.say("cli-opt-players"))] = None,
    preset: Annotated[str | None, typer.Option(help=console.say("cli-opt-preset"))] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help=console.say("cli-opt-set"))] = None,
    bots: Annotated[str, typer.Option(help=console.say("cli-opt-bots"))] = "random",
    seed: Annotated[int, typer.Option(help=console.say("cli-opt-seed"))] = 0,
    jobs: Annotated[int, typer.Option(help=console.say("cli-opt-jobs"))] = os.cpu_count() or 1,
    json: Annotated[bool, typer.Option("--json", help=console.say("cli-opt-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.say("cli-opt-lang"))] = None,
) -> None:
    rules_of = find_game(game)
    teller = console.teller(rules_of, lang)
    if games < 1:
        raise BadOption("--games", games, "1 or more")
    if jobs < 1:
        raise BadOption("--jobs", jobs, "1 or more")
    options = console.options(rules_of, preset, set_)
    with console.progress_bar() as bar:
        task = bar.add_task(teller.say("simulate-progress"), total=games)
        report = run(
            game,
            games,
            players,
            seed,
            bots.split(","),
            options,
            jobs,
            lambda played: bar.update(task, completed=played),
        )
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        show(report, teller)


def show(report: Report, say: Teller) -> None:
    """The report as tables."""
    assert say.game is not None
    title = say.say(
        "simulate-title",
        game=say.game.meta.title[say.language],
        matches=report.matches,
        players=report.players,
        bots=", ".join(report.bots),
    )
    console.show(title, style="bold")
    by_seat = {f"{seat + 1} ({report.bots[seat]})": wins for seat, wins in enumerate(report.seats)}
    _wins(by_seat, say.say("simulate-seat"), say)
    for kind, table in report.labels.items():
        named = {say.label(kind, label): wins for label, wins in table.items()}
        ranked = dict(sorted(named.items(), key=lambda item: -item[1].share))
        _wins(ranked, say.say("simulate-by", what=say.say(f"tally-{kind}")), say)
    if report.rounds:
        _rounds(report, say)
    _endings(report, say)
    mean = f"{report.decisions / report.matches:.1f}"
    console.show(
        say.say("simulate-length", mean=mean, low=report.shortest, high=report.longest),
    )
    rate = f"{report.decisions / report.seconds:.0f}"
    console.show(say.say("simulate-speed", rate=rate))


def _wins(rows: dict[str, Wins], head: str, say: Teller) -> None:
    table = Table()
    table.add_column(head)
    for name in ("wins", "share", "mean"):
        table.add_column(say.say(f"simulate-{name}"), justify="right")
    for label, wins in rows.items():
        table.add_row(label, f"{wins.wins:.1f}", f"{100 * wins.share:.1f} %", f"{wins.mean_score:.1f}")
    console.show(table)


def _rounds(report: Report, say: Teller) -> None:
    """What happened on average, by round; a game without rounds has one column."""
    table = Table()
    if len(report.rounds) == 1:
        table.add_column("")
        table.add_column(say.say("simulate-per-match"), justify="right")
    else:
        table.add_column(say.say("tally-round"))
        for number in range(1, len(report.rounds) + 1):
            table.add_column(str(number), justify="right")
    for name in report.rounds[0]:
        means = [f"{sums.get(name, 0) / report.matches:.2f}" for sums in report.rounds]
        table.add_row(say.say(f"tally-{name}"), *means)
    console.show(table)


def _endings(report: Report, say: Teller) -> None:
    table = Table()
    table.add_column(say.say("simulate-endings"))
    table.add_column(say.say("simulate-matches"), justify="right")
    table.add_column(say.say("simulate-share"), justify="right")
    for ending, count in sorted(report.endings.items(), key=lambda item: -item[1]):
        share = f"{100 * count / report.matches:.1f} %"
        table.add_row(say.say(f"ending-{ending}"), str(count), share)
    console.show(table)
