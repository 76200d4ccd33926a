"""The six action cards, as they are carried out in the Stealing phase (section 8 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.colt_express.choices import (
    BELLE_PROTECTED,
    BLOCKED,
    DROPS,
    FIRES,
    MARSHAL_MOVES,
    MARSHAL_OFF_THE_TRAIN,
    MOVES,
    NO_BULLETS_LEFT,
    NO_SUCH_LOOT,
    NOT_HERE,
    NOT_IN_PLAY,
    NOT_LYING_HERE,
    OFF_THE_TRAIN,
    OTHER_FLOOR,
    OTHER_FLOOR_FOR_TUCO,
    OTHER_FLOOR_MOVE,
    OWN_LOCATION,
    PUNCHES,
    PUSHED_OFF_THE_TRAIN,
    PUSHES,
    ROBS,
    STAYING,
    TOO_FAR,
    TOO_FAR_INSIDE,
    TOO_FAR_ON_THE_ROOF,
    BanditChoice,
    DirectionChoice,
    DropLoot,
    MoveTo,
    TakeLoot,
)
from cantina.games.colt_express.content import (
    BELLE,
    CHARACTERS,
    CHEYENNE,
    DJANGO,
    FIRST_SHEET,
    LOOT_KINDS,
    PURSES,
    TUCO,
    place_name,
)
from cantina.games.colt_express.events import (
    BanditMoved,
    BanditPunched,
    BanditPushed,
    BanditShot,
    FloorChanged,
    LootLost,
    LootTaken,
    NothingHappened,
)
from cantina.games.colt_express.rules.encounters import move_marshal, resolve_encounter, shoot
from cantina.games.colt_express.rules.purses import lose_purse, take_purse
from cantina.games.colt_express.state import ColtState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import DecisionFrame


class ActionFrame(DecisionFrame[ColtState]):
    """An action card being carried out; it has no effect where no choice is legal (CE-STEAL-4 and 5)."""

    def __init__(self, name: str, action: str, rule: str, no_effect_reason: str) -> None:
        super().__init__(name, name, rule, forced=True)
        self.action = action
        self.no_effect_reason = no_effect_reason

    def asked(self, state: ColtState) -> i64:
        return 1 << state.actor_seat()

    def run(self, state: ColtState) -> None:
        if not state.quiet:
            bandit = CHARACTERS[state.actor]
            state.emit(NothingHappened(bandit=bandit, action=self.action, why=self.why_no_effect(state)))
        state.pop()

    def why_no_effect(self, state: ColtState) -> str:
        return self.no_effect_reason


# -- Move ---------------------------------------------------------------------------------------


class Moving(ActionFrame):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return MOVES

    def cache_key(self, state: ColtState, seat: i64) -> i64:
        return state.spot[state.actor] * 8 + state.last

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, MoveTo)
        here: i64 = state.spot[state.actor]
        distance: i64 = (choice.place >> 1) - (here >> 1)
        if choice.place >> 1 > state.last:
            return OFF_THE_TRAIN
        if choice.place & 1 != here & 1:
            return OTHER_FLOOR_MOVE
        if distance == 0:
            return STAYING
        if here & 1:
            return TOO_FAR_ON_THE_ROOF if distance > 3 or distance < -3 else None
        return TOO_FAR_INSIDE if distance > 1 or distance < -1 else None

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, MoveTo)
        state.pop()
        origin: i64 = state.spot[state.actor]
        state.spot[state.actor] = choice.place
        if not state.quiet:
            state.emit(
                BanditMoved(
                    bandit=CHARACTERS[state.actor],
                    origin=place_name(origin),
                    place=place_name(choice.place),
                )
            )
        resolve_encounter(state)


# -- Floor Change -------------------------------------------------------------------------------


def change_floor(state: ColtState) -> None:
    """Takes the acting bandit up or down in its unit; there is no choice (CE-FLOOR-1)."""
    place: i64 = state.spot[state.actor] ^ 1
    state.spot[state.actor] = place
    if not state.quiet:
        state.emit(FloorChanged(bandit=CHARACTERS[state.actor], place=place_name(place)))
    resolve_encounter(state)


# -- Fire ---------------------------------------------------------------------------------------


def shot_obstacle(state: ColtState, shooter: i64, target: i64) -> Reason | None:
    """Why a bandit cannot be shot at, leaving Belle aside (CE-FIRE-2 to 6, CE-TUCO-1)."""
    here: i64 = state.spot[shooter]
    there: i64 = state.spot[target]
    if there < 0:
        return NOT_IN_PLAY
    if there == here:
        return OWN_LOCATION
    if there ^ here == 1:
        return None if shooter == TUCO and state.abilities else OTHER_FLOOR
    if (there ^ here) & 1:
        return OTHER_FLOOR_FOR_TUCO if shooter == TUCO and state.abilities else OTHER_FLOOR
    if here & 1:
        low: i64 = here if here < there else there
        high: i64 = there if here < there else here
        for spot in state.spot:
            if low < spot < high and spot & 1:
                return BLOCKED
        return None
    return None if there - here == 2 or here - there == 2 else TOO_FAR


class TargetingFrame(ActionFrame):
    """An action card aimed at another bandit: Fire or Punch."""

    def target_obstacle(self, state: ColtState, target: i64) -> Reason | None:
        """Why the card cannot be aimed at a bandit, leaving Belle's ability aside (CE-BELLE-1)."""
        raise NotImplementedError

    def cache_key(self, state: ColtState, seat: i64) -> i64:
        """The bandits the card can be aimed at, as bits, and whether Belle has her ability."""
        key: i64 = 64 if state.abilities else 0
        bandit: i64 = 0
        while bandit < 6:
            if self.target_obstacle(state, bandit) is None:
                key |= 1 << bandit
            bandit += 1
        return key

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, BanditChoice)
        reason = self.target_obstacle(state, choice.bandit)
        if reason is not None or choice.bandit != BELLE or not state.abilities:
            return reason
        other: i64 = 0
        while other < 6:
            if other != BELLE and self.target_obstacle(state, other) is None:
                return BELLE_PROTECTED
            other += 1
        return None


class Firing(TargetingFrame):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return FIRES

    def target_obstacle(self, state: ColtState, target: i64) -> Reason | None:
        if state.bullets[state.actor] == 0:
            return NO_BULLETS_LEFT
        return shot_obstacle(state, state.actor, target)

    def why_no_effect(self, state: ColtState) -> str:
        return "no-bullets" if state.bullets[state.actor] == 0 else self.no_effect_reason

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, BanditChoice)
        state.pop()
        shooter: i64 = state.actor
        target: i64 = choice.bandit
        shoot(state, shooter, target)
        if not state.quiet:
            state.emit(
                BanditShot(
                    bandit=CHARACTERS[shooter],
                    target=CHARACTERS[target],
                    left=state.bullets[shooter],
                )
            )
        if shooter == DJANGO and state.abilities:
            _knock_back(state, target)


def _knock_back(state: ColtState, target: i64) -> None:
    """Moves a bandit hit by Django one unit away from him, if there is one (CE-DJAN-1 to 5)."""
    here: i64 = state.spot[DJANGO]
    there: i64 = state.spot[target]
    place: i64 = there + 2 if there > here else there - 2
    if place < 0 or place >> 1 > state.last:
        return
    _push_to(state, target, place)


def _push_to(state: ColtState, target: i64, place: i64) -> None:
    state.spot[target] = place
    if not state.quiet:
        state.emit(BanditPushed(target=CHARACTERS[target], place=place_name(place)))
    resolve_encounter(state)


# -- Punch: the target, the loot it loses, the direction it is pushed ---------------------------


class Punching(TargetingFrame):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return PUNCHES

    def target_obstacle(self, state: ColtState, target: i64) -> Reason | None:
        if state.spot[target] < 0:
            return NOT_IN_PLAY
        if target == state.actor or state.spot[target] != state.spot[state.actor]:
            return NOT_HERE
        return None

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, BanditChoice)
        state.target = choice.bandit
        if not state.quiet:
            state.emit(BanditPunched(bandit=CHARACTERS[state.actor], target=CHARACTERS[choice.bandit]))
        state.replace_top(LOSING_LOOT)


class LosingLoot(ActionFrame):
    """The puncher names the type of loot the target loses."""

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return DROPS

    def cache_key(self, state: ColtState, seat: i64) -> i64:
        place: i64 = FIRST_SHEET + state.target
        key: i64 = 1 if state.has_purse(place) else 0
        if state.jewels[place] > 0:
            key += 2
        if state.strongboxes[place] > 0:
            key += 4
        return key

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, DropLoot)
        place: i64 = FIRST_SHEET + state.target
        if choice.loot == 0:
            has_loot = state.has_purse(place)
        elif choice.loot == 1:
            has_loot = state.jewels[place] > 0
        else:
            has_loot = state.strongboxes[place] > 0
        return None if has_loot else NO_SUCH_LOOT

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, DropLoot)
        state.replace_top(PUSHING)
        here: i64 = state.spot[state.actor]
        target: i64 = state.target
        if choice.loot > 0:
            tokens = state.jewels if choice.loot == 1 else state.strongboxes
            tokens[FIRST_SHEET + target] -= 1
            tokens[here] += 1
            if not state.quiet:
                value = state.numbers.jewel if choice.loot == 1 else state.numbers.strongbox
                _emit_loot_lost(state, LOOT_KINDS[choice.loot], -1, here, value)
            return
        purse: i64 = lose_purse(state, target, here)
        if not state.quiet:
            _emit_loot_lost(state, "purse", purse, here, state.purse_value[purse])
        if state.actor == CHEYENNE and state.abilities:
            take_purse(state, CHEYENNE, purse)
            if not state.quiet:
                emit_loot_taken(state, CHEYENNE, "purse", purse, state.purse_value[purse])

    def run(self, state: ColtState) -> None:
        state.replace_top(PUSHING)  # no loot to lose; the push still comes (CE-PUNCH-6)


class Pushing(ActionFrame):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return PUSHES

    def cache_key(self, state: ColtState, seat: i64) -> i64:
        return (state.spot[state.target] >> 1) * 8 + state.last

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, DirectionChoice)
        unit: i64 = (state.spot[state.target] >> 1) + choice.step
        return PUSHED_OFF_THE_TRAIN if unit < 0 or unit > state.last else None

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, DirectionChoice)
        state.pop()
        _push_to(state, state.target, state.spot[state.target] + 2 * choice.step)


def _seats_knowing_value(state: ColtState, purse: i64) -> tuple[int, ...]:
    """The seats that know a token's value: everybody, unless it is a purse (-1: it is none)."""
    seen: i64 = EVERYONE if purse < 0 else state.purse_seen[purse]
    return tuple(seat for seat in range(state.seats) if seen >> seat & 1)


def _emit_loot_lost(state: ColtState, loot: str, purse: i64, place: i64, value: i64) -> None:
    state.emit(
        LootLost(
            target=CHARACTERS[state.target],
            loot=loot,
            purse=purse if purse >= 0 else None,
            place=place_name(place),
            value=value,
            known_to=_seats_knowing_value(state, purse),
        )
    )


# -- Robbery ------------------------------------------------------------------------------------


class Robbing(ActionFrame):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return ROBS

    def cache_key(self, state: ColtState, seat: i64) -> i64:
        here: i64 = state.spot[state.actor]
        key: i64 = 0
        bit: i64 = 1
        for place in state.purse_at:
            if place == here:
                key |= bit
            bit <<= 1
        if state.jewels[here] > 0:
            key |= bit
        if state.strongboxes[here] > 0:
            key |= bit << 1
        return key

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, TakeLoot)
        here: i64 = state.spot[state.actor]
        if choice.token < len(PURSES):
            is_here = state.purse_at[choice.token] == here
        elif choice.token == len(PURSES):
            is_here = state.jewels[here] > 0
        else:
            is_here = state.strongboxes[here] > 0
        return None if is_here else NOT_LYING_HERE

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, TakeLoot)
        state.pop()
        bandit: i64 = state.actor
        token: i64 = choice.token
        if token < len(PURSES):
            take_purse(state, bandit, token)
            if not state.quiet:
                emit_loot_taken(state, bandit, "purse", token, state.purse_value[token])
            return
        is_jewel = token == len(PURSES)
        tokens = state.jewels if is_jewel else state.strongboxes
        tokens[state.spot[bandit]] -= 1
        tokens[FIRST_SHEET + bandit] += 1
        if not state.quiet:
            value = state.numbers.jewel if is_jewel else state.numbers.strongbox
            emit_loot_taken(state, bandit, "jewel" if is_jewel else "strongbox", -1, value)


def emit_loot_taken(state: ColtState, bandit: i64, loot: str, purse: i64, value: i64) -> None:
    state.emit(
        LootTaken(
            bandit=CHARACTERS[bandit],
            loot=loot,
            purse=purse if purse >= 0 else None,
            value=value,
            known_to=_seats_knowing_value(state, purse),
        )
    )


# -- Marshal ------------------------------------------------------------------------------------


class MovingMarshal(ActionFrame):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return MARSHAL_MOVES

    def cache_key(self, state: ColtState, seat: i64) -> i64:
        return state.marshal * 8 + state.last

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, DirectionChoice)
        unit: i64 = state.marshal + choice.step
        return MARSHAL_OFF_THE_TRAIN if unit < 0 or unit > state.last else None

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, DirectionChoice)
        state.pop()
        move_marshal(state, choice.step)


MOVING: Final = Moving("move", "move", "CE-MOVE-1", "nowhere-to-go")
FIRING: Final = Firing("fire", "fire", "CE-FIRE-9", "no-target")
PUNCHING: Final = Punching("punch", "punch", "CE-PUNCH-3", "nobody-here")
LOSING_LOOT: Final = LosingLoot("drop", "punch", "CE-PUNCH-4", "no-loot")
PUSHING: Final = Pushing("push", "punch", "CE-PUNCH-7", "nowhere-to-go")
ROBBING: Final = Robbing("rob", "robbery", "CE-ROB-1", "no-loot-here")
MOVING_MARSHAL: Final = MovingMarshal("marshal", "marshal", "CE-MARSH-1", "nowhere-to-go")
