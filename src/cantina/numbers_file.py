"""Files of numbers: a game's changeable numbers as commented TOML, and sets read from such files."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cantina.kernel.errors import Allowed, BadOption, CantinaError
from cantina.kernel.game import Game
from cantina.kernel.numbers import NumberSet
from cantina.kernel.registry import game as find_game
from cantina.localization import Localizer

_TABLE = "numbers"
_PART = r"""(?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+)"""
_KEY = re.compile(rf"\s*(?P<key>{_PART}(?:\s*\.\s*{_PART})*)\s*=")
_HEADING = re.compile(r"\s*\[\s*(?P<key>[^\]]+?)\s*\]")


class BadNumbersFile(CantinaError):
    """A file of numbers that cannot be used; the message names the line and what is allowed."""

    def __init__(self, file: str, line: int | None, code: str, detail: str) -> None:
        super().__init__(f"{file}: {detail}" if line is None else f"{file}, line {line}: {detail}")
        self.file = file
        self.line = line
        self.code = code
        """`numbers-file-<code>` is the message for people; "value": that of the BadOption in `__cause__`."""


class NoGameNamed(CantinaError):
    """A file of numbers does not say which game it is for."""


def write_numbers(game: Game, localizer: Localizer, numbers: NumberSet | None = None) -> str:
    """Every changeable number of a game as TOML: its value, range, what it is and where it comes from."""
    given = numbers or NumberSet()
    table = game.numbers.with_values(given.values)
    title = game.meta.title[localizer.language]
    lines = [f"# {localizer.format(f'numbers-head-{at}', game=title, name=game.meta.name)}" for at in (1, 2, 3)]
    lines += ["", f'game = "{game.meta.name}"', f"name = {_quoted(given.name)}", "", f"[{_TABLE}]"]
    for name, number in game.numbers.items():
        comment = localizer.format(
            "numbers-comment",
            text=localizer.number(name),
            low=number.low,
            high=number.high,
            source=localizer.format(f"provenance-{number.provenance}"),
            rule=number.rule,
        )
        lines += ["", f"# {comment}", f'"{name}" = {number.read(table)}']
    return "\n".join(lines) + "\n"


def read_numbers(file: Path, game: Game | None = None) -> tuple[str, NumberSet]:
    """The game and the set of numbers of a file; of one game, if it has to be that."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadNumbersFile(str(file), None, "not-text", "it is not text in UTF-8") from None
    return parse_numbers(text, str(file), game, file.stem)


def parse_numbers(text: str, source: str, game: Game | None, usual_name: str) -> tuple[str, NumberSet]:
    """The game and the set of numbers of a text in TOML; a set without a name gets the usual one."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message, line = _split_position(str(error))
        raise BadNumbersFile(source, line or len(text.splitlines()), "syntax", message) from None
    lines = _lines_of_keys(text)
    try:
        return _read_set(data, game, usual_name)
    except NoGameNamed:
        detail = 'it does not say which game it is for: game = "…"'
        raise BadNumbersFile(source, lines.get("game"), "no-game", detail) from None
    except BadOption as error:
        key = error.option if error.option in data else f"{_TABLE}.{error.option}"
        detail = f"{error.option} cannot be {error.value!r}: allowed is {error.allowed}"
        raise BadNumbersFile(source, lines.get(key), "value", detail) from error


def differences(game: Game, numbers: NumberSet) -> list[tuple[str, int, int]]:
    """Every number that a set changes: its name, the game's value and the set's."""
    return [(name, game.numbers.value(name), value) for name, value in numbers.values.items()]


def _read_set(data: Mapping[str, Any], game: Game | None, usual_name: str) -> tuple[str, NumberSet]:
    """The game and the set of numbers in a file's data."""
    for key, value in data.items():
        if key not in ("game", "name", _TABLE):
            allowed = Allowed("numbers-file-key", "only game, name and [{table}]", table=_TABLE)
            raise BadOption(key, value, allowed)
    named = data.get("game")
    if not isinstance(named, str):
        raise NoGameNamed
    if game is not None and named != game.meta.name:
        raise BadOption(
            "game", named, Allowed("game-played", "{game}, the game that is played", game=game.meta.name)
        )
    rules = game or find_game(named)
    name = data.get("name", "") or usual_name
    table = data.get(_TABLE, {})
    if not isinstance(table, dict):
        raise BadOption(_TABLE, table, Allowed("toml-table", "a table: [{table}]", table=_TABLE))
    return named, rules.numbers.read_set(NumberSet(name, dict(_flat(table))))


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _flat(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The values of nested tables by dotted name: `bounty.1 = 20` may be written without quotes."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def _lines_of_keys(text: str) -> dict[str, int]:
    """The line on which each value stands, by dotted name."""
    found: dict[str, int] = {}
    heading = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if match := _HEADING.match(line):
            heading = _plain_key(match["key"]) + "."
            found.setdefault(heading[:-1], number)
        elif match := _KEY.match(line):
            found.setdefault(heading + _plain_key(match["key"]), number)
    return found


def _plain_key(key: str) -> str:
    return ".".join(part.strip("\"'") for part in re.findall(_PART, key))


def _split_position(message: str) -> tuple[str, int | None]:
    """tomllib's message, and the line it names."""
    found = re.search(r" \(at line (\d+), column \d+\)$", message)
    if found is not None:
        return message[: found.start()], int(found[1])
    return message.removesuffix(" (at end of document)"), None
