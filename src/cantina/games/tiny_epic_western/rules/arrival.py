"""Gunmen come to stand on spots: rewards, porches, and properties that move gunmen (section 3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import (
    DECLINE,
    LIFTS,
    NO_FREE_SPOT,
    NO_FREE_SPOT_BY_COACH,
    NO_GUNMAN_THERE,
    NO_SUCH_SPOT,
    NO_WOUNDED_THERE,
    OCCUPIED,
    OCCUPIED_BY_COACH,
    ON_THE_INN,
    PLACES,
    SAME_SPOT,
    SAME_SPOT_BY_COACH,
    Place,
)
from cantina.games.tiny_epic_western.content import (
    DOCTOR,
    EFFECT,
    INSTANT,
    LEFT,
    MAT_COUNT,
    MATS,
    MONEY,
    PORCH,
    PROPERTY_COUNT,
    PROPERTY_NAMES,
    SHERIFF,
    SPOT_GIVES,
    SPOTS,
    STAGECOACH,
    TIMING,
)
from cantina.games.tiny_epic_western.events import GunmanMoved, OwnerPaid, PropertyUsed
from cantina.games.tiny_epic_western.rules.abilities import OfActive, use
from cantina.games.tiny_epic_western.rules.influence import gain, reward
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.ints import i64
from cantina.kernel.state import Frame

_LIFTS: Final[list[Choice]] = [*LIFTS, DECLINE]
_PLACES: Final[list[Choice]] = [*PLACES]


def stand(state: WesternState, side: i64, spot: i64, option: i64) -> None:
    state.standing[spot] = side
    state.option[spot] = option


def arrive(state: WesternState, spot: i64) -> None:
    """Gives the active player what a spot gives at once (TEW-PLACE-15 to 18, TEW-PORCH-1 to 12)."""
    seat: i64 = state.active
    mat: i64 = spot // 4
    if spot % 4 != PORCH:
        if mat != SHERIFF and state.option[spot] == LEFT:
            reward(state, seat, SPOT_GIVES[mat], 1)
        return
    card: i64 = state.top(mat)
    if card >= 0:
        # The last to be pushed comes first: printed reward, ability, owner's money (TEW-PORCH-4).
        if not state.quiet:
            state.tell(PropertyUsed(seat=seat, property=PROPERTY_NAMES[card]))
        if state.owner[mat] >= 0:
            state.push(PAYING_OWNER[mat])
        if TIMING[card] == INSTANT:
            state.push(USING[card])
    if state.owner[mat] < 0 and mat != SHERIFF:
        reward(state, seat, SPOT_GIVES[mat], 1)


class Using(Frame[WesternState]):
    """An instant ability, after what is printed on the porch."""

    def __init__(self, card: i64) -> None:
        super().__init__("using")
        self.card: i64 = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def run(self, state: WesternState) -> None:
        state.pop()
        effect: i64 = EFFECT[self.card]
        if effect == DOCTOR:
            state.push(HEALING)
        elif effect == STAGECOACH:
            state.push(RIDING)
        else:
            use(state, self.card)


class PayingOwner(Frame[WesternState]):
    """One money from the supply for the owner of a used card (TEW-PORCH-5 to 9)."""

    def __init__(self, mat: i64) -> None:
        super().__init__("paying-owner")
        self.mat: i64 = mat

    def args(self) -> tuple[int, ...]:
        return (self.mat,)

    def run(self, state: WesternState) -> None:
        state.pop()
        owner: i64 = state.owner[self.mat]
        if state.solo and owner == RIVAL:  # TEW-SOLO-5
            return
        if not state.quiet:
            state.tell(OwnerPaid(seat=owner, mat=MATS[self.mat]))
        gain(state, owner, MONEY, 1)


class Lifting(OfActive):
    """Which of one's gunmen a property moves, if any (TEW-PROP-10 and 11)."""

    def __init__(self, name: str, rule: str, upright: bool) -> None:
        super().__init__(name, "lift", rule, forced=True)
        self.upright = upright

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _LIFTS

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        spot: i64 = choice.pick
        if self.upright:
            if state.standing[spot] != seat:
                return NO_GUNMAN_THERE
            card: i64 = state.top(spot // 4) if spot % 4 == PORCH else -1
            if card >= 0 and EFFECT[card] == STAGECOACH:
                return ON_THE_INN
            return None if _free_spot(state, spot) else NO_FREE_SPOT_BY_COACH
        if state.wounded(seat, spot) == 0:
            return NO_WOUNDED_THERE
        return None if _free_spot(state, spot) else NO_FREE_SPOT

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, Pick):
            state.pop()
            return
        state.lifted = choice.pick
        if self.upright:
            state.standing[state.lifted] = -1
            state.turn_to(SETTING_BY_COACH)
        else:
            state.lift_up(seat, state.lifted)
            state.turn_to(SETTING)


def _free_spot(state: WesternState, origin: i64) -> bool:
    """Whether there is an unoccupied spot to move to from another."""
    spot: i64 = 4
    while spot < SPOTS:
        if spot != origin and state.standing[spot] < 0 and state.exists(spot):
            return True
        spot += 1
    return False


class Setting(OfActive):
    """Where the moved gunman comes to stand; it then counts as just placed (TEW-PROP-10, 11 and 27)."""

    def __init__(self, name: str, rule: str, upright: bool) -> None:
        super().__init__(name, "set", rule, forced=True)
        self.upright = upright

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _PLACES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Place)
        if not state.exists(choice.spot):
            return NO_SUCH_SPOT
        if choice.spot == state.lifted:
            return SAME_SPOT_BY_COACH if self.upright else SAME_SPOT
        if state.standing[choice.spot] >= 0:
            return OCCUPIED_BY_COACH if self.upright else OCCUPIED
        return None

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Place)
        state.pop()
        origin: i64 = state.lifted
        state.lifted = -1
        if self.upright and origin == state.last:
            state.last = choice.spot
        stand(state, seat, choice.spot, choice.option)
        if not state.quiet:
            spot = str(choice.args["spot"])
            state.tell(GunmanMoved(seat=seat, origin=MATS[origin // 4], spot=spot))
        arrive(state, choice.spot)


USING: Final[list[Using]] = [Using(card) for card in range(PROPERTY_COUNT)]
PAYING_OWNER: Final[list[PayingOwner]] = [PayingOwner(mat) for mat in range(MAT_COUNT)]
HEALING: Final = Lifting("healing", "TEW-PROP-10", False)
RIDING: Final = Lifting("riding", "TEW-PROP-11", True)
SETTING: Final = Setting("setting", "TEW-PROP-10", False)
SETTING_BY_COACH: Final = Setting("setting-by-coach", "TEW-PROP-11", True)
