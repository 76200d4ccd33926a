"""The reputation track."""

from __future__ import annotations

from cantina.games.scoundrels.content import (
    AFTER_REP_GAIN,
    AFTER_REP_LOSS,
    HIGHEST_REPUTATION,
    LOWEST_REPUTATION,
)
from cantina.games.scoundrels.events import ReputationChanged
from cantina.games.scoundrels.rules.triggers import trigger
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.native_types import i64


def change_reputation(state: ScoundrelsState, seat: i64, change: i64) -> None:
    """Moves the token, stopping at the ends; only a move that really happens triggers (SC-REP-1 and 2)."""
    before: i64 = state.reputation[seat]
    after: i64 = before + change
    if after > HIGHEST_REPUTATION:
        after = HIGHEST_REPUTATION
    if after < LOWEST_REPUTATION:
        after = LOWEST_REPUTATION
    if after == before:
        return
    state.reputation[seat] = after
    if not state.quiet:
        state.emit(ReputationChanged(seat=seat, change=after - before, reputation=after))
    trigger(state, seat, AFTER_REP_GAIN if after > before else AFTER_REP_LOSS)
