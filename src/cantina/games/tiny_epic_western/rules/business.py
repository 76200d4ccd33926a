"""The business tokens on the Town Hall's track (section 8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import ADVANCES, FIRST_ALREADY, POSITION_FULL
from cantina.games.tiny_epic_western.content import BUSINESSES, CAPACITY
from cantina.games.tiny_epic_western.events import TokenAdvanced
from cantina.games.tiny_epic_western.state import WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import count, i64
from cantina.kernel.state import DecisionFrame

_ADVANCE_CHOICES: Final[list[Choice]] = [*ADVANCES]


def advance_obstacle(state: WesternState, business: i64) -> Reason | None:
    """Why a token cannot advance (TEW-BIZ-2 and 3)."""
    level: i64 = state.business[business] + 1
    if level >= len(CAPACITY):
        return FIRST_ALREADY
    return None if count(state.business, level) < CAPACITY[level] else POSITION_FULL


def advance(state: WesternState, side: i64, business: i64) -> None:
    """Moves a token up one level (TEW-BIZ-1)."""
    levels = state.business[:]
    levels[business] += 1
    state.business = levels
    if not state.quiet:
        position = len(CAPACITY) - state.business[business]
        state.emit(TokenAdvanced(seat=side, business=BUSINESSES[business], position=position))


class Advancing(DecisionFrame[WesternState]):
    """The Town Hall winner must advance one token (TEW-BIZ-1 and 4)."""

    def asked(self, state: WesternState) -> i64:
        return 1 << state.active

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _ADVANCE_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return advance_obstacle(state, choice.pick)

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        """The levels of the tokens."""
        return state.business[0] + 4 * state.business[1] + 16 * state.business[2]

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        advance(state, seat, choice.pick)


ADVANCING: Final = Advancing("advancing", "advance", "TEW-BIZ-1", forced=True)
