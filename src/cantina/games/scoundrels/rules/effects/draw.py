"""Draw: poker cards from the user's deck."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.content import Step
from cantina.games.scoundrels.rules.cards import draw, emit_cards_drawn
from cantina.games.scoundrels.rules.effect import Effect, UseContext
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState


@final
class Draw(Effect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return len(state.decks[context.user].cards) > 0

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        emit_cards_drawn(state, use.user, draw(state, use.user, step.first))


EFFECTS: Final[tuple[Effect, ...]] = (Draw(r"draw (\d+)", "draw"),)
