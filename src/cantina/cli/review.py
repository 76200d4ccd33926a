"""`cantina review`: what the decisions of a recorded match gave up, and what luck did."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from cantina.cli import console
from cantina.cli.replay import load
from cantina.cli.weigh import percent, points
from cantina.kernel.errors import BadOption, CantinaError
from cantina.kernel.match import Match
from cantina.lab.review import Judged, Review, telling
from cantina.lab.review import review as run
from cantina.tell import Teller

WORST = 15
"""Decisions shown, unless all are asked for."""


def review(
    file: Annotated[Path, typer.Argument(help=console.say("cli-arg-file"))],
    seat: Annotated[int | None, typer.Option(help=console.say("cli-opt-review-seat"))] = None,
    bots: Annotated[str, typer.Option("--bots", "--analyst", help=console.say("cli-opt-analyst"))] = "hard",
    all_: Annotated[bool, typer.Option("--all", help=console.say("cli-opt-review-all"))] = False,
    seed: Annotated[int, typer.Option(help=console.say("cli-opt-review-seed"), min=0, max=2**32)] = 0,
    jobs: Annotated[int, typer.Option(help=console.say("cli-opt-jobs"))] = os.cpu_count() or 1,
    json: Annotated[bool, typer.Option("--json", help=console.say("cli-opt-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.say("cli-opt-lang"))] = None,
) -> None:
    match = Match.replay(load(file))
    teller = console.teller(match.game, lang)
    if match.state.result is None:
        raise CantinaError(teller.say("review-not-over", file=str(file)))
    if seat is not None and not 1 <= seat <= match.players:
        raise BadOption("--seat", seat, f"1 to {match.players}")
    if jobs < 1:
        raise BadOption("--jobs", jobs, "1 or more")
    with console.progress_bar() as bar:
        task = bar.add_task(teller.say("review-progress"), total=None)
        found = run(
            match,
            bots,
            None if seat is None else [seat - 1],
            seed,
            jobs,
            lambda done, total: bar.update(task, completed=done, total=total),
        )
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        teller.name_seats(match.state.view(None))
        show(match, found, teller, all_)


def show(match: Match, found: Review, say: Teller, everything: bool) -> None:
    """The decisions, the worst first or in their order, and what each seat's match came to."""
    title = say.say(
        "review-title", game=match.game.meta.title[say.language], count=len(found.decisions), bot=found.bots
    )
    console.show(title, style="bold")
    if everything:
        rows = list(found.decisions)
    else:
        rows = sorted(filter(telling, found.decisions), key=lambda one: (not one.clear, -one.given_up))[:WORST]
    if rows:
        console.show(say.say("review-in-order" if everything else "review-worst", count=len(rows)))
        _decisions(match, rows, say)
    _accounts(found, say)
    console.show(say.say("review-explained"), style="dim")


def _decisions(match: Match, rows: list[Judged], say: Teller) -> None:
    table = Table()
    for name in ("step", "seat", "chosen", "best", "given-up", "luck"):
        figure = name in ("step", "given-up", "luck")
        table.add_column(say.say(f"review-{name}"), justify="right" if figure else "left", no_wrap=figure)
    for one in rows:
        better = "=" if one.best == one.chosen else say.choice(match.game.choices[one.best])
        table.add_row(
            str(one.step),
            say.seat(one.seat),
            say.choice(match.game.choices[one.chosen]),
            better,
            given_up(one, say),
            points(one.luck),
        )
    console.show(table)


def given_up(one: Judged, say: Teller) -> str:
    """What a decision gave up; in brackets when it is within the errors."""
    if percent(one.given_up) == 0:
        return "0"
    message = "review-clear" if one.clear else "review-unclear"
    return say.say(message, points=percent(one.given_up), error=percent(one.error))


def _accounts(found: Review, say: Teller) -> None:
    table = Table()
    for name in ("seat", "decisions", "mistakes", "start", "given-up", "luck", "end"):
        table.add_column(say.say(f"review-{name}"), justify="left" if name == "seat" else "right")
    for one in found.seats:
        table.add_row(
            say.seat(one.seat),
            str(one.decisions),
            f"{one.mistakes} (−{percent(one.clear)})" if one.mistakes else "0",
            f"{percent(one.start)} %",
            f"−{percent(one.given_up)}",
            points(one.luck),
            f"{percent(one.worth)} %",
        )
    console.show(table)
