"""Dollars that are gained, paid and taken (section 7.5)."""

from __future__ import annotations

from cantina.games.scoundrels.content import AFTER_MONEY
from cantina.games.scoundrels.events import MoneyGained, MoneyPaid, MoneyTaken
from cantina.games.scoundrels.rules.running import SCOUNDREL
from cantina.games.scoundrels.rules.triggers import trigger
from cantina.games.scoundrels.state import ScoundrelsState
from cantina.kernel.native_types import i64


def gain(state: ScoundrelsState, seat: i64, count: i64) -> None:
    """Dollars from the bank; of a running use they count as brought by it (SC-MOD-3)."""
    if count <= 0:
        return
    state.money[seat] += count
    _trigger_after_money(state, seat)
    if not state.quiet:
        state.emit(MoneyGained(seat=seat, count=count, money=state.money[seat]))


def receive(state: ScoundrelsState, seat: i64, count: i64) -> None:
    """Dollars from the bank that no scoundrel brought: the office, a rival's Bartender (SC-OFF-10)."""
    state.money[seat] += count
    if not state.quiet:
        state.emit(MoneyGained(seat=seat, count=count, money=state.money[seat]))


def _trigger_after_money(state: ScoundrelsState, seat: i64) -> None:
    """Money came by using a scoundrel, not a leader, the office or a strategy (SC-ABIL-14, SC-STRAT-5)."""
    if len(state.uses) == 0:
        return
    use = state.uses[-1]
    if use.user == seat and use.kind == SCOUNDREL:
        trigger(state, seat, AFTER_MONEY)  # not for the giver, which is flagged (SC-TRAIT-B30-1 and 3)


def pay(state: ScoundrelsState, seat: i64, count: i64) -> None:
    if count <= 0:
        return
    state.money[seat] -= count
    if not state.quiet:
        state.emit(MoneyPaid(seat=seat, count=count, money=state.money[seat]))


def rob(state: ScoundrelsState, seat: i64, rival: i64, most: i64) -> None:
    """Takes up to so many dollars from a rival."""
    count: i64 = state.money[rival]
    if count > most:
        count = most
    if count == 0:
        return
    state.money[rival] -= count
    state.money[seat] += count
    _trigger_after_money(state, seat)
    if not state.quiet:
        state.emit(MoneyTaken(seat=seat, rival=rival, count=count))
