"""`cantina train`: trains a policy for a game and measures how well it plays."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress, TaskID

from cantina.cli import console
from cantina.kernel.errors import Allowed, BadOption, CantinaError
from cantina.kernel.registry import game as find_game
from cantina.localization import Localizer


def train(
    game: Annotated[str, typer.Argument(help=console.message("cli-arg-game"))],
    out: Annotated[Path, typer.Option(help=console.message("cli-opt-train-out"))] = Path("trained"),
    config: Annotated[Path | None, typer.Option(help=console.message("cli-opt-train-config"))] = None,
    scale: Annotated[float, typer.Option(help=console.message("cli-opt-train-scale"))] = 1.0,
    seed: Annotated[int, typer.Option(help=console.message("cli-opt-train-seed"), min=0)] = 0,
    jobs: Annotated[int, typer.Option(help=console.message("cli-opt-jobs"))] = os.cpu_count() or 1,
    on: Annotated[str | None, typer.Option(help=console.message("cli-opt-train-on"))] = None,
    device: Annotated[str, typer.Option(help=console.message("cli-opt-train-device"))] = "auto",
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    rules = find_game(game)
    localizer = console.localizer(rules, lang)
    console.check_jobs(jobs)
    if not scale > 0:
        raise BadOption("--scale", scale, Allowed("positive", "more than 0"))
    try:
        from cantina.train.config import read_settings
        from cantina.train.training import PAGE, POLICY, Training, TrainingListener
    except ModuleNotFoundError as error:
        raise CantinaError(localizer.format("train-not-installed", package=error.name)) from None

    class Listener(TrainingListener):
        def __init__(self, bar: Progress) -> None:
            self.bar = bar
            self.tasks: dict[str, TaskID] = {}

        def progress(self, stage: str, done: int, total: int) -> None:
            if stage not in self.tasks:
                self.tasks[stage] = self.bar.add_task(localizer.format(f"train-{stage}"), total=total)
            self.bar.update(self.tasks[stage], completed=done)

        def examined(self, result: object) -> None:
            console.write(examination_text(localizer, result))

    with console.progress_bar() as bar:
        Training(
            rules, read_settings(rules, config).scaled(scale), seed, out, jobs, device, on, Listener(bar)
        ).run()
    console.write(localizer.format("train-done", file=str(out / POLICY), page=str(out / PAGE)))


def examination_text(localizer: Localizer, result: object) -> str:
    from cantina.train.examination import ExaminationResult

    assert isinstance(result, ExaminationResult)
    return localizer.format(
        "train-examined",
        update=result.update,
        bot=result.bot,
        matches=result.matches,
        players=result.players,
        share=f"{result.share:.1%}",
        low=f"{result.low:.1%}",
        high=f"{result.high:.1%}",
    )
