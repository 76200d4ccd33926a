"""The Stealing phase: the common pile is resolved card by card (section 7 of the rules)."""

from __future__ import annotations

from typing import Final

from cantina.games.colt_express.content import ACTION_KINDS, CHARACTERS, FIRE, FLOOR, MARSHAL, MOVE, PUNCH
from cantina.games.colt_express.events import CardResolved
from cantina.games.colt_express.rules.actions import (
    FIRING,
    MOVING,
    MOVING_MARSHAL,
    PUNCHING,
    ROBBING,
    change_floor,
)
from cantina.games.colt_express.rules.hand_history import record_turned_up
from cantina.games.colt_express.state import ColtState
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE, PUBLIC
from cantina.kernel.state import Frame


class Stealing(Frame[ColtState]):
    """Turns up the next card and has its bandit carry it out (CE-STEAL-1 to 3)."""

    def run(self, state: ColtState) -> None:
        at: i64 = state.resolved
        if at == len(state.common.cards):
            state.pop()
            return
        card: i64 = state.common.cards[at]
        hidden = not state.common.seen[at] & PUBLIC
        if hidden:
            state.common.show(at, EVERYONE)
            state.reveal_to(EVERYONE)
            record_turned_up(state, state.seat_of[card // 6], at, card)
        state.resolved = at + 1
        state.actor = card // 6
        kind: i64 = card % 6
        if not state.quiet:
            state.emit(
                CardResolved(bandit=CHARACTERS[state.actor], action=ACTION_KINDS[kind], was_hidden=hidden)
            )
        if kind == MOVE:
            state.push(MOVING)
        elif kind == FLOOR:
            change_floor(state)
        elif kind == FIRE:
            state.push(FIRING)
        elif kind == PUNCH:
            state.push(PUNCHING)
        elif kind == MARSHAL:
            state.push(MOVING_MARSHAL)
        else:
            state.push(ROBBING)


STEALING: Final = Stealing("stealing")
