"""`cantina lesson`: tools for whoever writes a lesson."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from cantina.cli import console
from cantina.kernel.errors import CantinaError
from cantina.lessons import check_lesson, read_lesson

WATCH_SECONDS = 0.5

lesson = typer.Typer(help=console.message("cli-lesson"), no_args_is_help=True)


@lesson.command(help=console.message("cli-lesson-check"))
def check(
    files: Annotated[list[Path], typer.Argument(help=console.message("cli-arg-lesson-files"))],
    watch: Annotated[bool, typer.Option("--watch", help=console.message("cli-opt-lesson-watch"))] = False,
) -> None:
    seen: dict[Path, int] = {}
    while True:
        in_order = True
        for file in files:
            changed = file.stat().st_mtime_ns
            if seen.get(file) != changed:
                seen[file] = changed
                in_order = _check(file) and in_order
        if not watch:
            raise typer.Exit(0 if in_order else 3)
        time.sleep(WATCH_SECONDS)


def _check(file: Path) -> bool:
    """Checks one file and says what is wrong with it."""
    try:
        found = read_lesson(file.read_text("utf-8"), file.name)
        faults = check_lesson(found)
    except CantinaError as error:
        faults = [str(error)]
    if not faults:
        console.write(console.message("lesson-in-order", file=str(file), steps=len(found.step)), style="green")
        return True
    console.write(console.message("lesson-faults", file=str(file), count=len(faults)), style="red")
    for fault in faults:
        console.write(f"  {fault}")
    return False
