"""Random matches of every game and variant, for the laws."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest

import cantina
import cantina.kernel.state
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.state import State

INTERPRETED = cantina.kernel.state.__file__.endswith(".py")
"""The rules run as plain Python, not compiled."""
MATCHES = int(os.environ.get("CANTINA_MATCHES", "4"))
"""Random matches per variant and law."""
MANY = MATCHES > 50
"""A long run: each match is looked at in one place, drawn at random, instead of in many."""

VARIANTS = [
    pytest.param(name, dict(variant), id=f"{name}-{'-'.join(str(v) for v in variant.values())}")
    for name in cantina.games()
    for variant in cantina.game(name).variants
]
every_variant = pytest.mark.parametrize(("name", "variant"), VARIANTS)
every_game = pytest.mark.parametrize("name", cantina.games())


Batches = tuple[tuple[Event, ...], tuple[Event, ...]]


class Walk:
    """A random match, step by step; simultaneous decisions are answered in any order."""

    def __init__(self, name: str, variant: dict[str, Any], seed: int, quiet: bool = False) -> None:
        self.game: Game = cantina.game(name)
        self.state: State = self.game.new(seed=seed, quiet=quiet, **variant)
        self.events: tuple[Event, ...] = self.state.opening
        self.rng = random.Random(seed * 7919 + 1)
        self.seed = seed
        self.steps = 0
        self.last: tuple[int, cantina.Choice] | None = None

    def step(self) -> None:
        decision = self.rng.choice(self.state.decisions)
        choice = self.rng.choice(decision.choices)
        self.last = (decision.seat, choice)
        self.events = self.state.apply(choice, decision.seat)
        self.steps += 1

    def positions(self, every: int) -> Iterator[State]:
        """Plays to the end and stops now and then, about once in `every` steps and at the end."""
        stops = random.Random(f"{every} {self.seed}")
        if MANY:
            yield from self._one_position(stops)
            return
        yield self.state
        while not self.state.over:
            self.step()
            if self.state.over or stops.randrange(every) == 0:
                _ = self.state.decision
                yield self.state

    def _one_position(self, stops: random.Random) -> Iterator[State]:
        stop = stops.randrange(150)
        while not self.state.over and self.steps < stop:
            self.step()
        _ = self.state.decision  # a state that remembers its decision must not pass it on to worlds
        yield self.state


def viewers(state: State) -> list[int | None]:
    """All seats and the public."""
    return [None, *range(state.seats)]


def some_viewers(state: State, rng: random.Random) -> list[int | None]:
    """All viewers, or one of them in a long run."""
    found = viewers(state)
    return [rng.choice(found)] if MANY else found


def side_by_side(truth: State, other: State, rng: random.Random, most: int) -> Iterator[Batches]:
    """Plays the same random choices on two states and yields the events of both, step by step."""
    truth.quiet = other.quiet = False
    for _ in range(most):
        pairs = [
            (decision.seat, choice)
            for decision in truth.decisions
            for choice in decision.choices
            if other.why_not(choice, decision.seat) is None
        ]
        if not pairs:
            return
        who, choice = rng.choice(pairs)
        yield truth.apply(choice, who), other.apply(choice, who)


def seeds() -> range:
    return range(MATCHES)


def looked_at(rng: random.Random) -> bool:
    """Whether to look closely at a step: always, or now and then in a long run."""
    return not MANY or rng.randrange(40) == 0
