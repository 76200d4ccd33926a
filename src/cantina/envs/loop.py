"""The loop that plays many matches side by side, compiled: one choice in each of them at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter

from cantina.envs.near import fetch
from cantina.kernel.choice import Choice
from cantina.kernel.encoding import Encoding
from cantina.kernel.ints import i64
from cantina.kernel.state import State

NEAR: Final = 16
"""So many matches are called near, played on, then looked at: few enough to stay in the near cache between,
and enough for the processor to get used to either work."""


class Loop:
    """Matches in progress, and what the next decisions look like in those looked at last."""

    def __init__(self, choices: tuple[Choice, ...], encoding: Encoding[Any]) -> None:
        self.choices = choices
        self.encoding = encoding
        self.states: list[State] = []
        self.rows = BytesWriter()
        """What the deciding seats know, one behind the other."""
        self.masks = BytesWriter()
        """A byte for every choice of the game: 1 when it is offered."""
        self.seats: list[int] = []
        """Who decides."""
        self._row = BytesWriter()
        self._blank = bytes(len(choices))

    def look(self, start: int, end: int) -> None:
        """Looks at some of the matches."""
        self._forget()
        for at in range(start, end):
            self._look(self.states[at])

    def step(self, start: int, numbers: list[int], following: Callable[[int, State], State]) -> None:
        """Makes one choice in each of some matches, and looks at them.

        Where one ends, `following` is asked for the next.
        """
        self._forget()
        states = self.states
        done = 0
        while done < len(numbers):
            end = min(done + NEAR, len(numbers))
            fetch(states, start + done, start + end)
            for at in range(done, end):
                state = states[start + at]
                state.apply(self.choices[numbers[at]])
                if state.pending == 0:
                    states[start + at] = following(start + at, state)
            for at in range(start + done, start + end):
                self._look(states[at])
            done = end

    def _forget(self) -> None:
        self.rows.truncate(0)
        self.masks.truncate(0)
        self.seats.clear()

    def _look(self, state: State) -> None:
        decision = state.decision
        assert decision is not None
        self.seats.append(decision.seat)
        row = self._row
        row.truncate(0)
        self.encoding.write(state, decision.seat, row)
        self.rows.write(row.getvalue())
        masks = self.masks
        start: i64 = len(masks)
        masks.write(self._blank)
        for choice in decision.choices:
            masks[start + choice.number] = 1
