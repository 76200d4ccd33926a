"""A bot's estimates of the choices of a decision."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

from cantina.bots.budget import Budget
from cantina.kernel.choice import Choice
from cantina.kernel.evaluation import Evaluator, rollout_choice
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import Stream, salt, seeded
from cantina.kernel.state import State


class Estimate(Struct, frozen=True):
    """The estimated value of one choice."""

    choice: int
    """The choice's number."""
    value: float
    """Roughly the probability to win, from 0 to 1."""
    error: float
    """The standard error of the value."""
    visits: int
    """The number of playouts behind it."""


class Analysis(Struct, frozen=True):
    """A bot's estimates of all choices of a decision, from what the seat knows."""

    seat: int
    kind: str
    estimates: tuple[Estimate, ...]
    """In the order of the decision's choices."""

    @property
    def best(self) -> Estimate:
        """The choice to make: the one with the most playouts, then the one with the highest value."""
        return max(self.estimates, key=lambda estimate: (estimate.visits, estimate.value))

    def estimate_of(self, choice: int) -> Estimate | None:
        """The estimate of one choice, given by its number."""
        return next((estimate for estimate in self.estimates if estimate.choice == choice), None)


class AnalysingBot:
    """A bot that estimates the value of every choice before it decides."""

    NAME: ClassVar[str]
    VERSION: ClassVar[int]
    DEFAULT_BUDGET: ClassVar[str]
    """The budget it has when none is given."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.budget = budget
        self._rng = seeded(seed, salt(f"{self.NAME} bot"))

    def analyse(self, mind: Mind) -> Analysis:
        """Estimates the value of every choice."""
        raise NotImplementedError

    def rollout_policy(self, state: State, evaluator: Evaluator[Any], rng: Stream, seat: int) -> Choice:
        """The choice a seat makes in this bot's playouts."""
        return rollout_choice(state, evaluator, rng, seat)

    def choose(self, mind: Mind) -> Choice:
        if len(mind.choices) == 1:
            return mind.choices[0]
        best = self.analyse(mind).best
        return next(choice for choice in mind.choices if choice.number == best.choice)

    def stop(self) -> None:
        """Ends the analysis soon, with what it has found so far; may be called from another thread."""
        self.budget.stop()
