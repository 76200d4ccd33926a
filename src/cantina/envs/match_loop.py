"""The compiled loop that plays many matches at once, one choice in each match per step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter

from cantina.envs.prefetch import prefetch
from cantina.kernel.choice import Choice
from cantina.kernel.encoding import Encoding
from cantina.kernel.native_types import i64
from cantina.kernel.state import State

GROUP: Final = 16
"""The number of matches that are stepped, then observed together: few enough to stay in the nearest cache
throughout, and enough for branch prediction to settle on each of the two loops."""
PREFETCH_FROM: Final = 3000
"""So many matches are too many for the caches, so that it pays to prefetch a group before it is stepped."""


class MatchLoop:
    """Matches in progress, with the observations of those observed last."""

    def __init__(self, choices: tuple[Choice, ...], encoding: Encoding[Any]) -> None:
        self.choices = choices
        self.encoding = encoding
        self.states: list[State] = []
        self.rows = BytesWriter()
        """The rows of the deciding seats, concatenated."""
        self.masks = BytesWriter()
        """The masks, concatenated: one byte for every choice of the game, 1 if it is offered."""
        self.seats: list[int] = []
        """The deciding seats."""
        self._row = BytesWriter()
        self._empty_mask = bytes(len(choices))

    def observe(self, start: int, end: int) -> None:
        """Observes the matches of a range."""
        self._clear()
        for at in range(start, end):
            self._observe(self.states[at])

    def step(self, start: int, numbers: list[int], next_match: Callable[[int, State], State]) -> None:
        """Makes one choice in each match from `start` on, and observes them.

        When a match ends, `next_match` returns the one that takes its place.
        """
        self._clear()
        states = self.states
        done = 0
        while done < len(numbers):
            end = min(done + GROUP, len(numbers))
            if len(states) >= PREFETCH_FROM:
                prefetch(states, start + done, start + end)
            for at in range(done, end):
                state = states[start + at]
                state.apply(self.choices[numbers[at]])
                if state.pending == 0:
                    states[start + at] = next_match(start + at, state)
            for at in range(start + done, start + end):
                self._observe(states[at])
            done = end

    def _clear(self) -> None:
        self.rows.truncate(0)
        self.masks.truncate(0)
        self.seats.clear()

    def _observe(self, state: State) -> None:
        seat: i64 = state.first_pending_seat()
        self.seats.append(seat)
        row = self._row
        row.truncate(0)
        self.encoding.write(state, seat, row)
        self.rows.write(row.getvalue())
        masks = self.masks
        start: i64 = len(masks)
        masks.write(self._empty_mask)
        for choice in state.offered_to(seat):
            masks[start + choice.number] = 1
