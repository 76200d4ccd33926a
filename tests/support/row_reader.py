"""Reads the fields of an encoded row back by name, and finds each game's decoder.

`tests/games/<game>/row_decoder.py` has a function `decode(game, row, seat)` that returns the public view, as
JSON has it, from a row: the proof that no public fact is missing from the encoding.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from math import prod
from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.kernel.encoding import Encoding

GAMES = Path(__file__).parent.parent / "games"

Decoder = Callable[[cantina.Game, bytes, int], dict[str, Any]]


class Row:
    """The fields of a seat's row by name."""

    def __init__(self, encoding: Encoding[Any], row: bytes, seat: int) -> None:
        self.seat = seat
        self.fields: dict[str, Any] = {}
        for field in encoding.fields:
            start = encoding.layout.offset(field.name)
            self.fields[field.name] = _shaped(list(row[start : start + field.size]), field.shape)
        self.sides: int = sum(self.fields["present"])

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]

    def seat_after(self, distance: int) -> int:
        """The seat so many places after this one."""
        return (self.seat + distance) % self.sides

    def seat_numbered(self, number: int) -> int | None:
        """The seat with a relative number, from 1 for this one; None for 0."""
        return None if number == 0 else self.seat_after(number - 1)

    def by_seat(self, values: list[Any]) -> list[Any]:
        """What a field holds for seats 0, 1 and so on."""
        return [values[(seat - self.seat) % self.sides] for seat in range(self.sides)]

    def deciding(self, decisions: tuple[str, ...]) -> list[list[Any]]:
        kind = self["decision"]
        return [[seat, decisions[kind - 1]] for seat, asked in enumerate(self.by_seat(self["asked"])) if asked]


def _shaped(values: list[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return values[0]
    if len(shape) == 1:
        return values
    step = prod(shape[1:])
    return [_shaped(values[at : at + step], shape[1:]) for at in range(0, len(values), step)]


def decoder(name: str) -> Decoder:
    """The decoder in a game's test folder; the test is skipped for a game that has no such folder."""
    folder = name.replace("-", "_")
    if not (GAMES / folder).is_dir():
        pytest.skip(f"{name} has no folder in tests/games")
    found: Decoder = import_module(f"tests.games.{folder}.row_decoder").decode
    return found


def derived_fields(name: str) -> tuple[str, ...]:
    """The fields of a game's view that follow from others, and so are not in its rows."""
    module = import_module(f"tests.games.{name.replace('-', '_')}.row_decoder")
    return tuple(getattr(module, "DERIVED", ()))
