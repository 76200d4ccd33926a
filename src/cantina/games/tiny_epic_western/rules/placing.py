"""Phase two: placing gunmen (section 3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import (
    NO_SUCH_SPOT,
    OWN_GUNMAN,
    PEACEFUL,
    PLACES,
    PROTECTED,
    Place,
)
from cantina.games.tiny_epic_western.content import MAT_COUNT, RANCHER
from cantina.games.tiny_epic_western.events import GunmanPlaced, ThirdHired
from cantina.games.tiny_epic_western.rules.abilities import ActivePlayerDecision, PayingOrNot
from cantina.games.tiny_epic_western.rules.arrival import put_gunman, resolve_arrival
from cantina.games.tiny_epic_western.rules.duels import begin_duel
from cantina.games.tiny_epic_western.rules.influence import pay
from cantina.games.tiny_epic_western.rules.rival import rival_places
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import Frame

_PLACE_CHOICES: Final[list[Choice]] = [*PLACES]


class Placement(Frame[WesternState]):
    """One gunman after another in turn order, until all are placed (TEW-PLACE-1 to 3)."""

    def run(self, state: WesternState) -> None:
        if state.step == 0:
            state.step = 1
            if _rancher_can_hire(state):
                state.push(HIRING)
                return
        if state.solo and state.left[RIVAL] > state.left[0]:
            rival_places(state)  # TEW-SOLO-8
            return
        tried: i64 = 0
        while tried < state.seats:
            seat: i64 = state.seat_in_turn_order(state.step - 1)
            state.step += 1
            if state.left[seat] > 0:
                state.active = seat
                state.push(PLACING)
                return
            tried += 1
        state.pop()


def _rancher_can_hire(state: WesternState) -> bool:
    """Whether the Rancher can pay for the third gunman; makes that seat active (TEW-BOSS-4)."""
    seat: i64 = 0
    while seat < state.seats:
        if state.boss[seat] == RANCHER and not state.third >> seat & 1:
            state.active = seat
            return state.total_influence(seat) > 0
        seat += 1
    return False


class Hiring(PayingOrNot):
    """The Rancher's offer, before the first placement (TEW-BOSS-4)."""

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        state.pop()
        if not isinstance(choice, Pick):
            return
        bit: i64 = 1
        pay(state, seat, choice.pick, 1)
        state.third |= bit << seat
        state.left[seat] += 1
        if state.solo:
            state.left[RIVAL] += 1
        if not state.quiet:
            state.emit(ThirdHired(seat=seat))


class Placing(ActivePlayerDecision):
    """A spot for one gunman, with its option (TEW-PLACE-4 to 13 and 20)."""

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _PLACE_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Place)
        return _spot_obstacle(state, seat, choice.spot)

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        """The spots without an obstacle, as bits."""
        bits: i64 = 0
        bit: i64 = 1
        mat: i64 = 1
        while mat < MAT_COUNT:
            spot: i64 = mat * 4
            end: i64 = spot + state.spots_on(mat)
            while spot < end:
                other: i64 = state.standing[spot]
                if other < 0 or _gunman_obstacle(state, seat, other) is None:
                    bits |= bit << spot
                spot += 1
            mat += 1
        return bits

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Place)
        state.pop()
        state.left[seat] -= 1
        spot: i64 = choice.spot
        state.last = spot
        if not state.quiet:
            state.emit(GunmanPlaced(seat=seat, spot=str(choice.args["spot"])))
        if state.standing[spot] >= 0:
            begin_duel(state, seat, spot, choice.option)
            return
        put_gunman(state, seat, spot, choice.option)
        resolve_arrival(state, spot)


def _spot_obstacle(state: WesternState, seat: i64, spot: i64) -> Reason | None:
    """Why a seat cannot place on a spot (TEW-PLACE-9 to 13, TEW-PROP-15)."""
    if not state.spot_exists(spot):
        return NO_SUCH_SPOT
    return _gunman_obstacle(state, seat, state.standing[spot])


def _gunman_obstacle(state: WesternState, seat: i64, other: i64) -> Reason | None:
    """Why a seat cannot place where a side stands (-1: nobody)."""
    if other < 0:
        return None
    if other == seat:
        return OWN_GUNMAN
    if state.safe >> seat & 1:
        return PEACEFUL
    return PROTECTED if state.safe >> other & 1 else None


PLACEMENT: Final = Placement("placement")
HIRING: Final = Hiring("hiring", "hire", "TEW-BOSS-4", forced=True)
PLACING: Final = Placing("placing", "place", "TEW-PLACE-1", forced=True)
