"""Mark: a mark on a safe nobody looks at, or a mark turned over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from cantina.games.scoundrels.choices import FLIPS, NO_MARK_THERE, NO_SUCH_SEAT
from cantina.games.scoundrels.content import ANYWHERE, LOCATIONS, MARKS, PAIRS, SAFES_EACH, SPACES, Step
from cantina.games.scoundrels.events import MarkTurned
from cantina.games.scoundrels.rules.effect import Effect, UseContext
from cantina.games.scoundrels.rules.questions import SafeEffect, UserQuestion
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.rules.safes import begin_marking, space_of
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import Frame

_FLIPS: Final[list[Choice]] = [*FLIPS]


@final
class MarkUnseen(SafeEffect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return state.holds_safes(ANYWHERE)

    def on_safe(self, state: ScoundrelsState, seat: i64, safe: i64) -> None:
        begin_marking(state)


@final
class FlipMark(Effect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        for safe in state.mark_on:  # noqa: SIM110 (a generator is slow when compiled)
            if safe >= 0 and 0 <= state.where[safe] < SPACES:
                return True
        return False

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(FLIPPING)


class Flipping(UserQuestion):
    """Any mark on a safe at a location (SC-JOB-P20-1 to 3)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _FLIPS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        if choice.pick >= len(state.mark_on):
            return NO_SUCH_SEAT
        safe: i64 = state.mark_on[choice.pick]
        return None if safe >= 0 and 0 <= state.where[safe] < SPACES else NO_MARK_THERE

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        pair = PAIRS[choice.pick % MARKS]
        number: i64 = pair[0] + pair[1] - state.mark_face[choice.pick]
        state.mark_face[choice.pick] = number
        if not state.quiet:
            safe: i64 = state.mark_on[choice.pick]
            name, space = LOCATIONS[safe // SAFES_EACH], space_of(state, safe)
            state.emit(MarkTurned(seat, choice.pick // MARKS, name, space, number))


EFFECTS: Final[tuple[Effect, ...]] = (
    MarkUnseen("mark any", "mark"),
    FlipMark("flip_mark", "flip-mark"),
)
FLIPPING: Final = Flipping("flipping", "flip", "SC-JOB-P20-1", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (FLIPPING,)
