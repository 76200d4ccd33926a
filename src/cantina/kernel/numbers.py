"""The numbers of a game that can be changed: their ranges and sources, and sets of changed values.

A state carries the numbers it is played with, `state.numbers`: an object of the game's own class, made once for
each set, shared by all states of that set and never changed afterwards. Rules, evaluation, encoding and views
read it there, so matches with different numbers can be played side by side in one process.
`DecisionFrame.cached_choices` belong to all of them: a cache key must cover every number the choices depend on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.provenance import Provenance

if TYPE_CHECKING:
    from cantina.kernel.state import State

N = TypeVar("N")

NUMBERS: Final = "numbers"
"""The option under which a match names its set of numbers; no option of a game may have this name."""

_NO_CHANGES: Final[dict[str, int]] = {}


@dataclass(frozen=True)
class Number:
    """One number: how it is read from and written to a game's numbers, and the range the rules can take."""

    low: int
    high: int
    read: Callable[[Any], int]
    write: Callable[[Any, int], None]
    provenance: Provenance
    rule: str
    """The rule that states it."""
    text: str
    """The message that says what it is."""
    args: Mapping[str, str | int] = field(default_factory=dict)
    """The arguments of the message, such as the card whose number it is."""


def entry(
    table: str, at: int, low: int, high: int, provenance: Provenance, rule: str, text: str, **args: str | int
) -> Number:
    """An entry of a list of the game's numbers."""
    return entries(table, (at,), low, high, provenance, rule, text, **args)


def entries(
    table: str,
    places: Sequence[int],
    low: int,
    high: int,
    provenance: Provenance,
    rule: str,
    text: str,
    **args: str | int,
) -> Number:
    """Entries of a list that are one number to people, such as the value of all purses of a kind."""

    def write(numbers: Any, value: int) -> None:
        for at in places:
            getattr(numbers, table)[at] = value

    return Number(
        low, high, lambda numbers: int(getattr(numbers, table)[places[0]]), write, provenance, rule, text, args
    )


def attribute(
    name: str, low: int, high: int, provenance: Provenance, rule: str, text: str, **args: str | int
) -> Number:
    """A field of the game's numbers."""

    def write(numbers: Any, value: int) -> None:
        setattr(numbers, name, value)

    return Number(low, high, lambda numbers: int(getattr(numbers, name)), write, provenance, rule, text, args)


@dataclass(frozen=True)
class NumberSet:
    """The numbers of a match that differ from those of the game, and what people call the set."""

    name: str = ""
    values: Mapping[str, int] = field(default_factory=dict)

    def option(self) -> dict[str, Any]:
        """Its form in options and records."""
        return {"name": self.name, "values": dict(self.values)}


MAX_SET_NAME = 60
MAX_CACHED_SETS = 64
"""So many sets of a game are kept ready; states keep theirs anyway."""


class GameNumbers(Mapping[str, Number], Generic[N]):
    """All changeable numbers of a game by name, and the objects that states carry."""

    def __init__(self, make: Callable[[], N], numbers: Mapping[str, Number]) -> None:
        self._make = make
        self._numbers = dict(numbers)
        self.printed: N = make()
        """The numbers of the game itself."""
        self._made: dict[tuple[tuple[str, int], ...], N] = {}

    def __getitem__(self, name: str) -> Number:
        return self._numbers[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    def value(self, name: str) -> int:
        """The value a number has in the game itself."""
        return self._numbers[name].read(self.printed)

    def with_values(self, values: Mapping[str, int]) -> N:
        """The numbers with some changed: the same object whenever the values are the same."""
        if not values:
            return self.printed
        key = tuple(sorted(values.items()))
        found = self._made.get(key)
        if found is None:
            found = self._make()
            for name, value in key:
                self._numbers[name].write(found, value)
            if len(self._made) >= MAX_CACHED_SETS:
                self._made.pop(next(iter(self._made)), None)
            self._made[key] = found
        return found

    def check(self, values: Mapping[str, Any]) -> None:
        """Raises BadOption for a number the game does not have, or a value it cannot take."""
        for name, value in values.items():
            number = self._numbers.get(name)
            if number is None:
                names = list_names(self._numbers, str(name))
                allowed = Allowed("known-number", "one of the numbers of this game: {names}", names=names)
                raise BadOption(str(name), value, allowed)
            if isinstance(value, bool) or not isinstance(value, int) or not number.low <= value <= number.high:
                raise BadOption(
                    name,
                    value,
                    Allowed(
                        "whole-number", "a whole number from {low} to {high}", low=number.low, high=number.high
                    ),
                )

    def read_set(self, given: object) -> NumberSet:
        """The set of numbers that an option gives, without what is as in the game.

        It may be a NumberSet, its form in a record, or just values by name; None is no change.
        """
        if given is None:
            return NumberSet()
        name: object = ""
        values: object = given
        if isinstance(given, NumberSet):
            name, values = given.name, given.values
        elif isinstance(given, Mapping) and isinstance(given.get("values"), Mapping):
            name, values = given.get("name", ""), given["values"]
            if unknown := set(given) - {"name", "values"}:
                raise BadOption(
                    NUMBERS, sorted(map(str, unknown)), Allowed("number-set", "only a name and values")
                )
        if not isinstance(values, Mapping):
            raise BadOption(NUMBERS, given, Allowed("numbers-by-name", "values by the names of numbers"))
        if not isinstance(name, str) or len(name) > MAX_SET_NAME or not (name.isprintable()):
            raise BadOption(
                "name", name, Allowed("short-text", "a text of at most {count} characters", count=MAX_SET_NAME)
            )
        self.check(values)
        changed = {
            key: values[key] for key in self._numbers if key in values and values[key] != self.value(key)
        }
        return NumberSet(name, changed) if changed else NumberSet()


NO_NUMBERS: Final = GameNumbers[None](lambda: None, {})
"""For a game without numbers to change."""


def number_set(state: State) -> NumberSet:
    """The set of numbers a state is played with."""
    given = state.options.get(NUMBERS)
    return NumberSet() if given is None else NumberSet(given["name"], given["values"])


def changed_numbers(state: State) -> dict[str, int]:
    """The numbers of a state that differ from the game's, with their values; not to be written to."""
    given = state.options.get(NUMBERS)
    return _NO_CHANGES if given is None else given["values"]


MAX_LISTED = 24
"""More names than this are shortened to their first words."""


def list_names(names: Iterable[str], similar_to: str = "") -> str:
    """Names of numbers for people: those that start as `similar_to` does; if many, only their first words."""
    found = list(names)
    words = similar_to.split(".")
    for depth in range(1, len(words)):
        alike = [name for name in found if name.split(".")[:depth] == words[:depth]]
        if not alike:
            break
        found = alike
        if len(found) <= MAX_LISTED:
            return ", ".join(found)
    if len(found) > MAX_LISTED:
        depth = len(words) if found != list(names) else 1
        starts = dict.fromkeys(".".join(name.split(".")[:depth]) for name in found)
        found = [start if start in names else f"{start}.…" for start in starts]
    return ", ".join(found) or "none"
