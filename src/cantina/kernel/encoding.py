"""Encodings: what a seat knows as a row of bytes, the observation of the learning environments.

The rows of a game have one layout for all player counts and options. A row is written from what the
seat's view shows and nothing else; seats are numbered relative to the observing one, itself first, then
clockwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, Final, Generic, TypeVar, final

from librt.strings import BytesWriter

from cantina.kernel.native_types import i64, mypyc_attr
from cantina.kernel.state import State

S = TypeVar("S", bound=State)

NUMBER: Final = "number"
"""A count or an amount."""
CATEGORY: Final = "one of"
"""The values have no order. The text is part of the environments' fingerprints, so it stays."""
FLAG: Final = "flag"
"""0 or 1."""


@dataclass(frozen=True)
class Field:
    """Consecutive bytes of a row with one meaning."""

    name: str
    shape: tuple[int, ...]
    """() for a single byte."""
    maximum: int
    """The largest value of a byte, at most 255; the smallest is 0."""
    kind: str
    """NUMBER, CATEGORY or FLAG."""
    description: str
    """One sentence for the table in the docs."""

    @property
    def size(self) -> int:
        """The number of bytes."""
        return prod(self.shape)


@final
class Layout:
    """Fields in the order in which they are written, and the offset of each."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields
        self.offsets: dict[str, int] = {}
        """By name of the field: where it begins."""
        size = 0
        for field in fields:
            if field.name in self.offsets:
                raise ValueError(f"two fields are called {field.name!r}")
            self.offsets[field.name] = size
            size += field.size
        self.size: int = size
        """The number of bytes of all fields together."""

    def offset(self, name: str) -> int:
        """Where a field begins."""
        return self.offsets[name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """Writes what a seat knows as a row. Games subclass it; this base class writes nothing."""

    def __init__(self, fields: tuple[Field, ...], notes: str = "") -> None:
        self.fields = fields
        self.notes = notes
        """What the docs say about the fields besides their descriptions."""
        self.layout = Layout(fields)
        self.size: int = self.layout.size
        """The number of bytes of a row."""

    def row(self, state: S, seat: i64) -> bytes:
        """What a seat knows, its current decision included."""
        out = BytesWriter()
        self.write(state, seat, out)
        return out.getvalue()

    def write(self, state: S, seat: i64, out: BytesWriter) -> None:
        """Writes the row into an empty writer."""


def deciding_seats(state: State) -> i64:
    """The seats that decide now, as bits, including those that have answered while others have not."""
    bits: i64 = state.pending
    if bits != 0 and state.answers:
        for seat, answer in enumerate(state.answers):
            if answer >= 0:
                bits |= 1 << seat
    return bits


def decision_kind(state: State, kinds: dict[str, int]) -> i64:
    """The number of the kind of the current decision; 0 when there is none."""
    if state.pending == 0:
        return 0
    return kinds[state.decision_frame.kind]


def relative_seat(other: i64, seat: i64, seats: i64) -> i64:
    """The number of seat `other` relative to the observing `seat`, which is 1; 0 for no seat (`other` < 0)."""
    if other < 0:
        return 0
    return other - seat + 1 if other >= seat else other - seat + seats + 1


def relative_seat_bits(bits: i64, seat: i64, seats: i64) -> i64:
    """A bit set of seats, rotated so that the observing seat has bit 0."""
    return (bits >> seat | bits << (seats - seat)) & ((1 << seats) - 1)


def write_flags(out: BytesWriter, offset: i64, bits: i64) -> None:
    """Writes a bit set into a field of flags that is still zero."""
    while bits != 0:
        if bits & 1:
            out[offset] = 1
        bits >>= 1
        offset += 1


def increment(out: BytesWriter, offset: i64) -> None:
    """Adds 1 to a byte. Not `+=`, for which mypyc has no fast path on a BytesWriter."""
    out[offset] = out[offset] + 1


def blank_rows(layout: Layout, most_seats: int) -> list[bytes]:
    """By the number of seats in play: a row of zeros in which only the field `present` is filled in."""
    start = layout.offset("present")
    return [
        bytes([0] * start + [1] * seats + [0] * (layout.size - start - seats))
        for seats in range(most_seats + 1)
    ]


def numbered_from_one(names: tuple[str, ...]) -> dict[str, int]:
    """A number for each name, from 1; 0 stands for none of them."""
    return {name: number for number, name in enumerate(names, start=1)}


NO_ENCODING: Final = Encoding[Any](())
"""For a game without an encoding."""
