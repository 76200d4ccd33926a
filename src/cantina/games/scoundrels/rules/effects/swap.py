"""Swap: two scoundrels exchange their jobs or traits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from cantina.games.scoundrels.choices import NOT_A_TARGET, PICKS
from cantina.games.scoundrels.content import Step, job_name, job_of, scoundrel, trait_name, trait_of
from cantina.games.scoundrels.events import JobsSwapped, TraitsSwapped
from cantina.games.scoundrels.rules.effect import Effect, UseContext
from cantina.games.scoundrels.rules.questions import (
    PICKING,
    ScoundrelEffect,
    UserQuestion,
    others_in_saloon,
    others_on_sheet,
)
from cantina.games.scoundrels.rules.running import RunningAbility
from cantina.games.scoundrels.state import IN_SALOON, ScoundrelsState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import i64
from cantina.kernel.state import Frame

_PICKS: Final[list[Choice]] = [*PICKS]


class SwapEffect(ScoundrelEffect):
    """The other scoundrel is one of the Saloon."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return len(others_in_saloon(state, context.bearer)) > 0

    def options(self, state: ScoundrelsState, context: UseContext) -> list[i64]:
        return others_in_saloon(state, context.bearer)


@final
class SwapOwnJob(SwapEffect):
    """The scoundrel that is used gets another job."""

    def on_scoundrel(self, state: ScoundrelsState, seat: i64, step: Step, trait: i64) -> None:
        _swap_jobs(state, seat, state.uses[-1].card, trait)


@final
class SwapOtherJob(SwapEffect):
    """Another scoundrel of the user's sheet gets another job."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        if len(others_on_sheet(state, context.user, context.bearer)) == 0:
            return False
        return len(others_in_saloon(state, context.bearer)) > 0

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        _pick_own_first(state, use)

    def on_scoundrel(self, state: ScoundrelsState, seat: i64, step: Step, trait: i64) -> None:
        _swap_jobs(state, seat, state.uses[-1].picked_trait, trait)


@final
class SwapTrait(SwapEffect):
    """A scoundrel of the user's sheet gets another trait."""

    def can_do(self, state: ScoundrelsState, context: UseContext, step: Step) -> bool:
        return state.scoundrels_on_sheet(context.user) > 0 and len(others_in_saloon(state, context.bearer)) > 0

    def perform(self, state: ScoundrelsState, use: RunningAbility, step: Step) -> None:
        _pick_own_first(state, use)

    def on_scoundrel(self, state: ScoundrelsState, seat: i64, step: Step, trait: i64) -> None:
        _swap_traits(state, seat, state.uses[-1].picked_trait, trait)


def _pick_own_first(state: ScoundrelsState, use: RunningAbility) -> None:
    use.picked_trait = -1
    state.push(PICKING_OWN)


class PickingOwn(UserQuestion):
    """One of the user's scoundrels that gets another job or trait (SC-FX-7)."""

    def candidates(self, state: ScoundrelsState, seat: i64) -> Sequence[Choice]:
        return _PICKS

    def obstacle(self, state: ScoundrelsState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        for one in others_on_sheet(state, seat, state.uses[-1].bearer()):
            if trait_of(one) == choice.pick:
                return None
        return NOT_A_TARGET

    def choices(self, state: ScoundrelsState, seat: i64) -> tuple[Choice, ...]:
        own = others_on_sheet(state, seat, state.uses[-1].bearer())
        own.sort()
        return tuple([_PICKS[trait_of(one)] for one in own])

    def answer(self, state: ScoundrelsState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.uses[-1].picked_trait = choice.pick
        state.replace_top(PICKING)


def _swap_jobs(state: ScoundrelsState, seat: i64, mine: i64, theirs: i64) -> None:
    """Two scoundrels exchange their jobs and keep their places (SC-SWAP-1)."""
    one: i64 = state.at_place(state.place_of(mine))
    other: i64 = state.at_place(state.place_of(theirs))
    _replace(state, mine, scoundrel(mine, job_of(other)))
    _replace(state, theirs, scoundrel(theirs, job_of(one)))
    if not state.quiet:
        one = state.at_place(state.place_of(mine))
        other = state.at_place(state.place_of(theirs))
        state.emit(
            JobsSwapped(
                seat=seat,
                trait=trait_name(one),
                job=job_name(one),
                other_trait=trait_name(other),
                other_job=job_name(other),
            )
        )


def _swap_traits(state: ScoundrelsState, seat: i64, mine: i64, theirs: i64) -> None:
    """Two scoundrels exchange their traits and keep their places (SC-STR-S3-1)."""
    here: i64 = state.place_of(mine)
    there: i64 = state.place_of(theirs)
    one: i64 = state.at_place(here)
    other: i64 = state.at_place(there)
    state.sheets[here] = scoundrel(theirs, job_of(one))
    state.saloon[there - IN_SALOON] = scoundrel(mine, job_of(other))
    if not state.quiet:
        one = state.sheets[here]
        other = state.saloon[there - IN_SALOON]
        state.emit(
            TraitsSwapped(
                seat=seat,
                trait=trait_name(one),
                job=job_name(one),
                other_trait=trait_name(other),
                other_job=job_name(other),
            )
        )


def _replace(state: ScoundrelsState, trait: i64, one: i64) -> None:
    """Replaces a scoundrel where it lies."""
    place: i64 = state.place_of(trait)
    if place < IN_SALOON:
        state.sheets[place] = one
    elif place < IN_SALOON + len(state.saloon):
        state.saloon[place - IN_SALOON] = one
    else:
        state.discard[len(state.discard) - 1 - (place - IN_SALOON - len(state.saloon))] = one


EFFECTS: Final[tuple[Effect, ...]] = (
    SwapOwnJob("swap_job self saloon", "swap-self"),
    SwapOtherJob("swap_job other_own saloon", "swap-other"),
    SwapTrait("swap_trait own saloon", "swap-trait"),
)
PICKING_OWN: Final = PickingOwn("picking-own", "pick-own", "SC-FX-7", forced=True)
FRAMES: Final[tuple[Frame[ScoundrelsState], ...]] = (PICKING_OWN,)
