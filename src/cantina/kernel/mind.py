"""A mind: everything a bot at one seat is given."""

from __future__ import annotations

from typing import Any, Protocol

from cantina.kernel.choice import Choice
from cantina.kernel.errors import NoSuchSeat
from cantina.kernel.state import Decision, State


class Mind:
    """What one seat knows when it has to decide: its view, its choices, and sampled worlds."""

    __slots__ = ("__decision", "__state", "__view", "seat")

    def __init__(self, state: State, seat: int) -> None:
        decision = state.decision_of(seat)
        if decision is None:
            raise NoSuchSeat(f"seat {seat} has nothing to decide")
        self.seat = seat
        self.__state = state
        self.__decision = decision
        self.__view: Any = None

    @property
    def view(self) -> Any:
        if self.__view is None:
            self.__view = self.__state.view(self.seat)
        return self.__view

    @property
    def decision(self) -> Decision:
        return self.__decision

    @property
    def choices(self) -> tuple[Choice, ...]:
        return self.__decision.choices

    def world(self, seed: int) -> State:
        """A guess at the truth that agrees with all this seat knows."""
        return self.__state.world(self.seat, seed)


class Bot(Protocol):
    """Something that can sit at a table and decide."""

    def choose(self, mind: Mind) -> Choice: ...
