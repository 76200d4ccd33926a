"""Rob: dollars taken from rivals."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.choices import NOT_A_TARGET, NOT_RICHEST
from cantina.games.scoundrels.content import Step
from cantina.games.scoundrels.rules.effect import Effect, UseContext, some_rival
from cantina.games.scoundrels.rules.money import rob
from cantina.games.scoundrels.rules.questions import TargetEffect
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Reason
from cantina.kernel.native_types import i64


class RobOne(TargetEffect):
    """A rival with money (SC-JOB-G12-1)."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return some_rival(state, context.user, state.money, 0)

    def target_obstacle(self, state: ScoundrelsState, seat: i64, target: i64) -> Reason | None:
        return None if target != seat and state.money[target] > 0 else NOT_A_TARGET

    def on_target(self, state: ScoundrelsState, seat: i64, step: Step, target: i64) -> None:
        rob(state, seat, target, step.first)


@final
class RobRichest(RobOne):
    """A rival with the most money (SC-JOB-P13-1)."""

    def target_obstacle(self, state: ScoundrelsState, seat: i64, target: i64) -> Reason | None:
        if target == seat or state.money[target] == 0:
            return NOT_A_TARGET
        return NOT_RICHEST if some_rival(state, seat, state.money, state.money[target]) else None


@final
class RobEach(Effect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return some_rival(state, context.user, state.money, 0)

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        for steps in range(1, state.seats):
            rob(state, use.user, state.clockwise(use.user, steps), step.first)


EFFECTS: Final[tuple[Effect, ...]] = (
    RobOne(r"rob one (\d+)", "rob-one", ("rob",)),
    RobRichest(r"rob richest (\d+)", "rob-richest", ("rob",)),
    RobEach(r"rob each (\d+)", "rob-each", ("rob",)),
)
