"""Hire: a scoundrel of the Saloon, or the top one of the discard pile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from cantina.games.scoundrels.choices import HIRED_BEFORE, HIRES, PASS, RECRUITS
from cantina.games.scoundrels.content import ON_HIRE, TRAITS, Step, trait_of
from cantina.games.scoundrels.rules.effect import Effect, UseContext
from cantina.games.scoundrels.rules.hiring import begin_hire, hire_obstacle
from cantina.games.scoundrels.rules.questions import UserQuestion
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import Frame

_HIRES_OR_PASS: Final[list[Choice]] = [*HIRES, *RECRUITS, PASS]


@final
class Hire(Effect):
    def __init__(self, pattern: str, text_key: str, from_discard: bool) -> None:
        super().__init__(pattern, text_key)
        self.from_discard = from_discard
        """Only the top one of the discard pile, instead of those of the Saloon."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        if self.from_discard:
            if len(state.discard) == 0:
                return False
            return hire_obstacle(state, context.user, trait_of(state.discard[-1]), False, True) is None
        for scoundrel in state.saloon:
            if scoundrel < 0:
                continue
            if hire_obstacle(state, context.user, trait_of(scoundrel), False, False) is None:
                return True
            if hire_obstacle(state, context.user, trait_of(scoundrel), True, False) is None:
                return True
        return False

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(HIRING_BY_ABILITY)


class HiringByAbility(UserQuestion):
    """A hire that an ability allows, at full cost, or none (SC-HIRE-12 and 13, SC-JOB-P03-1, SC-JOB-P16-1)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _HIRES_OR_PASS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        use = state.uses[-1]
        effect = use.step(state.numbers).effect
        assert isinstance(effect, Hire)
        hired_before = effect.from_discard and use.picked_trait == choice.pick
        if hired_before and TRAITS[choice.pick].timing == ON_HIRE:
            return HIRED_BEFORE
        return hire_obstacle(state, seat, choice.pick, choice.kind == "recruit", effect.from_discard)

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, Pick):
            state.uses[-1].picked_trait = choice.pick
            begin_hire(state, seat, choice.pick, choice.kind == "recruit")


EFFECTS: Final[tuple[Effect, ...]] = (
    Hire("hire saloon", "hire-saloon", False),
    Hire("hire discard_top", "hire-discard", True),
)
HIRING_BY_ABILITY: Final = HiringByAbility("hiring-by-ability", "may-hire", "SC-HIRE-12", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (HIRING_BY_ABILITY,)
