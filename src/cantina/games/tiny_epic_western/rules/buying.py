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
from cantina.kernel.native_types import append, i64, vec
from cantina.kernel.state import DecisionFrame

PURCHASE_CHOICES: Final[list[Choice]] = [*BUYS, DECLINE]
_ALL_MATS: Final = (1 << MAT_COUNT) - 1
_ONLY_DECLINING: Final[tuple[Choice, ...]] = (DECLINE,)
_WAIVE_CHOICES: Final[list[Choice]] = [*WAIVES]


def zone_of(state: WesternState, card: i64) -> i64:
    """The mat in whose buy zone a card lies; -1: none."""
    mat: i64 = 1
    while mat < MAT_COUNT:
        if state.zone[mat] == card:
            return mat
        mat += 1
    return -1


def used_on(state: WesternState, seat: i64, mat: i64) -> i64:
    """The property on whose porch a seat's gunman stands at a mat; -1: none."""
    return state.top_property(mat) if state.standing[mat * 4] == seat else -1


def uses(state: WesternState, seat: i64, effect: i64) -> bool:
    """Whether a seat's gunman stands on the porch of a property with an effect."""
    mat: i64 = 1
    while mat < MAT_COUNT:
        card: i64 = used_on(state, seat, mat)
        if card >= 0 and EFFECT[card] == effect:
            return True
        mat += 1
    return False


def discount(state: WesternState, seat: i64, card: i64) -> i64:
    """By how much a seat's first purchase of phase four is cheaper (TEW-PROP-3 and 4, TEW-BUY-7)."""
    if state.bought_late >> seat & 1:
        return 0
    units: i64 = 0
    mat: i64 = 1
    while mat < MAT_COUNT:
        used: i64 = used_on(state, seat, mat)
        if used >= 0 and EFFECT[used] == DISCOUNT:
            units += state.numbers.symbols[card * 3 + EFFECT_SUBJECT[used]]
        mat += 1
    return units


def _can_pay(state: WesternState, seat: i64, card: i64) -> bool:
    """Whether a seat can pay for a card, with its discount (TEW-BUY-6 and 7)."""
    lacking: i64 = state.shortage(seat, card)
    return lacking == 0 or lacking <= discount(state, seat, card)


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

    def mats_open_to(self, state: WesternState, seat: i64) -> i64:
        """The mats where a seat can buy, as bits."""
        return _ALL_MATS

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        mat: i64 = zone_of(state, choice.pick)
        if mat < 0:
            return unavailable_reason(state, choice.pick, self.not_for_sale)
        if not self.mats_open_to(state, seat) >> mat & 1:
            return NOBODY_THERE
        return None if _can_pay(state, seat, choice.pick) else CANNOT_PAY

    def choices(self, state: WesternState, seat: i64) -> tuple[Choice, ...]:
        open_mats: i64 = self.mats_open_to(state, seat)
        cards: i64 = 0
        bit: i64 = 1
        mat: i64 = 1
        while mat < MAT_COUNT:
            card: i64 = state.zone[mat]
            if card >= 0 and open_mats >> mat & 1 and _can_pay(state, seat, card):
                cards |= bit << card
            mat += 1
        return choices_of_cards(cards, BUY_BY_CARD)

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
    legal: i64 = 0
    bit: i64 = 1
    for card in cards:
        if card >= 0 and frame.obstacle(state, seat, BUY_BY_CARD[card]) is None:
            legal |= bit << card
    return choices_of_cards(legal, BUY_BY_CARD)


def choices_of_cards(cards: i64, by_card: list[Choice]) -> tuple[Choice, ...]:
    """The choices for some property cards (bits), in order, and declining."""
    if cards == 0:
        return _ONLY_DECLINING
    found: list[Choice] = []
    card: i64 = 0
    while cards >> card > 0:
        if cards >> card & 1:
            found.append(by_card[card])
        card += 1
    found.append(DECLINE)
    return tuple(found)


class OrdinaryPurchase(PhaseFourPurchase):
    """The card of a mat where the seat has a gunman; with the Train Depot, of any mat (TEW-BUY-1 and 2)."""

    def mats_open_to(self, state: WesternState, seat: i64) -> i64:
        if uses(state, seat, DEPOT):
            return _ALL_MATS
        bits: i64 = 0
        bit: i64 = 1
        mat: i64 = 1
        while mat < MAT_COUNT:
            if state.has_gunman_on(seat, mat):
                bits |= bit << mat
            mat += 1
        return bits


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

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        return 0 if state.waive == 0 else -1  # there is hardly ever anything to waive

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
        index: i64 = 1 if is_first_purchase else MAT_COUNT
        while index < MAT_COUNT:
            used: i64 = used_on(state, seat, state.mats[index])
            index += 1
            if used >= 0 and EFFECT[used] == GAIN_VP:
                if not state.quiet:
                    state.emit(PropertyPaid(seat=seat, property=PROPERTY_NAMES[used]))
                gain(state, seat, EFFECT_SUBJECT[used], state.numbers.vp[card])


ORDINARY_PURCHASE: Final = OrdinaryPurchase("ordinary", "buy", "TEW-BUY-1", NOT_FOR_SALE)
LEFTOVER_PURCHASE: Final = LeftoverPurchase("leftover", "leftover", "TEW-LEFT-1", NOT_LEFT_OVER)
WAIVING: Final = Waiving("waiving", "waive", "TEW-PROP-3", forced=True)


def stack_bought_cards(state: WesternState) -> None:
    """New cards go on top of their owners' stacks, the latest on top (TEW-STACK-2)."""
    stacks = state.stacks[:]
    for entry in state.aside:
        mat: i64 = state.colour[entry // 32]
        stacks[mat] = (*stacks[mat], entry % 32)
    state.stacks = stacks
    state.aside = vec[i64]()
