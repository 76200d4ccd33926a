"""Money, reputation, henchmen, and the moments they bring about (sections 7.5, 8.4 and 10.1)."""

from __future__ import annotations

from cantina.games.scoundrels.choices import NO_SUCH_SEAT, NOT_A_TARGET
from cantina.games.scoundrels.content import (
    AFTER_JAILED,
    AFTER_MONEY,
    AFTER_REP_GAIN,
    AFTER_REP_LOSS,
    BIT,
    HIGHEST_REPUTATION,
    LOWEST_REPUTATION,
    SHEET,
    STRATEGIES,
    TRAITS,
    trait_of,
)
from cantina.games.scoundrels.events import (
    HenchmanFreed,
    HenchmanJailed,
    MoneyGained,
    MoneyPaid,
    MoneyTaken,
    ReputationChanged,
)
from cantina.games.scoundrels.state import SCOUNDREL, U_KIND, U_USER, ScoundrelsState
from cantina.kernel.choice import Reason
from cantina.kernel.ints import i64


def moment(state: ScoundrelsState, seat: i64, timing: i64, only: i64 = -1) -> None:
    """The scoundrels of a sheet whose moment has come are pending (SC-TRIG-1, 2 and 10).

    `only`: among these traits, as bits.
    """
    at: i64 = seat * SHEET
    while at < seat * SHEET + SHEET:
        one: i64 = state.sheets[at]
        at += 1
        if one < 0 or TRAITS[trait_of(one)].timing != timing or state.flagged(one):
            continue
        bit: i64 = BIT[trait_of(one)]
        if only == -1 or only & bit:
            state.due |= bit
    card: i64 = state.strategy[seat]
    if card >= 0 and STRATEGIES[card].ability is not None and STRATEGIES[card].timing == timing:
        bit = 1 << seat
        if not state.used_strategy & bit:
            state.due_strategy |= bit  # SC-STRAT-8


def gain(state: ScoundrelsState, seat: i64, count: i64) -> None:
    """Dollars from the bank; of a running use they count as brought by it (SC-MOD-3)."""
    if count <= 0:
        return
    state.money[seat] += count
    _brought(state, seat)
    if not state.quiet:
        state.tell(MoneyGained(seat=seat, count=count, money=state.money[seat]))


def receive(state: ScoundrelsState, seat: i64, count: i64) -> None:
    """Dollars from the bank that no scoundrel brought: the office, a rival's Bartender (SC-OFF-10)."""
    state.money[seat] += count
    if not state.quiet:
        state.tell(MoneyGained(seat=seat, count=count, money=state.money[seat]))


def _brought(state: ScoundrelsState, seat: i64) -> None:
    """Money came by using a scoundrel, not a leader, the office or a strategy (SC-ABIL-14, SC-STRAT-5)."""
    if len(state.uses) == 0:
        return
    use = state.uses[-1]
    if use[U_USER] == seat and use[U_KIND] == SCOUNDREL:
        moment(state, seat, AFTER_MONEY)  # not for the giver, which is flagged (SC-TRAIT-B30-1 and 3)


def pay(state: ScoundrelsState, seat: i64, count: i64) -> None:
    if count <= 0:
        return
    state.money[seat] -= count
    if not state.quiet:
        state.tell(MoneyPaid(seat=seat, count=count, money=state.money[seat]))


def rob(state: ScoundrelsState, seat: i64, rival: i64, most: i64) -> None:
    """Takes up to so many dollars from a rival."""
    count: i64 = state.money[rival]
    if count > most:
        count = most
    if count == 0:
        return
    state.money[rival] -= count
    state.money[seat] += count
    _brought(state, seat)
    if not state.quiet:
        state.tell(MoneyTaken(seat=seat, rival=rival, count=count))


def change_reputation(state: ScoundrelsState, seat: i64, change: i64) -> None:
    """Moves the token, stopping at the ends; a move that really happens is a moment (SC-REP-1 and 2)."""
    before: i64 = state.reputation[seat]
    after: i64 = before + change
    if after > HIGHEST_REPUTATION:
        after = HIGHEST_REPUTATION
    if after < LOWEST_REPUTATION:
        after = LOWEST_REPUTATION
    if after == before:
        return
    state.reputation[seat] = after
    if not state.quiet:
        state.tell(ReputationChanged(seat=seat, change=after - before, reputation=after))
    moment(state, seat, AFTER_REP_GAIN if after > before else AFTER_REP_LOSS)


def jail(state: ScoundrelsState, seat: i64) -> None:
    """One henchman of a reserve goes to jail (SC-JAIL-4)."""
    state.reserve[seat] -= 1
    state.jailed[seat] += 1
    if not state.quiet:
        state.tell(HenchmanJailed(seat=seat))
    moment(state, seat, AFTER_JAILED)


def set_free(state: ScoundrelsState, seat: i64) -> None:
    """One henchman goes from jail to its owner's reserve (SC-JAIL-2)."""
    state.jailed[seat] -= 1
    state.reserve[seat] += 1
    if not state.quiet:
        state.tell(HenchmanFreed(seat=seat))


def free_obstacle(state: ScoundrelsState, seat: i64) -> Reason | None:
    """What keeps a player's henchman from being freed."""
    if seat >= state.seats:
        return NO_SUCH_SEAT
    return None if state.jailed[seat] > 0 else NOT_A_TARGET
