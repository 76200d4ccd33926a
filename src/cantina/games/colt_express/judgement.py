"""What a bandit who knows the train sees at a glance."""

from __future__ import annotations

from math import exp
from typing import Final

from cantina.games.colt_express.choices import BanditChoice, CardChoice, DropLoot, MoveTo, Plan, Rob
from cantina.games.colt_express.content import (
    BULLETS_EACH,
    GUNSLINGER_PRIZE,
    JEWEL_VALUE,
    PURSES,
    RANSOM,
    ROUNDS,
    SHEET,
    STRONGBOX_VALUE,
    TUNNEL,
)
from cantina.games.colt_express.rules.planning import PLANNING
from cantina.games.colt_express.rules.rounds import PICKING
from cantina.games.colt_express.rules.scoring import bullets_received
from cantina.games.colt_express.state import ColtState
from cantina.kernel.choice import Choice
from cantina.kernel.ints import i64
from cantina.kernel.judgement import Judgement

_PLANS: Final[list[i64]] = [5, 4, 6, 4, 8, 3]
"""How often each action card is played, by kind."""
_DRAW: Final = 3
_LOOT: Final[list[i64]] = [3, 5, 10]
"""How much a purse, a jewel and a strongbox attract."""
_CLOG: Final = 25.0
"""What a bullet in the deck costs for each round to come."""


class TrainSense(Judgement[ColtState]):
    """Counts money, who may become Gunslinger, and the bullets that clog a deck."""

    def forecast(self, state: ColtState, seat: i64) -> float:
        money = 0.0
        rest = float(ROUNDS - state.round)
        for bandit in range(6):
            if state.seat_of[bandit] != seat:
                continue
            money += float(worth_at(state, SHEET + bandit))
            if state.ransom >> bandit & 1:
                money += float(RANSOM)
        money += GUNSLINGER_PRIZE * self._gunslinger(state, seat, rest)
        return money - _CLOG * rest * bullets_received(state, seat)

    def _gunslinger(self, state: ColtState, seat: i64, rest: float) -> float:
        """The chance to have fired most in the end."""
        spread: float = 0.4 + 0.4 * rest
        mine = 0.0
        total = 0.0
        for other in range(state.seats):
            fired = 0.0
            for bandit in range(6):
                if state.seat_of[bandit] == other:
                    fired += float(BULLETS_EACH - state.bullets[bandit])
            weight: float = exp(fired / spread)
            total += weight
            if other == seat:
                mine = weight
        return mine / total

    def doubt(self, state: ColtState) -> float:
        return 250.0 + 120.0 * float(ROUNDS - state.round)

    def settled(self, state: ColtState) -> bool:
        return state.turn == 0 and state.acted == 0 and state.stack[-1] is PLANNING

    def urge(self, state: ColtState, seat: i64, choice: Choice) -> i64:
        if isinstance(choice, Plan):
            return _PLANS[choice.action]
        if isinstance(choice, Rob):
            return _LOOT[0 if choice.token < len(PURSES) else choice.token - len(PURSES) + 1]
        if isinstance(choice, MoveTo):
            if choice.place == state.marshal * 2:
                return 1
            return 4 + 2 * state.jewels[choice.place] + 4 * state.strongboxes[choice.place]
        if isinstance(choice, DropLoot):
            return _LOOT[choice.loot]
        if isinstance(choice, BanditChoice):
            return 4
        return _DRAW

    def face(self, state: ColtState, seat: i64, choice: Choice) -> i64:
        if isinstance(choice, Plan):
            hidden = choice.face_down or state.card().turns[state.turn] == TUNNEL
            return -2 - choice.bandit if hidden else choice.number
        if isinstance(choice, CardChoice) and state.stack[-1] is PICKING:
            return -1
        return choice.number


def worth_at(state: ColtState, place: i64) -> i64:
    """The loot at a place, in dollars."""
    money: i64 = state.jewels[place] * JEWEL_VALUE + state.strongboxes[place] * STRONGBOX_VALUE
    for purse in range(len(state.purse_at)):
        if state.purse_at[purse] == place:
            money += state.purse_value[purse]
    return money


JUDGEMENT: Final = TrainSense(500.0)
