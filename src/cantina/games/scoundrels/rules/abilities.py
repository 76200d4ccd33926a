"""Using abilities: how a use begins, its costs, one step after another, how it ends (section 7).

What a step does is up to its effect: see `rules.effects`.
"""

from __future__ import annotations

from typing import Final

from cantina.games.scoundrels.choices import YES
from cantina.games.scoundrels.content import (
    BIT,
    LEFT,
    ON_HIRE,
    RIGHT,
    SHEET,
    SLOT_NAMES,
    STRATEGIES,
    TRAITS,
    Ability,
    job_name,
    job_of,
    trait_name,
    trait_of,
)
from cantina.games.scoundrels.events import LeaderUsed, ScoundrelUsed, ScoundrelUsedAgain, StrategyUsed
from cantina.games.scoundrels.rules.effect import UseContext, running_context
from cantina.games.scoundrels.rules.henchmen import jail
from cantina.games.scoundrels.rules.money import gain
from cantina.games.scoundrels.rules.questions import YesOrNo
from cantina.games.scoundrels.rules.running import LEADER, SCOUNDREL, STRATEGY, RunningAbility
from cantina.games.scoundrels.rules.saloon import bury, discard_scoundrel
from cantina.games.scoundrels.rules.usable import can_use_again, condition_holds
from cantina.games.scoundrels.state import IN_SALOON, ScoundrelsState
from cantina.kernel.choice import Choice
from cantina.kernel.native_types import i64
from cantina.kernel.state import Frame


def begin_use(state: ScoundrelsState, user: i64, trait: i64, own_timing: bool) -> None:
    """A scoundrel is used: both its cards are flagged at once (SC-ABIL-8)."""
    place: i64 = state.place_of(trait)
    scoundrel: i64 = state.at_place(place)
    state.used_traits |= BIT[trait]
    state.used_jobs |= BIT[job_of(scoundrel)]
    if not state.quiet:
        state.emit(ScoundrelUsed(seat=user, trait=trait_name(scoundrel), job=job_name(scoundrel)))
    use = RunningAbility(user, SCOUNDREL, trait, own_timing, place)
    use.job = job_of(scoundrel)
    if TRAITS[trait].leaves or (TRAITS[trait].timing == ON_HIRE and not own_timing):
        use.discard_at_end = True  # SC-OTHER-5 and 13
    state.uses.append(use)
    state.push(USING)


def begin_leader(state: ScoundrelsState, user: i64) -> None:
    state.used_leader = True
    if not state.quiet:
        state.emit(LeaderUsed(seat=user, slot=SLOT_NAMES[state.slot]))
    state.uses.append(RunningAbility(user, LEADER, state.slot, True, -1))
    state.push(USING)


def begin_strategy(state: ScoundrelsState, user: i64) -> None:
    card: i64 = state.strategy[user]
    state.used_strategy |= 1 << user
    if not state.quiet:
        state.emit(StrategyUsed(seat=user, strategy=STRATEGIES[card].name))
    state.uses.append(RunningAbility(user, STRATEGY, card, True, -1))
    state.push(USING)


class Using(Frame[ScoundrelsState]):
    """The innermost running use: modifier, costs, then step after step (SC-FX-3 to 8)."""

    def run(self, state: ScoundrelsState) -> None:
        use = state.uses[-1]
        if use.bury_trait >= 0:
            bury(state, use.bury_trait)
            use.bury_trait = -1
        ability = use.ability(state.numbers)
        if use.steps_begun < 0:
            use.steps_begun = 0
            _pay_costs(state, use, ability)
            return
        steps: i64 = 1 if use.otherwise else len(ability.steps)
        if use.steps_begun < steps:
            use.steps_begun += 1
            step = use.step(state.numbers)
            if step.effect.can_do(state, running_context(state), step):
                step.effect.perform(state, use, step)
        elif _may_repeat(state, use):
            state.push(REPEATING)
        else:
            _finish(state)


def _pay_costs(state: ScoundrelsState, use: RunningAbility, ability: Ability) -> None:
    """The extra dollar, the trait's cost, the job's cost (SC-FX-8, SC-MOD-1)."""
    if use.kind == SCOUNDREL:
        trait = TRAITS[use.card]
        if use.own_timing and trait.extra:
            gain(state, use.user, 1)
        if trait.cruel:
            jail(state, use.user)
    use.otherwise = not condition_holds(state, ability.condition, UseContext(state, use.user))
    cost = ability.cost
    if cost is not None and not use.otherwise:
        cost.pay(state, use, ability.amount)


def _may_repeat(state: ScoundrelsState, use: RunningAbility) -> bool:
    """Whether a use-twice scoundrel can be used again at once (SC-MOD-4 and 11)."""
    if use.kind != SCOUNDREL or not use.own_timing or use.second_use or use.dropped:
        return False
    if not TRAITS[use.card].twice:
        return False
    return can_use_again(state, use.user, state.at_place(state.place_of(use.card)))


class Repeating(YesOrNo):
    """A second use, or not (SC-MOD-4 to 7, SC-TRAIT-B20-2)."""

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        state.pop()
        use = state.uses[-1]
        use.second_use = True
        if choice is YES:
            scoundrel: i64 = state.at_place(state.place_of(use.card))
            use.begin_again(job_of(scoundrel))
            state.used_jobs |= BIT[job_of(scoundrel)]
            if not state.quiet:
                state.emit(ScoundrelUsedAgain(seat=seat, trait=trait_name(scoundrel), job=job_name(scoundrel)))


def _finish(state: ScoundrelsState) -> None:
    """Deferred discard, responses; at the end of the outermost use they are pending (SC-RESP-1 to 14)."""
    use = state.uses.pop()
    state.pop()
    if use.kind == SCOUNDREL:
        place: i64 = state.place_of(use.card)
        if use.discard_at_end:
            discard_scoundrel(state, use.card)
        # SC-RESP-13: only a scoundrel used on a sheet has neighbours; thrown off, it has none (SC-RESP-8).
        if 0 <= use.place < IN_SALOON and 0 <= place < IN_SALOON and not use.dropped:
            _find_responses(state, place)
    if len(state.uses) == 0:
        state.due |= state.connected
        state.connected = 0


def _find_responses(state: ScoundrelsState, place: i64) -> None:
    """Finds the responses whose arrows point to a space, as the sheet is now (SC-RESP-2, 6 and 7)."""
    space: i64 = place % SHEET
    if space > 0:
        _find_response(state, place - 1, RIGHT)
    if space < SHEET - 1:
        _find_response(state, place + 1, LEFT)


def _find_response(state: ScoundrelsState, place: i64, arrow: i64) -> None:
    scoundrel: i64 = state.sheets[place]
    if scoundrel >= 0 and TRAITS[trait_of(scoundrel)].arrow & arrow and not state.flagged(scoundrel):
        state.connected |= BIT[trait_of(scoundrel)]


USING: Final = Using("using")
REPEATING: Final = Repeating("repeating", "repeat", "SC-MOD-4")
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (USING, REPEATING)
