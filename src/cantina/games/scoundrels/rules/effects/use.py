"""Use: another scoundrel, of the user's sheet, the Saloon or the top of the discard pile."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.choices import CANNOT_BE_USED
from cantina.games.scoundrels.content import Step, trait_of
from cantina.games.scoundrels.rules.abilities import begin_use
from cantina.games.scoundrels.rules.effect import Effect, UseContext
from cantina.games.scoundrels.rules.questions import ScoundrelEffect, others_in_saloon, others_on_sheet
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.rules.usable import can_use_in
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Reason
from cantina.kernel.native_types import i64


class UseEffect(ScoundrelEffect):
    def others(self, state: ScoundrelsState, context: UseContext) -> list[i64]:
        """The scoundrels that lie in the right place, usable or not."""
        raise NotImplementedError

    def options(self, state: ScoundrelsState, context: UseContext) -> list[i64]:
        """Those of them that can be used (SC-OTHER-1, 2 and 11)."""
        found: list[i64] = []
        for scoundrel in self.others(state, context):
            if state.flagged(scoundrel) or context.used_traits >> trait_of(scoundrel) & 1:
                continue
            if can_use_in(state, context.copy(state), scoundrel, False):
                found.append(scoundrel)
        return found

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return len(self.options(state, context)) > 0

    def reason_not_offered(self) -> Reason:
        return CANNOT_BE_USED

    def on_scoundrel(self, state: ScoundrelsState, seat: i64, step: Step, trait: i64) -> None:
        begin_use(state, seat, trait, False)


@final
class UseFromSheet(UseEffect):
    def others(self, state: ScoundrelsState, context: UseContext) -> list[i64]:
        return others_on_sheet(state, context.user, context.bearer)


@final
class UseFromSaloon(UseEffect):
    def others(self, state: ScoundrelsState, context: UseContext) -> list[i64]:
        return others_in_saloon(state, context.bearer)


@final
class UseFromDiscard(UseEffect):
    """The top one, which goes to the bottom afterwards; there is nothing to ask (SC-JOB-N08-1)."""

    def others(self, state: ScoundrelsState, context: UseContext) -> list[i64]:
        if len(state.discard) == 0:
            return []
        top: i64 = state.discard[-1]
        if trait_of(top) == context.bearer or state.being_hired(trait_of(top)):
            return []
        return [top]

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        use.bury_trait = trait_of(state.discard[-1])
        begin_use(state, use.user, use.bury_trait, False)


EFFECTS: Final[tuple[Effect, ...]] = (
    UseFromSheet("use sheet", "use-sheet"),
    UseFromSaloon("use saloon", "use-saloon"),
    UseFromDiscard("use discard_top", "use-discard"),
)
