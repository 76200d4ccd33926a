"""Scout: look at a safe at a location, then mark it."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.choices import SAME_SAFE
from cantina.games.scoundrels.content import SAFES, SPACES, Step
from cantina.games.scoundrels.rules.effect import LOCATION, Effect, UseContext
from cantina.games.scoundrels.rules.questions import SafeEffect
from cantina.games.scoundrels.rules.safes import begin_marking, look_at_safe
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Reason
from cantina.kernel.native_types import i64


class Scout(SafeEffect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return state.holds_safes(step.first)

    def on_safe(self, state: ScoundrelsState, seat: i64, safe: i64) -> None:
        look_at_safe(state, seat, safe)
        begin_marking(state)


@final
class ScoutOther(Scout):
    """A safe other than the one just scouted (SC-JOB-N19-1)."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        other: i64 = 0
        while other < SAFES:
            if other != context.safe and 0 <= state.where[other] < SPACES:
                return True
            other += 1
        return False

    def safe_obstacle(self, state: ScoundrelsState, safe: i64) -> Reason | None:
        return SAME_SAFE if safe == state.uses[-1].safe else None


EFFECTS: Final[tuple[Effect, ...]] = (
    Scout(f"scout {LOCATION}", "scout", at_location=True),
    ScoutOther("scout any other", "scout-other"),
)
