"""Steal: a safe at a location, the one chosen before, or an unused one."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.choices import YES
from cantina.games.scoundrels.content import SPACES, Step
from cantina.games.scoundrels.rules.effect import LOCATION, Effect, UseContext
from cantina.games.scoundrels.rules.questions import SafeEffect, UnusedSafeEffect, YesOrNo
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.rules.safes import steal
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice
from cantina.kernel.native_types import i64
from cantina.kernel.state import Frame


@final
class Steal(SafeEffect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return state.holds_safes(step.first)

    def on_safe(self, state: ScoundrelsState, seat: i64, safe: i64) -> None:
        steal(state, seat, safe)


@final
class StealSame(Effect):
    """The safe of the step before, if it is still at a location."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return context.safe >= 0 and 0 <= state.where[context.safe] < SPACES

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        if step.optional:
            state.push(STEALING_SAME)
        else:
            steal(state, use.user, use.safe)


class StealingSame(YesOrNo):
    """The safe just scouted, or not (SC-JOB-N02-1)."""

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is YES:
            steal(state, seat, state.uses[-1].safe)


@final
class StealUnused(UnusedSafeEffect):
    def on_safe(self, state: ScoundrelsState, seat: i64, safe: i64) -> None:
        steal(state, seat, safe)


EFFECTS: Final[tuple[Effect, ...]] = (
    Steal(f"steal {LOCATION}", "steal", at_location=True),
    StealSame("steal same", "steal-same"),
    StealUnused("steal_unused", "steal-unused"),
)
STEALING_SAME: Final = StealingSame("stealing-same", "steal", "SC-JOB-N02-1")
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (STEALING_SAME,)
