"""Estimates scores from a position, and how likely a player is to make a choice, for bots."""

from __future__ import annotations

from typing import Final

from cantina.games.scoundrels.choices import (
    DISTRUST,
    HIRES,
    NO,
    OFFICE,
    PASS,
    RECRUITS,
    USE_LEADER,
    USE_STRATEGY,
    USES,
    Play,
    Swap,
)
from cantina.games.scoundrels.content import (
    BOTH,
    CARDS,
    JOBS,
    LEFT,
    MARKS,
    RIGHT,
    SHEET,
    TRAITS,
    TURNS,
    Ability,
    ScoundrelsNumbers,
    job_of,
    trait_of,
)
from cantina.games.scoundrels.rules.turns import PLANNING
from cantina.games.scoundrels.rules.vocabulary import make_numbers
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick
from cantina.kernel.evaluation import Evaluator
from cantina.kernel.native_types import i64, vec

_POINTS_BY_WORD: Final[tuple[tuple[str, float], ...]] = (
    ("steal", 2.2),
    ("rep ", 1.0),
    ("use ", 1.0),
    ("gain", 0.7),
    ("rob", 0.7),
    ("scout", 0.4),
)
"""Points a use of an ability brings, by the first of these words it has."""


def _points_of_use(text: str) -> float:
    for word, points in _POINTS_BY_WORD:
        if word in text:
            return points
    return 0.3


_DOLLAR: Final = 0.22
"""What a dollar buys in points while there is a day left to spend it."""
_PRINTED: Final = make_numbers()


def _job_points(numbers: ScoundrelsNumbers) -> list[float]:
    """Points that a use of each job brings: more where its numbers are higher than the printed ones."""
    if not numbers.job_points:
        numbers.job_points = [
            _points_of_use(job.text) * _share_of_printed(numbers.job_abilities[at], _PRINTED.job_abilities[at])
            for at, job in enumerate(JOBS)
        ]
    return numbers.job_points


def _share_of_printed(ability: Ability, printed: Ability) -> float:
    """How much an ability is worth by its numbers, compared with the printed one: exactly 1 for that."""
    share = _amount_given(ability) / _amount_given(printed)
    return share - _DOLLAR * float(ability.amount - printed.amount)


def _amount_given(ability: Ability) -> float:
    """The sum of what an ability gives, at least a little; 1 for one without numbers."""
    amounts = [step.first for step in ability.steps if step.effect.number_names]
    return max(0.1, float(sum(amounts))) if amounts else 1.0


_JAILED: Final = -0.3
_HENCHMAN: Final = 0.15
"""What a henchman in jail costs, and one in reserve promises."""
_USES_A_DAY: Final = 0.6
"""How often a scoundrel is used in a day."""
_TURN: Final = 1.15
"""What a turn still to come today brings beside all that."""

_ROLLOUT_WEIGHTS: Final[dict[int, i64]] = {
    **{choice.number: 12 for choice in USES},
    **{choice.number: 8 for choice in HIRES},
    **{choice.number: 6 for choice in RECRUITS},
    USE_LEADER.number: 8,
    USE_STRATEGY.number: 8,
    OFFICE.number: 3,
    PASS.number: 1,
    NO.number: 2,
}
_USUAL_WEIGHT: Final = 4


class ScoundrelsEvaluator(Evaluator[ScoundrelsState]):
    """Counts points, what dollars and scoundrels may still bring, and henchmen on cards."""

    def expected_score(self, state: ScoundrelsState, seat: i64) -> float:
        turns: i64 = turns_left(state, seat)
        rest: float = float(state.days - state.day) + float(turns) / float(TURNS)
        points = float(state.reputation[seat]) + _TURN * float(turns)
        for entry in state.loot:
            if entry // 32 == seat:
                points += self._safe(state, entry % 32)
        job_points = _job_points(state.numbers)
        at: i64 = seat * SHEET
        while at < seat * SHEET + SHEET:
            if state.sheets[at] >= 0:
                points += float(state.numbers.tech[trait_of(state.sheets[at])])
                points += rest * _USES_A_DAY * job_points[job_of(state.sheets[at])]
            at += 1
        points += float(state.money[seat]) * (0.02 + _DOLLAR * min(1.0, rest))
        points += _JAILED * float(state.jailed[seat]) + _HENCHMAN * rest * float(state.reserve[seat])
        return points + self._distrust_points(state, seat)

    def _safe(self, state: ScoundrelsState, safe: i64) -> float:
        value: i64 = state.numbers.safe_values[state.safes[safe]]
        points: i64 = value
        at: i64 = 0
        while at < state.seats * MARKS:
            if state.mark_on[at] == safe and state.mark_face[at] == value:
                points += 1
            at += 1
        return float(points)

    def _distrust_points(self, state: ScoundrelsState, seat: i64) -> float:
        """What the henchmen on today's cards will bring and cost a seat (SC-EOD-2 to 4)."""
        points = 0.0
        place: i64 = 0
        while place < state.seats * CARDS:
            bits: i64 = state.on_card[place]
            if bits != 0 and state.played[place] >= 0:
                bluff = state.played[place] != place % CARDS + 1
                if bluff and place // CARDS == seat:
                    points -= 1.0
                elif bits >> seat & 1:
                    points += 1.0 if bluff else _JAILED
            place += 1
        return points

    def uncertainty(self, state: ScoundrelsState) -> float:
        return 1.2 + 1.0 * days_left(state)

    def is_quiescent(self, state: ScoundrelsState) -> bool:
        """When a turn begins: what it may bring is in the forecast."""
        return state.stack[-1] is PLANNING

    def rollout_weight(self, state: ScoundrelsState, seat: i64, choice: Choice) -> i64:
        if isinstance(choice, Play):
            rollout_weight: i64 = 4 if choice.card == choice.slot + 1 else 2
            at: i64 = seat * SHEET
            while at < seat * SHEET + SHEET:
                one: i64 = state.sheets[at]
                if one >= 0 and choice.slot in TRAITS[trait_of(one)].slots:
                    rollout_weight += 8
                at += 1
            return rollout_weight
        if isinstance(choice, Pick):
            return _ROLLOUT_WEIGHTS.get(choice.number, _USUAL_WEIGHT)
        if choice is DISTRUST:
            return 1
        if choice is PASS and state.pending != 1 << state.active:
            return 15
        return _ROLLOUT_WEIGHTS.get(choice.number, _USUAL_WEIGHT)

    def is_pointless(self, state: ScoundrelsState, seat: i64, choice: Choice) -> bool:
        """An exchange of two spaces that connects no more responses than before."""
        if not isinstance(choice, Swap):
            return False
        layout = state.sheets[seat * SHEET : seat * SHEET + SHEET]
        before: i64 = connections(layout)
        first: i64 = layout[choice.one]
        layout[choice.one] = layout[choice.two]
        layout[choice.two] = first
        return connections(layout) <= before

    def observed_number(self, state: ScoundrelsState, seat: i64, choice: Choice) -> i64:
        return -1 - choice.slot if isinstance(choice, Play) else choice.number


def connections(layout: vec[i64]) -> i64:
    """How many arrows of responses on a sheet point to a scoundrel beside them."""
    count: i64 = 0
    space: i64 = 0
    while space < SHEET:
        if layout[space] >= 0:
            arrow: i64 = TRAITS[trait_of(layout[space])].arrow
            if arrow in (LEFT, BOTH) and space > 0 and layout[space - 1] >= 0:
                count += 1
            if arrow in (RIGHT, BOTH) and space < SHEET - 1 and layout[space + 1] >= 0:
                count += 1
        space += 1
    return count


def turns_left(state: ScoundrelsState, seat: i64) -> i64:
    """Turns a seat still has today, the one under way included."""
    if state.night:
        return 0
    place: i64 = (seat - state.active + state.turn) % state.seats
    taken: i64 = state.turn // state.seats
    return TURNS - taken - 1 if place < state.turn % state.seats else TURNS - taken


def days_left(state: ScoundrelsState) -> float:
    """Days still to be played, with the part of this one."""
    if state.night:
        return float(state.days - state.day)
    turns: i64 = TURNS * state.seats
    return float(state.days - state.day) + float(turns - state.turn) / float(turns)


EVALUATOR: Final = ScoundrelsEvaluator(4.0, lookahead=3)
