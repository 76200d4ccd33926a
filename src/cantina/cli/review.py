"""`cantina review`: what the decisions of a recorded match gave up, and what luck did."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import JustifyMethod
from rich.table import Table

from cantina.cli import console
from cantina.cli.analysis import percent, points
from cantina.cli.replay import load_record
from cantina.kernel.errors import Allowed, BadOption, CantinaError
from cantina.kernel.match import Match
from cantina.lab.review import Review, ReviewedDecision, exceeds_error
from cantina.lab.review import review as review_match
from cantina.localization import Localizer

SHOWN_DECISIONS = 15
"""The most decisions shown without --all."""


def review(
    file: Annotated[Path, typer.Argument(help=console.message("cli-arg-file"))],
    seat: Annotated[int | None, typer.Option(help=console.message("cli-opt-review-seat"))] = None,
    bots: Annotated[str, typer.Option("--bots", "--analyst", help=console.message("cli-opt-analyst"))] = "hard",
    all_: Annotated[bool, typer.Option("--all", help=console.message("cli-opt-review-all"))] = False,
    seed: Annotated[int, typer.Option(help=console.message("cli-opt-review-seed"), min=0, max=2**32)] = 0,
    jobs: Annotated[int, typer.Option(help=console.message("cli-opt-jobs"))] = os.cpu_count() or 1,
    json: Annotated[bool, typer.Option("--json", help=console.message("cli-opt-json"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    match = Match.replay(load_record(file))
    localizer = console.localizer(match.game, lang)
    if match.state.result is None:
        raise CantinaError(localizer.format("review-not-over", file=str(file)))
    if seat is not None and not 1 <= seat <= match.players:
        raise BadOption("--seat", seat, Allowed("from-to", "{low} to {high}", low=1, high=match.players))
    console.check_jobs(jobs)
    with console.progress_bar() as bar:
        task = bar.add_task(localizer.format("review-progress"), total=None)
        found = review_match(
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
        localizer.name_seats(match.state.view(None))
        show_review(match, found, localizer, all_)


def show_review(match: Match, found: Review, localizer: Localizer, everything: bool) -> None:
    """Shows the decisions, all in their order or the worst first, and the totals of each seat."""
    title = localizer.format(
        "review-title",
        game=match.game.meta.title[localizer.language],
        count=len(found.decisions),
        bot=found.bots,
    )
    console.write(title, style="bold")
    if everything:
        rows = list(found.decisions)
    else:
        worst_first = sorted(
            filter(exceeds_error, found.decisions),
            key=lambda reviewed: (not reviewed.clear, -reviewed.given_up),
        )
        rows = worst_first[:SHOWN_DECISIONS]
    if rows:
        console.write(localizer.format("review-in-order" if everything else "review-worst", count=len(rows)))
        _show_decisions(match, rows, localizer)
    _show_seats(found, localizer)
    console.write(localizer.format("review-explained"), style="dim")


def _show_decisions(match: Match, rows: list[ReviewedDecision], localizer: Localizer) -> None:
    table = Table()
    for name in ("step", "seat", "chosen", "best", "given-up", "luck"):
        is_number = name in ("step", "given-up", "luck")
        justify: JustifyMethod = "right" if is_number else "left"
        table.add_column(localizer.format(f"review-{name}"), justify=justify, no_wrap=is_number)
    for row in rows:
        better = "=" if row.best == row.chosen else localizer.choice(match.game.choices[row.best])
        table.add_row(
            str(row.step),
            localizer.seat(row.seat),
            localizer.choice(match.game.choices[row.chosen]),
            better,
            _given_up(row, localizer),
            points(row.luck),
        )
    console.write(table)


def _given_up(decision: ReviewedDecision, localizer: Localizer) -> str:
    """What a decision gave up; in brackets when that is within the error of the estimates."""
    if percent(decision.given_up) == 0:
        return "0"
    message = "review-clear" if decision.clear else "review-unclear"
    return localizer.format(message, points=percent(decision.given_up), error=percent(decision.error))


def _show_seats(found: Review, localizer: Localizer) -> None:
    table = Table()
    for name in ("seat", "decisions", "mistakes", "start", "given-up", "luck", "end"):
        table.add_column(localizer.format(f"review-{name}"), justify="left" if name == "seat" else "right")
    for seat in found.seats:
        table.add_row(
            localizer.seat(seat.seat),
            str(seat.decisions),
            f"{seat.mistakes} (−{percent(seat.clear)})" if seat.mistakes else "0",
            f"{percent(seat.start)} %",
            f"−{percent(seat.given_up)}",
            points(seat.luck),
            f"{percent(seat.worth)} %",
        )
    console.write(table)
