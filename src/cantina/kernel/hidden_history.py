"""The history of hidden things: what happened to cards and tokens of which not everybody knows which they are.

A seen-mask says who knows where a card is now. Where hidden cards move on unseen, that is not enough: what a
viewer saw of a card earlier says something about where it may be later. So a state records what happened, and
a world is sampled by telling the history anew as the viewer may believe it (`kernel/world_sampler.py`).

An entry is one whole number: its kind, the seat it happened to, another seat, a place (below 64), the viewers
who saw the values, and up to three values (cards or places, below UNUSED). Everything but the values is known
to everybody. Each game numbers its own kinds.
"""

from __future__ import annotations

from typing import Final, final

import msgspec

from cantina.kernel.native_types import append, i64, mypyc_attr, vec, with_room

UNUSED: Final = 1022
"""The entry has no such value."""
HIDDEN: Final = 1023
"""The entry has such a value, but the viewer did not see it."""

_VALUE: Final = 1023
_B_UNIT: Final = 1 << 10
_C_UNIT: Final = 1 << 20
_VALUES: Final = 1 << 30
_ALL_VALUES: Final = (1 << 30) - 1
_REST_UNUSED: Final = UNUSED * _C_UNIT + UNUSED * _B_UNIT
"""The bits of the values `b` and `c` in an entry that has only `a`."""
_ONE_HIDDEN: Final = _REST_UNUSED + HIDDEN
_VIEWERS_UNIT: Final = 1 << 30
_SEAT_UNIT: Final = 1 << 38
_OTHER_UNIT: Final = 1 << 41
_PLACE_UNIT: Final = 1 << 44
_KIND_UNIT: Final = 1 << 50
_KIND_LIMIT: Final = 32
_ROOM: Final = 16
"""A new history has room for so many entries."""


def entry(
    kind: i64,
    viewers: i64,
    seat: i64 = 0,
    other: i64 = 0,
    a: i64 = UNUSED,
    b: i64 = UNUSED,
    c: i64 = UNUSED,
    place: i64 = 0,
) -> i64:
    """What happened, as one number; `viewers` (bits) are those who saw the values `a`, `b` and `c`."""
    return (
        kind * _KIND_UNIT
        + place * _PLACE_UNIT
        + other * _OTHER_UNIT
        + seat * _SEAT_UNIT
        + viewers * _VIEWERS_UNIT
        + c * _C_UNIT
        + b * _B_UNIT
        + a
    )


def kind_of(packed: i64) -> i64:
    return packed >> 50


def seat_of(packed: i64) -> i64:
    return packed >> 38 & 7


def other_of(packed: i64) -> i64:
    return packed >> 41 & 7


def place_of(packed: i64) -> i64:
    return packed >> 44 & 63


def viewers_of(packed: i64) -> i64:
    return packed >> 30 & 255


def a_of(packed: i64) -> i64:
    return packed & _VALUE


def b_of(packed: i64) -> i64:
    return packed >> 10 & _VALUE


def c_of(packed: i64) -> i64:
    return packed >> 20 & _VALUE


def with_values(packed: i64, a: i64, b: i64 = UNUSED, c: i64 = UNUSED) -> i64:
    """The same entry with other values."""
    return (packed >> 30) * _VALUES + c * _C_UNIT + b * _B_UNIT + a


def as_known_to(packed: i64, viewers: i64) -> i64:
    """The entry as some viewers (bits) know it: without values they did not see."""
    if packed >> 30 & viewers:
        return packed
    a: i64 = packed & _VALUE
    b: i64 = packed >> 10 & _VALUE
    c: i64 = packed >> 20 & _VALUE
    return with_values(
        packed,
        a if a == UNUSED else HIDDEN,
        b if b == UNUSED else HIDDEN,
        c if c == UNUSED else HIDDEN,
    )


def _pack_values(packed: i64) -> i64:
    """The values of an entry as one number: the value itself if there is only `a`."""
    return packed & _ALL_VALUES ^ _REST_UNUSED


@final
@mypyc_attr(acyclic=True)
class History:
    """Entries in the order in which they happened.

    An entry is kept as two numbers below 2**30: in plain Python those of most values are so small that they
    need not be allocated.

    Copies share the arrays until the copy is written to, because states are copied far oftener than they record
    something. Only the history that made the arrays appends to them in place; copies read no further than their
    own length.
    """

    def __init__(self, kinds: Kinds, public: vec[i64], values: vec[i64], length: i64, owner: bool) -> None:
        self.kinds = kinds
        self.public: vec[i64] = public
        """Everything but the values; may be longer than this history: read `length` of them."""
        self.values: vec[i64] = values
        """The values, as `_pack_values` has them; may be longer, too."""
        self.length: i64 = length
        self.owner = owner
        """Whether this history may append to the arrays in place."""

    def __len__(self) -> int:
        return self.length

    def copy(self) -> History:
        return History(self.kinds, self.public, self.values, self.length, False)

    def append(self, packed: i64) -> None:
        """Records what happened."""
        if not self.owner:
            self.public = self.public[: self.length]
            self.values = self.values[: self.length]
            self.owner = True
        self.public = append(self.public, packed >> 30)
        self.values = append(self.values, _pack_values(packed))
        self.length += 1

    def rewrite(self, entries: list[i64]) -> None:
        """Replaces all entries."""
        self.public = vec[i64]([packed >> 30 for packed in entries])
        self.values = vec[i64]([_pack_values(packed) for packed in entries])
        self.length = len(entries)
        self.owner = True

    def entry(self, at: i64) -> i64:
        """The entry at a position, with all its values."""
        return self.public[at] * _VALUES + (self.values[at] ^ _REST_UNUSED)

    def known_to(self, viewers: i64) -> vec[i64]:
        """All entries as some viewers (bits) know them."""
        entries: vec[i64] = self.public[: self.length]
        for at, public in enumerate(entries):
            values: i64 = self.values[at]
            if public & viewers or values == UNUSED:
                entries[at] = public * _VALUES + (values ^ _REST_UNUSED)
            elif values < UNUSED:  # one value, as most entries have
                entries[at] = public * _VALUES + _ONE_HIDDEN
            else:
                entries[at] = as_known_to(public * _VALUES + (values ^ _REST_UNUSED), viewers)
        return entries

    def own_values(self) -> None:
        """Makes the values this history's own, shared with no copy, so that they can be changed in place."""
        self.values = self.values[: self.length]

    def set_values(self, at: i64, packed: i64) -> None:
        """Gives an entry the values of another one; the values must be the history's own."""
        self.values[at] = _pack_values(packed)

    def to_list(self) -> list[i64]:
        """The entries, in a list of their own."""
        return [self.entry(at) for at in range(self.length)]

    def dump(self) -> list[list[object]]:
        """Each entry as its kind, seat, other seat, place, viewers and values."""
        dumped: list[list[object]] = []
        for packed in self.to_list():
            values = [value for value in (a_of(packed), b_of(packed), c_of(packed)) if value != UNUSED]
            kind = self.kinds.names[kind_of(packed)]
            seats = (seat_of(packed), other_of(packed))
            dumped.append([kind, *seats, place_of(packed), viewers_of(packed), *values])
        return dumped

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (self.kinds, self.to_list()))


@final
class Kinds:
    """The names of a game's kinds of entries, by number; they stand for the kinds in a dump."""

    def __init__(self, names: dict[int, str]) -> None:
        if list(names) != list(range(len(names))) or len(names) > _KIND_LIMIT:
            raise ValueError(f"kinds are numbered from 0 to at most {_KIND_LIMIT - 1}: {names}")
        self.names: list[str] = list(names.values())

    def new(self) -> History:
        """An empty history."""
        return History(self, with_room(_ROOM), with_room(_ROOM), 0, True)

    def load(self, data: object) -> History:
        """Rebuilds a dumped history."""
        history = self.new()
        for number, (name, *numbers) in enumerate(msgspec.convert(data, list[list[str | int]])):
            whole = [one for one in numbers if isinstance(one, int)]
            if name not in self.names:
                known = ", ".join(self.names)
                raise msgspec.ValidationError(
                    f"entry {number} is of the kind {name!r}, which is none of {known}"
                )
            if len(whole) != len(numbers) or not 4 <= len(whole) <= 7 or not _in_range(whole):
                raise msgspec.ValidationError(
                    f"entry {number} is {numbers}, not two seats (0 to 7), a place (0 to 63), viewers "
                    f"(0 to 255) and up to three values (0 to {UNUSED - 1})"
                )
            seat, other, place, viewers, a, b, c = [*whole, UNUSED, UNUSED, UNUSED][:7]
            history.append(entry(self.names.index(str(name)), viewers, seat, other, a, b, c, place))
        return history

    def __reduce__(self) -> tuple[object, ...]:
        return (Kinds, (dict(enumerate(self.names)),))


def _in_range(numbers: list[int]) -> bool:
    limits = (8, 8, 64, 256, UNUSED, UNUSED, UNUSED)
    return all(0 <= number < limit for number, limit in zip(numbers, limits, strict=False))


def _rebuild(kinds: Kinds, entries: list[i64]) -> History:
    """A history from its pickled form."""
    history = kinds.new()
    history.rewrite(entries)
    return history
