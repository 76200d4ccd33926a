"""The events at the end of a round (section 11 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.colt_express.choices import (
    NO_PICKPOCKET,
    PICKPOCKETS,
    PURSE_NOT_HERE,
    TakeLoot,
)
from cantina.games.colt_express.content import (
    ANGRY_MARSHAL,
    BRAKING,
    CHARACTERS,
    FIRST_SHEET,
    HOSTAGE,
    NO_EVENT,
    OUT_OF_PLAY,
    PICKPOCKETING,
    REBELLION,
    REVENGE,
    ROUND_EVENTS,
    SWIVEL_ARM,
    TAKE_IT_ALL,
    place_name,
)
from cantina.games.colt_express.events import (
    BanditMoved,
    LootLost,
    PurseLeft,
    RansomSecured,
    RoundEventHappened,
    StrongboxLaid,
)
from cantina.games.colt_express.rules.actions import emit_loot_taken
from cantina.games.colt_express.rules.encounters import (
    bandits_at,
    give_neutral_bullets,
    move_marshal,
)
from cantina.games.colt_express.rules.purses import lose_lowest_purse, take_purse
from cantina.games.colt_express.state import ColtState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import append, i64, vec
from cantina.kernel.state import DecisionFrame, Frame


class RoundEvent(Frame[ColtState]):
    """Applies the event of the round card to everybody it concerns at once (CE-EVT-1 and 2)."""

    def run(self, state: ColtState) -> None:
        state.pop()
        event: i64 = state.round_card().event
        if event == NO_EVENT:
            return
        if not state.quiet:
            state.emit(RoundEventHappened(round_event=ROUND_EVENTS[event]))
        if event == ANGRY_MARSHAL:
            angry_marshal(state)
        elif event == SWIVEL_ARM:
            move_on_roofs(state, to_caboose=True)
        elif event == BRAKING:
            move_on_roofs(state, to_caboose=False)
        elif event == TAKE_IT_ALL:
            take_it_all(state)
        elif event == REBELLION:
            rebellion(state)
        elif event == REVENGE:
            revenge(state)
        elif event == PICKPOCKETING:
            state.actor = 0
            state.push(PICKPOCKET)
        elif event == HOSTAGE:
            take_hostage(state)


def angry_marshal(state: ColtState) -> None:
    """The Marshal shoots at the roof above him, then moves one unit towards the Caboose (CE-EVT-10 to 12)."""
    above = bandits_at(state, state.marshal * 2 + 1)
    if len(above) > 0:
        give_neutral_bullets(state, above)
    if state.marshal < state.last:
        move_marshal(state, 1)


def move_on_roofs(state: ColtState, to_caboose: bool) -> None:
    """Swivel Arm sweeps every roof to the Caboose, Braking throws everybody a unit forward."""
    bandit: i64 = 0
    while bandit < 6:
        here: i64 = state.spot[bandit]
        if here > 0 and here & 1:
            there: i64 = state.last * 2 + 1 if to_caboose else (here - 2 if here > 1 else here)
            if there != here:
                state.spot[bandit] = there
                if not state.quiet:
                    state.emit(
                        BanditMoved(
                            bandit=CHARACTERS[bandit],
                            origin=place_name(here),
                            place=place_name(there),
                        )
                    )
        bandit += 1


def take_it_all(state: ColtState) -> None:
    """The second strongbox is laid where the Marshal is (CE-EVT-30)."""
    state.strongboxes[OUT_OF_PLAY] -= 1
    state.strongboxes[state.marshal * 2] += 1
    if not state.quiet:
        state.emit(StrongboxLaid(place=place_name(state.marshal * 2)))


def rebellion(state: ColtState) -> None:
    """Each bandit inside any unit is hit by the passengers (CE-EVT-35)."""
    inside: vec[i64] = vec[i64]()
    bandit: i64 = 0
    while bandit < 6:
        here: i64 = state.spot[bandit]
        if here >= 0 and not here & 1:
            inside = append(inside, bandit)
        bandit += 1
    if len(inside) > 0:
        give_neutral_bullets(state, inside)


def revenge(state: ColtState) -> None:
    """Each bandit above the Marshal loses the lowest purse, out of play (CE-STA-1 to 3)."""
    for bandit in bandits_at(state, state.marshal * 2 + 1):
        if not state.has_purse(FIRST_SHEET + bandit):
            continue
        purse: i64 = lose_lowest_purse(state, bandit, OUT_OF_PLAY)
        if not state.quiet:
            seat = state.seat_of[bandit]
            state.emit(
                LootLost(
                    target=CHARACTERS[bandit],
                    loot="purse",
                    purse=purse,
                    place=None,
                    value=state.purse_value[purse],
                    known_to=(seat,),
                )
            )


def take_hostage(state: ColtState) -> None:
    """Bandits in or on the Locomotive earn a ransom (CE-STA-7)."""
    bandit: i64 = 0
    while bandit < 6:
        here: i64 = state.spot[bandit]
        if here == 0 or here == 1:
            state.ransom |= 1 << bandit
            if not state.quiet:
                state.emit(RansomSecured(bandit=CHARACTERS[bandit], money=state.numbers.ransom))
        bandit += 1


class Pickpocket(DecisionFrame[ColtState]):
    """A bandit alone at its location may take a purse lying there (CE-STA-4 to 6).

    The bandits are asked one after another; nobody's answer changes what another may do.
    """

    def asked(self, state: ColtState) -> i64:
        bandit: i64 = next_pickpocket(state)
        return 0 if bandit < 0 else 1 << state.seat_of[bandit]

    def run(self, state: ColtState) -> None:
        state.pop()

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return _PICKPOCKET_CHOICES

    def cache_key(self, state: ColtState, seat: i64) -> i64:
        """The purses that lie there, as bits."""
        here: i64 = state.spot[next_pickpocket(state)]
        key: i64 = 0
        bit: i64 = 1
        for place in state.purse_at:
            if place == here:
                key |= bit
            bit <<= 1
        return key

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, TakeLoot):
            return None
        here: i64 = state.spot[next_pickpocket(state)]
        return None if state.purse_at[choice.token] == here else PURSE_NOT_HERE

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        bandit: i64 = next_pickpocket(state)
        state.actor = bandit + 1
        if isinstance(choice, TakeLoot):
            take_purse(state, bandit, choice.token)
            if not state.quiet:
                value = state.purse_value[choice.token]
                emit_loot_taken(state, bandit, "purse", choice.token, value)
        elif not state.quiet:
            state.emit(PurseLeft(bandit=CHARACTERS[bandit]))


def next_pickpocket(state: ColtState) -> i64:
    """The next bandit that may take a purse in Pickpocketing, from `state.actor` on; -1: none."""
    bandit: i64 = state.actor
    while bandit < 6:
        here: i64 = state.spot[bandit]
        if here >= 0 and state.has_purse(here) and len(bandits_at(state, here)) == 1:
            return bandit
        bandit += 1
    return -1


_PICKPOCKET_CHOICES: Final[list[Choice]] = [*PICKPOCKETS, NO_PICKPOCKET]

ROUND_EVENT: Final = RoundEvent("round-event")
PICKPOCKET: Final = Pickpocket("pickpocket", "pickpocket", "CE-STA-4")
