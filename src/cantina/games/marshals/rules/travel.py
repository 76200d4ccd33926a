"""Events: border, train and town (sections 12 to 14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.games.marshals.choices import (
    BEHIND_THE_TRAIN,
    BOARDS,
    BUY_BULLET,
    BUY_NO_MORE,
    BUY_PROVISION,
    CANNOT_AFFORD,
    CANNOT_FINISH_THE_WAY,
    CARD_NOT_IN_HAND_TO_TRAVEL,
    FULL_BULLETS,
    FULL_PROVISIONS,
    JOURNEY_BEGUN,
    NO_BOARD,
    NO_TRAVEL,
    NOT_ON_THE_WAY,
    TRAVELS,
    CardChoice,
    TerritoryChoice,
)
from cantina.games.marshals.content import (
    BORDER,
    CARD_NAMES,
    MAP_LENGTH,
    TERRAINS,
    TOWN_1,
    TRAIN_LEFT,
    TRAIN_RIGHT,
    VALUE_COUNT,
    WILD,
)
from cantina.games.marshals.events import BorderCrossed, Bought, TrainBoarded, Travelled
from cantina.games.marshals.rules.order import SequentialDecision, discard, end_turn, leave_hand
from cantina.games.marshals.state import BORDER_SHUFFLE, MarshalsState
from cantina.kernel.choice import Choice, Reason
from cantina.kernel.native_types import i64, sort
from cantina.kernel.state import DecisionFrame, Frame

_BOARD_CHOICES: Final[list[Choice]] = [*BOARDS, NO_BOARD]
_TRAVEL_CHOICES: Final[list[Choice]] = [*TRAVELS, NO_TRAVEL]
_BUY_CHOICES: Final[list[Choice]] = [BUY_BULLET, BUY_PROVISION, BUY_NO_MORE]


def resolve_event(state: MarshalsState, card: i64) -> None:
    """Resolves an event of the active player, drawn or played from the hand (MA-EVT-1 and 5)."""
    state.played = card
    state.passed = 0
    state.stop = state.at[state.active]
    if card == BORDER:
        cross_border(state)
        finish_event(state)
    elif card in (TRAIN_LEFT, TRAIN_RIGHT):
        state.push(BOARDING)
    else:
        state.push(TOWN)


def finish_event(state: MarshalsState) -> None:
    """The card goes on top of the discard pile and the turn ends (MA-EVT-3 and 4, MA-TURN-9)."""
    discard(state, state.played)
    end_turn(state)


def cross_border(state: MarshalsState) -> None:
    """A new map row, and every pawn goes home (MA-BORDER-1 and 2)."""
    state.streams[BORDER_SHUFFLE].shuffle_vec(state.row)
    seat: i64 = 0
    while seat < state.seats:
        if state.in_play(seat):
            state.at[seat] = state.index_of(state.home[seat])
        seat += 1
    if not state.quiet:
        state.emit(BorderCrossed(row=tuple(TERRAINS[terrain] for terrain in state.row)))


class Boarding(SequentialDecision):
    """Whoever stands where the train is or will pass may ride it (MA-TRAIN-1 to 8)."""

    def is_asked(self, state: MarshalsState, seat: i64) -> bool:
        if state.money[seat] < state.numbers.fare:
            return False
        # Measured from where the revealer was when the train started, not where it is now (MA-TRAIN-8).
        at: i64 = state.at[seat]
        if state.played == TRAIN_LEFT:
            return 0 < at <= state.stop
        return state.stop <= at < MAP_LENGTH - 1

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _BOARD_CHOICES

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, TerritoryChoice):
            return None
        ahead: i64 = state.index_of(choice.terrain) - state.at[seat]
        if state.played == TRAIN_LEFT:
            ahead = -ahead
        return None if ahead > 0 else BEHIND_THE_TRAIN

    def cache_key(self, state: MarshalsState, seat: i64) -> i64:
        """The terrains ahead of the train, as bits."""
        step: i64 = -1 if state.played == TRAIN_LEFT else 1
        at: i64 = state.at[seat] + step
        bits: i64 = 0
        while 0 <= at < MAP_LENGTH:
            bits |= 1 << state.row[at]
            at += step
        return bits

    def answer_one(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, TerritoryChoice):
            return
        state.money[seat] -= state.numbers.fare
        state.at[seat] = state.index_of(choice.terrain)
        if not state.quiet:
            terrain = TERRAINS[choice.terrain]
            state.emit(TrainBoarded(seat=seat, terrain=terrain, money=state.money[seat]))

    def finish(self, state: MarshalsState) -> None:
        state.pop()
        finish_event(state)


class Town(Frame[MarshalsState]):
    """All players in turn, the revealer first, travel if they are elsewhere, and buy (MA-TOWN-9)."""

    def run(self, state: MarshalsState) -> None:
        if state.passed == state.seats:
            state.pop()
            finish_event(state)
            return
        seat: i64 = state.clockwise(state.passed)
        state.passed += 1
        if not state.in_play(seat):
            return
        if state.at[seat] == state.stop:
            state.push(BUYING)
        elif len(state.hands[seat].cards) >= _distance(state, seat):
            # Asked of all who hold enough cards of any kind: skipping them would reveal the hand (MA-INFO-13).
            state.push(TRAVELLING)


def seat_in_town(state: MarshalsState) -> i64:
    """The seat whose turn it is in town."""
    return state.clockwise(state.passed - 1)


class Travelling(DecisionFrame[MarshalsState]):
    """One card for each territory entered on the direct way to the town (MA-TOWN-3 to 6)."""

    def asked(self, state: MarshalsState) -> i64:
        return 1 << seat_in_town(state)

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _TRAVEL_CHOICES

    def choices(self, state: MarshalsState, seat: i64) -> tuple[Choice, ...]:
        """Looks only at the cards in the hand, since every other card has an obstacle."""
        held = state.hands[seat].cards[:]
        sort(held)
        legal: list[Choice] = []
        last: i64 = -1
        for card in held:
            if card <= WILD and card != last and self.obstacle(state, seat, TRAVELS[card]) is None:
                legal.append(TRAVELS[card])
            last = card
        if self.obstacle(state, seat, NO_TRAVEL) is None:
            legal.append(NO_TRAVEL)
        return tuple(legal)

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        if not isinstance(choice, CardChoice):
            return JOURNEY_BEGUN if state.travelling else None
        hand = state.hands[seat]
        if not hand.holds(choice.card):
            return CARD_NOT_IN_HAND_TO_TRAVEL
        at: i64 = _next_index(state, state.at[seat])
        if choice.card != WILD and choice.card // VALUE_COUNT != state.row[at]:
            return NOT_ON_THE_WAY
        wilds: i64 = hand.count(WILD)
        if choice.card == WILD:
            wilds -= 1
        while at != state.stop:
            at = _next_index(state, at)
            if not state.holds_terrain(seat, state.row[at]):
                wilds -= 1
        return None if wilds >= 0 else CANNOT_FINISH_THE_WAY

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        if not isinstance(choice, CardChoice):
            state.pop()
            return
        state.at[seat] = _next_index(state, state.at[seat])
        leave_hand(state, seat, choice.card)
        discard(state, choice.card)
        if not state.quiet:
            terrain = TERRAINS[state.terrain(seat)]
            state.emit(Travelled(seat=seat, card=CARD_NAMES[choice.card], terrain=terrain))
        state.travelling = state.at[seat] != state.stop
        if not state.travelling:
            state.replace_top(BUYING)


def _distance(state: MarshalsState, seat: i64) -> i64:
    """How many territories a pawn would enter on the way to the town."""
    difference: i64 = state.at[seat] - state.stop
    return difference if difference > 0 else -difference


def _next_index(state: MarshalsState, at: i64) -> i64:
    """The index of the next territory on the way to the town."""
    return at - 1 if at > state.stop else at + 1


class Buying(DecisionFrame[MarshalsState]):
    """One unit at a time, as long as money and limits allow (MA-TOWN-7, 8 and 10)."""

    def asked(self, state: MarshalsState) -> i64:
        return 1 << seat_in_town(state)

    def candidates(self, state: MarshalsState, seat: i64) -> Sequence[Choice]:
        return _BUY_CHOICES

    def obstacle(self, state: MarshalsState, seat: i64, choice: Choice) -> Reason | None:
        town: i64 = state.played - TOWN_1
        if choice is BUY_BULLET:
            if state.bullets[seat] >= state.numbers.most_bullets:
                return FULL_BULLETS
            return None if state.money[seat] >= state.numbers.bullet_price[town] else CANNOT_AFFORD
        if choice is BUY_PROVISION:
            if state.provisions[seat] >= state.numbers.most_provisions:
                return FULL_PROVISIONS
            return None if state.money[seat] >= state.numbers.provision_price[town] else CANNOT_AFFORD
        return None

    def cache_key(self, state: MarshalsState, seat: i64) -> i64:
        """What can be bought, as bits."""
        bits: i64 = 1 if self.obstacle(state, seat, BUY_BULLET) is None else 0
        return bits | (2 if self.obstacle(state, seat, BUY_PROVISION) is None else 0)

    def answer(self, state: MarshalsState, seat: i64, choice: Choice) -> None:
        if choice is BUY_NO_MORE:
            state.pop()
            return
        town: i64 = state.played - TOWN_1
        if choice is BUY_BULLET:
            price: i64 = state.numbers.bullet_price[town]
            state.bullets[seat] += 1
        else:
            price = state.numbers.provision_price[town]
            state.provisions[seat] += 1
        state.money[seat] -= price
        if not state.quiet:
            goods = "bullet" if choice is BUY_BULLET else "provision"
            state.emit(Bought(seat=seat, goods=goods, price=price, money=state.money[seat]))


BOARDING: Final = Boarding("boarding", "board", "MA-TRAIN-3", forced=True)
TOWN: Final = Town("town")
TRAVELLING: Final = Travelling("travelling", "travel", "MA-TOWN-3")
BUYING: Final = Buying("buying", "buy", "MA-TOWN-2", forced=True)
