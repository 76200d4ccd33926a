"""`cantina arena`: a tournament between bots, and how sure its outcome is."""

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
from cantina.kernel.errors import BadOption, CantinaError
from cantina.kernel.registry import game as find_game
from cantina.lab import arena as lab
from cantina.lab import arena_report as told
from cantina.lab.ledger import Ledger
from cantina.lab.page import check_page
from cantina.tell import Teller


def arena(
    game: Annotated[str, typer.Argument(help=console.say("cli-arg-game"))],
    bots: Annotated[str, typer.Option(help=console.say("cli-opt-entrants"))],
    matches: Annotated[int, typer.Option(help=console.say("cli-opt-matches"))] = 1000,
    alone: Annotated[bool, typer.Option("--alone", help=console.say("cli-opt-alone"))] = False,
    than: Annotated[float | None, typer.Option(help=console.say("cli-opt-than"))] = None,
    until_decided: Annotated[bool, typer.Option("--until-decided", help=console.say("cli-opt-until"))] = False,
    players: Annotated[int | None, typer.Option(help=console.say("cli-opt-players"))] = None,
    preset: Annotated[str | None, typer.Option(help=console.say("cli-opt-preset"))] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help=console.say("cli-opt-set"))] = None,
    seed: Annotated[int, typer.Option(help=console.say("cli-opt-first-seed"))] = 0,
    jobs: Annotated[int, typer.Option(help=console.say("cli-opt-jobs"))] = os.cpu_count() or 1,
    on: Annotated[str | None, typer.Option(help=console.say("cli-opt-on"))] = None,
    record: Annotated[Path | None, typer.Option(help=console.say("cli-opt-ledger"))] = None,
    html: Annotated[Path | None, typer.Option(help=console.say("cli-opt-html"))] = None,
    json: Annotated[bool, typer.Option("--json", help=console.say("cli-opt-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.say("cli-opt-lang"))] = None,
) -> None:
    rules = find_game(game)
    say = console.teller(rules, lang)
    if jobs < 1:
        raise BadOption("--jobs", jobs, "1 or more")
    try:
        import openskill  # noqa: F401
    except ModuleNotFoundError as error:
        raise CantinaError(say.say("lab-not-installed", package=error.name)) from None
    plan = lab.plan(game, bots.split(","), players, seed, console.options(rules, preset, set_), alone)
    if html is not None:
        check_page("--html", html)
    with Ledger(record, plan.header, lab.Outcome) as ledger:
        if ledger.done and not json:
            console.err.print(say.say("arena-resumed", matches=len(ledger.done)), style="dim", highlight=False)
        with _Board(say) as board:
            try:
                tally = lab.run(
                    plan,
                    matches,
                    than=than,
                    until_decided=until_decided,
                    workers=jobs,
                    on=on,
                    ledger=ledger,
                    progress=board.show,
                )
            except KeyboardInterrupt:
                board.stop()
                message = "arena-interrupted" if record is None else "arena-interrupted-kept"
                console.err.print(say.say(message, file=str(record)), highlight=False, markup=False)
                raise
    report = tally.report()
    if html is not None:
        html.write_text(told.page(report, tally, say), encoding="utf-8")
    if json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        show(report, say)
        if html is not None:
            console.show(say.say("arena-page", file=str(html)))


class _Board:
    """The live table, for whoever watches; where nobody does, nothing is printed."""

    def __init__(self, say: Teller) -> None:
        self._say = say
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=console.err,
        )
        self._task = self._bar.add_task(say.say("simulate-progress"), total=None)
        self._live = Live(self._bar, console=console.err, refresh_per_second=4, transient=True)
        self._next = 0.0

    def __enter__(self) -> _Board:
        if console.err.is_terminal:
            self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self._live.stop()

    def show(self, tally: lab.Tally) -> None:
        """What is known so far; drawing it never takes more than a twentieth of the time."""
        started = time.monotonic()
        if not self._live.is_started or started < self._next:
            return
        self._bar.update(self._task, completed=tally.played, total=tally.planned)
        report = tally.report(final=False)
        known = (told.standings, told.contests) if tally.rounds else ()
        self._live.update(Group(*(table(sheet(report, self._say)) for sheet in known), self._bar))
        now = time.monotonic()
        self._next = now + max(0.25, 20 * (now - started))


def show(report: lab.Report, say: Teller) -> None:
    """The report as tables."""
    console.show(told.title(report, say), style="bold")
    console.show(told.summary(report, say))
    for sheet in (told.standings, told.contests, told.seats):
        console.show(table(sheet(report, say)))
    for note in told.notes(report, say):
        console.show(note, style="dim")
    console.show(
        say.say("arena-speed", minutes=f"{report.seconds / 60:.1f}", decisions=report.decisions), style="dim"
    )


def table(sheet: told.Sheet) -> Table:
    """A sheet for the terminal."""
    made = Table(title=sheet.caption, title_justify="left", title_style="italic")
    for at, name in enumerate(sheet.head):
        if at == 0:
            made.add_column(name, overflow="fold")
            continue
        # A column is as wide as its figures, and the words of its heading, need; headings wrap, figures do not.
        words = [*name.split(" "), *(line for row in sheet.rows for line in row[at].split("\n"))]
        width = max(map(len, words))
        made.add_column(fill(name, width), justify="right", width=width)
    for row in sheet.rows:
        made.add_row(*row)
    return made
