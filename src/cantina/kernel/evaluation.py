"""Heuristic evaluation of positions: expected scores, win probabilities and the rollout policy.

Bots use it; the rules never do.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, Generic, TypeVar

from cantina.kernel.choice import Choice
from cantina.kernel.native_types import i64, mypyc_attr
from cantina.kernel.random_streams import Stream
from cantina.kernel.result import Result
from cantina.kernel.state import State

S = TypeVar("S", bound=State)

_WIN_SHARE: Final = 0.8
"""The part of a result's value that goes to the winners; the rest follows the scores."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """A game's heuristic evaluation. Games subclass it; this base class evaluates results only."""

    def __init__(self, score_scale: float, lookahead: i64 = 0) -> None:
        self.score_scale = score_scale
        """A typical difference in score: the temperature that turns scores into probabilities."""
        self.lookahead: i64 = lookahead
        """How many quiescent positions a search plays past before it evaluates."""

    def expected_score(self, state: S, seat: i64) -> float:
        """The score a seat may expect to end with."""
        return 0.0

    def uncertainty(self, state: S) -> float:
        """How much the rest of the game may still change scores."""
        return self.score_scale

    def is_quiescent(self, state: S) -> bool:
        """Whether expected scores mean something here; if not, one has to play on before evaluating."""
        return False

    def rollout_weight(self, state: S, seat: i64, choice: Choice) -> i64:
        """The weight of a choice in rollouts, at least 1."""
        return 1

    def is_pointless(self, state: S, seat: i64, choice: Choice) -> bool:
        """Whether a choice changes nothing for the better, so that bots need not try it.

        Not every choice of a decision may be pointless. It must depend on nothing hidden from the seat.
        """
        return False

    def observed_number(self, state: S, seat: i64, choice: Choice) -> i64:
        """What the other seats observe: the choice's number, or one negative number for all that look alike."""
        return choice.number

    def win_probabilities(self, state: S) -> list[float]:
        """Each seat's chance to win, from the expected scores; for a finished state, the result's values."""
        if state.result is not None:
            return self.result_values(state.result)
        return softmax(
            [self.expected_score(state, seat) for seat in range(state.seats)], self.uncertainty(state)
        )

    def result_values(self, result: Result) -> list[float]:
        """What a result is worth to each seat, 1 in all: mostly winning, then the scores."""
        parts = softmax([float(score) for score in result.scores], self.score_scale)
        winners = result.winners
        return [
            (1.0 - _WIN_SHARE) * parts[seat] + (_WIN_SHARE / len(winners) if seat in winners else 0.0)
            for seat in range(len(parts))
        ]


RESULT_ONLY: Final = Evaluator[State](10.0)
"""For a game without heuristics: every rollout is random and goes to the end."""


def softmax(scores: list[float], temperature: float) -> list[float]:
    """Shares of 1 by score: equal scores, equal shares; one temperature ahead, e times as much."""
    best = max(scores)
    weights = [exp((score - best) / temperature) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def rollout(state: State, evaluator: Evaluator[Any], rng: Stream) -> i64:
    """Plays weighted random choices until the position is quiescent, and returns how many."""
    steps: i64 = 0
    while state.pending != 0 and not evaluator.is_quiescent(state):
        seat: i64 = state.first_pending_seat()
        state.carry_out(rollout_choice(state, evaluator, rng, seat), seat)
        steps += 1
    state.drop_events()
    return steps


def rollout_choice(state: State, evaluator: Evaluator[Any], rng: Stream, seat: i64) -> Choice:
    """Draws a choice by the rollout weights of the seat that decides first."""
    choices = state.offered_to(seat)
    count: i64 = len(choices)
    if count == 1:
        return choices[0]
    weights: list[i64] = []
    total: i64 = 0
    for choice in choices:
        weight: i64 = evaluator.rollout_weight(state, seat, choice)
        weights.append(weight)
        total += weight
    drawn: i64 = rng.below(total)
    index: i64 = 0
    while drawn >= weights[index]:
        drawn -= weights[index]
        index += 1
    return choices[index]
