"""What all commands share: output, input, the user's language, and errors as messages."""

from __future__ import annotations

import errno
import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cantina.kernel.errors import Allowed, BadOption, BadRecord, CantinaError, UnknownGame
from cantina.kernel.game import Game
from cantina.kernel.numbers import NUMBERS
from cantina.kernel.registry import game as find_game
from cantina.localization import LANGUAGES, Localizer
from cantina.numbers_file import BadNumbersFile, differences, read_numbers

_BAD_VALUE = "Invalid value for '?(?P<name>[^':]*)'?: "
_MISUSES = (
    (r"No such option: (?P<name>\S+).*", "no-such-option"),
    (r"No such command '(?P<name>[^']*)'.*", "no-such-command"),
    (r"Missing (?:argument|option|parameter) '(?P<name>[^']*)'.*", "missing"),
    (r"Got unexpected extra arguments?(?:\(s\))? \((?P<name>.*)\)", "too-many-arguments"),
    (r"Option '(?P<name>[^']*)' requires an argument\.", "needs-a-value"),
    (r"Option '(?P<name>[^']*)' does not take a value\.", "takes-no-value"),
    (_BAD_VALUE + r".*valid int(?:eger)?\b.*", "whole-number"),
    (_BAD_VALUE + r".*valid (?:number|float)\b.*", "number"),
    (_BAD_VALUE + r".*greater than or equal to (?P<least>[\d.]+)", "at-least"),
    (_BAD_VALUE + r".*less than or equal to (?P<most>[\d.]+)", "at-most"),
    (_BAD_VALUE + r".*", "bad-value"),
)
"""How typer words what is wrong with a command line, and the messages `misused-<code>` for it."""

MAX_SHOWN_NUMBERS = 12
"""More numbers that differ are counted, not listed."""


class PipeClosed(CantinaError):
    """The reader of the output, such as `head`, has closed the pipe."""


class InputEnded(CantinaError):
    """The input ended before the match did."""


class _OutputConsole(Console):
    def on_broken_pipe(self) -> None:
        # Discards what is still buffered; otherwise Python reports an error at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise PipeClosed


out = _OutputConsole()
err = Console(stderr=True)


def write(content: RenderableType, style: str | None = None, end: str = "\n") -> None:
    """Prints a table, or a text as it is, without markup or highlighting."""
    out.print(content, style=style, end=end, markup=False, highlight=False)


def progress_bar() -> Progress:
    """A progress bar on standard error; none where that is no terminal."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )


def parse_number(text: str) -> int | None:
    """A whole number typed by a person, or None; only ASCII digits count."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def check_jobs(jobs: int) -> None:
    """Refuses an option `--jobs` below 1."""
    if jobs < 1:
        raise BadOption("--jobs", jobs, Allowed("at-least", "{least} or more", least=1))


def ask(prompt: str) -> str:
    """Asks for a line of input."""
    try:
        return out.input(f"{prompt} ", markup=False).strip()
    except EOFError:
        raise InputEnded from None


def language() -> str:
    """The user's language: `--lang` if given, else that of the environment, else English."""
    arguments = sys.argv[1:]
    for index, argument in enumerate(arguments):
        value = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and index + 1 < len(arguments):
            value = arguments[index + 1]
        if value in LANGUAGES:
            return value
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def message(message: str, **args: Any) -> str:
    """A message that all games share, in the user's language."""
    return Localizer(None, language()).format(message, **args)


def localizer(game: Game | None, lang: str | None) -> Localizer:
    """A localizer for a game, or for the messages all games share, in the given or the user's language."""
    if lang is not None and lang not in LANGUAGES:
        raise BadOption("--lang", lang, Allowed("one-of", "{values}", values=list(LANGUAGES)))
    return Localizer(game, lang or language())


def error_message(error: CantinaError) -> str:
    """The message of an error in the user's language."""
    if isinstance(error, BadOption):
        localizer = Localizer(find_game(error.game) if error.game else None, language())
        allowed = localizer.allowed(error)
        return localizer.format("bad-option", name=error.option, given=str(error.value), allowed=allowed)
    if isinstance(error, PipeClosed):
        return message("cli-pipe-closed")
    if isinstance(error, InputEnded):
        return message("cli-input-ended")
    if isinstance(error, UnknownGame) and error.name:
        return message("cli-unknown-game", given=error.name, names=", ".join(error.known))
    if isinstance(error, BadNumbersFile):
        cause = error.__cause__
        detail = error_message(cause) if isinstance(cause, BadOption) else message(f"numbers-file-{error.code}")
        if error.line is None:
            return message("cli-bad-numbers-file", file=error.file, detail=detail)
        return message("cli-bad-numbers-line", file=error.file, line=error.line, detail=detail)
    if isinstance(error, BadRecord):
        if error.code == "start":  # what is wrong with the game or its options has a message of its own
            cause = error.__cause__
            detail = error_message(cause) if isinstance(cause, CantinaError) else str(error)
        else:
            detail = message(f"record-{error.code}", **error.params)
        return message("cli-bad-record", detail=detail)
    return str(error)


def file_error(error: OSError) -> str:
    """What is wrong with a file or an address, in the user's language where there is a message for it."""
    known = errno.errorcode.get(error.errno or 0, "").lower()
    text = Localizer(None, language())
    return text.format(f"file-{known}") if text.has(f"file-{known}") else error.strerror or str(error)


def misuse(detail: str) -> str:
    """What typer says of a wrong command line, in the user's language."""
    for pattern, code in _MISUSES:
        if found := re.fullmatch(pattern, detail, re.DOTALL):
            return message(f"misused-{code}", **found.groupdict())
    return detail


def parse_options(
    game: Game, preset: str | None, settings: list[str] | None, numbers: Path | None = None
) -> dict[str, Any]:
    """Options of a game from `--preset NAME`, `--set NAME=VALUE` and `--numbers FILE`."""
    options: dict[str, Any] = {}
    if preset is not None:
        options["preset"] = preset
    known = {option.name: option for option in game.meta.options}
    for setting in settings or []:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadOption("--set", setting, Allowed("setting", "NAME=VALUE"))
        option = known.get(name)
        allowed = () if option is None or option.allowed is None else option.allowed
        by_text = {str(value).lower(): value for value in allowed}
        options[name] = by_text.get(text.lower(), text)
    if numbers is not None:
        found = read_numbers(numbers, game)[1]
        if found.values:
            options[NUMBERS] = found.option()
    return options


def show_numbers(localizer: Localizer, options: Mapping[str, Any]) -> None:
    """Says which numbers differ from the game's, if any do."""
    assert localizer.game is not None
    numbers = localizer.game.numbers.read_set(options.get(NUMBERS))
    changes = differences(localizer.game, numbers)
    if not changes:
        return
    name = numbers.name or localizer.format("numbers-unnamed")
    write(localizer.format("numbers-set", name=name, count=len(changes)), style="bold")
    for number, before, after in changes[:MAX_SHOWN_NUMBERS]:
        write(f"  {localizer.number(number)}: {before} → {after}")
    if len(changes) > MAX_SHOWN_NUMBERS:
        write(f"  {localizer.format('numbers-more', count=len(changes) - MAX_SHOWN_NUMBERS)}")
