"""Random matches, step by step, for the laws."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from cantina.kernel.choice import Choice
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.state import State

EventPair = tuple[tuple[Event, ...], tuple[Event, ...]]

_EARLY_STEPS = 150
"""A sparse match is checked at one of its first positions, this many."""


class RandomMatch:
    """A random match, step by step; simultaneous decisions are answered in any order."""

    def __init__(
        self, game: Game, variant: Mapping[str, Any], seed: int, quiet: bool = False, sparse: bool = False
    ) -> None:
        self.game = game
        self.state: State = game.new(seed=seed, quiet=quiet, **variant)
        self.events: tuple[Event, ...] = self.state.setup_events
        """The events of the last step, or of the set-up."""
        self.rng = random.Random(seed * 7919 + 1)
        self.seed = seed
        self.sparse = sparse
        """One position of the match is checked, drawn at random, instead of many."""
        self.choices: list[tuple[int, Choice]] = []
        """The choices made so far, each with its seat."""

    @property
    def steps(self) -> int:
        """The number of choices made so far."""
        return len(self.choices)

    @property
    def last_choice(self) -> Choice | None:
        return self.choices[-1][1] if self.choices else None

    def step(self) -> None:
        """Makes a random choice of a random open decision."""
        decision = self.rng.choice(self.state.decisions)
        self.play(decision.seat, self.rng.choice(decision.choices))

    def play(self, seat: int, choice: Choice) -> None:
        """Makes a choice."""
        self.choices.append((seat, choice))
        self.events = self.state.apply(choice, seat)

    def finish(self) -> None:
        """Plays to the end."""
        while not self.state.over:
            self.step()

    def positions(self, every: int) -> Iterator[State]:
        """Plays to the end; yields the state at the start, about once in `every` steps, and at the end."""
        stops = random.Random(f"{every} {self.seed}")
        if self.sparse:
            yield from self._one_position(stops)
            return
        yield self.state
        while not self.state.over:
            self.step()
            if self.state.over or stops.randrange(every) == 0:
                yield self._with_cached_decision()

    def _one_position(self, stops: random.Random) -> Iterator[State]:
        stop = stops.randrange(_EARLY_STEPS)
        while not self.state.over and self.steps < stop:
            self.step()
        yield self._with_cached_decision()

    def _with_cached_decision(self) -> State:
        """The state after its decision was asked for, which must not show in copies and worlds of it."""
        _ = self.state.decision
        return self.state

    def selected(self) -> bool:
        """Whether to check this step: always, or now and then in a sparse match."""
        return not self.sparse or self.rng.randrange(40) == 0

    def some_viewers(self) -> list[int | None]:
        """All viewers, or one of them in a sparse match."""
        everybody = viewers(self.state)
        return [self.rng.choice(everybody)] if self.sparse else everybody


def viewers(state: State) -> list[int | None]:
    """All seats and the public."""
    return [None, *range(state.seats)]


def viewer_name(viewer: int | None) -> str:
    """A viewer in messages."""
    return "the public" if viewer is None else f"seat {viewer}"


def play_side_by_side(truth: State, other: State, rng: random.Random, max_steps: int) -> Iterator[EventPair]:
    """Plays the same random choices on two states and yields the events of both, step by step."""
    truth.quiet = other.quiet = False
    for _ in range(max_steps):
        allowed_in_both = [
            (decision.seat, choice)
            for decision in truth.decisions
            for choice in decision.choices
            if other.why_not(choice, decision.seat) is None
        ]
        if not allowed_in_both:
            return
        seat, choice = rng.choice(allowed_in_both)
        yield truth.apply(choice, seat), other.apply(choice, seat)
