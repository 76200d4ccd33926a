"""Jail: rivals lose henchmen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from cantina.games.scoundrels.choices import (
    GO_TO_JAIL,
    LOSE_REPUTATION,
    NO_SUCH_SEAT,
    NOT_A_TARGET,
    PASS,
    TARGETS,
)
from cantina.games.scoundrels.content import LOWEST_REPUTATION, Step
from cantina.games.scoundrels.rules.effect import Effect, UseContext, some_rival
from cantina.games.scoundrels.rules.henchmen import PLACING_BEFORE_JAIL, can_place_before_jail, jail
from cantina.games.scoundrels.rules.questions import UserQuestion
from cantina.games.scoundrels.rules.reputation import change_reputation
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import DecisionFrame, Frame

_TARGETS: Final[list[Choice]] = [*TARGETS]
_TARGETS_OR_PASS: Final[list[Choice]] = [*TARGETS, PASS]
_JAIL_OR_REPUTATION: Final[list[Choice]] = [GO_TO_JAIL, LOSE_REPUTATION]


@final
class JailRival(Effect):
    """One henchman of a rival, or of up to so many rivals."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return some_rival(state, context.user, state.reserve, 0)

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(JAILING)


class Jailing(UserQuestion):
    """A rival who loses a henchman; a second one is optional (SC-JOB-P05-1, SC-JOB-N12-1 and 3)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _TARGETS_OR_PASS if state.uses[-1].targets != 0 else _TARGETS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        if choice.pick >= state.seats:
            return NO_SUCH_SEAT
        if choice.pick == seat or state.uses[-1].targets >> choice.pick & 1:
            return NOT_A_TARGET
        return None if state.reserve[choice.pick] > 0 else NOT_A_TARGET

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, Pick):
            state.pop()
            return
        state.target = choice.pick
        state.uses[-1].targets |= 1 << choice.pick
        state.replace_top(LOCKING_UP)
        if can_place_before_jail(state, choice.pick):
            state.push(PLACING_BEFORE_JAIL)


class LockingUp(Frame[ScoundrelsState]):
    """The jailing goes on after the window (SC-HENCH-14)."""

    def run(self, state: ScoundrelsState) -> None:
        use = state.uses[-1]
        if state.reserve[state.target] > 0:
            jail(state, state.target)
            use.jailed += 1
        another = False
        for seat in range(state.seats):
            if seat != use.user and not use.targets >> seat & 1 and state.reserve[seat] > 0:
                another = True
        only_one = use.targets & (use.targets - 1) == 0
        if use.step(state.numbers).first > 1 and another and only_one:
            state.replace_top(JAILING)
        else:
            state.pop()


@final
class EachRivalJailsOrLosesReputation(Effect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return some_rival(state, context.user, state.reserve, 0) or some_rival(
            state, context.user, state.reputation, LOWEST_REPUTATION
        )

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(SENTENCING)


class Sentencing(Frame[ScoundrelsState]):
    """Each rival in turn: window, then jail or reputation (SC-JOB-P06-1 to 4)."""

    def run(self, state: ScoundrelsState) -> None:
        use = state.uses[-1]
        steps: i64 = 1
        while steps < state.seats:
            seat: i64 = state.clockwise(use.user, steps)
            steps += 1
            if use.targets >> seat & 1:
                continue
            use.targets |= 1 << seat
            state.target = seat
            state.push(ANSWERING)
            if can_place_before_jail(state, seat):
                state.push(PLACING_BEFORE_JAIL)
            return
        state.pop()


class Answering(DecisionFrame[ScoundrelsState]):
    """Jail a henchman or lose reputation, whatever can be done."""

    def asked(self, state: ScoundrelsState) -> i64:
        return 1 << state.target

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _JAIL_OR_REPUTATION

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if choice is GO_TO_JAIL:
            return None if state.reserve[seat] > 0 else NOT_A_TARGET
        return None if state.reputation[seat] > LOWEST_REPUTATION else NOT_A_TARGET

    def run(self, state: ScoundrelsState) -> None:
        state.pop()  # neither can be done

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is GO_TO_JAIL:
            jail(state, seat)
        else:
            change_reputation(state, seat, -1)


EFFECTS: Final[tuple[Effect, ...]] = (
    JailRival(r"jail_rival (?:one|up_to (\d+))", "jail-rival"),
    EachRivalJailsOrLosesReputation(r"each_rival \[jail_own 1 \| lose_rep 1\]", "each-rival"),
)
JAILING: Final = Jailing("jailing", "jail", "SC-JOB-P05-1", forced=True)
LOCKING_UP: Final = LockingUp("locking-up")
SENTENCING: Final = Sentencing("sentencing")
ANSWERING: Final = Answering("answering", "convict", "SC-JOB-P06-1", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (JAILING, LOCKING_UP, SENTENCING, ANSWERING)
