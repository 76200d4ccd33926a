"""What a seat knows as a row of bytes: the form in which positions are learned from.

Every game has one row for all its player counts and options. A row is made from what the seat's view
shows and nothing else; seats are counted from the one that looks, itself first, then clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, Final, Generic, TypeVar

from cantina.kernel.ints import i64, mypyc_attr
from cantina.kernel.state import State

S = TypeVar("S", bound=State)

NUMBER: Final = "number"
"""A count or an amount."""
ONE_OF: Final = "one of"
"""A category: the values have no order."""
FLAG: Final = "flag"
"""0 or 1."""


@dataclass(frozen=True)
class Field:
    """Some neighbouring bytes of a row that mean the same kind of thing."""

    name: str
    shape: tuple[int, ...]
    """() for a single byte."""
    most: int
    """The largest value; all of them are 0 to this, and this is at most 255."""
    kind: str
    """NUMBER, ONE_OF or FLAG."""
    about: str
    """One sentence for the table in the docs."""

    @property
    def size(self) -> int:
        """How many bytes it takes."""
        return prod(self.shape)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """How a game writes what a seat knows. Games derive their own; this one writes nothing."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields
        self.size: int = sum(field.size for field in fields)
        """The bytes of a row."""

    def row(self, state: S, seat: i64) -> bytes:
        """What a seat knows, the decision it has to make now included."""
        return b""

    def offsets(self) -> dict[str, int]:
        """Where each field of a row begins."""
        places: dict[str, int] = {}
        at = 0
        for field in self.fields:
            places[field.name] = at
            at += field.size
        return places


EMPTY: Final = Encoding[Any](())
"""For a game nobody learns yet."""
