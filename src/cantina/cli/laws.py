"""`cantina laws`: checks a game against the laws that every game must keep."""

from __future__ import annotations

from typing import Annotated

import typer

from cantina.cli import console
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.game import Game
from cantina.kernel.registry import game as find_game
from cantina.localization import Localizer
from cantina.testing import CHECKS, Check, Finding, run
from cantina.testing.calibration import calibrate


def laws(
    game: Annotated[str, typer.Argument(help=console.message("cli-arg-game"))],
    law: Annotated[list[int] | None, typer.Option(help=console.message("cli-opt-law"))] = None,
    matches: Annotated[int, typer.Option(min=1, help=console.message("cli-opt-law-matches"))] = 4,
    seed: Annotated[int, typer.Option(min=0, help=console.message("cli-opt-law-seed"))] = 0,
    calibration: Annotated[bool, typer.Option(help=console.message("cli-opt-law-calibration"))] = False,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    checked_game = find_game(game)
    localizer = console.localizer(None, lang)
    if calibration:
        if not checked_game.hidden_facts.facts:
            console.write(localizer.format("laws-no-facts", game=game))
            return
        _print_calibration(checked_game, matches, seed)
        return
    known = sorted({check.law for check in CHECKS})
    for number in law or ():
        if number not in known:
            raise BadOption("--law", number, Allowed("one-of", "{values}", values=known))
    chosen = [check for check in CHECKS if not law or check.law in law]
    failed: list[Finding] = []
    with console.progress_bar() as bar:
        total = sum(len(checked_game.variants) if check.per_variant else 1 for check in chosen)
        task = bar.add_task(localizer.format("laws-checking", game=game), total=total)
        for finding in run(checked_game, matches, seed, law or ()):
            bar.advance(task)
            if finding.failure is not None:
                failed.append(finding)
    broken = {finding.check for finding in failed}
    for check in chosen:
        mark = "laws-broken" if check in broken else "laws-kept"
        console.write(f"{check.law:>3}  {localizer.format(mark):<6}  {_statement(check, localizer)}")
        findings = [finding for finding in failed if finding.check is check]
        for finding in findings:
            console.write(f"       {finding.failure}", style="red")
        for command in dict.fromkeys(finding.command for finding in findings):
            console.write(f"       {localizer.format('laws-run-again', command=command)}")
    if failed:
        console.write(localizer.format("laws-some-broken", game=game, count=len(broken)), style="bold red")
        raise typer.Exit(3)
    console.write(
        localizer.format("laws-all-kept", game=game, count=len(chosen), matches=matches), style="bold"
    )


def _statement(check: Check, localizer: Localizer) -> str:
    """What a law says, in words."""
    return localizer.format(f"law-{check.name.replace('_', '-')}")


def _print_calibration(game: Game, matches: int, seed: int) -> None:
    """Prints how often hidden facts are true and how often worlds say so, with 95 % intervals."""
    comparisons = calibrate(game, matches, seed)
    for comparison in comparisons:
        console.write(str(comparison), style=None if comparison.fair else "red")
    if not all(comparison.fair for comparison in comparisons):
        raise typer.Exit(3)
