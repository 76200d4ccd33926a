"""Numbers of a game that a designer may want to see changed, and playing with them changed.

A number is a place that the rules read whenever they need it: an entry of a table or a field of an object,
never a constant that a compiler has written into the code. What the rules remember about a situation
(`Ask.memo`) must not rest on one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cantina.kernel.errors import BadOption

if TYPE_CHECKING:
    from cantina.kernel.game import Game


@dataclass(frozen=True)
class Number:
    """One number, and how far it may be changed without the rules losing their footing."""

    low: int
    high: int
    read: Callable[[], int]
    write: Callable[[int], None]


def entry(table: list[Any], at: int, low: int, high: int) -> Number:
    """An entry of a table."""
    return entries(table, (at,), low, high)


def entries(table: list[Any], places: Sequence[int], low: int, high: int) -> Number:
    """Entries of a table that are one number to people, such as the value of all purses of a kind."""

    def write(value: int) -> None:
        for at in places:
            table[at] = value

    return Number(low, high, lambda: int(table[places[0]]), write)


def field(thing: object, name: str, low: int, high: int) -> Number:
    """A field of an object."""
    return Number(low, high, lambda: int(getattr(thing, name)), lambda value: setattr(thing, name, value))


_CHANGED: dict[str, dict[str, int]] = {}
"""What is changed at the moment, by game."""


def changes(game: str) -> Mapping[str, int]:
    """The numbers of a game that are not what its box says, at this moment and in this process."""
    return _CHANGED.get(game, {})


MANY = 24


def listed(names: Iterable[str], near: str = "") -> str:
    """Names of numbers for people: those that start as `near` does; when they are many, only their starts."""
    found = list(names)
    words = near.split(".")
    for depth in range(1, len(words)):
        alike = [name for name in found if name.split(".")[:depth] == words[:depth]]
        if not alike:
            break
        found = alike
        if len(found) <= MANY:
            return ", ".join(found)
    if len(found) > MANY:
        depth = len(words) if found != list(names) else 1
        starts = dict.fromkeys(".".join(name.split(".")[:depth]) for name in found)
        found = [start if start in names else f"{start}.…" for start in starts]
    return ", ".join(found) or "none"


def check(game: Game, values: Mapping[str, int]) -> None:
    """Raises BadOption for a number the game does not have, or a value it cannot take."""
    for name, value in values.items():
        number = game.numbers.get(name)
        if number is None:
            raise BadOption(
                name, value, f"one of the numbers of this game: {', '.join(game.numbers) or 'none'}"
            )
        if isinstance(value, bool) or not isinstance(value, int) or not number.low <= value <= number.high:
            raise BadOption(name, value, f"a whole number from {number.low} to {number.high}")


@contextmanager
def changed(game: Game, values: Mapping[str, int]) -> Iterator[None]:
    """Plays with other numbers inside the block; afterwards everything is as before.

    States made inside say so in their options, so that no dump or record of them passes for the game.
    """
    check(game, values)
    name = game.meta.name
    before = dict(changes(name))
    values_before = {number: game.numbers[number].read() for number in values}
    try:
        for number, value in values.items():
            game.numbers[number].write(value)
        _CHANGED[name] = {**before, **values}
        yield
    finally:
        for number, value in values_before.items():
            game.numbers[number].write(value)
        _CHANGED[name] = before
