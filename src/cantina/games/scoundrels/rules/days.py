"""Days: turns, the end of day, the next first player (section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import NO_SUCH_SEAT, TARGETS
from cantina.games.scoundrels.content import CARDS, OPEN, START_HAND
from cantina.games.scoundrels.events import DayBegun, FirstPlayerSet, HenchmanReturned, NightFallen
from cantina.games.scoundrels.rules.cards import draw, emit_cards_drawn, return_cards, reveal
from cantina.games.scoundrels.rules.henchmen import jail
from cantina.games.scoundrels.rules.pending import PENDING_QUEUE
from cantina.games.scoundrels.rules.reputation import change_reputation
from cantina.games.scoundrels.rules.scoring import end_game
from cantina.games.scoundrels.rules.turns import TURNS_OF_DAY, clear_used_flags
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import count, i64, index
from cantina.kernel.state import DecisionFrame, Frame

_TARGETS: Final[list[Choice]] = [*TARGETS]


class Days(Frame[ScoundrelsState]):
    """Four turns each, then the end of day (SC-TURN-1 to 4)."""

    def run(self, state: ScoundrelsState) -> None:
        if not state.night:
            state.night = True
            state.turn = 0
            state.active = state.first
            state.slot = -1
            clear_used_flags(state)
            if not state.quiet:
                state.emit(NightFallen(day=state.day))
            state.push(NIGHT)
            return
        if state.last_day():
            end_game(state)
            return
        return_cards(state)
        seat: i64 = 0
        while seat < state.seats:
            drawn = draw(state, seat, START_HAND - len(state.hands[seat].cards))  # SC-EOD-16
            emit_cards_drawn(state, seat, drawn)
            seat += 1
        state.push(CHOOSING_FIRST)


class Night(Frame[ScoundrelsState]):
    """Bluffs are caught, player by player (SC-EOD-1 to 12)."""

    def run(self, state: ScoundrelsState) -> None:
        if state.due != 0 or state.due_strategy != 0:
            state.push(PENDING_QUEUE)  # SC-EOD-8
            return
        if state.turn == state.seats:
            state.pop()
            return
        state.active = state.clockwise(state.first, state.turn)
        state.turn += 1
        slot: i64 = 0
        while slot < OPEN:
            place: i64 = state.active * CARDS + slot
            if state.played[place] >= 0 and state.on_card[place] != 0:
                _resolve_distrust(state, place)
            slot += 1


def _resolve_distrust(state: ScoundrelsState, place: i64) -> None:
    """A card with henchmen is turned up and settled (SC-EOD-2 to 5 and 7)."""
    owner: i64 = place // CARDS
    bits: i64 = state.on_card[place]
    bluff = reveal(state, place)
    steps: i64 = 1
    while steps < state.seats:
        seat: i64 = state.clockwise(owner, steps)
        steps += 1
        if not bits >> seat & 1:
            continue
        state.on_card[place] &= ~(1 << seat)
        state.reserve[seat] += 1
        if bluff:
            if not state.quiet:
                state.emit(HenchmanReturned(seat=seat))
            change_reputation(state, seat, 1)
        else:
            jail(state, seat)
    if bluff:
        change_reputation(state, owner, -1)


class ChoosingFirst(DecisionFrame[ScoundrelsState]):
    """The player with the most reputation names the next first player (SC-FIRST-1 to 3)."""

    def asked(self, state: ScoundrelsState) -> i64:
        most: i64 = state.reputation[0]
        for reputation in state.reputation:
            if reputation > most:
                most = reputation
        if count(state.reputation, most) > 1:
            return 0
        return 1 << index(state.reputation, most)

    def run(self, state: ScoundrelsState) -> None:
        begin_day(state, state.first)  # a tie: the same as this day (SC-FIRST-2)

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _TARGETS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        return None if choice.pick < state.seats else NO_SUCH_SEAT

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        begin_day(state, choice.pick)


def begin_day(state: ScoundrelsState, first: i64) -> None:
    """The next day begins with its first player (SC-EOD-17)."""
    state.pop()
    state.day += 1
    state.first = first
    state.active = first
    state.turn = 0
    state.stage = 0
    state.night = False
    if not state.quiet:
        state.emit(FirstPlayerSet(seat=first))
        state.emit(DayBegun(day=state.day))
    state.push(TURNS_OF_DAY)


DAYS: Final = Days("days")
NIGHT: Final = Night("night")
CHOOSING_FIRST: Final = ChoosingFirst("choosing-first", "first", "SC-FIRST-1", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (DAYS, NIGHT, CHOOSING_FIRST)
