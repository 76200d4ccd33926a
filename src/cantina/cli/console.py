"""What all commands share: consoles, the reader's language, and errors in words."""

from __future__ import annotations

import os
import sys
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cantina.kernel.errors import BadOption, BadRecord, CantinaError, UnknownGame
from cantina.kernel.game import Game
from cantina.tell import LANGUAGES, Teller


class PipeClosed(CantinaError):
    """Whoever read our output stopped reading."""


class InputEnded(CantinaError):
    """The input ended before the match did."""


class _Out(Console):
    def on_broken_pipe(self) -> None:
        # What is still buffered has nowhere to go; without this Python would complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise PipeClosed


out = _Out()
err = Console(stderr=True)


def show(what: RenderableType, style: str | None = None, end: str = "\n") -> None:
    """Prints a table, or a text as it is: nothing in it is taken for markup or coloured."""
    out.print(what, style=style, end=end, markup=False, highlight=False)


def progress_bar() -> Progress:
    """How far long work is, where a person looks."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )


def number(text: str) -> int | None:
    """A whole number typed by a person, or None; signs that only look like digits do not count."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def ask(prompt: str) -> str:
    """A line typed by a person."""
    try:
        return out.input(f"{prompt} ", markup=False).strip()
    except EOFError:
        raise InputEnded from None


def language() -> str:
    """The reader's language: `--lang` if given, else that of the environment, else English."""
    words = sys.argv[1:]
    for at, word in enumerate(words):
        value = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and at + 1 < len(words):
            value = words[at + 1]
        if value in LANGUAGES:
            return value
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def say(message: str, **args: Any) -> str:
    """A sentence of the table in the reader's language."""
    return Teller(None, language()).say(message, **args)


def teller(game: Game | None, lang: str | None) -> Teller:
    """A teller for a game, or for the table only, in the language asked for."""
    if lang is not None and lang not in LANGUAGES:
        raise BadOption("--lang", lang, " / ".join(LANGUAGES))
    return Teller(game, lang or language())


def explain(error: CantinaError) -> str:
    """An error as a sentence for people."""
    if isinstance(error, BadOption):
        return say("cli-bad-option", option=error.option, value=str(error.value), allowed=error.allowed)
    if isinstance(error, PipeClosed):
        return say("cli-pipe-closed")
    if isinstance(error, InputEnded):
        return say("cli-input-ended")
    if isinstance(error, UnknownGame):
        return say("cli-unknown-game", detail=str(error))
    if isinstance(error, BadRecord):
        return say("cli-bad-record", detail=str(error))
    return str(error)


def options(game: Game, preset: str | None, given: list[str] | None) -> dict[str, Any]:
    """Options of a game from `--preset NAME` and `--set NAME=VALUE`."""
    found: dict[str, Any] = {}
    if preset is not None:
        found["preset"] = preset
    known = {option.name: option for option in game.meta.options}
    for pair in given or []:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadOption("--set", pair, "NAME=VALUE")
        option = known.get(name)
        allowed = () if option is None or option.allowed is None else option.allowed
        by_text = {_text(value): value for value in allowed}
        found[name] = by_text.get(text.lower(), text)
    return found


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
