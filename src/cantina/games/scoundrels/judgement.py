"""What a player who knows the town sees at a glance."""

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
)
from cantina.games.scoundrels.content import (
    CARDS,
    JOBS,
    MARKS,
    SAFE_VALUES,
    SHEET,
    TRAITS,
    TURNS,
    job_of,
    trait_of,
)
from cantina.games.scoundrels.rules.turns import PLANNING
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick
from cantina.kernel.ints import i64
from cantina.kernel.judgement import Judgement

_YIELDS: Final = (("steal", 2.2), ("rep ", 1.0), ("use ", 1.0), ("gain", 0.7), ("rob", 0.7), ("scout", 0.4))
"""Points a use of an ability brings, by the first of these words it has."""


def _yield(text: str) -> float:
    for word, points in _YIELDS:
        if word in text:
            return points
    return 0.3


_JOB_POINTS: Final = [_yield(job.text) for job in JOBS]
_DOLLAR: Final = 0.22
"""What a dollar buys in points while there is a day left to spend it."""
_JAILED: Final = -0.3
_HENCHMAN: Final = 0.15
"""What a henchman in jail costs, and one in reserve promises."""
_USES_A_DAY: Final = 0.6
"""How often a scoundrel is used in a day."""
_TURN: Final = 1.15
"""What a turn still to come today brings beside all that."""

_URGES: Final[dict[int, i64]] = {
    **{choice.number: 12 for choice in USES},
    **{choice.number: 8 for choice in HIRES},
    **{choice.number: 6 for choice in RECRUITS},
    USE_LEADER.number: 8,
    USE_STRATEGY.number: 8,
    OFFICE.number: 3,
    PASS.number: 1,
    NO.number: 2,
}
_USUAL: Final = 4


class TownSense(Judgement[ScoundrelsState]):
    """Counts points, what dollars and scoundrels may still bring, and henchmen on cards."""

    def forecast(self, state: ScoundrelsState, seat: i64) -> float:
        turns: i64 = turns_left(state, seat)
        rest: float = float(state.days - state.day) + float(turns) / float(TURNS)
        points = float(state.reputation[seat]) + _TURN * float(turns)
        for entry in state.loot:
            if entry // 32 == seat:
                points += self._safe(state, entry % 32)
        at: i64 = seat * SHEET
        while at < seat * SHEET + SHEET:
            if state.sheets[at] >= 0:
                points += float(TRAITS[trait_of(state.sheets[at])].tech)
                points += rest * _USES_A_DAY * _JOB_POINTS[job_of(state.sheets[at])]
            at += 1
        points += float(state.money[seat]) * (0.02 + _DOLLAR * min(1.0, rest))
        points += _JAILED * float(state.jailed[seat]) + _HENCHMAN * rest * float(state.reserve[seat])
        return points + self._caught(state, seat)

    def _safe(self, state: ScoundrelsState, safe: i64) -> float:
        value: i64 = SAFE_VALUES[state.safes[safe]]
        points: i64 = value
        at: i64 = 0
        while at < state.seats * MARKS:
            if state.mark_on[at] == safe and state.mark_face[at] == value:
                points += 1
            at += 1
        return float(points)

    def _caught(self, state: ScoundrelsState, seat: i64) -> float:
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

    def doubt(self, state: ScoundrelsState) -> float:
        return 1.2 + 1.0 * days_left(state)

    def settled(self, state: ScoundrelsState) -> bool:
        """When a turn begins: what it may bring is in the forecast."""
        return state.stack[-1] is PLANNING

    def urge(self, state: ScoundrelsState, seat: i64, choice: Choice) -> i64:
        if isinstance(choice, Play):
            urge: i64 = 4 if choice.card == choice.slot + 1 else 2
            at: i64 = seat * SHEET
            while at < seat * SHEET + SHEET:
                one: i64 = state.sheets[at]
                if one >= 0 and choice.slot in TRAITS[trait_of(one)].slots:
                    urge += 8
                at += 1
            return urge
        if isinstance(choice, Pick):
            return _URGES.get(choice.number, _USUAL)
        if choice is DISTRUST:
            return 1
        if choice is PASS and state.pending != 1 << state.active:
            return 15
        return _URGES.get(choice.number, _USUAL)

    def face(self, state: ScoundrelsState, seat: i64, choice: Choice) -> i64:
        return -1 - choice.slot if isinstance(choice, Play) else choice.number


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


JUDGEMENT: Final = TownSense(4.0, reach=3)
