"""`cantina texts`: a page with every text of a game as players read it, in all languages side by side."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cantina.cli import console
from cantina.cli.replay import load_record
from cantina.kernel.registry import game as find_game
from cantina.testing.text_examples import TextExamples
from cantina.testing.text_page import shared_texts_page, texts_page

SHARED = "all"
"""In the place of a game: the messages that all games share."""


def texts(
    game: Annotated[str, typer.Argument(help=console.message("cli-arg-texts-game"))],
    html: Annotated[Path, typer.Option(help=console.message("cli-opt-texts-html"))],
    records: Annotated[list[Path] | None, typer.Argument(help=console.message("cli-arg-texts-records"))] = None,
    matches: Annotated[int, typer.Option(min=0, help=console.message("cli-opt-law-matches"))] = 3,
    seed: Annotated[int, typer.Option(min=0, help=console.message("cli-opt-law-seed"))] = 0,
    limit: Annotated[int, typer.Option(min=1, help=console.message("cli-opt-texts-limit"))] = 12,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
) -> None:
    localizer = console.localizer(None, lang)
    if game == SHARED:
        html.write_text(shared_texts_page("cantina"), encoding="utf-8")
        return
    found = find_game(game)
    html.open("ab").close()  # fails now, not after the matches, if it cannot be written
    examples = TextExamples(found, limit)
    with console.progress_bar() as bar:
        task = bar.add_task(
            localizer.format("simulate-progress"), total=len(found.variants) * matches + len(records or ())
        )
        for file in records or ():
            record = load_record(file)
            # A golden match keeps its record beside the list of what it shows.
            inner = record.get("record", record)
            if isinstance(inner, dict) and inner.get("game") == found.meta.name:
                examples.replay(inner, file.stem)
            bar.advance(task)
        for variant in found.variants:
            for number in range(seed, seed + matches):
                examples.play_at_random(variant, number, boards=number == seed)
                bar.advance(task)
    html.write_text(texts_page(examples), encoding="utf-8")
    console.write(localizer.format("texts-done", file=str(html), matches=examples.matches))
