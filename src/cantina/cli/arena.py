"""`cantina arena`: a tournament between bots, with its statistics."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from textwrap import fill
from typing import Annotated

import msgspec
import typer
from rich.console import Group
from rich.live import Live
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from cantina.cli import console
from cantina.kernel.errors import CantinaError
from cantina.kernel.registry import game as find_game
from cantina.lab.arena import PlayedMatch, TournamentReport, TournamentScores, make_tournament, play_tournament
from cantina.lab.arena.html_report import html_report
from cantina.lab.arena.tables import comparisons_table, notes, seats_table, standings_table, summary, title
from cantina.lab.report_page import check_report_file
from cantina.lab.report_table import ReportTable
from cantina.lab.results_file import ResultsFile
from cantina.localization import Localizer


def arena(
    game: Annotated[str, typer.Argument(help=console.message("cli-arg-game"))],
    bots: Annotated[str, typer.Option(help=console.message("cli-opt-arena-bots"))],
    matches: Annotated[int, typer.Option(help=console.message("cli-opt-matches"))] = 1000,
    alone: Annotated[bool, typer.Option("--alone", help=console.message("cli-opt-alone"))] = False,
    than: Annotated[float | None, typer.Option(help=console.message("cli-opt-than"))] = None,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help=console.message("cli-opt-until"))
    ] = False,
    players: Annotated[int | None, typer.Option(help=console.message("cli-opt-players"))] = None,
    preset: Annotated[str | None, typer.Option(help=console.message("cli-opt-preset"))] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help=console.message("cli-opt-set"))] = None,
    numbers: Annotated[Path | None, typer.Option(help=console.message("cli-opt-numbers"))] = None,
    seed: Annotated[int, typer.Option(help=console.message("cli-opt-first-seed"))] = 0,
    jobs: Annotated[int, typer.Option(help=console.message("cli-opt-jobs"))] = os.cpu_count() or 1,
    on: Annotated[str | None, typer.Option(help=console.message("cli-opt-on"))] = None,
    record: Annotated[Path | None, typer.Option(help=console.message("cli-opt-arena-record"))] = None,
    html: Annotated[Path | None, typer.Option(help=console.message("cli-opt-html"))] = None,
    json: Annotated[bool, typer.Option("--json", help=console.message("cli-opt-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    rules = find_game(game)
    localizer = console.localizer(rules, lang)
    console.check_jobs(jobs)
    try:
        import openskill  # noqa: F401
    except ModuleNotFoundError as error:
        raise CantinaError(localizer.format("lab-not-installed", package=error.name)) from None
    options = console.parse_options(rules, preset, set_, numbers)
    tournament = make_tournament(game, bots.split(","), players, seed, options, alone)
    if html is not None:
        check_report_file("--html", html)
    with ResultsFile(record, tournament.header, PlayedMatch) as results_file:
        if results_file.finished and not json:
            resumed = localizer.format("arena-resumed", matches=len(results_file.finished))
            console.err.print(resumed, style="dim", highlight=False)
        with _LiveTables(localizer) as live_tables:
            try:
                scores = play_tournament(
                    tournament,
                    matches,
                    threshold=than,
                    until_decided=until_decided,
                    workers=jobs,
                    cluster=on,
                    results_file=results_file,
                    progress=live_tables.update,
                )
            except KeyboardInterrupt:
                live_tables.stop()
                message = "arena-interrupted" if record is None else "arena-interrupted-kept"
                console.err.print(localizer.format(message, file=str(record)), highlight=False, markup=False)
                raise
    report = scores.report()
    if html is not None:
        html.write_text(html_report(report, scores, localizer), encoding="utf-8")
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        console.show_numbers(localizer, options)
        show(report, localizer)
        if html is not None:
            console.write(localizer.format("arena-page", file=str(html)))


class _LiveTables:
    """Standings and comparisons while the tournament runs; without a terminal, nothing is printed."""

    def __init__(self, localizer: Localizer) -> None:
        self._localizer = localizer
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=console.err,
        )
        self._task = self._bar.add_task(localizer.format("simulate-progress"), total=None)
        self._live = Live(self._bar, console=console.err, refresh_per_second=4, transient=True)
        self._next = 0.0

    def __enter__(self) -> _LiveTables:
        if console.err.is_terminal:
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self._live.stop()

    def update(self, scores: TournamentScores) -> None:
        """Shows the scores so far; drawing takes no more than a twentieth of the time."""
        started = time.monotonic()
        if not self._live.is_started or started < self._next:
            return
        self._bar.update(self._task, completed=scores.played, total=scores.planned)
        report = scores.report(final=False)
        shown = (standings_table, comparisons_table) if scores.rounds else ()
        self._live.update(Group(*(_rich_table(make(report, self._localizer)) for make in shown), self._bar))
        now = time.monotonic()
        self._next = now + max(0.25, 20 * (now - started))


def show(report: TournamentReport, localizer: Localizer) -> None:
    """The report as tables."""
    console.write(title(report, localizer), style="bold")
    console.write(summary(report, localizer))
    for make in (standings_table, comparisons_table, seats_table):
        console.write(_rich_table(make(report, localizer)))
    for note in notes(report, localizer):
        console.write(note, style="dim")
    console.write(
        localizer.format("arena-speed", minutes=f"{report.seconds / 60:.1f}", decisions=report.decisions),
        style="dim",
    )


def _rich_table(table: ReportTable) -> Table:
    """A table for the terminal."""
    found = Table(title=table.caption, title_justify="left", title_style="italic")
    for at, name in enumerate(table.head):
        if at == 0:
            found.add_column(name, overflow="fold")
            continue
        # A column is as wide as its numbers and the words of its heading need: headings wrap, numbers do not.
        unbroken = [*name.split(" "), *(line for row in table.rows for line in row[at].split("\n"))]
        width = max(map(len, unbroken))
        found.add_column(fill(name, width), justify="right", width=width)
    for row in table.rows:
        found.add_row(*row)
    return found
