"""Purses change hands: who can tell their values, and the story others may reason about.

A purse on the train is a token everybody can follow; purses on a sheet are mixed by their owner
(CE-INFO-6). So when a sheet loses one, the purse that falls carries a value picked blindly from the
sheet, and nobody but the owner can tell any more which of the sheet's values lies where. The story keeps
what everyone saw, so that worlds can be drawn that agree with all of it (see `world`).
"""

from __future__ import annotations

from typing import Final

from cantina.games.colt_express.content import SHEET
from cantina.games.colt_express.state import GRAB, ColtState
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE, PUBLIC

# Entries of the story: five numbers each.
TAKEN: Final = 0  # purse, sheet, eyes that saw the value, value
LOST: Final = 1  # purse that fell, sheet, purse whose value it carries, owner's seat
LOWEST: Final = 2  # purse that left, sheet, purse whose value it carries, owner's seat
ENTRY: Final = 5


def take_purse(state: ColtState, bandit: i64, purse: i64) -> None:
    """Lays a purse on a bandit's sheet; its player may look at it."""
    seat: i64 = state.seat_of[bandit]
    eyes: i64 = 1 << seat
    seen: i64 = state.purse_seen[purse]
    if not seen & eyes:
        state.show_to(eyes)
        state.purse_seen[purse] = seen | eyes
    state.purse_at[purse] = SHEET + bandit
    state.purse_story += (TAKEN, purse, SHEET + bandit, eyes, state.purse_value[purse])


def lose_purse(state: ColtState, bandit: i64, place: i64) -> i64:
    """Takes a purse picked blindly from a bandit's sheet to a place and returns its number."""
    held = state.purses_at(SHEET + bandit)
    chosen: i64 = held[0]
    if len(held) > 1:
        chosen = held[state.streams[GRAB].below(len(held))]
    return _leave(state, bandit, place, held, chosen, LOST)


def lose_lowest_purse(state: ColtState, bandit: i64, place: i64) -> i64:
    """Takes the purse of lowest value from a bandit's sheet to a place and returns its number."""
    held = state.purses_at(SHEET + bandit)
    chosen: i64 = held[0]
    for purse in held:
        if state.purse_value[purse] < state.purse_value[chosen]:
            chosen = purse
    return _leave(state, bandit, place, held, chosen, LOWEST)


def _leave(state: ColtState, bandit: i64, place: i64, held: list[i64], chosen: i64, entry: i64) -> i64:
    # The lowest number leaves, with the chosen one's value: numbers on a sheet tell nothing.
    fell: i64 = held[0]
    if state.purse_value[chosen] == state.purse_value[fell]:
        chosen = fell
    seat: i64 = state.seat_of[bandit]
    swap_values(state.purse_value, fell, chosen)
    if len(held) > 1:
        state.show_to(1 << seat)  # only the owner sees which one it was
        known: i64 = EVERYONE if _all_alike_for_all(state, held) else 1 << seat
        for purse in held:
            state.purse_seen[purse] = known
    state.purse_at[fell] = place
    state.purse_story += (entry, fell, SHEET + bandit, chosen, seat)
    return fell


def swap_values(values: list[i64], one: i64, other: i64) -> None:
    value: i64 = values[one]
    values[one] = values[other]
    values[other] = value


def _all_alike_for_all(state: ColtState, held: list[i64]) -> bool:
    value: i64 = state.purse_value[held[0]]
    for purse in held:
        if not state.purse_seen[purse] & PUBLIC or state.purse_value[purse] != value:
            return False
    return True
