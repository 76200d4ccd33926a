"""Whose turn it is, who is asked when, and the discard pile."""

from __future__ import annotations

from cantina.games.marshals.events import TurnBegun, TurnMissed
from cantina.games.marshals.rules.cards import LEFT, entry, happen
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.choice import Choice
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import Ask


class InTurn(Ask[MarshalsState]):
    """A question put to one seat after another, clockwise from the active one (or after it).

    Who is asked rests on public facts alone: those who have nothing to say are asked all the same.
    """

    def entitled(self, state: MarshalsState, seat: i64) -> bool:
        """Whether a seat in play is asked."""
        raise NotImplementedError

    def take(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        """Carries out one seat's answer."""
        raise NotImplementedError

    def finish(self, state: MarshalsState) -> None:
        """Goes on when all have answered; it must change the stack."""
        raise NotImplementedError

    def asked(self, state: MarshalsState) -> i64:
        place: i64 = state.passed
        while place < state.seats:
            seat: i64 = state.clockwise(place)
            if state.in_play(seat) and self.entitled(state, seat):
                return 1 << seat
            place += 1
        return 0

    def run(self, state: MarshalsState) -> None:
        self.finish(state)

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        state.passed = (seat - state.active + state.seats) % state.seats + 1
        self.take(state, seat, choice)


def leave_hand(state: MarshalsState, seat: i64, card: i64) -> None:
    """A card of a hand is laid open."""
    happen(state, entry(LEFT, seat, a=card))
    state.show_to(EVERYONE)


def discard(state: MarshalsState, card: i64) -> None:
    """Puts a card on the discard pile; whatever sheltered before does so no more (MA-ESC-2)."""
    state.discard.put(card, EVERYONE)
    state.spent = False


def begin_turn(state: MarshalsState) -> None:
    if not state.quiet:
        state.tell(TurnBegun(turn=state.turn, seat=state.active))


def end_turn(state: MarshalsState) -> None:
    """Passes the turn clockwise, over those who are out or miss a turn (MA-TURN-1, MA-BASIC-10)."""
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
            state.tell(TurnMissed(seat=state.active))
    begin_turn(state)
