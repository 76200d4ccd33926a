"""The six rounds: their phases, and what happens between them (sections 3, 8.6 and 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import KEEPS, NOT_DEALT, UNIVERSE
from cantina.games.tiny_epic_western.content import (
    GUNMEN_PER_SIDE,
    MAT_COUNT,
    MATS,
    PROPERTY_NAMES,
    ROUNDS,
    SPOT_COUNT,
)
from cantina.games.tiny_epic_western.events import (
    PorchLaid,
    PropertyLaid,
    RoundBegun,
    ThirdEarned,
    ZoneUnfilled,
)
from cantina.games.tiny_epic_western.rules.cards import deal, emit_card_kept, keep
from cantina.games.tiny_epic_western.rules.market import MARKET
from cantina.games.tiny_epic_western.rules.placing import PLACEMENT
from cantina.games.tiny_epic_western.rules.resolving import RESOLUTION_PHASE
from cantina.games.tiny_epic_western.rules.scoring import end_game
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import DecisionFrame, Frame

_KEEP_CHOICES: Final[list[Choice]] = [*KEEPS]


class Rounds(Frame[WesternState]):
    """One phase after another (TEW-ROUND-1)."""

    def run(self, state: WesternState) -> None:
        state.phase += 1
        state.step = 0
        if state.phase == 1:
            _begin_round(state)
            state.push(KEEPING)
        elif state.phase == 2:
            state.push(PLACEMENT)
        elif state.phase == 3:
            state.push(RESOLUTION_PHASE)
        elif state.phase == 4:
            state.push(MARKET)
        else:
            _end_round(state)


def _begin_round(state: WesternState) -> None:
    state.round += 1
    seat: i64 = 0
    while seat < state.seats:
        state.left[seat] = GUNMEN_PER_SIDE if state.third >> seat & 1 else GUNMEN_PER_SIDE - 1
        seat += 1
    if state.solo:
        state.left[RIVAL] = state.left[0]  # TEW-SOLO-8
    if not state.quiet:
        state.emit(RoundBegun(round=state.round, seat=state.seat_in_turn_order(0)))
    deal(state)


class Keeping(DecisionFrame[WesternState]):
    """All players keep one of their poker cards, unseen by each other (TEW-DEAL-5)."""

    def asked(self, state: WesternState) -> i64:
        return (1 << state.seats) - 1

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _KEEP_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if isinstance(choice, Pick) and state.hands[seat].holds(choice.pick):
            return None
        return NOT_DEALT

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        """The seat's poker cards, as bits."""
        bits: i64 = 0
        bit: i64 = 1
        for card in state.hands[seat].cards:
            bits |= bit << card
        return bits

    def answer_all(self, state: WesternState, answers: list[i64]) -> None:
        state.pop()
        position: i64 = 0
        while position < state.seats:
            seat: i64 = state.seat_in_turn_order(position)
            position += 1
            choice = UNIVERSE.all[answers[seat]]
            assert isinstance(choice, Pick)
            keep(state, seat, choice.pick)
            emit_card_kept(state, seat)


def _end_round(state: WesternState) -> None:
    """Returns gunmen, refills buy zones and passes the Dealer on (TEW-EOR-1 to 8)."""
    _return_gunmen(state)
    if state.round == ROUNDS:
        end_game(state, "six-rounds")
        return
    if not _refill_buy_zones(state):
        end_game(state, "zone-unfilled")
        return
    if not state.quiet and state.third:
        state.emit(ThirdEarned(seats=tuple(s for s in range(state.seats) if state.third >> s & 1)))
    state.dealer = (state.dealer + 1) % state.seats
    state.phase = 0


def _return_gunmen(state: WesternState) -> None:
    """Clears the mats; who bought nothing or won it gets the third gunman (TEW-THIRD-1 to 4)."""
    all_seats: i64 = 1
    all_seats = (all_seats << state.seats) - 1
    state.third = state.earned | (all_seats & ~state.bought)
    state.earned = 0
    state.bought = 0
    state.bought_late = 0
    state.safe = 0
    state.spoils = 0
    state.last = -1
    state.first = -1
    spot: i64 = 0
    while spot < SPOT_COUNT:
        state.standing[spot] = -1
        state.lying[spot] = 0
        spot += 1


def _refill_buy_zones(state: WesternState) -> bool:
    """Fills empty buy zones in the order of the ring; False: one stays empty (TEW-EOR-3 to 7, TEW-END-2)."""
    index: i64 = 1
    while index < MAT_COUNT:
        mat: i64 = state.mats[index]
        index += 1
        if state.zone[mat] >= 0:
            continue
        is_coloured = state.owner[mat] >= 0
        if (len(state.properties) if is_coloured else len(state.stacks[mat])) == 0:
            if not state.quiet:
                state.emit(ZoneUnfilled(mat=MATS[mat]))
            return False
        if is_coloured:
            put_in_buy_zone(state, mat, state.draw_property())
        else:
            put_in_buy_zone(state, mat, state.top_property(mat))
            state.set_stack(mat, ())
            if len(state.properties) > 0:  # TEW-EOR-6
                put_on_porch(state, mat, state.draw_property())
    return True


def put_in_buy_zone(state: WesternState, mat: i64, card: i64) -> None:
    state.zone[mat] = card
    state.reveal_to(EVERYONE)
    if not state.quiet:
        state.emit(PropertyLaid(mat=MATS[mat], property=PROPERTY_NAMES[card]))


def put_on_porch(state: WesternState, mat: i64, card: i64) -> None:
    state.set_stack(mat, (card,))
    state.reveal_to(EVERYONE)
    if not state.quiet:
        state.emit(PorchLaid(mat=MATS[mat], property=PROPERTY_NAMES[card]))


ROUNDS_FRAME: Final = Rounds("rounds")
KEEPING: Final = Keeping("keeping", "keep", "TEW-DEAL-5", simultaneous=True)
