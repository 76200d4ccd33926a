"""What a check of a law is, and the sample of matches it gets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from cantina.kernel.game import Game
from cantina.kernel.match import Match
from cantina.testing.difference import first_difference
from cantina.testing.random_match import RandomMatch

SPARSE_FROM: Final = 50
"""With more matches than this, one position of each is checked instead of many."""


class LawBroken(Exception):
    """A game breaks a law; the message says how."""


class Sample:
    """One variant of a game, and the random matches to check it with."""

    def __init__(self, game: Game, variant: dict[str, Any], matches: int = 4, seed: int = 0) -> None:
        self.game = game
        self.variant = variant
        self.seeds = range(seed, seed + matches)
        self.sparse = matches > SPARSE_FROM
        self._current: RandomMatch | Match | None = None
        self._seed = seed
        """The seed of the match that was asked for last."""
        self._about_all_matches = False

    def random_match(self, seed: int, quiet: bool = False) -> RandomMatch:
        """A random match; where a check fails, the last match it asked for is named."""
        self._seed = seed
        match = self._current = RandomMatch(self.game, self.variant, seed, quiet, self.sparse)
        return match

    def random_matches(self, quiet: bool = False) -> Iterator[RandomMatch]:
        """A random match for every seed."""
        for seed in self.seeds:
            yield self.random_match(seed, quiet)

    def match(self, seed: int) -> Match:
        """A match before its first choice, for checks of records and undo."""
        self._seed = seed
        match = self._current = Match(self.game, seed=seed, **self.variant)
        return match

    def matches(self) -> Iterator[Match]:
        """A match before its first choice for every seed."""
        for seed in self.seeds:
            yield self.match(seed)

    def after_all_matches(self) -> None:
        """From now on a failure is about all matches together, not about the last one."""
        self._about_all_matches = True

    @property
    def place(self) -> str:
        """The variant, and the seed and last choice of the match the check is at."""
        options = ", ".join(f"{name}={value}" for name, value in self.variant.items())
        variant = f"{self.game.meta.name} with {options}"
        if self._about_all_matches:
            return f"{variant}, seeds {self.seeds[0]} to {self.seeds[-1]}"
        if self._current is None:
            return variant
        choices = self._current.choices
        where = f"{variant}, seed {self._seed}"
        if not choices:
            return f"{where}, before the first choice"
        seat, choice = choices[-1]
        count = "1 choice" if len(choices) == 1 else f"{len(choices)} choices"
        return f"{where}, after {count}; the last was {choice.text!r} of seat {seat}"

    @property
    def repeated_by(self) -> tuple[int, int]:
        """The number of matches and the first seed with which a check begins at the same match."""
        if self._about_all_matches:
            return len(self.seeds), self.seeds[0]
        # A sparse sample checks other positions than a small one, so it has to stay sparse.
        return (SPARSE_FROM + 1 if self.sparse else 1), self._seed


@dataclass(frozen=True)
class Check:
    """One thing a law demands."""

    law: int
    statement: str
    run: Callable[[Sample], None]
    per_variant: bool
    """Whether it is checked for every variant of a game, or once for the game."""

    @property
    def name(self) -> str:
        return self.run.__name__


CHECKS: list[Check] = []
"""All checks, by law."""


def law(
    number: int, statement: str, *, per_variant: bool = True
) -> Callable[[Callable[[Sample], None]], Callable[[Sample], None]]:
    """Makes a function a check of a law."""

    def add(run: Callable[[Sample], None]) -> Callable[[Sample], None]:
        CHECKS.append(Check(number, statement, run, per_variant))
        return run

    return add


def expect(condition: object, complaint: str) -> None:
    """Raises LawBroken with a complaint when a condition does not hold."""
    if not condition:
        raise LawBroken(complaint)


TRUTH_AND_WORLD: Final = ("in the truth", "in a world")
BEFORE_AND_AFTER: Final = ("before", "after")


def expect_equal(
    first: object,
    second: object,
    complaint: str,
    labels: tuple[str, str] = ("in the first", "in the second"),
) -> None:
    """Raises LawBroken with a complaint and the first difference when two values differ."""
    if first != second:
        raise LawBroken(f"{complaint}: {first_difference(first, second, labels)}")
