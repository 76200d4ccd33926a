"""Gunmen arriving on spots: rewards, porches, and properties that move gunmen (section 3.3)."""

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
    SPOT_COUNT,
    SPOT_GIVES,
    STAGECOACH,
    TIMING,
)
from cantina.games.tiny_epic_western.events import GunmanMoved, OwnerPaid, PropertyUsed
from cantina.games.tiny_epic_western.rules.abilities import ActivePlayerDecision, use_instant_ability
from cantina.games.tiny_epic_western.rules.influence import gain, reward
from cantina.games.tiny_epic_western.state import RIVAL, WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import Frame

_MOVE_FROM_CHOICES: Final[list[Choice]] = [*LIFTS, DECLINE]
_PLACE_CHOICES: Final[list[Choice]] = [*PLACES]


def put_gunman(state: WesternState, side: i64, spot: i64, option: i64) -> None:
    state.standing[spot] = side
    state.option[spot] = option


def resolve_arrival(state: WesternState, spot: i64) -> None:
    """Gives the active player what a spot gives at once (TEW-PLACE-15 to 18, TEW-PORCH-1 to 12)."""
    seat: i64 = state.active
    mat: i64 = spot // 4
    if spot % 4 != PORCH:
        if mat != SHERIFF and state.option[spot] == LEFT:
            reward(state, seat, SPOT_GIVES[mat], 1)
        return
    card: i64 = state.top_property(mat)
    if card >= 0:
        # Frames run last in, first out. The order is printed reward, ability, owner's money (TEW-PORCH-4).
        if not state.quiet:
            state.emit(PropertyUsed(seat=seat, property=PROPERTY_NAMES[card]))
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
            state.push(CHOOSING_GUNMAN_TO_HEAL)
        elif effect == STAGECOACH:
            state.push(CHOOSING_GUNMAN_TO_MOVE)
        else:
            use_instant_ability(state, self.card)


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
            state.emit(OwnerPaid(seat=owner, mat=MATS[self.mat]))
        gain(state, owner, MONEY, 1)


class ChoosingGunmanToMove(ActivePlayerDecision):
    """Which of the player's gunmen a property moves, if any (TEW-PROP-10 and 11)."""

    def __init__(self, name: str, rule: str, moves_standing: bool) -> None:
        super().__init__(name, "lift", rule, forced=True)
        self.moves_standing = moves_standing

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _MOVE_FROM_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        spot: i64 = choice.pick
        if self.moves_standing:
            if state.standing[spot] != seat:
                return NO_GUNMAN_THERE
            card: i64 = state.top_property(spot // 4) if spot % 4 == PORCH else -1
            if card >= 0 and EFFECT[card] == STAGECOACH:
                return ON_THE_INN
            return None if _has_free_spot(state, spot) else NO_FREE_SPOT_BY_COACH
        if state.wounded_count(seat, spot) == 0:
            return NO_WOUNDED_THERE
        return None if _has_free_spot(state, spot) else NO_FREE_SPOT

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, Pick):
            state.pop()
            return
        state.lifted = choice.pick
        if self.moves_standing:
            state.standing[state.lifted] = -1
            state.replace_top(PLACING_MOVED_GUNMAN)
        else:
            state.remove_wounded(seat, state.lifted)
            state.replace_top(PLACING_HEALED_GUNMAN)


def _has_free_spot(state: WesternState, origin: i64) -> bool:
    """Whether there is an unoccupied spot to move to from another."""
    spot: i64 = 4
    while spot < SPOT_COUNT:
        if spot != origin and state.standing[spot] < 0 and state.spot_exists(spot):
            return True
        spot += 1
    return False


class PlacingMovedGunman(ActivePlayerDecision):
    """The spot for the moved gunman, which then counts as just placed (TEW-PROP-10, 11 and 27)."""

    def __init__(self, name: str, rule: str, moves_standing: bool) -> None:
        super().__init__(name, "set", rule, forced=True)
        self.moves_standing = moves_standing

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _PLACE_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Place)
        if not state.spot_exists(choice.spot):
            return NO_SUCH_SPOT
        if choice.spot == state.lifted:
            return SAME_SPOT_BY_COACH if self.moves_standing else SAME_SPOT
        if state.standing[choice.spot] >= 0:
            return OCCUPIED_BY_COACH if self.moves_standing else OCCUPIED
        return None

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Place)
        state.pop()
        origin: i64 = state.lifted
        state.lifted = -1
        if self.moves_standing and origin == state.last:
            state.last = choice.spot
        put_gunman(state, seat, choice.spot, choice.option)
        if not state.quiet:
            spot = str(choice.args["spot"])
            state.emit(GunmanMoved(seat=seat, origin=MATS[origin // 4], spot=spot))
        resolve_arrival(state, choice.spot)


USING: Final[list[Using]] = [Using(card) for card in range(PROPERTY_COUNT)]
PAYING_OWNER: Final[list[PayingOwner]] = [PayingOwner(mat) for mat in range(MAT_COUNT)]
CHOOSING_GUNMAN_TO_HEAL: Final = ChoosingGunmanToMove("healing", "TEW-PROP-10", False)
CHOOSING_GUNMAN_TO_MOVE: Final = ChoosingGunmanToMove("riding", "TEW-PROP-11", True)
PLACING_HEALED_GUNMAN: Final = PlacingMovedGunman("setting", "TEW-PROP-10", False)
PLACING_MOVED_GUNMAN: Final = PlacingMovedGunman("setting-by-coach", "TEW-PROP-11", True)
