"""Whose turn it is, who is asked when, and the discard pile."""

from __future__ import annotations

from cantina.games.marshals.events import TurnBegun, TurnMissed
from cantina.games.marshals.history import LEFT_HAND, movement
from cantina.games.marshals.rules.cards import apply_movement
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.choice import Choice
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import DecisionFrame


class SequentialDecision(DecisionFrame[MarshalsState]):
    """A decision of one seat after another, clockwise from the active one or the next.

    Which seats are asked depends on public facts only: skipping a seat without a legal alternative would reveal
    something about its hand.
    """

    def is_asked(self, state: MarshalsState, seat: i64) -> bool:
        """Whether a seat in play is asked."""
        raise NotImplementedError

    def answer_one(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        """Carries out one seat's answer."""
        raise NotImplementedError

    def finish(self, state: MarshalsState) -> None:
        """Continues when all have answered; it must change the stack."""
        raise NotImplementedError

    def asked(self, state: MarshalsState) -> i64:
        position: i64 = state.passed
        while position < state.seats:
            seat: i64 = state.clockwise(position)
            if state.in_play(seat) and self.is_asked(state, seat):
                return 1 << seat
            position += 1
        return 0

    def run(self, state: MarshalsState) -> None:
        self.finish(state)

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        state.passed = (seat - state.active + state.seats) % state.seats + 1
        self.answer_one(state, seat, choice)


def leave_hand(state: MarshalsState, seat: i64, card: i64) -> None:
    """A card leaves a hand face up."""
    apply_movement(state, movement(LEFT_HAND, seat, a=card))
    state.reveal_to(EVERYONE)


def discard(state: MarshalsState, card: i64) -> None:
    """Puts a card on the discard pile; a shelter below it no longer counts (MA-ESC-2)."""
    state.discard.put(card, EVERYONE)
    state.spent = False


def begin_turn(state: MarshalsState) -> None:
    if not state.quiet:
        state.emit(TurnBegun(turn=state.turn, seat=state.active))


def end_turn(state: MarshalsState) -> None:
    """Passes the turn clockwise, skipping eliminated seats and missed turns (MA-TURN-1, MA-BASIC-10)."""
    state.played = -1
    while True:
        state.active = state.clockwise(1)
        if not state.in_play(state.active):
            continue
        state.turn += 1
        if not state.missing >> state.active & 1:
            break
        state.missing &= ~(1 << state.active)
        if not state.quiet:
            state.emit(TurnMissed(seat=state.active))
    begin_turn(state)
