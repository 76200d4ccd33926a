"""Heuristic evaluation of a position on the train."""

from __future__ import annotations

from math import exp
from typing import Final

from cantina.games.colt_express.choices import BanditChoice, CardChoice, DropLoot, MoveTo, Plan, TakeLoot
from cantina.games.colt_express.content import (
    BULLETS_EACH,
    FIRST_SHEET,
    PURSES,
    ROUNDS,
    TUNNEL,
)
from cantina.games.colt_express.rules.planning import PLANNING
from cantina.games.colt_express.rules.rounds import PICKING
from cantina.games.colt_express.rules.scoring import bullets_received
from cantina.games.colt_express.state import ColtState
from cantina.kernel.choice import Choice
from cantina.kernel.evaluation import Evaluator
from cantina.kernel.native_types import i64, vec

_PLAN_WEIGHTS: Final[vec[i64]] = vec[i64]([5, 4, 6, 4, 8, 3])
"""Rollout weights of playing an action card, by kind."""
_DEFAULT_WEIGHT: Final = 3
"""The rollout weight of drawing and of every choice without a rule of its own."""
_LOOT_WEIGHTS: Final[vec[i64]] = vec[i64]([3, 5, 10])
"""Rollout weights of taking a purse, a jewel or a strongbox."""
_BULLET_COST_PER_ROUND: Final = 25.0
"""Dollars that a bullet card among a player's cards costs for each round left."""


class ColtExpressEvaluator(Evaluator[ColtState]):
    """Counts loot, the chance to become Gunslinger and the cost of bullet cards in the deck."""

    def expected_score(self, state: ColtState, seat: i64) -> float:
        money = 0.0
        rounds_left = float(ROUNDS - state.round)
        for bandit in range(6):
            if state.seat_of[bandit] != seat:
                continue
            money += float(loot_value_at(state, FIRST_SHEET + bandit))
            if state.ransom >> bandit & 1:
                money += float(state.numbers.ransom)
        money += float(state.numbers.gunslinger) * self._gunslinger_probability(state, seat, rounds_left)
        return money - _BULLET_COST_PER_ROUND * rounds_left * bullets_received(state, seat)

    def _gunslinger_probability(self, state: ColtState, seat: i64, rounds_left: float) -> float:
        """The estimated probability that a seat will have fired the most bullets."""
        temperature: float = 0.4 + 0.4 * rounds_left
        own_weight = 0.0
        total = 0.0
        for other in range(state.seats):
            fired = 0.0
            for bandit in range(6):
                if state.seat_of[bandit] == other:
                    fired += float(BULLETS_EACH - state.bullets[bandit])
            weight: float = exp(fired / temperature)
            total += weight
            if other == seat:
                own_weight = weight
        return own_weight / total

    def uncertainty(self, state: ColtState) -> float:
        return 250.0 + 120.0 * float(ROUNDS - state.round)

    def is_quiescent(self, state: ColtState) -> bool:
        return state.turn == 0 and state.acted == 0 and state.stack[-1] is PLANNING

    def rollout_weight(self, state: ColtState, seat: i64, choice: Choice) -> i64:
        if isinstance(choice, Plan):
            return _PLAN_WEIGHTS[choice.action]
        if isinstance(choice, TakeLoot):
            return _LOOT_WEIGHTS[0 if choice.token < len(PURSES) else choice.token - len(PURSES) + 1]
        if isinstance(choice, MoveTo):
            if choice.place == state.marshal * 2:
                return 1
            return 4 + 2 * state.jewels[choice.place] + 4 * state.strongboxes[choice.place]
        if isinstance(choice, DropLoot):
            return _LOOT_WEIGHTS[choice.loot]
        if isinstance(choice, BanditChoice):
            return 4
        return _DEFAULT_WEIGHT

    def observed_number(self, state: ColtState, seat: i64, choice: Choice) -> i64:
        if isinstance(choice, Plan):
            hidden = choice.face_down or state.turn_kind() == TUNNEL
            return -2 - choice.bandit if hidden else choice.number
        if isinstance(choice, CardChoice) and state.stack[-1] is PICKING:
            return -1
        return choice.number


def loot_value_at(state: ColtState, place: i64) -> i64:
    """The value of the loot at a place, in dollars."""
    numbers = state.numbers
    money: i64 = state.jewels[place] * numbers.jewel + state.strongboxes[place] * numbers.strongbox
    for purse in range(len(state.purse_at)):
        if state.purse_at[purse] == place:
            money += state.purse_value[purse]
    return money


EVALUATOR: Final = ColtExpressEvaluator(500.0)
