"""The compiled loop that plays many matches at once, one choice in each match per step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter

from cantina.envs.prefetch import Prefetcher
from cantina.envs.row_memory import RowMemory
from cantina.kernel.choice import Choice
from cantina.kernel.encoding import Encoding
from cantina.kernel.native_types import i64
from cantina.kernel.state import State

GROUP: Final = 16
"""The number of matches that are stepped, then observed together: few enough to stay in the nearest cache
throughout, and enough for branch prediction to settle on each of the two loops."""
PREFETCH_FROM: Final = 256
"""So many matches are too many for the second cache, so that it pays to prefetch them."""


class MatchLoop:
    """Matches in progress, each observed in one row of a memory."""

    def __init__(self, choices: tuple[Choice, ...], encoding: Encoding[Any], memory: RowMemory) -> None:
        self.choices = choices
        self.encoding = encoding
        self.memory = memory
        self.states: list[State] = []
        self._prefetcher: Prefetcher | None = None
        self._rows = [BytesWriter() for _ in range(GROUP)]
        """The rows of a group."""

    def begin(self, states: list[State]) -> None:
        """Observes matches that have just begun, instead of those before."""
        self.states = states
        self._prefetcher = Prefetcher(states) if len(states) >= PREFETCH_FROM else None
        start: i64 = 0
        while start < len(self.states):
            self._observe(start, min(start + GROUP, len(self.states)))
            start += GROUP

    def step(self, numbers: list[int], play_on: Callable[[int, State], State], with_bots: list[bool]) -> None:
        """Makes one choice in each match and observes them.

        When a match ends, and wherever bots play (`with_bots`), `play_on` returns the match to be observed.
        """
        states = self.states
        choices = self.choices
        prefetcher = self._prefetcher
        if prefetcher is not None:
            prefetcher.begin()
        start: i64 = 0
        while start < len(states):
            end: i64 = min(start + GROUP, len(states))
            at: i64 = start
            while at < end:
                if prefetcher is not None:
                    prefetcher.advance()
                state = states[at]
                state.apply(choices[numbers[at]])
                if state.pending == 0 or with_bots[at]:
                    states[at] = play_on(at, state)
                at += 1
            self._observe(start, end)
            start = end

    def _observe(self, start: i64, end: i64) -> None:
        """Observes a group."""
        seats: list[int] = []
        offered: list[tuple[Choice, ...]] = []
        prefetcher = self._prefetcher
        at: i64 = start
        while at < end:
            if prefetcher is not None:
                prefetcher.advance()
            state = self.states[at]
            seat: i64 = state.first_pending_seat()
            seats.append(seat)
            offered.append(state.offered_to(seat))
            row = self._rows[at - start]
            row.truncate(0)
            self.encoding.write(state, seat, row)
            at += 1
        self.memory.store(start, self._rows, offered, seats)
