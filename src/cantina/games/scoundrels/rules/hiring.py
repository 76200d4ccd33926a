"""Hiring scoundrels, as one unit of several steps (section 8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import (
    BEING_HIRED,
    BOTH_EMPTY,
    CANNOT_PAY,
    DROPS,
    KEEP,
    NO,
    NO_RECRUITING,
    NOT_IN_SALOON,
    NOT_ON_SHEET,
    NOT_ON_TOP,
    NOT_RIGHTMOST,
    SWAPS,
    YES,
    Swap,
)
from cantina.games.scoundrels.content import (
    AFTER_HIRE,
    BIT,
    ON_HIRE,
    RECRUIT,
    SHEET,
    STRATEGIES,
    TIMING,
    job_name,
    trait_name,
    trait_of,
)
from cantina.games.scoundrels.events import ScoundrelHired, SpacesSwapped, StrategyUsed
from cantina.games.scoundrels.rules.abilities import begin_use
from cantina.games.scoundrels.rules.money import pay
from cantina.games.scoundrels.rules.running import (
    HIRE_ARRANGED,
    HIRE_PAID,
    HIRE_PLACED,
    HIRE_USED,
    RunningHire,
)
from cantina.games.scoundrels.rules.saloon import (
    discard_scoundrel,
    put_on_discard,
    refill,
    rightmost,
    take,
)
from cantina.games.scoundrels.rules.triggers import trigger
from cantina.games.scoundrels.rules.usable import can_use
from cantina.games.scoundrels.state import IN_DISCARD, IN_SALOON, ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import append, i64, sort, vec, with_room
from cantina.kernel.state import DecisionFrame, Frame

_DROPS: Final[list[Choice]] = [*DROPS]
_SWAPS: Final[list[Choice]] = [*SWAPS, KEEP]
_YES_NO: Final[list[Choice]] = [YES, NO]
_MOST_SWAPS: Final = 4
"""Enough to reach every layout of five spaces."""


def hire_obstacle(
    state: ScoundrelsState, seat: i64, trait: i64, recruit: bool, from_discard: bool
) -> Reason | None:
    """What keeps a player from hiring a scoundrel (SC-HIRE-1 and 18, SC-STR-S7-1 to 3)."""
    scoundrel: i64 = -1
    if from_discard:
        if len(state.discard) == 0 or trait_of(state.discard[-1]) != trait:
            return NOT_ON_TOP
        scoundrel = state.discard[-1]
    else:
        for other in state.saloon:
            if other >= 0 and trait_of(other) == trait:
                scoundrel = other
        if scoundrel < 0:
            return NOT_IN_SALOON
    return obstacle_to_hire(state, seat, scoundrel, recruit, from_discard)


def obstacle_to_hire(
    state: ScoundrelsState, seat: i64, scoundrel: i64, recruit: bool, from_discard: bool
) -> Reason | None:
    """What keeps a player from hiring a scoundrel that lies in the right place."""
    if state.being_hired(trait_of(scoundrel)):
        return BEING_HIRED
    if recruit:
        if from_discard or not can_recruit(state, seat):
            return NO_RECRUITING
        if scoundrel != rightmost(state):
            return NOT_RIGHTMOST
    return None if _price_of(state, scoundrel, recruit) <= state.money[seat] else CANNOT_PAY


def _price_of(state: ScoundrelsState, scoundrel: i64, recruit: bool) -> i64:
    """What hiring a scoundrel costs, perhaps with the help of Recruit Outcasts (SC-STR-S7-1)."""
    cost: i64 = state.numbers.cost_of(scoundrel)
    if recruit:
        return cost - state.numbers.discount if cost > state.numbers.discount else 0
    return cost


def can_recruit(state: ScoundrelsState, seat: i64) -> bool:
    """Whether Recruit Outcasts is there and unused in this turn window (SC-STR-S7-1 and 3)."""
    return state.strategy[seat] == RECRUIT and not state.used_strategy >> seat & 1


def traits_on_sheet(state: ScoundrelsState, seat: i64) -> vec[i64]:
    """The traits of the scoundrels on a sheet."""
    found = with_room(SHEET + 1)
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        if state.sheets[at] >= 0:
            found = append(found, trait_of(state.sheets[at]))
        at += 1
    return found


def begin_hire(state: ScoundrelsState, seat: i64, trait: i64, recruit: bool) -> None:
    """Pays first; the Saloon is refilled last (SC-HIRE-2 and 10)."""
    place: i64 = state.place_of(trait)
    scoundrel: i64 = state.at_place(place)
    cost: i64 = _price_of(state, scoundrel, recruit)
    if recruit:
        state.used_strategy |= 1 << seat
        if not state.quiet:
            state.emit(StrategyUsed(seat=seat, strategy=STRATEGIES[state.strategy[seat]].name))
    pay(state, seat, cost)
    if not state.quiet:
        state.emit(ScoundrelHired(seat=seat, trait=trait_name(scoundrel), job=job_name(scoundrel), count=cost))
    before: i64 = 0
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        if state.sheets[at] >= 0:
            before |= BIT[trait_of(state.sheets[at])]
        at += 1
    origin: i64 = IN_DISCARD if place >= IN_DISCARD else IN_SALOON
    state.hires.append(RunningHire(seat, trait, origin, before))
    state.push(HIRING)


class Hiring(Frame[ScoundrelsState]):
    """Use or place, arrange, refill, and only then what the hire triggers (SC-HIRE-3 to 20)."""

    def run(self, state: ScoundrelsState) -> None:
        hire = state.hires[-1]
        stage: i64 = hire.stage
        trait: i64 = hire.trait
        if stage == HIRE_PAID:
            if TIMING[trait] == ON_HIRE:
                hire.stage = HIRE_USED
                scoundrel: i64 = state.at_place(state.place_of(trait))
                if can_use(state, hire.hirer, scoundrel):  # SC-HIRE-16
                    state.push(USING_ON_HIRE)
            else:
                _place(state, hire)
        elif stage == HIRE_USED:
            if hire.origin == IN_SALOON and state.place_of(trait) < IN_DISCARD:
                put_on_discard(state, take(state, trait))  # from the discard pile it stays on top (SC-HIRE-14)
            hire.stage = HIRE_PLACED
        elif stage == HIRE_PLACED:
            hire.stage = HIRE_ARRANGED
            if state.scoundrels_on_sheet(hire.hirer) > 0:
                state.push(ARRANGING)
        else:
            state.pop()
            state.hires.pop()
            refill(state)
            trigger(state, hire.hirer, AFTER_HIRE, hire.traits_before)


def _place(state: ScoundrelsState, hire: RunningHire) -> None:
    """The scoundrel leaves where it was; with a full sheet somebody has to go (SC-HIRE-3, 4 and 20)."""
    hire.stage = HIRE_PLACED
    hire.scoundrel = take(state, hire.trait)
    if state.scoundrels_on_sheet(hire.hirer) == SHEET:
        state.push(DROPPING)
    else:
        _put_on_sheet(state, hire)


def _put_on_sheet(state: ScoundrelsState, hire: RunningHire) -> None:
    """The scoundrel goes to the first free space."""
    at: i64 = hire.hirer * SHEET
    while state.sheets[at] >= 0:
        at += 1
    state.sheets[at] = hire.scoundrel
    hire.scoundrel = -1


class HirerQuestion(DecisionFrame[ScoundrelsState]):
    """A question to whoever hires."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.hires[-1].hirer


class UsingOnHire(HirerQuestion):
    """An on-hire ability, used or declined (SC-TEXT-4, SC-HIRE-8)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _YES_NO

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        return None

    def cache_key(self, state: ScoundrelsState, seat: i64) -> i64:
        return 0

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is YES:
            begin_use(state, seat, state.hires[-1].trait, True)


class Dropping(HirerQuestion):
    """One of the five, or the new one, is discarded (SC-HIRE-4, 11 and 15)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _DROPS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        if choice.pick == state.hires[-1].trait:
            return None
        place: i64 = state.place_of(choice.pick)
        return None if seat * SHEET <= place < seat * SHEET + SHEET else NOT_ON_SHEET

    def choices(self, state: ScoundrelsState, seat: i64) -> tuple[Choice, ...]:
        """Looks only at the scoundrels on the sheet and the new one."""
        traits = append(traits_on_sheet(state, seat), state.hires[-1].trait)
        sort(traits)
        return tuple([_DROPS[trait] for trait in traits if self.obstacle(state, seat, _DROPS[trait]) is None])

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        hire = state.hires[-1]
        if choice.pick == hire.trait:
            put_on_discard(state, hire.scoundrel)
            hire.scoundrel = -1
            return
        for use in state.uses:
            if use.bearer() == choice.pick:
                use.dropped = True
        discard_scoundrel(state, choice.pick)
        _put_on_sheet(state, hire)


class Arranging(HirerQuestion):
    """Keep the layout or exchange two spaces, at most four times (SC-HIRE-6, 7 and 19)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _SWAPS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Swap):
            return None
        at: i64 = seat * SHEET
        if state.sheets[at + choice.one] < 0 and state.sheets[at + choice.two] < 0:
            return BOTH_EMPTY
        return None

    def cache_key(self, state: ScoundrelsState, seat: i64) -> i64:
        """Which spaces are taken, as bits."""
        bits: i64 = 0
        space: i64 = 0
        while space < SHEET:
            if state.sheets[seat * SHEET + space] >= 0:
                bits |= 1 << space
            space += 1
        return bits

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        hire = state.hires[-1]
        if not isinstance(choice, Swap):
            state.pop()
            return
        at: i64 = seat * SHEET
        first: i64 = state.sheets[at + choice.one]
        state.sheets[at + choice.one] = state.sheets[at + choice.two]
        state.sheets[at + choice.two] = first
        if not state.quiet:
            state.emit(SpacesSwapped(seat=seat, one=choice.one + 1, two=choice.two + 1))
        hire.swaps += 1
        if hire.swaps == _MOST_SWAPS:
            state.pop()


HIRING: Final = Hiring("hiring")
USING_ON_HIRE: Final = UsingOnHire("using-on-hire", "on-hire", "SC-TEXT-4")
DROPPING: Final = Dropping("dropping", "drop", "SC-HIRE-4", forced=True)
ARRANGING: Final = Arranging("arranging", "arrange", "SC-HIRE-6", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (HIRING, USING_ON_HIRE, DROPPING, ARRANGING)
