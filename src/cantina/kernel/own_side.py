"""Own-side rows: how the rows and choices of a game are turned to the side of the seat that observes.

The seats of a row are numbered from the observing one already. Other things keep the number they have in the
game: a bandit that of its character, a scoundrel that of its trait. A network would have to learn everything
again for every number. A game declares here which things there are, how to number them by their owner or by
their place instead, and which fields and choices name them. `cantina.policy.own_side` turns whole batches of
rows and choices by that.

A game that declares nothing has the rows it has; its choices with an argument `seat` are turned.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from cantina.kernel.encoding import Field

SEAT: Final = "seat"
"""The numbering of seats, which every game has: relative to the observing one, which is 0."""


@dataclass(frozen=True)
class ByOwner:
    """Things in the order of the seats that have them, then by number; those that nobody has come last.

    An own-side row lists them in a further field, `<name>_at`: the thing with each new number, from 1.
    """

    name: str
    field: str
    """By thing: the seat that has it, from 1; 0 nobody."""
    alike: bool = False
    """Things differ by what the other fields say of them only, so that `<name>_at` is no feature."""


@dataclass(frozen=True)
class ByPlace:
    """Things by the place where a field lists them."""

    name: str
    count: int
    """The number of things."""
    field: str
    """By place: the thing there, as `first` + its number."""
    first: int = 1
    complete: bool = False
    """Every thing is always listed. Otherwise those not listed come after the places, by number."""
    alike: bool = False
    """Things differ by what the other fields say of them only, so that the field is no feature."""


@dataclass(frozen=True)
class BySpace:
    """Things by the space they lie on; those that lie on none come after the spaces, by number.

    An own-side row lists them in a further field, `<name>_at`: the thing on each space, from 1; 0 none.
    """

    name: str
    field: str
    """By thing: its space, from 1, among those it can lie on; other values: it lies on none."""
    first_space: tuple[int, ...]
    """By thing: the first of these spaces."""
    spaces: int
    """How many spaces each thing can lie on."""
    alike: bool = False
    """Things differ by what the other fields say of them only, so that `<name>_at` is no feature."""

    @property
    def all_spaces(self) -> int:
        return max(self.first_space) + self.spaces


@dataclass(frozen=True)
class ByPart:
    """Things of which there are equally many for each thing of another numbering: the cards of each terrain."""

    name: str
    of: str
    """The other numbering."""
    parts: tuple[int, ...]
    """By thing: the thing of the other numbering it belongs to; -1 none."""
    unless: str = ""
    """A flag of the row; where it is set, the things keep their numbers."""


Numbering = ByOwner | ByPlace | BySpace | ByPart


@dataclass(frozen=True)
class ThingAxis:
    """An axis of a field that has an entry for every thing of a numbering."""

    field: str
    numbering: str
    axis: int = 0
    start: int = 0
    """Where on that axis the entry of the first thing is."""


@dataclass(frozen=True)
class ThingValues:
    """The values of a field that name things: `first` + their number."""

    field: str
    numbering: str
    first: int = 1


@dataclass(frozen=True)
class ThingArgument:
    """An argument of choices that names a thing."""

    argument: str
    numbering: str
    names: tuple[str, ...]
    """The names of the things, by number; another value of the argument names none of them."""
    not_kinds: tuple[str, ...] = ()
    """Choices of these kinds keep their numbers: they are about the thing itself, not about who has it."""


@dataclass(frozen=True)
class OwnSide:
    """What a game declares. A numbering stands before those that are parts of it."""

    numberings: tuple[Numbering, ...] = ()
    axes: tuple[ThingAxis, ...] = ()
    values: tuple[ThingValues, ...] = ()
    arguments: tuple[ThingArgument, ...] = ()
    added: tuple[Field, ...] = ()
    """Further fields of own-side rows, which follow from the others but take a network long to work out."""
    compute_added: Callable[[Mapping[str, Any]], Sequence[Any]] | None = None
    """Computes them: takes the other fields of own-side rows by name, each as a numpy array of whole numbers of
    (n, *shape of the field), and returns such an array for each added field."""
    replaced: tuple[str, ...] = ()
    """Fields that are no features, because added fields contain what they say."""
    version: int = 0
    """Raised with every change of the declaration within one environment version."""


AS_WRITTEN: Final = OwnSide()
"""For a game that declares nothing."""
