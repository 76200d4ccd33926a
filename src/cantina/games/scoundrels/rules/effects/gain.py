"""Gain: dollars from the bank."""

from __future__ import annotations

from typing import Final, final

from cantina.games.scoundrels.content import Step
from cantina.games.scoundrels.rules.effect import Effect, UseContext
from cantina.games.scoundrels.rules.money import gain, receive
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.native_types import count, i64


@final
class Gain(Effect):
    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        gain(state, use.user, step.first)


@final
class GainPerScoundrel(Effect):
    """A dollar for each scoundrel on the user's sheet, up to a limit."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return state.scoundrels_on_sheet(context.user) > 0

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        count: i64 = state.scoundrels_on_sheet(use.user)
        gain(state, use.user, count if count < step.first else step.first)


@final
class GainPerCard(Effect):
    """A dollar for each poker card the user has played this day."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return state.cards_today(context.user) > 0

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        gain(state, use.user, state.cards_today(use.user))


@final
class GainPerMark(Effect):
    """A dollar for each mark, of any owner, on the safe just scouted, up to a limit."""

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        marks: i64 = count(state.mark_on, use.safe)
        gain(state, use.user, marks if marks < step.first else step.first)


@final
class GainPerJailed(Effect):
    """Dollars for each henchman that this use has jailed; before that, it can do nothing."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return context.rivals_jailed > 0

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        gain(state, use.user, use.jailed * step.first)


@final
class EachRivalGains(Effect):
    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        for steps in range(1, state.seats):
            receive(state, state.clockwise(use.user, steps), step.first)


EFFECTS: Final[tuple[Effect, ...]] = (
    Gain(r"gain (\d+)", "gain", ("gain",)),
    GainPerScoundrel(r"gain_per own_scoundrels max (\d+)", "gain-per-scoundrel", ("most",)),
    GainPerCard(r"gain_per cards_today", "gain-per-card"),
    GainPerMark(r"gain_per marks_on_it max (\d+)", "gain-per-mark", ("most",)),
    GainPerJailed(r"gain_per jailed x(\d+)", "gain-per-jailed", ("each",)),
    EachRivalGains(r"each_rival_gain (\d+)", "each-rival-gain", ("rivals",)),
)
