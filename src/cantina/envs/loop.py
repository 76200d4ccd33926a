"""The loop that plays many matches side by side, compiled: one choice in each of them at a time."""

from __future__ import annotations

from typing import Any, Final

from cantina.kernel.choice import Choice
from cantina.kernel.encoding import Encoding
from cantina.kernel.state import State

_MOST_MASKS: Final = 20_000
"""How many masks are remembered at once; a game has far fewer sets of choices that come again."""


class Loop:
    """Matches in progress, and for each what its next decision looks like."""

    def __init__(self, choices: tuple[Choice, ...], encoding: Encoding[Any]) -> None:
        self.choices = choices
        self.encoding = encoding
        self.states: list[State] = []
        self.rows: list[bytes] = []
        """What the deciding seats know."""
        self.masks: list[bytes] = []
        """A byte for every choice of the game: 1 when it is offered."""
        self.seats: list[int] = []
        """Who decides."""
        self._known: dict[tuple[Choice, ...], bytes] = {}

    def clear(self) -> None:
        self.states.clear()
        self.rows.clear()
        self.masks.clear()
        self.seats.clear()

    def add(self, state: State) -> None:
        """Takes in one match more."""
        self.states.append(state)
        self.rows.append(b"")
        self.masks.append(b"")
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
        mask = self._known.get(decision.choices)
        if mask is None:
            mask = self._mask(decision.choices)
        self.masks[at] = mask

    def _mask(self, offer: tuple[Choice, ...]) -> bytes:
        flags = [0] * len(self.choices)
        for choice in offer:
            flags[choice.number] = 1
        mask = bytes(flags)
        if len(self._known) >= _MOST_MASKS:
            self._known.clear()
        self._known[offer] = mask
        return mask
