"""`cantina numbers`: a game's changeable numbers as a file that can be changed and played with."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from cantina.cli import console
from cantina.kernel.registry import game as find_game
from cantina.numbers_file import read_numbers, write_numbers


def numbers(
    game: Annotated[str, typer.Argument(help=console.message("cli-arg-game"))],
    numbers: Annotated[Path | None, typer.Option(help=console.message("cli-opt-numbers-from"))] = None,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    rules = find_game(game)
    localizer = console.localizer(rules, lang)
    given = None if numbers is None else read_numbers(numbers, rules)[1]
    sys.stdout.write(write_numbers(rules, localizer, given))
