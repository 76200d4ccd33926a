"""Neutral bullets, and meetings with the Marshal (section 9 of the rules)."""

from __future__ import annotations

from cantina.games.colt_express.content import CHARACTERS, FIRST_BULLET, NEUTRAL_BULLET, place_name
from cantina.games.colt_express.events import (
    MarshalMet,
    MarshalMoved,
    NeutralBulletGiven,
    NeutralBulletsShort,
)
from cantina.games.colt_express.state import ColtState
from cantina.kernel.native_types import append, i64, vec
from cantina.kernel.pile import EVERYONE


def receive_bullet(state: ColtState, bandit: i64, card: i64) -> None:
    """Puts a bullet card on a player's deck, for all to see.

    Its place on top only matters in the expert variant (CE-EXP-7); elsewhere the deck is shuffled
    before the next draw (CE-STEAL-8, CE-ROUND-3).
    """
    state.decks[state.seat_of[bandit]].put(card, EVERYONE)


def shoot(state: ColtState, shooter: i64, target: i64) -> None:
    """Moves a bullet from the shooter's cylinder to the target's player (CE-FIRE-10)."""
    state.bullets[shooter] -= 1
    receive_bullet(state, target, FIRST_BULLET + shooter)


def give_neutral_bullets(state: ColtState, group: vec[i64]) -> None:
    """Gives each bandit of a group a neutral bullet, or none to anybody (CE-NEUT-2)."""
    if state.neutral < len(group):
        if not state.quiet:
            state.emit(NeutralBulletsShort(count=len(group), left=state.neutral))
        return
    for bandit in group:
        state.neutral -= 1
        receive_bullet(state, bandit, NEUTRAL_BULLET)
        if not state.quiet:
            state.emit(NeutralBulletGiven(bandit=CHARACTERS[bandit], left=state.neutral))


def bandits_at(state: ColtState, spot: i64) -> vec[i64]:
    """The bandits at a location, in the order of their numbers."""
    found: vec[i64] = vec[i64]()
    bandit: i64 = 0
    while bandit < 6:
        if state.spot[bandit] == spot:
            found = append(found, bandit)
        bandit += 1
    return found


def resolve_encounter(state: ColtState) -> None:
    """Gives every bandit inside the Marshal's unit a neutral bullet and moves it to the roof (CE-ENC-2 to 5).

    Called after everything that moves a bandit or the Marshal, so the bandits found inside are exactly the
    group that this one cause brought there (CE-NEUT-3).
    """
    inside: i64 = state.marshal * 2
    if inside not in state.spot:
        return
    group = bandits_at(state, inside)
    if not state.quiet:
        for bandit in group:
            state.emit(MarshalMet(bandit=CHARACTERS[bandit], place=place_name(inside + 1)))
    give_neutral_bullets(state, group)
    for bandit in group:
        state.spot[bandit] = inside + 1


def move_marshal(state: ColtState, step: i64) -> None:
    """Moves the Marshal one unit and resolves his encounters there."""
    state.marshal += step
    if not state.quiet:
        state.emit(MarshalMoved(unit=place_name(state.marshal * 2)))
    resolve_encounter(state)
