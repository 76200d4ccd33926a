"""Buying property cards: prices, discounts, stacks (sections 8.2 to 8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import (
    BUY_BY_CARD,
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
    DEPOT,
    DISCOUNT,
    EFFECT,
    EFFECT_SUBJECT,
    GAIN_VP,
    MAT_COUNT,
    PROPERTY_NAMES,
)
from cantina.games.tiny_epic_western.events import PropertyBought, PropertyPaid
from cantina.games.tiny_epic_western.rules.influence import gain, pay
from cantina.games.tiny_epic_western.state import WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import append, i64, sort, vec
from cantina.kernel.state import DecisionFrame

PURCHASE_CHOICES: Final[list[Choice]] = [*BUYS, DECLINE]
_WAIVE_CHOICES: Final[list[Choice]] = [*WAIVES]


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
            card: i64 = state.top_property(mat)
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
        units += state.numbers.symbols[card * 3 + EFFECT_SUBJECT[used]]
    return units


def acquire(state: WesternState, seat: i64, card: i64) -> None:
    """Sets a card aside under the buyer's porch; it is usable from the next round (TEW-STACK-1)."""
    state.aside = append(state.aside, seat * 32 + card)
    state.bought |= 1 << seat
    if not state.quiet:
        state.emit(PropertyBought(seat=seat, property=PROPERTY_NAMES[card]))


def start_purchase(state: WesternState, card: i64) -> None:
    """Sets the card being bought and its full cost (TEW-BUY-3)."""
    state.buying = card
    kind: i64 = 0
    while kind < 3:
        state.due[kind] = state.numbers.cost[card * 3 + kind]
        kind += 1


def pay_price(state: WesternState, seat: i64) -> i64:
    """Pays what is due and returns the card it was for."""
    card: i64 = state.buying
    kind: i64 = 0
    while kind < 3:
        pay(state, seat, kind, state.due[kind])
        state.due[kind] = 0
        kind += 1
    state.buying = -1
    return card


def unavailable_reason(state: WesternState, card: i64, otherwise: Reason) -> Reason:
    """Why a card that lies in no buy zone cannot be bought."""
    for stack in state.stacks:
        if card in stack:
            return ON_A_PORCH
    return otherwise


class PhaseFourPurchase(DecisionFrame[WesternState]):
    """One card of the buy zones, or none; the discount, if any, is chosen next."""

    def __init__(self, name: str, kind: str, rule: str, not_for_sale: Reason) -> None:
        super().__init__(name, kind, rule, forced=True)
        self.not_for_sale = not_for_sale

    def asked(self, state: WesternState) -> i64:
        return 1 << state.active

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return PURCHASE_CHOICES

    def mat_obstacle(self, state: WesternState, seat: i64, mat: i64) -> Reason | None:
        """Why a seat cannot buy at a mat."""
        return None

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        mat: i64 = zone_of(state, choice.pick)
        if mat < 0:
            return unavailable_reason(state, choice.pick, self.not_for_sale)
        reason = self.mat_obstacle(state, seat, mat)
        if reason is not None:
            return reason
        if state.shortage(seat, choice.pick) > discount(state, seat, choice.pick):
            return CANNOT_PAY
        return None

    def choices(self, state: WesternState, seat: i64) -> tuple[Choice, ...]:
        return purchase_choices(self, state, seat, state.zone)

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, Pick):
            state.pop()
            return
        start_purchase(state, choice.pick)
        state.waive = discount(state, seat, choice.pick)
        state.replace_top(WAIVING)


def purchase_choices(
    frame: DecisionFrame[WesternState], state: WesternState, seat: i64, cards: vec[i64]
) -> tuple[Choice, ...]:
    """The legal purchases among a few cards, in order, and declining."""
    found: list[Choice] = []
    in_order = cards[:]
    sort(in_order)
    for card in in_order:
        if card >= 0 and frame.obstacle(state, seat, BUY_BY_CARD[card]) is None:
            found.append(BUY_BY_CARD[card])
    found.append(DECLINE)
    return tuple(found)


class OrdinaryPurchase(PhaseFourPurchase):
    """The card of a mat where the seat has a gunman; with the Train Depot, of any mat (TEW-BUY-1 and 2)."""

    def mat_obstacle(self, state: WesternState, seat: i64, mat: i64) -> Reason | None:
        if state.has_gunman_on(seat, mat) or used_by(state, seat, DEPOT):
            return None
        return NOBODY_THERE


class LeftoverPurchase(PhaseFourPurchase):
    """Any card that remains (TEW-LEFT-1 to 4)."""


class Waiving(DecisionFrame[WesternState]):
    """Which units of the price the buyer does not pay, one by one (TEW-PROP-3)."""

    def asked(self, state: WesternState) -> i64:
        return 1 << state.active

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _WAIVE_CHOICES

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
        card: i64 = pay_price(state, seat)
        state.waive = 0
        is_first_purchase = not state.bought_late >> seat & 1
        acquire(state, seat, card)
        state.bought_late |= 1 << seat
        if is_first_purchase:
            for used in used_by(state, seat, GAIN_VP):
                if not state.quiet:
                    state.emit(PropertyPaid(seat=seat, property=PROPERTY_NAMES[used]))
                gain(state, seat, EFFECT_SUBJECT[used], state.numbers.vp[card])


ORDINARY_PURCHASE: Final = OrdinaryPurchase("ordinary", "buy", "TEW-BUY-1", NOT_FOR_SALE)
LEFTOVER_PURCHASE: Final = LeftoverPurchase("leftover", "leftover", "TEW-LEFT-1", NOT_LEFT_OVER)
WAIVING: Final = Waiving("waiving", "waive", "TEW-PROP-3", forced=True)


def stack_bought_cards(state: WesternState) -> None:
    """New cards go on top of their owners' stacks, the latest on top (TEW-STACK-2)."""
    for entry in state.aside:
        mat: i64 = state.colour[entry // 32]
        state.stacks[mat] = (*state.stacks[mat], entry % 32)
    state.aside = vec[i64]()
