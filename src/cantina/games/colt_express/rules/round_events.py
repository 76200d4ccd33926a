"""The events at the end of a round (section 11 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.colt_express.choices import (
    NO_PICKPOCKET,
    PICKPOCKETS,
    PURSE_NOT_HERE,
    Rob,
)
from cantina.games.colt_express.content import (
    ANGRY_MARSHAL,
    BRAKING,
    CHARACTERS,
    EVENTS,
    HOSTAGE,
    NO_EVENT,
    OUT,
    PICKPOCKETING,
    REBELLION,
    REVENGE,
    SHEET,
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
from cantina.games.colt_express.rules.actions import tell_taken
from cantina.games.colt_express.rules.encounters import (
    bandits_at,
    hand_out_neutral,
    move_marshal,
)
from cantina.games.colt_express.rules.purses import lose_lowest_purse, take_purse
from cantina.games.colt_express.state import ColtState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.ints import i64
from cantina.kernel.state import Ask, Frame


class RoundEvent(Frame[ColtState]):
    """Applies the event of the round card to everybody it concerns at once (CE-EVT-1 and 2)."""

    def run(self, state: ColtState) -> None:
        state.pop()
        event: i64 = state.card().event
        if event == NO_EVENT:
            return
        if not state.quiet:
            state.tell(RoundEventHappened(round_event=EVENTS[event]))
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
    """The Marshal shoots at the roof above him, then goes one unit back (CE-EVT-10 to 12)."""
    above = bandits_at(state, state.marshal * 2 + 1)
    if above:
        hand_out_neutral(state, above)
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
                    state.tell(
                        BanditMoved(
                            bandit=CHARACTERS[bandit],
                            origin=place_name(here),
                            place=place_name(there),
                        )
                    )
        bandit += 1


def take_it_all(state: ColtState) -> None:
    """The second strongbox is laid where the Marshal is (CE-EVT-30)."""
    state.strongboxes[OUT] -= 1
    state.strongboxes[state.marshal * 2] += 1
    if not state.quiet:
        state.tell(StrongboxLaid(place=place_name(state.marshal * 2)))


def rebellion(state: ColtState) -> None:
    """Each bandit inside any unit is hit by the passengers (CE-EVT-35)."""
    inside: list[i64] = []
    bandit: i64 = 0
    while bandit < 6:
        here: i64 = state.spot[bandit]
        if here >= 0 and not here & 1:
            inside.append(bandit)
        bandit += 1
    if inside:
        hand_out_neutral(state, inside)


def revenge(state: ColtState) -> None:
    """Each bandit above the Marshal loses the lowest purse, out of play (CE-STA-1 to 3)."""
    for bandit in bandits_at(state, state.marshal * 2 + 1):
        if not state.has_purse(SHEET + bandit):
            continue
        purse: i64 = lose_lowest_purse(state, bandit, OUT)
        if not state.quiet:
            seat = state.seat_of[bandit]
            state.tell(
                LootLost(
                    target=CHARACTERS[bandit],
                    loot="purse",
                    purse=purse,
                    place=None,
                    value=state.purse_value[purse],
                    knowers=(seat,),
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
                state.tell(RansomSecured(bandit=CHARACTERS[bandit]))
        bandit += 1


class Pickpocket(Ask[ColtState]):
    """A bandit alone at its location may take a purse lying there (CE-STA-4 to 6).

    The bandits are asked one after another; nobody's answer changes what another may do.
    """

    def asked(self, state: ColtState) -> i64:
        bandit: i64 = next_alone(state)
        return 0 if bandit < 0 else 1 << state.seat_of[bandit]

    def run(self, state: ColtState) -> None:
        state.pop()

    def candidates(self, state: ColtState, seat: i64) -> Sequence[Choice]:
        return _PICKPOCKETS

    def obstacle(self, state: ColtState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Rob):
            return None
        here: i64 = state.spot[next_alone(state)]
        return None if state.purse_at[choice.token] == here else PURSE_NOT_HERE

    def answer(self, state: ColtState, seat: i64, choice: Choice) -> None:
        bandit: i64 = next_alone(state)
        state.actor = bandit + 1
        if isinstance(choice, Rob):
            take_purse(state, bandit, choice.token)
            if not state.quiet:
                value = state.purse_value[choice.token]
                tell_taken(state, bandit, "purse", choice.token, value)
        elif not state.quiet:
            state.tell(PurseLeft(bandit=CHARACTERS[bandit]))


def next_alone(state: ColtState) -> i64:
    """The next bandit, from the one to be looked at on, that may pick a pocket; or -1."""
    bandit: i64 = state.actor
    while bandit < 6:
        here: i64 = state.spot[bandit]
        if here >= 0 and state.has_purse(here) and len(bandits_at(state, here)) == 1:
            return bandit
        bandit += 1
    return -1


_PICKPOCKETS: Final[list[Choice]] = [*PICKPOCKETS, NO_PICKPOCKET]

ROUND_EVENT: Final = RoundEvent("round-event")
PICKPOCKET: Final = Pickpocket("pickpocket", "pickpocket", "CE-STA-4")
