"""`cantina puzzles`: finds puzzles in matches of bots, and lists those that ship with a game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from cantina.cli import console
from cantina.cli.analysis import percent
from cantina.kernel.game import Game
from cantina.kernel.registry import game as find_game
from cantina.lab.puzzle_finder import find_puzzles
from cantina.lab.puzzles import PuzzleFile, shipped_puzzles
from cantina.localization import Localizer

puzzles = typer.Typer(help=console.message("cli-puzzles"), no_args_is_help=True)

GameName = Annotated[str, typer.Argument(help=console.message("cli-arg-game"))]
Lang = Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))]


@puzzles.command("find", help=console.message("cli-puzzles-find"))
def find(
    game: GameName,
    count: Annotated[int, typer.Option(help=console.message("cli-opt-puzzle-count"), min=1)] = 8,
    players: Annotated[int | None, typer.Option(help=console.message("cli-opt-players"))] = None,
    set_: Annotated[list[str] | None, typer.Option("--set", help=console.message("cli-opt-set"))] = None,
    seed: Annotated[int, typer.Option(help=console.message("cli-opt-puzzle-seed"), min=0, max=2**31)] = 0,
    out: Annotated[Path, typer.Option(help=console.message("cli-opt-puzzle-out"))] = Path("puzzles"),
    jobs: Annotated[int, typer.Option(help=console.message("cli-opt-jobs"))] = os.cpu_count() or 1,
    lang: Lang = None,
) -> None:
    found_game = find_game(game)
    localizer = console.localizer(found_game, lang)
    console.check_jobs(jobs)
    options = console.parse_options(found_game, None, set_, None)
    found_game.new(players, seed, True, **options)  # raises on what it refuses
    out.mkdir(parents=True, exist_ok=True)
    taken = {path.stem for path in out.glob("*.json")}
    names = (name for number in range(1, 1000) if (name := f"{number:02}") not in taken)
    with console.progress_bar() as bar:
        task = bar.add_task(localizer.format("puzzles-progress"), total=None)
        files = find_puzzles(
            game, count, players, options, seed, jobs, lambda _, matches: bar.update(task, completed=matches)
        )
        for file in files:
            path = out / f"{next(names)}.json"
            path.write_bytes(file.write())
            _show(found_game, str(path), file, localizer)


@puzzles.command("list", help=console.message("cli-puzzles-list"))
def list_puzzles(game: GameName, lang: Lang = None) -> None:
    found_game = find_game(game)
    localizer = console.localizer(found_game, lang)
    found = shipped_puzzles(found_game)
    if not found:
        console.write(localizer.format("puzzles-none"))
    for name, file in found.items():
        _show(found_game, name, file, localizer)


def _show(game: Game, name: str, file: PuzzleFile, localizer: Localizer) -> None:
    best = file.analysis.best
    localizer.name_seats(file.mind(game).view)
    line = localizer.format(
        "puzzles-found",
        file=name,
        decision=file.analysis.kind,
        choice=localizer.choice(game.choices[best.choice]),
        value=percent(best.value),
    )
    console.write(line)
