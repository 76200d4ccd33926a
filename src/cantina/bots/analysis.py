"""What a bot thinks of a decision."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct

from cantina.bots.budget import Budget
from cantina.kernel.choice import Choice
from cantina.kernel.luck import salt, seeded
from cantina.kernel.mind import Mind


class Estimate(Struct, frozen=True):
    """What one choice seems to be worth."""

    choice: int
    """The choice's number."""
    value: float
    """The chance to win, more or less, from 0 to 1."""
    error: float
    """The standard error of the value."""
    visits: int
    """How many playouts it rests on."""


class Analysis(Struct, frozen=True):
    """What a bot thinks of every choice of a decision, from what the seat knows."""

    seat: int
    kind: str
    estimates: tuple[Estimate, ...]
    """In the order of the decision's choices."""

    @property
    def best(self) -> Estimate:
        """The choice to make: the one most relied on, then the one worth most."""
        return max(self.estimates, key=lambda one: (one.visits, one.value))

    def of(self, choice: int) -> Estimate | None:
        """What is thought of one choice."""
        return next((one for one in self.estimates if one.choice == choice), None)


class Analyst:
    """A bot that makes up its mind by weighing every choice."""

    NAME: ClassVar[str]
    VERSION: ClassVar[int]
    USUAL: ClassVar[str]
    """The budget it has when none is given."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.budget = budget
        self._luck = seeded(seed, salt(f"{self.NAME} bot"))

    def analyse(self, mind: Mind) -> Analysis:
        """What every choice seems to be worth."""
        raise NotImplementedError

    def choose(self, mind: Mind) -> Choice:
        if len(mind.choices) == 1:
            return mind.choices[0]
        best = self.analyse(mind).best
        return next(choice for choice in mind.choices if choice.number == best.choice)

    def stop(self) -> None:
        """Ends the thinking soon, with what it has come to; may be called from another thread."""
        self.budget.stop()
