"""What an experienced player sees at a glance. Bots think with it; the rules never do."""

from __future__ import annotations

from math import exp
from typing import Any, Final, Generic, TypeVar

from cantina.kernel.choice import Choice
from cantina.kernel.ints import i64, mypyc_attr
from cantina.kernel.luck import Stream
from cantina.kernel.result import Result
from cantina.kernel.state import Decision, State

S = TypeVar("S", bound=State)

_WINNING: Final = 0.8
"""How much of a result's worth is winning; the rest is how clear it was."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[S]):
    """A game's evaluation. Games derive their own; this one looks at results only."""

    def __init__(self, margin: float, reach: i64 = 0) -> None:
        self.margin = margin
        """A difference in score that is neither small nor large."""
        self.reach: i64 = reach
        """How many settled positions a search looks past."""

    def forecast(self, state: S, seat: i64) -> float:
        """The score a seat may expect to end with."""
        return 0.0

    def doubt(self, state: S) -> float:
        """How much the rest of the game may still change scores."""
        return self.margin

    def settled(self, state: S) -> bool:
        """Whether a forecast means something now; if not, one has to play on first."""
        return False

    def urge(self, state: S, seat: i64, choice: Choice) -> i64:
        """How natural a choice is, 1 or more, for somebody who plays on without thinking."""
        return 1

    def face(self, state: S, seat: i64, choice: Choice) -> i64:
        """What the other seats see of a choice: its number, or a negative one for all that look alike."""
        return choice.number

    def chances(self, state: S) -> list[float]:
        """Each seat's chance to win, from the forecasts, or the worth of the result."""
        if state.result is not None:
            return self.worth(state.result)
        return shares([self.forecast(state, seat) for seat in range(state.seats)], self.doubt(state))

    def worth(self, result: Result) -> list[float]:
        """What a result is worth to each seat, 1 in all: mostly winning, then the scores."""
        parts = shares([float(score) for score in result.scores], self.margin)
        winners = result.winners
        return [
            (1.0 - _WINNING) * parts[seat] + (_WINNING / len(winners) if seat in winners else 0.0)
            for seat in range(len(parts))
        ]


PLAIN: Final = Judgement[State](10.0)
"""For a game nobody has an eye for yet."""


def shares(scores: list[float], spread: float) -> list[float]:
    """Turns scores into shares of 1: equal scores, equal shares; a spread ahead, e times as much."""
    best = max(scores)
    weights = [exp((score - best) / spread) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]


def stroll(state: State, judgement: Judgement[Any], luck: Stream) -> i64:
    """Plays on by urges until the position is settled, and says how many choices that took."""
    made: i64 = 0
    while True:
        decision = state.decision
        if decision is None or judgement.settled(state):
            return made
        state.apply(natural(state, judgement, luck, decision))
        made += 1


def natural(state: State, judgement: Judgement[Any], luck: Stream, decision: Decision) -> Choice:
    """A choice drawn by the urges of whoever decides."""
    choices = decision.choices
    count: i64 = len(choices)
    if count == 1:
        return choices[0]
    seat: i64 = decision.seat
    urges: list[i64] = []
    total: i64 = 0
    for choice in choices:
        urge: i64 = judgement.urge(state, seat, choice)
        urges.append(urge)
        total += urge
    at: i64 = luck.below(total)
    number: i64 = 0
    while at >= urges[number]:
        at -= urges[number]
        number += 1
    return choices[number]
