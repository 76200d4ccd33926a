"""Auction: a scoundrel of the Saloon is discarded for what it costs."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.content import Step
from cantina.games.scoundrels.rules.effect import Effect, UseContext
from cantina.games.scoundrels.rules.money import gain
from cantina.games.scoundrels.rules.questions import ScoundrelEffect, others_in_saloon
from cantina.games.scoundrels.rules.saloon import put_on_discard, refill, take
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.native_types import i64


@final
class Auction(ScoundrelEffect):
    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return len(others_in_saloon(state, context.bearer)) > 0

    def options(self, state: ScoundrelsState, context: UseContext) -> list[i64]:
        return others_in_saloon(state, context.bearer)

    def on_scoundrel(self, state: ScoundrelsState, seat: i64, step: Step, trait: i64) -> None:
        scoundrel: i64 = take(state, trait)
        put_on_discard(state, scoundrel)
        refill(state)
        cost: i64 = state.numbers.cost_of(scoundrel)
        gain(state, seat, cost if cost < step.first else step.first)


EFFECTS: Final[tuple[Effect, ...]] = (Auction(r"auction (\d+)", "auction", ("most",)),)
