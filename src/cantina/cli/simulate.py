"""`cantina simulate`: many matches between bots, and how often each seat and character wins."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from cantina.cli import console
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.registry import game as find_game
from cantina.lab.simulate import SimulationReport, WinCount
from cantina.lab.simulate import simulate as run
from cantina.localization import Localizer


def simulate(
    game: Annotated[str, typer.Argument(help=console.message("cli-arg-game"))],
    games: Annotated[int, typer.Option(help=console.message("cli-opt-games"))] = 1000,
    players: Annotated[int | None, typer.Option(help=console.message("cli-opt-players"))] = None,
    preset: Annotated[str | None, typer.Option(help=console.message("cli-opt-preset"))] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help=console.message("cli-opt-set"))] = None,
    numbers: Annotated[Path | None, typer.Option(help=console.message("cli-opt-numbers"))] = None,
    bots: Annotated[str, typer.Option(help=console.message("cli-opt-bots"))] = "random",
    seed: Annotated[int, typer.Option(help=console.message("cli-opt-seed"))] = 0,
    jobs: Annotated[int, typer.Option(help=console.message("cli-opt-jobs"))] = os.cpu_count() or 1,
    on: Annotated[str | None, typer.Option(help=console.message("cli-opt-on"))] = None,
    record: Annotated[Path | None, typer.Option(help=console.message("cli-opt-balance-record"))] = None,
    json: Annotated[bool, typer.Option("--json", help=console.message("cli-opt-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    rules_of = find_game(game)
    localizer = console.localizer(rules_of, lang)
    if games < 1:
        raise BadOption("--games", games, Allowed("at-least", "{least} or more", least=1))
    console.check_jobs(jobs)
    options = console.parse_options(rules_of, preset, set_, numbers)
    with console.progress_bar() as bar:
        task = bar.add_task(localizer.format("simulate-progress"), total=games)
        report = run(
            game,
            games,
            players,
            seed,
            bots.split(","),
            options,
            jobs,
            lambda played: bar.update(task, completed=played),
            on,
            record,
        )
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        console.show_numbers(localizer, options)
        show(report, localizer)


def show(report: SimulationReport, localizer: Localizer) -> None:
    """The report as tables."""
    assert localizer.game is not None
    title = localizer.format(
        "simulate-title",
        game=localizer.game.meta.title[localizer.language],
        matches=report.matches,
        players=report.players,
        bots=", ".join(report.bots),
    )
    console.write(title, style="bold")
    by_seat = {f"{seat + 1} ({report.bots[seat]})": wins for seat, wins in enumerate(report.seats)}
    _wins(by_seat, localizer.format("simulate-seat"), localizer)
    for kind, table in report.labels.items():
        named = {localizer.label(kind, label): wins for label, wins in table.items()}
        ranked = dict(sorted(named.items(), key=lambda item: -item[1].share))
        _wins(ranked, localizer.format("simulate-by", what=localizer.format(f"statistic-{kind}")), localizer)
    if report.rounds:
        _rounds(report, localizer)
    _endings(report, localizer)
    mean = f"{report.decisions / report.matches:.1f}"
    console.write(
        localizer.format("simulate-length", mean=mean, low=report.shortest, high=report.longest),
    )
    rate = f"{report.decisions / report.seconds:.0f}"
    console.write(localizer.format("simulate-speed", rate=rate))


def _wins(rows: dict[str, WinCount], head: str, localizer: Localizer) -> None:
    table = Table()
    table.add_column(head)
    for name in ("wins", "share", "mean"):
        table.add_column(localizer.format(f"simulate-{name}"), justify="right")
    for label, wins in rows.items():
        table.add_row(label, f"{wins.wins:.1f}", f"{100 * wins.share:.1f} %", f"{wins.mean_score:.1f}")
    console.write(table)


def _rounds(report: SimulationReport, localizer: Localizer) -> None:
    """What happened on average, by round; a game without rounds has one column."""
    table = Table()
    if len(report.rounds) == 1:
        table.add_column("")
        table.add_column(localizer.format("simulate-per-match"), justify="right")
    else:
        table.add_column(localizer.format("statistic-round"))
        for number in range(1, len(report.rounds) + 1):
            table.add_column(str(number), justify="right")
    for name in report.rounds[0]:
        means = [f"{sums.get(name, 0) / report.matches:.2f}" for sums in report.rounds]
        table.add_row(localizer.format(f"statistic-{name}"), *means)
    console.write(table)


def _endings(report: SimulationReport, localizer: Localizer) -> None:
    table = Table()
    table.add_column(localizer.format("simulate-endings"))
    table.add_column(localizer.format("simulate-matches"), justify="right")
    table.add_column(localizer.format("simulate-share"), justify="right")
    for ending, count in sorted(report.endings.items(), key=lambda item: -item[1]):
        share = f"{100 * count / report.matches:.1f} %"
        table.add_row(localizer.format(f"ending-{ending}"), str(count), share)
    console.write(table)
