"""The loop that plays many matches side by side, compiled: one choice in each of them at a time."""

from __future__ import annotations

from typing import Any

from cantina.kernel.choice import Choice
from cantina.kernel.encoding import Encoding
from cantina.kernel.state import State


class Loop:
    """Matches in progress, and for each what its next decision looks like."""

    def __init__(self, choices: tuple[Choice, ...], encoding: Encoding[Any]) -> None:
        self.choices = choices
        self.encoding = encoding
        self.states: list[State] = []
        self.rows: list[bytes] = []
        """What the deciding seats know."""
        self.masks: list[bytearray] = []
        """A byte for every choice of the game: 1 when it is offered."""
        self.seats: list[int] = []
        """Who decides."""
        self._blank = bytes(len(choices))

    def clear(self) -> None:
        self.states.clear()
        self.rows.clear()
        self.masks.clear()
        self.seats.clear()

    def add(self, state: State) -> None:
        """Takes in one match more."""
        self.states.append(state)
        self.rows.append(b"")
        self.masks.append(bytearray())
        self.seats.append(0)
        self._look(len(self.states) - 1, state)

    def put(self, at: int, state: State) -> None:
        """Puts a new match in the place of a finished one."""
        self.states[at] = state
        self._look(at, state)

    def step(self, numbers: list[int]) -> list[int]:
        """Makes one choice in every match and returns the places of those that it ended."""
        ended: list[int] = []
        for at, number in enumerate(numbers):
            state = self.states[at]
            state.apply(self.choices[number])
            if state.pending == 0:
                ended.append(at)
            else:
                self._look(at, state)
        return ended

    def _look(self, at: int, state: State) -> None:
        decision = state.decision
        assert decision is not None
        self.seats[at] = decision.seat
        self.rows[at] = self.encoding.row(state, decision.seat)
        mask = bytearray(self._blank)
        for choice in decision.choices:
            mask[choice.number] = 1
        self.masks[at] = mask
