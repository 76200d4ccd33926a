"""Henchmen in reserve, in jail and on cards (sections 6 and 8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import DISTRUST, NO_SUCH_SEAT, NOT_A_TARGET, PASS
from cantina.games.scoundrels.content import AFTER_JAILED, CARDS, OPEN, SLOT_NAMES
from cantina.games.scoundrels.events import HenchmanFreed, HenchmanJailed, HenchmanPlaced
from cantina.games.scoundrels.rules.triggers import trigger
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import DecisionFrame, Frame

_DISTRUST: Final[list[Choice]] = [DISTRUST, PASS]


def jail(state: ScoundrelsState, seat: i64) -> None:
    """One henchman of a reserve goes to jail (SC-JAIL-4)."""
    state.reserve[seat] -= 1
    state.jailed[seat] += 1
    if not state.quiet:
        state.emit(HenchmanJailed(seat=seat))
    trigger(state, seat, AFTER_JAILED)


def set_free(state: ScoundrelsState, seat: i64) -> None:
    """One henchman goes from jail to its owner's reserve (SC-JAIL-2)."""
    state.jailed[seat] -= 1
    state.reserve[seat] += 1
    if not state.quiet:
        state.emit(HenchmanFreed(seat=seat))


def free_obstacle(state: ScoundrelsState, seat: i64) -> Reason | None:
    """What keeps a player's henchman from being freed."""
    if seat >= state.seats:
        return NO_SUCH_SEAT
    return None if state.jailed[seat] > 0 else NOT_A_TARGET


def place_henchman(state: ScoundrelsState, seat: i64) -> None:
    """A henchman on the card of this turn (SC-HENCH-1 to 5)."""
    state.reserve[seat] -= 1
    state.on_card[state.active * CARDS + state.slot] |= 1 << seat
    if not state.quiet:
        slot = SLOT_NAMES[state.slot]
        state.emit(HenchmanPlaced(seat=seat, rival=state.active, slot=slot))


def can_place_before_jail(state: ScoundrelsState, owner: i64) -> bool:
    """Whether a henchman about to be jailed may still be placed on the card of the turn (SC-HENCH-13, 15)."""
    if state.night or owner == state.active or not 0 <= state.slot < OPEN or state.reserve[owner] == 0:
        return False
    return not state.on_card[state.active * CARDS + state.slot] >> owner & 1


class PlacingBeforeJail(DecisionFrame[ScoundrelsState]):
    """Window HJ: just before one of a rival's henchmen would be jailed (SC-HENCH-9 and 13)."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.target

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _DISTRUST

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        return None

    def span(self, state: ScoundrelsState) -> i64:
        return state.turn_number()

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is DISTRUST:
            place_henchman(state, seat)


PLACING_BEFORE_JAIL: Final = PlacingBeforeJail("hiding", "hide", "SC-HENCH-13", standing=PASS)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (PLACING_BEFORE_JAIL,)
