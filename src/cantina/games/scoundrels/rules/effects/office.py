"""Office: an option of the Sheriff's Office."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.content import Step
from cantina.games.scoundrels.rules.effect import Effect
from cantina.games.scoundrels.rules.office import OFFICE_OPTION
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState


@final
class UseOffice(Effect):
    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        state.push(OFFICE_OPTION)


EFFECTS: Final[tuple[Effect, ...]] = (UseOffice("office", "office"),)
