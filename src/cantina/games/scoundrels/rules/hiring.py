"""Hiring scoundrels, as one unit of several steps (section 8.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.scoundrels.choices import (
    BOTH_EMPTY,
    DROPS,
    HIRED_BEFORE,
    HIRES,
    KEEP,
    NO,
    NOT_ON_SHEET,
    PASS,
    RECRUITS,
    SWAPS,
    YES,
    Swap,
)
from cantina.games.scoundrels.content import (
    AFTER_HIRE,
    BIT,
    HIRE_DISCARD,
    ON_HIRE,
    SHEET,
    STRATEGIES,
    TRAITS,
    job_name,
    trait_name,
    trait_of,
)
from cantina.games.scoundrels.events import ScoundrelHired, SpacesSwapped, StrategyUsed
from cantina.games.scoundrels.rules.basics import moment, pay
from cantina.games.scoundrels.rules.links import LINKS
from cantina.games.scoundrels.rules.safes import OfUser
from cantina.games.scoundrels.rules.saloon import refill, take, throw, throw_away
from cantina.games.scoundrels.rules.usable import can_use, hire_obstacle, price_of
from cantina.games.scoundrels.rules.uses import begin_use, current_step
from cantina.games.scoundrels.state import (
    H_BEFORE,
    H_FROM,
    H_ONE,
    H_STAGE,
    H_SWAPS,
    H_TRAIT,
    H_USER,
    IN_DISCARD,
    IN_SALOON,
    U_LOST,
    U_PICK,
    U_WHICH,
    ScoundrelsState,
)
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.ints import i64
from cantina.kernel.state import Ask, Frame

_HIRES_OR_PASS: Final[list[Choice]] = [*HIRES, *RECRUITS, PASS]
_DROPS: Final[list[Choice]] = [*DROPS]
_SWAPS: Final[list[Choice]] = [*SWAPS, KEEP]
_YES_NO: Final[list[Choice]] = [YES, NO]
_MOST_SWAPS: Final = 4
"""Enough to reach every layout of five spaces."""

# Stages of a hire (SC-HIRE-10).
_PAID: Final = 0
_USED: Final = 1
_PLACED: Final = 3
_ARRANGED: Final = 4


class HiringByAbility(OfUser):
    """A hire that an ability allows, at full cost, or none (SC-HIRE-12 and 13, SC-JOB-P03-1, SC-JOB-P16-1)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _HIRES_OR_PASS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        from_discard = current_step(state).code == HIRE_DISCARD
        hired_before = from_discard and state.uses[-1][U_PICK] == choice.pick
        if hired_before and TRAITS[choice.pick].timing == ON_HIRE:
            return HIRED_BEFORE
        return hire_obstacle(state, seat, choice.pick, choice.kind == "recruit", from_discard)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, Pick):
            state.uses[-1][U_PICK] = choice.pick
            begin_hire(state, seat, choice.pick, choice.kind == "recruit")


def begin_hire(state: ScoundrelsState, seat: i64, trait: i64, recruit: bool) -> None:
    """Pays first; the Saloon is refilled last (SC-HIRE-2 and 10)."""
    place: i64 = state.place_of(trait)
    one: i64 = state.at_place(place)
    cost: i64 = price_of(one, recruit)
    if recruit:
        state.used_strategy |= 1 << seat
        if not state.quiet:
            state.tell(StrategyUsed(seat=seat, strategy=STRATEGIES[state.strategy[seat]].name))
    pay(state, seat, cost)
    if not state.quiet:
        state.tell(ScoundrelHired(seat=seat, trait=trait_name(one), job=job_name(one), count=cost))
    before: i64 = 0
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        if state.sheets[at] >= 0:
            before |= BIT[trait_of(state.sheets[at])]
        at += 1
    hire: list[i64] = [seat, trait, _PAID, IN_DISCARD if place >= IN_DISCARD else IN_SALOON, before, 0, -1]
    state.hires.append(hire)
    state.push(HIRING)


class Hiring(Frame[ScoundrelsState]):
    """Use or place, arrange, refill, and only then the moment after it (SC-HIRE-3 to 20)."""

    def run(self, state: ScoundrelsState) -> None:
        hire = state.hires[-1]
        stage: i64 = hire[H_STAGE]
        trait: i64 = hire[H_TRAIT]
        if stage == _PAID:
            if TRAITS[trait].timing == ON_HIRE:
                hire[H_STAGE] = _USED
                one: i64 = state.at_place(state.place_of(trait))
                if can_use(state, hire[H_USER], one, True):  # SC-HIRE-16
                    state.push(USING_ON_HIRE)
            else:
                _place(state, hire)
        elif stage == _USED:
            if hire[H_FROM] == IN_SALOON and state.place_of(trait) < IN_DISCARD:
                throw(state, take(state, trait))  # from the discard pile it stays on top (SC-HIRE-14)
            hire[H_STAGE] = _PLACED
        elif stage == _PLACED:
            hire[H_STAGE] = _ARRANGED
            if state.crew(hire[H_USER]) > 0:
                state.push(ARRANGING)
        else:
            state.pop()
            state.hires.pop()
            refill(state)
            moment(state, hire[H_USER], AFTER_HIRE, hire[H_BEFORE])


def _place(state: ScoundrelsState, hire: list[i64]) -> None:
    """The scoundrel leaves where it was; with a full sheet somebody has to go (SC-HIRE-3, 4 and 20)."""
    hire[H_STAGE] = _PLACED
    hire[H_ONE] = take(state, hire[H_TRAIT])
    if state.crew(hire[H_USER]) == SHEET:
        state.push(DROPPING)
    else:
        _settle(state, hire)


def _settle(state: ScoundrelsState, hire: list[i64]) -> None:
    at: i64 = hire[H_USER] * SHEET
    while state.sheets[at] >= 0:
        at += 1
    state.sheets[at] = hire[H_ONE]
    hire[H_ONE] = -1


class OfHirer(Ask[ScoundrelsState]):
    """A question to whoever hires."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.hires[-1][H_USER]


class UsingOnHire(OfHirer):
    """An on-hire ability, used or declined (SC-TEXT-4, SC-HIRE-8)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _YES_NO

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        return None

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is YES:
            begin_use(state, seat, state.hires[-1][H_TRAIT], True)


class Dropping(OfHirer):
    """One of the five, or the new one, is discarded (SC-HIRE-4, 11 and 15)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _DROPS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        if choice.pick == state.hires[-1][H_TRAIT]:
            return None
        place: i64 = state.place_of(choice.pick)
        return None if seat * SHEET <= place < seat * SHEET + SHEET else NOT_ON_SHEET

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        hire = state.hires[-1]
        if choice.pick == hire[H_TRAIT]:
            throw(state, hire[H_ONE])
            hire[H_ONE] = -1
            return
        for use in state.uses:
            if use[U_WHICH] == choice.pick:
                use[U_LOST] = 1
        throw_away(state, choice.pick)
        _settle(state, hire)


class Arranging(OfHirer):
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

    def situation(self, state: ScoundrelsState, seat: i64) -> i64:
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
        one: i64 = state.sheets[at + choice.one]
        state.sheets[at + choice.one] = state.sheets[at + choice.two]
        state.sheets[at + choice.two] = one
        if not state.quiet:
            state.tell(SpacesSwapped(seat=seat, one=choice.one + 1, two=choice.two + 1))
        hire[H_SWAPS] += 1
        if hire[H_SWAPS] == _MOST_SWAPS:
            state.pop()


HIRING: Final = Hiring("hiring")
USING_ON_HIRE: Final = UsingOnHire("using-on-hire", "on-hire", "SC-TEXT-4")
DROPPING: Final = Dropping("dropping", "drop", "SC-HIRE-4", forced=True)
ARRANGING: Final = Arranging("arranging", "arrange", "SC-HIRE-6", forced=True)
HIRING_BY_ABILITY: Final = HiringByAbility("hiring-by-ability", "may-hire", "SC-HIRE-12", forced=True)
LINKS.hiring = HIRING_BY_ABILITY
