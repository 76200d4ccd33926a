"""Reputation: gained by the user, lost by a rival."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.choices import NOT_A_TARGET
from cantina.games.scoundrels.content import HIGHEST_REPUTATION, LOWEST_REPUTATION, Step
from cantina.games.scoundrels.rules.effect import Effect, UseContext, some_rival
from cantina.games.scoundrels.rules.questions import TargetEffect
from cantina.games.scoundrels.rules.reputation import change_reputation
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Reason
from cantina.kernel.native_types import i64


@final
class GainReputation(Effect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return context.reputation < HIGHEST_REPUTATION

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        change_reputation(state, use.user, step.first)


@final
class RivalLosesReputation(TargetEffect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return some_rival(state, context.user, state.reputation, LOWEST_REPUTATION)

    def target_obstacle(self, state: ScoundrelsState, seat: i64, target: i64) -> Reason | None:
        return None if target != seat and state.reputation[target] > LOWEST_REPUTATION else NOT_A_TARGET

    def on_target(self, state: ScoundrelsState, seat: i64, step: Step, target: i64) -> None:
        change_reputation(state, target, -step.first)


EFFECTS: Final[tuple[Effect, ...]] = (
    GainReputation(r"rep (\d+)", "rep", ("reputation",)),
    RivalLosesReputation(r"rival_rep one (\d+)", "rival-rep", ("rival-reputation",)),
)
