"""Abilities that become pending when something happens (section 7.5)."""

from __future__ import annotations

from cantina.games.scoundrels.content import BIT, RECRUIT, SHEET, STRATEGIES, TIMING, trait_of
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.native_types import i64


def trigger(state: ScoundrelsState, seat: i64, timing: i64, only: i64 = -1) -> None:
    """The scoundrels of a sheet with a timing become pending (SC-TRIG-1, 2 and 10).

    `only`: among these traits, as bits.
    """
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        scoundrel: i64 = state.sheets[at]
        at += 1
        if scoundrel < 0 or TIMING[trait_of(scoundrel)] != timing or state.flagged(scoundrel):
            continue
        bit: i64 = BIT[trait_of(scoundrel)]
        if only == -1 or only & bit:
            state.due |= bit
    card: i64 = state.strategy[seat]
    if card >= 0 and card != RECRUIT and STRATEGIES[card].timing == timing:
        bit = 1 << seat
        if not state.used_strategy & bit:
            state.due_strategy |= bit  # SC-STRAT-8
