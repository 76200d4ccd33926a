"""Purses changing hands, who knows their values, and the history from which worlds are sampled.

A purse on the train is a token that everybody can follow; purses on a sheet are mixed by their owner
(CE-INFO-6). So when a sheet loses a purse, that purse carries a value picked at random from the sheet, and
only the owner still knows which value is where. `state.purse_history` records every change.
"""

from __future__ import annotations

from cantina.games.colt_express.content import FIRST_SHEET
from cantina.games.colt_express.history import LOWEST_PURSE_LOST, PURSE_LOST, PURSE_TAKEN
from cantina.games.colt_express.state import GRAB, ColtState
from cantina.kernel.hidden_history import entry
from cantina.kernel.native_types import i64, vec
from cantina.kernel.pile import EVERYONE, PUBLIC


def take_purse(state: ColtState, bandit: i64, purse: i64) -> None:
    """Lays a purse on a bandit's sheet; its player may look at it."""
    seat: i64 = state.seat_of[bandit]
    viewers: i64 = 1 << seat
    seen: i64 = state.purse_seen[purse]
    if not seen & viewers:
        state.reveal_to(viewers)
        state.purse_seen[purse] = seen | viewers
    state.purse_at[purse] = FIRST_SHEET + bandit
    rank: i64 = value_rank(state, state.purse_value[purse])
    state.purse_history.append(entry(PURSE_TAKEN, viewers, seat, bandit, rank, place=purse))


def lose_purse(state: ColtState, bandit: i64, place: i64) -> i64:
    """Moves a random purse from a bandit's sheet to a place and returns its number."""
    held = state.purses_at(FIRST_SHEET + bandit)
    chosen: i64 = held[0]
    if len(held) > 1:
        chosen = held[state.streams[GRAB].below(len(held))]
    return _remove_purse(state, bandit, place, held, chosen, PURSE_LOST)


def lose_lowest_purse(state: ColtState, bandit: i64, place: i64) -> i64:
    """Moves the purse of lowest value from a bandit's sheet to a place and returns its number."""
    held = state.purses_at(FIRST_SHEET + bandit)
    chosen: i64 = held[0]
    for purse in held:
        if state.purse_value[purse] < state.purse_value[chosen]:
            chosen = purse
    return _remove_purse(state, bandit, place, held, chosen, LOWEST_PURSE_LOST)


def _remove_purse(state: ColtState, bandit: i64, place: i64, held: vec[i64], chosen: i64, kind: i64) -> i64:
    # The purse with the lowest number leaves and gets the chosen value, so that purse numbers reveal nothing
    # about the values on a sheet.
    removed: i64 = held[0]
    # Of purses with equal values the first stands for all, so that histories which look the same are the same.
    # Under version 1 that was so only for the removed one, and later grabs depend on it.
    for purse in held if state.rules_version >= 2 else held[:1]:
        if state.purse_value[purse] == state.purse_value[chosen]:
            chosen = purse
            break
    seat: i64 = state.seat_of[bandit]
    swap_values(state.purse_value, removed, chosen)
    if len(held) > 1:
        state.reveal_to(1 << seat)  # only the owner sees which value left
        known: i64 = EVERYONE if _everyone_knows_all_are_equal(state, held) else 1 << seat
        for purse in held:
            state.purse_seen[purse] = known
    state.purse_at[removed] = place
    state.purse_history.append(entry(kind, 1 << seat, seat, bandit, chosen, place=removed))
    return removed


def value_rank(state: ColtState, value: i64) -> i64:
    """How many of all purses have a lower value: stands for the value in the history."""
    rank: i64 = 0
    for other in state.purse_value:
        if other < value:
            rank += 1
    return rank


def swap_values(values: vec[i64], first: i64, second: i64) -> None:
    value: i64 = values[first]
    values[first] = values[second]
    values[second] = value


def _everyone_knows_all_are_equal(state: ColtState, held: vec[i64]) -> bool:
    value: i64 = state.purse_value[held[0]]
    for purse in held:
        if not state.purse_seen[purse] & PUBLIC or state.purse_value[purse] != value:
            return False
    return True
