"""The Saloon, the discard pile, and taking scoundrels from where they lie (section 8.2)."""

from __future__ import annotations

from cantina.games.scoundrels.content import BIT, SALOON, job_name, trait_name
from cantina.games.scoundrels.events import ScoundrelArrived, ScoundrelBuried, ScoundrelDiscarded
from cantina.games.scoundrels.state import IN_DISCARD, IN_SALOON, NOWHERE, ScoundrelsState
from cantina.kernel.native_types import append, extend, i64, pop, vec
from cantina.kernel.pile import EVERYONE


def refill(state: ScoundrelsState) -> None:
    """Those left move right, and new ones come in on the left (SC-SAL-1 to 3, SC-SET-5)."""
    saloon: vec[i64] = vec[i64]([-1] * SALOON)
    free: i64 = SALOON - 1
    at: i64 = SALOON - 1
    while at >= 0:
        if state.saloon[at] >= 0:
            saloon[free] = state.saloon[at]
            free -= 1
        at -= 1
    while free >= 0 and len(state.traits) > 0 and len(state.jobs) > 0:
        one: i64 = state.draw_scoundrel()
        saloon[free] = one
        free -= 1
        state.reveal_to(EVERYONE)
        if not state.quiet:
            state.emit(ScoundrelArrived(trait=trait_name(one), job=job_name(one)))
    state.saloon = saloon


def rightmost(state: ScoundrelsState) -> i64:
    """The Saloon's rightmost scoundrel; -1: it is empty."""
    at: i64 = SALOON - 1
    while at >= 0:
        if state.saloon[at] >= 0:
            return state.saloon[at]
        at -= 1
    return -1


def take(state: ScoundrelsState, trait: i64) -> i64:
    """Takes a scoundrel from wherever it lies and returns it; the Saloon is not refilled."""
    place: i64 = state.place_of(trait)
    one: i64 = state.at_place(place)
    if place >= IN_DISCARD:
        state.discard, _ = pop(state.discard, len(state.discard) - 1 - (place - IN_DISCARD))
    elif place >= IN_SALOON:
        state.saloon[place - IN_SALOON] = -1
    else:
        state.sheets[place] = -1
        state.due &= ~BIT[trait]  # whoever leaves a sheet is no longer pending (SC-TRIG-8)
        state.connected &= ~BIT[trait]
    return one


def put_on_discard(state: ScoundrelsState, one: i64) -> None:
    """Puts a scoundrel on top of the discard pile (SC-HIRE-5)."""
    state.discard = append(state.discard, one)
    if not state.quiet:
        state.emit(ScoundrelDiscarded(trait=trait_name(one), job=job_name(one)))


def discard_scoundrel(state: ScoundrelsState, trait: i64) -> None:
    """Discards a scoundrel; one that lies in the pile already does not move (SC-FX-9, SC-OTHER-9)."""
    place: i64 = state.place_of(trait)
    if place >= IN_DISCARD or place == NOWHERE:
        return
    put_on_discard(state, take(state, trait))
    if place >= IN_SALOON and not state.being_hired(trait):  # a hire ends with the refilling (SC-HIRE-10)
        refill(state)


def bury(state: ScoundrelsState, trait: i64) -> None:
    """A scoundrel used from the discard pile goes to its bottom, if it is still there (SC-JOB-N08-1)."""
    if state.place_of(trait) < IN_DISCARD:
        return
    one: i64 = take(state, trait)
    state.discard = extend(vec[i64]([one]), state.discard)
    if not state.quiet:
        state.emit(ScoundrelBuried(trait=trait_name(one), job=job_name(one)))
