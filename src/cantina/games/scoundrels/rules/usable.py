"""Whether an ability can be used (SC-FX-1 to 8, SC-OTHER-11)."""

from __future__ import annotations

from cantina.games.scoundrels.choices import CONDITION_NOT_MET, COST_NOT_MET, NOT_USABLE
from cantina.games.scoundrels.content import (
    ALWAYS,
    AT_LIMIT,
    BEHIND,
    BIT,
    BROKE,
    DISREPUTABLE,
    POOR,
    RICH,
    TRAITS,
    Ability,
    job_of,
    trait_of,
)
from cantina.games.scoundrels.rules.effect import UseContext
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.choice import Reason
from cantina.kernel.native_types import i64


def condition_holds(state: ScoundrelsState, condition: i64, context: UseContext) -> bool:
    """Whether a condition is met."""
    if condition == ALWAYS:
        return True
    if condition == BROKE:
        return context.money == 0
    if condition == RICH:
        return context.money >= 5
    if condition == POOR:
        return context.money <= 3
    if condition == DISREPUTABLE:
        return context.reputation <= 0
    own: i64 = len(state.loot_of(context.user))
    if condition == AT_LIMIT:
        return own == state.day
    assert condition == BEHIND
    seat: i64 = 0
    while seat < state.seats:
        if len(state.loot_of(seat)) > own:
            return True
        seat += 1
    return False


def can_use(state: ScoundrelsState, user: i64, scoundrel: i64) -> bool:
    """Whether a player can use a scoundrel by its own timing: neither of its cards has been used."""
    return not state.flagged(scoundrel) and can_use_in(state, UseContext(state, user), scoundrel, True)


def can_use_again(state: ScoundrelsState, user: i64, scoundrel: i64) -> bool:
    """Whether a scoundrel that was just used can be used a second time (SC-MOD-4)."""
    return can_use_in(state, UseContext(state, user), scoundrel, True)


def can_use_in(state: ScoundrelsState, context: UseContext, scoundrel: i64, own_timing: bool) -> bool:
    """Whether a scoundrel can be used, by its own timing or through another, with what the context has."""
    trait = TRAITS[trait_of(scoundrel)]
    context.bearer = trait_of(scoundrel)
    context.used_traits |= BIT[trait_of(scoundrel)]
    if own_timing:
        # SC-TEXT-2; through another it is ignored (SC-OTHER-3)
        if not condition_holds(state, trait.condition, context):
            return False
        if trait.extra:
            context.money += 1  # SC-MOD-2
    if trait.cruel:
        if context.reserve == 0:
            return False
        context.reserve -= 1
        context.jailed += 1
    return can_use_ability(state, context, state.numbers.job_abilities[job_of(scoundrel)])


def can_use_ability(state: ScoundrelsState, context: UseContext, ability: Ability) -> bool:
    """Whether condition and cost are met and some step that is no `may` can do something (SC-FX-1, 2)."""
    if not condition_holds(state, ability.condition, context):
        other = ability.otherwise
        return other is not None and other.effect.can_do(state, context, other)
    cost = ability.cost
    if cost is not None and not cost.take_from(state, context, ability.amount):
        return False
    for step in ability.steps:  # noqa: SIM110 (a generator is slow when compiled)
        if not step.optional and step.effect.can_do(state, context, step):
            return True
    return False


def why_not_usable(state: ScoundrelsState, user: i64, scoundrel: i64) -> Reason:
    """Why a scoundrel of which no card has been used cannot be used by its own timing."""
    context = UseContext(state, user)
    trait = TRAITS[trait_of(scoundrel)]
    context.bearer = trait_of(scoundrel)
    context.used_traits |= BIT[trait_of(scoundrel)]
    if not condition_holds(state, trait.condition, context):
        return CONDITION_NOT_MET
    if trait.extra:
        context.money += 1  # SC-MOD-2
    if trait.cruel:
        if context.reserve == 0:
            return COST_NOT_MET
        context.reserve -= 1
        context.jailed += 1
    return why_not_usable_ability(state, context, state.numbers.job_abilities[job_of(scoundrel)])


def why_not_usable_ability(state: ScoundrelsState, context: UseContext, ability: Ability) -> Reason:
    """Why an ability cannot be used: its condition, its cost, or that it would do nothing (SC-FX-1)."""
    if not condition_holds(state, ability.condition, context):
        return CONDITION_NOT_MET if ability.otherwise is None else NOT_USABLE
    cost = ability.cost
    if cost is not None and not cost.take_from(state, context, ability.amount):
        return COST_NOT_MET
    return NOT_USABLE
