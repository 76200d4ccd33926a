"""Gamble: the top card of the user's deck decides how much money it brings."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.content import Step
from cantina.games.scoundrels.rules.cards import reveal_top
from cantina.games.scoundrels.rules.effect import Effect, UseContext
from cantina.games.scoundrels.rules.money import gain
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState


@final
class Gamble(Effect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return len(state.decks[context.user].cards) > 0

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        gain(state, use.user, step.first if reveal_top(state, use.user) >= 5 else step.second)


EFFECTS: Final[tuple[Effect, ...]] = (Gamble(r"gamble (\d+) (\d+)", "gamble", ("win", "lose")),)
