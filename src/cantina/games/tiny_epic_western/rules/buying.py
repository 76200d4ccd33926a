"""Buying property cards: prices, discounts, stacks (sections 8.2 to 8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import (
    BUY_OF,
    BUYS,
    CANNOT_PAY,
    DECLINE,
    MUST_WAIVE_OTHER,
    NOBODY_THERE,
    NOT_FOR_SALE,
    NOT_LEFT_OVER,
    NOTHING_TO_WAIVE,
    ON_A_PORCH,
    WAIVES,
)
from cantina.games.tiny_epic_western.content import (
    ABOUT,
    COST,
    DEPOT,
    DISCOUNT,
    EFFECT,
    GAIN_VP,
    MAT_COUNT,
    PROPERTY_NAMES,
    SYMBOLS,
    VP,
)
from cantina.games.tiny_epic_western.events import PropertyBought, PropertyPaid
from cantina.games.tiny_epic_western.rules.influence import gain, pay
from cantina.games.tiny_epic_western.state import WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.ints import i64
from cantina.kernel.state import Ask

FOR_SALE: Final[list[Choice]] = [*BUYS, DECLINE]
_WAIVES: Final[list[Choice]] = [*WAIVES]


def zone_of(state: WesternState, card: i64) -> i64:
    """The mat in whose buy zone a card lies; -1: none."""
    mat: i64 = 1
    while mat < MAT_COUNT:
        if state.zone[mat] == card:
            return mat
        mat += 1
    return -1


def used_by(state: WesternState, seat: i64, effect: i64) -> list[i64]:
    """The properties with an effect whose porches a seat's gunmen stand on, by mat index."""
    found: list[i64] = []
    index: i64 = 1
    while index < MAT_COUNT:
        mat: i64 = state.mats[index]
        if state.standing[mat * 4] == seat:
            card: i64 = state.top(mat)
            if card >= 0 and EFFECT[card] == effect:
                found.append(card)
        index += 1
    return found


def discount(state: WesternState, seat: i64, card: i64) -> i64:
    """By how much a seat's first purchase of phase four is cheaper (TEW-PROP-3 and 4, TEW-BUY-7)."""
    if state.bought_late >> seat & 1:
        return 0
    units: i64 = 0
    for used in used_by(state, seat, DISCOUNT):
        units += SYMBOLS[card * 3 + ABOUT[used]]
    return units


def acquire(state: WesternState, seat: i64, card: i64) -> None:
    """Sets a card aside under the buyer's porch; it is usable from the next round (TEW-STACK-1)."""
    state.aside.append(seat * 32 + card)
    state.bought |= 1 << seat
    if not state.quiet:
        state.tell(PropertyBought(seat=seat, property=PROPERTY_NAMES[card]))


def price(state: WesternState, card: i64) -> None:
    """Names the card being bought and its whole cost (TEW-BUY-3)."""
    state.buying = card
    kind: i64 = 0
    while kind < 3:
        state.due[kind] = COST[card * 3 + kind]
        kind += 1


def settle_price(state: WesternState, seat: i64) -> i64:
    """Pays what is due and returns the card it was for."""
    card: i64 = state.buying
    kind: i64 = 0
    while kind < 3:
        pay(state, seat, kind, state.due[kind])
        state.due[kind] = 0
        kind += 1
    state.buying = -1
    return card


def unavailable(state: WesternState, card: i64, otherwise: Reason) -> Reason:
    """Why a card that lies in no buy zone cannot be bought."""
    for stack in state.stacks:
        if card in stack:
            return ON_A_PORCH
    return otherwise


class PhaseFourPurchase(Ask[WesternState]):
    """One card of the buy zones, or none; the discount, if any, is chosen next."""

    def __init__(self, name: str, kind: str, rule: str, not_for_sale: Reason) -> None:
        super().__init__(name, kind, rule, forced=True)
        self.not_for_sale = not_for_sale

    def asked(self, state: WesternState) -> i64:
        return 1 << state.active

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return FOR_SALE

    def barred(self, state: WesternState, seat: i64, mat: i64) -> Reason | None:
        """What keeps a seat from buying at a mat."""
        return None

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        mat: i64 = zone_of(state, choice.pick)
        if mat < 0:
            return unavailable(state, choice.pick, self.not_for_sale)
        reason = self.barred(state, seat, mat)
        if reason is not None:
            return reason
        if state.shortage(seat, choice.pick) > discount(state, seat, choice.pick):
            return CANNOT_PAY
        return None

    def choices(self, state: WesternState, seat: i64) -> tuple[Choice, ...]:
        return for_sale(self, state, seat, state.zone)

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, Pick):
            state.pop()
            return
        price(state, choice.pick)
        state.waive = discount(state, seat, choice.pick)
        state.turn_to(WAIVING)


def for_sale(ask: Ask[WesternState], state: WesternState, seat: i64, cards: list[i64]) -> tuple[Choice, ...]:
    """The legal purchases among a few cards, in order, and declining."""
    found: list[Choice] = []
    for card in sorted(cards):
        if card >= 0 and ask.obstacle(state, seat, BUY_OF[card]) is None:
            found.append(BUY_OF[card])
    found.append(DECLINE)
    return tuple(found)


class Ordinary(PhaseFourPurchase):
    """The card of a mat where one has a gunman, or with the Train Depot any (TEW-BUY-1 and 2)."""

    def barred(self, state: WesternState, seat: i64, mat: i64) -> Reason | None:
        if state.present(seat, mat) or used_by(state, seat, DEPOT):
            return None
        return NOBODY_THERE


class Leftover(PhaseFourPurchase):
    """Any card that remains (TEW-LEFT-1 to 4)."""


class Waiving(Ask[WesternState]):
    """Which units of the price the buyer does not pay (TEW-PROP-3)."""

    def asked(self, state: WesternState) -> i64:
        return 1 << state.active

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _WAIVES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        if state.waive == 0 or state.due[choice.pick] == 0:
            return NOTHING_TO_WAIVE
        lacking: i64 = 0
        kind: i64 = 0
        while kind < 3:
            missing: i64 = state.due[kind] - state.influence[seat * 3 + kind]
            if kind == choice.pick:
                missing -= 1
            if missing > 0:
                lacking += missing
            kind += 1
        return MUST_WAIVE_OTHER if lacking > state.waive - 1 else None

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.due[choice.pick] -= 1
        state.waive -= 1

    def run(self, state: WesternState) -> None:
        """Nothing is left to waive: pays the rest and takes the card (TEW-BUY-3, TEW-PROP-1)."""
        seat: i64 = state.active
        state.pop()
        state.zone[zone_of(state, state.buying)] = -1  # TEW-BUY-4
        card: i64 = settle_price(state, seat)
        state.waive = 0
        first = not state.bought_late >> seat & 1
        acquire(state, seat, card)
        state.bought_late |= 1 << seat
        if first:
            for used in used_by(state, seat, GAIN_VP):
                if not state.quiet:
                    state.tell(PropertyPaid(seat=seat, property=PROPERTY_NAMES[used]))
                gain(state, seat, ABOUT[used], VP[card])


ORDINARY: Final = Ordinary("ordinary", "buy", "TEW-BUY-1", NOT_FOR_SALE)
LEFTOVER: Final = Leftover("leftover", "leftover", "TEW-LEFT-1", NOT_LEFT_OVER)
WAIVING: Final = Waiving("waiving", "waive", "TEW-PROP-3", forced=True)


def stack_up(state: WesternState) -> None:
    """New cards go on top of their owners' stacks, the latest on top (TEW-STACK-2)."""
    for entry in state.aside:
        mat: i64 = state.colour[entry // 32]
        state.stacks[mat] = (*state.stacks[mat], entry % 32)
    state.aside.clear()
