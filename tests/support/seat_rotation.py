"""The same position with everybody moved some seats on, made from a dump: what was seat 0 is then seat `steps`.

A game's test folder says in `seat_rotation.py` what the fields of its state have to do with seats: ROTATED has
for each such field a function of a Rotation and the value; SEAT_FRAMES are the frames whose first argument is a
seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import pytest
from game_files import has_folder

from cantina.kernel.state import State


class Rotation:
    def __init__(self, seats: int, steps: int) -> None:
        self.seats = seats
        self.steps = steps

    def seat(self, seat: int) -> int:
        """A seat; what is not one, such as -1 for nobody, stays."""
        return (seat + self.steps) % self.seats if 0 <= seat < self.seats else seat

    def seats_in(self, values: list[int]) -> list[int]:
        return [self.seat(value) for value in values]

    def bits(self, bits: int) -> int:
        """Seats as bits, or the mask of those who have seen a card; the other bits stay."""
        others = bits >> self.seats << self.seats
        return others | sum(1 << self.seat(seat) for seat in range(self.seats) if bits >> seat & 1)

    def masks(self, values: list[int]) -> list[int]:
        return [self.bits(value) for value in values]

    def by_seat(self, values: list[Any]) -> list[Any]:
        """A list with equally many entries for every seat."""
        each = len(values) // self.seats
        first = (-self.steps) % self.seats * each
        return [*values[first:], *values[:first]]

    def pile(self, cards: list[list[int]]) -> list[list[int]]:
        return [[card, self.bits(seen)] for card, seen in cards]

    def piles(self, piles: list[Any]) -> list[Any]:
        """A pile for every seat, or none at all."""
        return self.by_seat([self.pile(cards) for cards in piles])


Rotate = Callable[[Rotation, Any], Any]


def rotated(state: State, steps: int) -> State:
    """The same position with everybody moved some seats on; skips the test for a game without a folder."""
    name = state.game.meta.name
    if not has_folder(name):
        pytest.skip(f"{name} has no folder in tests/games")
    rules = import_module(f"tests.games.{name.replace('-', '_')}.seat_rotation")
    forms: Mapping[str, Rotate] = rules.ROTATED
    seat_frames: tuple[str, ...] = getattr(rules, "SEAT_FRAMES", ())
    rotation = Rotation(state.seats, steps)
    dump = state.dump()
    dump["answers"] = rotation.by_seat(dump["answers"])
    dump["stack"] = [
        [frame[0], rotation.seat(frame[1]), *frame[2:]] if frame[0] in seat_frames else frame
        for frame in dump["stack"]
    ]
    dump["table"] = {
        field: forms[field](rotation, value) if field in forms else value
        for field, value in dump["table"].items()
    }
    return state.game.load(dump, quiet=True)
