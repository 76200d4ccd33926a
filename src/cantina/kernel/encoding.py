"""What a seat knows as a row of bytes: the form in which positions are learned from.

Every game has one row for all its player counts and options. A row is made from what the seat's view
shows and nothing else; seats are counted from the one that looks, itself first, then clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, Final, Generic, TypeVar

from librt.strings import BytesWriter

from cantina.kernel.ints import i64, mypyc_attr
from cantina.kernel.state import Ask, State

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

    def __init__(self, fields: tuple[Field, ...], notes: str = "") -> None:
        self.fields = fields
        self.notes = notes
        """What has to be said about them besides, for the page in the docs."""
        self.size: int = sum(field.size for field in fields)
        """The bytes of a row."""

    def row(self, state: S, seat: i64) -> bytes:
        """What a seat knows, the decision it has to make now included."""
        out = BytesWriter()
        self.write(state, seat, out)
        return out.getvalue()

    def write(self, state: S, seat: i64, out: BytesWriter) -> None:
        """Writes the row into something empty."""

    def offsets(self) -> dict[str, int]:
        """Where each field of a row begins."""
        places: dict[str, int] = {}
        at = 0
        for field in self.fields:
            places[field.name] = at
            at += field.size
        return places


def asked(state: State) -> i64:
    """The seats asked now as bits, also those whose answers are in but still hidden."""
    bits: i64 = state.pending
    if bits != 0 and state.answers:
        for seat, answer in enumerate(state.answers):
            if answer >= 0:
                bits |= 1 << seat
    return bits


def question(state: State, kinds: dict[str, int]) -> i64:
    """What they are asked: the number of that kind of decision, or 0 when nobody is."""
    if state.pending == 0:
        return 0
    frame = state.stack[-1]
    assert isinstance(frame, Ask)
    return kinds[frame.kind]


def place_from(who: i64, seat: i64, seats: i64) -> i64:
    """A seat counted from the one that looks, itself 1; 0 for none."""
    if who < 0:
        return 0
    return who - seat + 1 if who >= seat else who - seat + seats + 1


def turned(bits: i64, seat: i64, seats: i64) -> i64:
    """Bits of seats, counted from the one that looks."""
    return (bits >> seat | bits << (seats - seat)) & ((1 << seats) - 1)


def put_flags(out: BytesWriter, at: i64, bits: i64) -> None:
    """Writes bits over the zeros of a field of flags."""
    while bits != 0:
        if bits & 1:
            out[at] = 1
        bits >>= 1
        at += 1


def count(out: BytesWriter, at: i64) -> None:
    """One more. Said at length, for mypyc knows no quick way to do it in place."""
    out[at] = out[at] + 1


def blanks(most: int, size: int) -> list[bytes]:
    """By the number of seats: so many bytes with only the first field, the seats that play, filled in."""
    return [bytes([1] * seats + [0] * (size - seats)) for seats in range(most + 1)]


def numbered(names: tuple[str, ...]) -> dict[str, int]:
    """Numbers words from 1; 0 stands for none of them."""
    return {name: number for number, name in enumerate(names, start=1)}


EMPTY: Final = Encoding[Any](())
"""For a game nobody learns yet."""
