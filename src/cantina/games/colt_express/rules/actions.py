"""The six action cards, as they are carried out in the Stealing phase (section 8 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.colt_express.choices import (
    BELLE_PROTECTED,
    BLOCKED,
    DROPS,
    FIRES,
    MARSHAL_OFF_THE_TRAIN,
    MARSHALS,
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
    DropLoot,
    MoveTo,
    Rob,
    Way,
)
from cantina.games.colt_express.content import (
    AMOUNTS,
    BELLE,
    CHARACTERS,
    CHEYENNE,
    DJANGO,
    LOOT,
    PURSES,
    SHEET,
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
from cantina.games.colt_express.rules.encounters import move_marshal, settle_encounter, shoot
from cantina.games.colt_express.rules.purses import lose_purse, take_purse
from cantina.games.colt_express.state import ColtState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import Ask


class Action(Ask[ColtState]):
    """A card being carried out: compulsory where possible (CE-STEAL-4), else no effect (CE-STEAL-5)."""

    def __init__(self, name: str, action: str, rule: str, why: str) -> None:
        super().__init__(name, name, rule, forced=True)
        self.action = action
        self.why = why

    def asked(self, state: ColtState) -> i64:
        return 1 << state.actor_seat()

    def run(self, state: ColtState) -> None:
        if not state.quiet:
            bandit = CHARACTERS[state.actor]
            state.tell(NothingHappened(bandit=bandit, action=self.action, why=self.why))
        state.pop()


# -- Move ---------------------------------------------------------------------------------------


class Moving(Action):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return MOVES

    def situation(self, state: ColtState, seat: i64) -> i64:
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
            state.tell(
                BanditMoved(
                    bandit=CHARACTERS[state.actor],
                    origin=place_name(origin),
                    place=place_name(choice.place),
                )
            )
        settle_encounter(state)


# -- Floor Change -------------------------------------------------------------------------------


def change_floor(state: ColtState) -> None:
    """Takes the acting bandit up or down in its unit; there is no choice (CE-FLOOR-1)."""
    place: i64 = state.spot[state.actor] ^ 1
    state.spot[state.actor] = place
    if not state.quiet:
        state.tell(FloorChanged(bandit=CHARACTERS[state.actor], place=place_name(place)))
    settle_encounter(state)


# -- Fire ---------------------------------------------------------------------------------------


def out_of_reach(state: ColtState, shooter: i64, target: i64) -> Reason | None:
    """Why a bandit is no candidate for a shot (CE-FIRE-2 to 6, CE-TUCO-1)."""
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


class Targeting(Action):
    """A card aimed at another bandit."""

    def reach(self, state: ColtState, target: i64) -> Reason | None:
        """Why a bandit is no candidate for the card."""
        raise NotImplementedError

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, BanditChoice)
        reason = self.reach(state, choice.bandit)
        if reason is not None or choice.bandit != BELLE or not state.abilities:
            return reason
        other: i64 = 0
        while other < 6:
            if other != BELLE and self.reach(state, other) is None:
                return BELLE_PROTECTED
            other += 1
        return None


class Firing(Targeting):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return FIRES

    def reach(self, state: ColtState, target: i64) -> Reason | None:
        if state.bullets[state.actor] == 0:
            return NO_BULLETS_LEFT
        return out_of_reach(state, state.actor, target)

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, BanditChoice)
        state.pop()
        shooter: i64 = state.actor
        target: i64 = choice.bandit
        shoot(state, shooter, target)
        if not state.quiet:
            state.tell(
                BanditShot(
                    bandit=CHARACTERS[shooter],
                    target=CHARACTERS[target],
                    left=state.bullets[shooter],
                )
            )
        if shooter == DJANGO and state.abilities:
            _knock_back(state, target)


def _knock_back(state: ColtState, target: i64) -> None:
    """Moves a bandit hit by Django one unit away from him, if the train goes on (CE-DJAN-1 to 5)."""
    here: i64 = state.spot[DJANGO]
    there: i64 = state.spot[target]
    place: i64 = there + 2 if there > here else there - 2
    if place < 0 or place >> 1 > state.last:
        return
    _push(state, target, place)


def _push(state: ColtState, target: i64, place: i64) -> None:
    state.spot[target] = place
    if not state.quiet:
        state.tell(BanditPushed(target=CHARACTERS[target], place=place_name(place)))
    settle_encounter(state)


# -- Punch: whom, then what is lost, then which way ---------------------------------------------


class Punching(Targeting):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return PUNCHES

    def reach(self, state: ColtState, target: i64) -> Reason | None:
        if state.spot[target] < 0:
            return NOT_IN_PLAY
        if target == state.actor or state.spot[target] != state.spot[state.actor]:
            return NOT_HERE
        return None

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, BanditChoice)
        state.target = choice.bandit
        if not state.quiet:
            state.tell(BanditPunched(bandit=CHARACTERS[state.actor], target=CHARACTERS[choice.bandit]))
        state.turn_to(LOSING)


class Losing(Action):
    """The puncher names the type of loot the target loses."""

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return DROPS

    def situation(self, state: ColtState, seat: i64) -> i64:
        place: i64 = SHEET + state.target
        key: i64 = 1 if state.has_purse(place) else 0
        if state.jewels[place] > 0:
            key += 2
        if state.strongboxes[place] > 0:
            key += 4
        return key

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, DropLoot)
        place: i64 = SHEET + state.target
        if choice.loot == 0:
            has = state.has_purse(place)
        elif choice.loot == 1:
            has = state.jewels[place] > 0
        else:
            has = state.strongboxes[place] > 0
        return None if has else NO_SUCH_LOOT

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, DropLoot)
        state.turn_to(PUSHING)
        here: i64 = state.spot[state.actor]
        target: i64 = state.target
        if choice.loot > 0:
            tokens = state.jewels if choice.loot == 1 else state.strongboxes
            tokens[SHEET + target] -= 1
            tokens[here] += 1
            if not state.quiet:
                value = AMOUNTS.jewel if choice.loot == 1 else AMOUNTS.strongbox
                _tell_lost(state, LOOT[choice.loot], -1, here, value)
            return
        purse: i64 = lose_purse(state, target, here)
        if not state.quiet:
            _tell_lost(state, "purse", purse, here, state.purse_value[purse])
        if state.actor == CHEYENNE and state.abilities:
            take_purse(state, CHEYENNE, purse)
            if not state.quiet:
                tell_taken(state, CHEYENNE, "purse", purse, state.purse_value[purse])

    def run(self, state: ColtState) -> None:
        state.turn_to(PUSHING)  # no loot to lose; the push still comes (CE-PUNCH-6)


class Pushing(Action):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return PUSHES

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Way)
        unit: i64 = (state.spot[state.target] >> 1) + choice.step
        return PUSHED_OFF_THE_TRAIN if unit < 0 or unit > state.last else None

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Way)
        state.pop()
        _push(state, state.target, state.spot[state.target] + 2 * choice.step)


def _who_can_tell(state: ColtState, purse: i64) -> tuple[int, ...]:
    """The seats that know a token's value: everybody, unless it is a purse."""
    seen: i64 = EVERYONE if purse < 0 else state.purse_seen[purse]
    return tuple(seat for seat in range(state.seats) if seen >> seat & 1)


def _tell_lost(state: ColtState, loot: str, purse: i64, place: i64, value: i64) -> None:
    state.tell(
        LootLost(
            target=CHARACTERS[state.target],
            loot=loot,
            purse=purse if purse >= 0 else None,
            place=place_name(place),
            value=value,
            knowers=_who_can_tell(state, purse),
        )
    )


# -- Robbery ------------------------------------------------------------------------------------


class Robbing(Action):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return ROBS

    def situation(self, state: ColtState, seat: i64) -> i64:
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
        assert isinstance(choice, Rob)
        here: i64 = state.spot[state.actor]
        if choice.token < len(PURSES):
            lies = state.purse_at[choice.token] == here
        elif choice.token == len(PURSES):
            lies = state.jewels[here] > 0
        else:
            lies = state.strongboxes[here] > 0
        return None if lies else NOT_LYING_HERE

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Rob)
        state.pop()
        bandit: i64 = state.actor
        token: i64 = choice.token
        if token < len(PURSES):
            take_purse(state, bandit, token)
            if not state.quiet:
                tell_taken(state, bandit, "purse", token, state.purse_value[token])
            return
        jewel = token == len(PURSES)
        tokens = state.jewels if jewel else state.strongboxes
        tokens[state.spot[bandit]] -= 1
        tokens[SHEET + bandit] += 1
        if not state.quiet:
            value = AMOUNTS.jewel if jewel else AMOUNTS.strongbox
            tell_taken(state, bandit, "jewel" if jewel else "strongbox", -1, value)


def tell_taken(state: ColtState, bandit: i64, loot: str, purse: i64, value: i64) -> None:
    state.tell(
        LootTaken(
            bandit=CHARACTERS[bandit],
            loot=loot,
            purse=purse if purse >= 0 else None,
            value=value,
            knowers=_who_can_tell(state, purse),
        )
    )


# -- Marshal ------------------------------------------------------------------------------------


class MovingMarshal(Action):
    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return MARSHALS

    def situation(self, state: ColtState, seat: i64) -> i64:
        return state.marshal * 8 + state.last

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Way)
        unit: i64 = state.marshal + choice.step
        return MARSHAL_OFF_THE_TRAIN if unit < 0 or unit > state.last else None

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Way)
        state.pop()
        move_marshal(state, choice.step)


MOVING: Final = Moving("move", "move", "CE-MOVE-1", "nowhere-to-go")
FIRING: Final = Firing("fire", "fire", "CE-FIRE-9", "no-target")
PUNCHING: Final = Punching("punch", "punch", "CE-PUNCH-3", "nobody-here")
LOSING: Final = Losing("drop", "punch", "CE-PUNCH-4", "no-loot")
PUSHING: Final = Pushing("push", "punch", "CE-PUNCH-7", "nowhere-to-go")
ROBBING: Final = Robbing("rob", "robbery", "CE-ROB-1", "no-loot-here")
MOVING_MARSHAL: Final = MovingMarshal("marshal", "marshal", "CE-MARSH-1", "nowhere-to-go")
