"""What properties do as soon as a gunman is on their porch, except moving gunmen (section 11.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.tiny_epic_western.choices import (
    CANNOT_PAY,
    CANNOT_PAY_THE_BANK,
    CONVERTS,
    DECLINE,
    DRAW,
    EXCHANGES,
    IN_USE,
    KEEPS,
    NOT_DRAWN,
    NOT_ENOUGH,
    NOT_ENOUGH_TO_CONVERT,
    NOT_ENOUGH_TO_EXCHANGE,
    NOT_FOR_SALE_AT_THE_BANK,
    NOT_IN_A_STACK,
    NOT_TURNED_OVER,
    ON_TOP,
    PAIRS,
    PAYS,
    RAISES,
)
from cantina.games.tiny_epic_western.content import (
    AUCTION,
    BARBER,
    CENTRAL_BANK,
    CONVERT,
    EFFECT,
    EFFECT_GAIN_TYPE,
    EFFECT_SUBJECT,
    GAIN_PER_SYMBOL,
    GAMING,
    GRAVEYARD,
    HOTEL,
    MAT_COUNT,
    MATS,
    OUTHOUSE,
    PROPERTY_COUNT,
    PROPERTY_NAMES,
    SPOT_COUNT,
)
from cantina.games.tiny_epic_western.events import (
    AuctionClosed,
    AuctionOpened,
    PropertyLaid,
    Protected,
    StackTurned,
)
from cantina.games.tiny_epic_western.rules.buying import (
    PURCHASE_CHOICES,
    acquire,
    choices_of_cards,
    pay_price,
    purchase_choices,
    start_purchase,
    unavailable_reason,
    zone_of,
)
from cantina.games.tiny_epic_western.rules.cards import can_draw, draw, swap
from cantina.games.tiny_epic_western.rules.influence import gain, pay
from cantina.games.tiny_epic_western.state import PROPERTY_SHUFFLE, RIVAL, WesternState
from cantina.kernel.choice import Choice, Pick, Reason
from cantina.kernel.native_types import append, extend, i64, remove, vec
from cantina.kernel.pile import EVERYONE
from cantina.kernel.state import DecisionFrame

_PAY_OR_DECLINE_CHOICES: Final[list[Choice]] = [*PAYS, DECLINE]
_PAY_CHOICES: Final[list[Choice]] = [*PAYS]
_CONVERT_CHOICES: Final[list[Choice]] = [*CONVERTS, DECLINE]
_EXCHANGE_CHOICES: Final[list[Choice]] = [*EXCHANGES, DECLINE]
_PAIR_CHOICES: Final[list[Choice]] = [*PAIRS]
_RAISE_CHOICES: Final[list[Choice]] = [*RAISES, DECLINE]
_GAMBLE_CHOICES: Final[list[Choice]] = [DRAW, DECLINE]
_KEEP_CHOICES: Final[list[Choice]] = [*KEEPS]


def use_instant_ability(state: WesternState, card: i64) -> None:
    """The active player's gunman uses a card's instant ability."""
    effect: i64 = EFFECT[card]
    seat: i64 = state.active
    if effect == CONVERT:
        state.push(CONVERTING[card])
    elif effect == HOTEL:
        state.push(EXCHANGING)
    elif effect == GRAVEYARD:
        if any_wounded(state):
            state.push(USING_GRAVEYARD)
    elif effect == OUTHOUSE:
        state.safe |= 1 << seat
        if not state.quiet:
            state.emit(Protected(seat=seat))
    elif effect == GAIN_PER_SYMBOL:
        shares: i64 = state.symbols_of(seat, EFFECT_SUBJECT[card])
        if shares > 0:
            most: i64 = state.numbers.card
            gain(state, seat, EFFECT_GAIN_TYPE[card], shares if shares < most else most)
    elif effect == AUCTION:
        if len(state.properties) > 0:
            state.push(OPENING_AUCTION)
    elif effect == CENTRAL_BANK:
        state.push(BUYING_AT_CENTRAL_BANK)
    elif effect == BARBER:
        state.push(USING_BARBER_SHOP)
    elif effect == GAMING and not state.card_is_revealed(seat) and can_draw(state):
        state.push(GAMBLING)


def any_wounded(state: WesternState) -> bool:
    spot: i64 = 0
    while spot < SPOT_COUNT:
        if state.lying[spot] > 0:
            return True
        spot += 1
    return False


class ActivePlayerDecision(DecisionFrame[WesternState]):
    """A decision of the active player; its choices depend on public facts only."""

    def asked(self, state: WesternState) -> i64:
        return 1 << state.active


def types_with_more(state: WesternState, seat: i64, least: i64) -> i64:
    """The types of influence, as bits, of which a seat has more than so many."""
    at: i64 = seat * 3
    bits: i64 = 1 if state.influence[at] > least else 0
    bits |= 2 if state.influence[at + 1] > least else 0
    bits |= 4 if state.influence[at + 2] > least else 0
    return bits


class Paying(ActivePlayerDecision):
    """Pay one X, of a type the player has."""

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _PAY_CHOICES

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        return types_with_more(state, seat, 0)

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if isinstance(choice, Pick) and state.influence[seat * 3 + choice.pick] == 0:
            return NOT_ENOUGH
        return None


class PayingOrNot(Paying):
    """Pay one X, or decline."""

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _PAY_OR_DECLINE_CHOICES


class Converting(ActivePlayerDecision):
    """Pay some influence of one type and gain two more than that of another (TEW-PROP-12)."""

    def __init__(self, card: i64) -> None:
        super().__init__("converting", "convert", "TEW-PROP-12", forced=True)
        self.card: i64 = card

    def args(self) -> tuple[int, ...]:
        return (self.card,)

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _CONVERT_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if isinstance(choice, Pick) and choice.pick > state.influence[seat * 3 + EFFECT_SUBJECT[self.card]]:
            return NOT_ENOUGH_TO_CONVERT
        return None

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        return state.influence[seat * 3 + EFFECT_SUBJECT[self.card]]

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, Pick):
            pay(state, seat, EFFECT_SUBJECT[self.card], choice.pick)
            gain(state, seat, EFFECT_GAIN_TYPE[self.card], choice.pick + 2)


class Exchanging(ActivePlayerDecision):
    """The Grand Hotel: pay two of one type, gain two of each other (TEW-PROP-13)."""

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _EXCHANGE_CHOICES

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        return types_with_more(state, seat, 1)

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if isinstance(choice, Pick) and state.influence[seat * 3 + choice.pick] < 2:
            return NOT_ENOUGH_TO_EXCHANGE
        return None

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        state.pop()
        if not isinstance(choice, Pick):
            return
        pay(state, seat, choice.pick, 2)
        kind: i64 = 0
        while kind < 3:
            if kind != choice.pick:
                gain(state, seat, kind, 2)
            kind += 1


class UsingGraveyard(ActivePlayerDecision):
    """The Graveyard: gain one unit of each of two types (TEW-PROP-14)."""

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _PAIR_CHOICES

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        return 0

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        return None

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        kind: i64 = 0
        while kind < 3:
            if kind != choice.pick:
                gain(state, seat, kind, 1)
            kind += 1


class UsingBarberShop(ActivePlayerDecision):
    """The Barber Shop: bring a covered card to the top of its stack (TEW-PROP-9)."""

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _RAISE_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        mat: i64 = _stack_of(state, choice.pick)
        if mat < 0:
            return NOT_IN_A_STACK
        if state.top_property(mat) == choice.pick:
            return ON_TOP
        user: i64 = state.standing[mat * 4]
        if user >= 0 and not (state.solo and user == RIVAL):  # the Rival uses no card (TEW-SOLO-16)
            return IN_USE
        return None

    def choices(self, state: WesternState, seat: i64) -> tuple[Choice, ...]:
        cards: i64 = 0
        bit: i64 = 1
        mat: i64 = 1
        while mat < MAT_COUNT:
            for card in state.stacks[mat]:
                if self.obstacle(state, seat, _RAISE_CHOICES[card]) is None:
                    cards |= bit << card
            mat += 1
        return choices_of_cards(cards, _RAISE_CHOICES)

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        state.pop()
        if not isinstance(choice, Pick):
            return
        mat: i64 = _stack_of(state, choice.pick)
        others = [card for card in state.stacks[mat] if card != choice.pick]
        state.set_stack(mat, (*others, choice.pick))
        if not state.quiet:
            state.emit(StackTurned(seat=seat, mat=MATS[mat], property=PROPERTY_NAMES[choice.pick]))


def _stack_of(state: WesternState, card: i64) -> i64:
    """The coloured mat on whose porch a card lies; -1: none."""
    mat: i64 = 1
    while mat < MAT_COUNT:
        if state.owner[mat] >= 0 and card in state.stacks[mat]:
            return mat
        mat += 1
    return -1


class OpeningAuction(PayingOrNot):
    """The Auction House: 1 X for a look at two cards (TEW-PROP-5)."""

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, Pick):
            state.pop()
            return
        pay(state, seat, choice.pick, 1)
        while len(state.properties) > 0 and len(state.turned) < 2:
            state.turned = append(state.turned, state.draw_property())
        state.reveal_to(EVERYONE)
        if not state.quiet:
            shown = tuple(PROPERTY_NAMES[card] for card in state.turned)
            state.emit(AuctionOpened(seat=seat, properties=shown))
        state.replace_top(BIDDING)


class Bidding(ActivePlayerDecision):
    """At most one of the cards turned over, at its cost; the others go back (TEW-PROP-5)."""

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return PURCHASE_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        if choice.pick not in state.turned:
            return NOT_TURNED_OVER
        return CANNOT_PAY if state.shortage(seat, choice.pick) > 0 else None

    def choices(self, state: WesternState, seat: i64) -> tuple[Choice, ...]:
        return purchase_choices(self, state, seat, state.turned)

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        state.pop()
        if isinstance(choice, Pick):
            state.turned = remove(state.turned, choice.pick)
            start_purchase(state, choice.pick)
            acquire(state, seat, pay_price(state, seat))
        if not state.quiet:
            state.emit(AuctionClosed(properties=tuple(PROPERTY_NAMES[card] for card in state.turned)))
        state.properties = extend(state.properties, state.turned)
        state.turned = vec[i64]()
        state.streams[PROPERTY_SHUFFLE].shuffle_vec(state.properties)


class BuyingAtCentralBank(ActivePlayerDecision):
    """The Central Bank: any card of a buy zone, for its cost and 1 X (TEW-PROP-6)."""

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return PURCHASE_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, Pick):
            return None
        if zone_of(state, choice.pick) < 0:
            return unavailable_reason(state, choice.pick, NOT_FOR_SALE_AT_THE_BANK)
        if state.shortage(seat, choice.pick) > 0:
            return CANNOT_PAY
        return CANNOT_PAY_THE_BANK if state.total_influence(seat) <= _total_cost(state, choice.pick) else None

    def choices(self, state: WesternState, seat: i64) -> tuple[Choice, ...]:
        return purchase_choices(self, state, seat, state.zone)

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, Pick):
            state.pop()
            return
        start_purchase(state, choice.pick)
        state.replace_top(PAYING_CENTRAL_BANK)


def _total_cost(state: WesternState, card: i64) -> i64:
    at: i64 = card * 3
    cost = state.numbers.cost
    return cost[at] + cost[at + 1] + cost[at + 2]


class PayingCentralBank(Paying):
    """The 1 X of the Central Bank, paid together with the cost of the card (TEW-PROP-6 and 7)."""

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        return -1  # it also depends on what is due

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        assert isinstance(choice, Pick)
        left: i64 = state.influence[seat * 3 + choice.pick] - state.due[choice.pick]
        return None if left > 0 else NOT_ENOUGH

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        mat: i64 = zone_of(state, state.buying)
        pay(state, seat, choice.pick, 1)
        acquire(state, seat, pay_price(state, seat))
        state.zone[mat] = -1
        if len(state.properties) > 0:
            state.zone[mat] = state.draw_property()
            state.reveal_to(EVERYONE)
            if not state.quiet:
                state.emit(PropertyLaid(mat=MATS[mat], property=PROPERTY_NAMES[state.zone[mat]]))


class Gambling(ActivePlayerDecision):
    """The Gaming House: a look at another poker card, or not (TEW-PROP-24)."""

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _GAMBLE_CHOICES

    def cache_key(self, state: WesternState, seat: i64) -> i64:
        return 0

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        return None

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        if choice is DECLINE:
            state.pop()
            return
        draw(state, seat)
        state.replace_top(SWAPPING)


class Swapping(ActivePlayerDecision):
    """Keeps the old or the new card (TEW-PROP-24)."""

    def candidates(self, state: WesternState, seat: i64) -> Sequence[Choice]:
        return _KEEP_CHOICES

    def obstacle(self, state: WesternState, seat: i64, choice: Choice) -> Reason | None:
        if isinstance(choice, Pick) and state.hands[seat].holds(choice.pick):
            return None
        return NOT_DRAWN

    def answer(self, state: WesternState, seat: i64, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        state.pop()
        swap(state, seat, choice.pick)


CONVERTING: Final[list[Converting]] = [Converting(card) for card in range(PROPERTY_COUNT)]
EXCHANGING: Final = Exchanging("exchanging", "exchange", "TEW-PROP-13", forced=True)
USING_GRAVEYARD: Final = UsingGraveyard("mourning", "pair", "TEW-PROP-14")
USING_BARBER_SHOP: Final = UsingBarberShop("trimming", "raise", "TEW-PROP-9", forced=True)
OPENING_AUCTION: Final = OpeningAuction("opening-auction", "auction", "TEW-PROP-5", forced=True)
BIDDING: Final = Bidding("bidding", "bid", "TEW-PROP-5", forced=True)
BUYING_AT_CENTRAL_BANK: Final = BuyingAtCentralBank("banking", "bank", "TEW-PROP-6", forced=True)
PAYING_CENTRAL_BANK: Final = PayingCentralBank("paying-bank", "pay", "TEW-PROP-6", forced=True)
GAMBLING: Final = Gambling("gambling", "gamble", "TEW-PROP-24")
SWAPPING: Final = Swapping("swapping", "swap", "TEW-PROP-24")
