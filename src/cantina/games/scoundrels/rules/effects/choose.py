"""Choose: money, or a henchman out of jail."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from cantina.games.scoundrels.choices import NOT_A_TARGET, TAKE_HENCHMAN, TAKE_MONEY
from cantina.games.scoundrels.content import Step
from cantina.games.scoundrels.rules.effect import Effect
from cantina.games.scoundrels.rules.henchmen import set_free
from cantina.games.scoundrels.rules.money import gain
from cantina.games.scoundrels.rules.questions import UserQuestion
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import Frame

_MODES: Final[list[Choice]] = [TAKE_MONEY, TAKE_HENCHMAN]


@final
class MoneyOrHenchman(Effect):
    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(CHOOSING_MODE)


class ChoosingMode(UserQuestion):
    """Money, or a henchman out of jail (SC-JOB-G10-1 and 2)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _MODES

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        return NOT_A_TARGET if choice is TAKE_HENCHMAN and state.jailed[seat] == 0 else None

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if choice is TAKE_MONEY:
            gain(state, seat, state.uses[-1].step(state.numbers).first)
        else:
            set_free(state, seat)


EFFECTS: Final[tuple[Effect, ...]] = (
    MoneyOrHenchman(r"choose \[gain (\d+) \| free own (\d+)\]", "choose", ("gain",)),
)
CHOOSING_MODE: Final = ChoosingMode("choosing-mode", "mode", "SC-JOB-G10-1", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (CHOOSING_MODE,)
