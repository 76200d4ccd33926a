"""What a Marshal with some years on the trail sees at a glance.

The worths below are in dollars: what a thing adds to the chance to win, measured against money in some
ten thousand positions of matches between bots that think one choice ahead.
"""

from __future__ import annotations

from typing import Final

from cantina.games.marshals.choices import (
    BUY_BULLET,
    BUY_NO_MORE,
    BUY_PROVISION,
    CANCEL,
    CLAIM,
    LET_BE,
    NO_BOARD,
    NO_CLAIM,
    NO_TRAVEL,
    PASS,
    REVEAL,
    SEARCH_DECK,
    SHOOT,
    SHOW_NOTHING,
    STAY,
    TAKE_NOTHING,
    CardChoice,
    Go,
    Order,
    Rival,
)
from cantina.games.marshals.content import (
    AMBUSH,
    CLUE,
    CORRUPT,
    HIDEOUT,
    MAJORITY,
    VALUES,
    WILD,
    cost_of,
    is_ambush,
    is_outlaw,
)
from cantina.games.marshals.rules.actions import KEEPING, ORDERING, SHOWING, TAKING
from cantina.games.marshals.rules.travel import BOARDING, TRAVELLING
from cantina.games.marshals.rules.turns import MAIN
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.choice import Choice
from cantina.kernel.ints import i64
from cantina.kernel.judgement import Judgement
from cantina.kernel.pile import EVERYONE

_CALM: Final = 6
"""With no more cards in the deck than this every draw counts, and the rest is soon played out."""
_FEW: Final = 12
"""With no more cards than this nothing has to be saved for later."""
_LONG: Final = 40.0
"""A deck so high is far from its end."""

_DOUBT: Final = 18.0
_DOUBT_EACH: Final = 5.6
"""Each outlaw at large may still bring somebody this much more than others."""

_PROVISION: Final = 1.0
_PROVISION_EARLY: Final = 4.4
"""A provision buys a draw, and saves from a camp."""
_BULLET: Final = 2.3
_BULLET_EARLY: Final = 2.4
"""A bullet buys a draw at best once in a while, but saves from an ambush."""
_BARE: Final = 14.0
"""What it costs to have less than two of them: the next ambush or camp may be the end."""

_MOVE: Final = 1.6
_WILD: Final = 4.5
"""A card that brings another draw; a movement card only where it fits."""
_CLAIM: Final = 0.018
_CLAIM_LATE: Final = 0.03
"""A dollar that might be claimed, for each outlaw at large; later it is more likely still in the hand."""

_HOME: Final = 1.0
"""To stand where a bounty is doubled."""
_NEXT: Final = 2.6
"""To be at work, or the next to draw."""

_BADGE: Final = 14.0
"""Who is corrupt catches nobody: if no outlaw flees, the bribes seldom make up for it."""
_FLIGHT: Final = 0.15
_FLIGHT_OF_TWO: Final = 0.11
_FLIGHT_OF_ONE: Final = 0.06
_FLIGHT_FROM_BELOW: Final = 0.22
_LAST_FLIGHT: Final = 0.22
"""How often the last outlaw flees when there is a corrupt Marshal: with three or four at large, with two,
with one; with two and with one, if one of them is known to lie at the bottom of the deck."""
_OUT_EACH: Final = 40.0
"""What an eliminated player misses with each outlaw at large."""

_STEP: Final = 5.0
"""Each outlaw caught, beside its bounty, while three are still possible."""
_MAJORITY: Final = 100.0
"""Three outlaws win, unless the last one flees from a corrupt Marshal (see `_FLIGHT`)."""

# The basic mode, in outlaws caught.
_BASIC_DOUBT: Final = 0.3
_BASIC_DOUBT_EACH: Final = 0.2
_BASIC_MOVE: Final = 0.01
"""A card that brings another draw, for each outlaw at large."""
_BASIC_MISS: Final = 0.03
"""A turn to miss, for each outlaw at large."""


class LawSense(Judgement[MarshalsState]):
    """Counts money, what can still be hunted with, and the two ways to win without money."""

    def forecast(self, state: MarshalsState, seat: i64) -> float:
        if state.basic:
            return _basic_forecast(state, seat)
        large: i64 = state.at_large()
        deck = float(len(state.deck.cards))
        early: float = deck / _LONG if deck < _LONG else 1.0
        worth = float(state.money[seat]) + _majority(state, seat, large)
        if not state.in_play(seat):
            return worth - _OUT_EACH * float(large)
        worth += _hand(state, seat, large, early)
        worth += float(state.provisions[seat]) * (_PROVISION + _PROVISION_EARLY * early)
        worth += float(state.bullets[seat]) * (_BULLET + _BULLET_EARLY * early)
        if state.provisions[seat] < 2:
            worth -= _BARE * early
        if state.bullets[seat] < 2:
            worth -= _BARE * early
        if state.corrupt == seat:
            worth -= _BADGE
        elif large > 1 and state.terrain(seat) == state.home[seat]:
            worth += _HOME
        if state.active == seat or state.clockwise(1) == seat:
            worth += _NEXT
        return worth

    def chances(self, state: MarshalsState) -> list[float]:
        """A race for money, unless the last outlaw flees and a corrupt Marshal wins (MA-WIN-2)."""
        parts = super().chances(state)
        corrupt: i64 = -1 if state.result is not None else _corrupt(state)
        if corrupt < 0:
            return parts
        flight = _flight(state)
        parts = [part * (1.0 - flight) for part in parts]
        parts[corrupt] += flight
        return parts

    def doubt(self, state: MarshalsState) -> float:
        large = float(state.at_large())
        if state.basic:
            return _BASIC_DOUBT + _BASIC_DOUBT_EACH * large
        return _DOUBT + _DOUBT_EACH * large

    def settled(self, state: MarshalsState) -> bool:
        return state.stack[-1] is MAIN and len(state.deck.cards) > _CALM

    def urge(self, state: MarshalsState, seat: i64, choice: Choice) -> i64:
        if isinstance(choice, CardChoice):
            return _card_urge(state, seat, choice.card)
        if isinstance(choice, Go):
            return _go_urge(state, seat, choice)
        if isinstance(choice, Order):
            cards = state.deck.cards
            top: i64 = cards[len(cards) - 1 - choice.places[0]]
            return 1 if is_outlaw(top) else 10
        if isinstance(choice, Rival):
            return 24
        return _plain_urge(state, seat, choice)

    def face(self, state: MarshalsState, seat: i64, choice: Choice) -> i64:
        """What the table is not told: MA-INFO-7 to 10, 12 and 13."""
        if choice is LET_BE or choice is NO_CLAIM or choice is NO_TRAVEL:
            return -1
        frame = state.stack[-1]
        if frame is TAKING:
            return choice.number if choice is TAKE_NOTHING else -1
        return -1 if frame is ORDERING or frame is KEEPING else choice.number


def _basic_forecast(state: MarshalsState, seat: i64) -> float:
    """Outlaws caught, and cards that bring more draws (MA-BASIC-16)."""
    worth = float(state.captures(seat))
    large = float(state.at_large())
    moves: i64 = 0
    for card in state.hands[seat].cards:
        if card <= WILD:
            moves += 1
    worth += large * _BASIC_MOVE * float(moves)
    if state.missing >> seat & 1:
        worth -= large * _BASIC_MISS
    return worth


def _hand(state: MarshalsState, seat: i64, large: i64, early: float) -> float:
    """Draws to come, dollars to claim, and the corrupt card."""
    claim: float = 0.0 if state.corrupt == seat else float(large) * (_CLAIM + _CLAIM_LATE * (1.0 - early))
    worth = 0.0
    for card in state.hands[seat].cards:
        if card < WILD:
            worth += _MOVE + claim * float(card % VALUES + 1)
        elif card == WILD:
            worth += _WILD
        elif card == CORRUPT:
            worth -= _BADGE
    return worth


def _corrupt(state: MarshalsState) -> i64:
    """The corrupt Marshal, known or not; -1 if there is none in play."""
    seat: i64 = state.corrupt
    if seat < 0:
        seat = 0
        while seat < state.seats and not state.hands[seat].holds(CORRUPT):
            seat += 1
    return seat if seat < state.seats and state.in_play(seat) else -1


def _flight(state: MarshalsState) -> float:
    """How likely the last outlaw flees from a corrupt Marshal."""
    large: i64 = state.at_large()
    if large == 0:
        return 0.0
    if large > 2:
        return _FLIGHT
    below = is_outlaw(state.deck.cards[0]) and state.deck.seen[0] == EVERYONE
    if large == 2:
        return _FLIGHT_FROM_BELOW if below else _FLIGHT_OF_TWO
    return _LAST_FLIGHT if below else _FLIGHT_OF_ONE


def _majority(state: MarshalsState, seat: i64, large: i64) -> float:
    """What captures are worth beside their bounties (MA-WIN-3)."""
    caught: i64 = state.captures(seat)
    if not state.in_play(seat) or caught + large < MAJORITY:
        return 0.0
    return _MAJORITY if caught >= MAJORITY else _STEP * float(caught)


def _card_urge(state: MarshalsState, seat: i64, card: i64) -> i64:
    frame = state.stack[-1]
    if frame is MAIN:
        if card < WILD:
            value: i64 = card % VALUES + 1
            base: i64 = 120 if card // VALUES == state.home[seat] else 44
            return base if len(state.deck.cards) <= _FEW else base - 4 * value
        if card < AMBUSH:
            return 12
        if card < CLUE:
            return 300 if _company(state, seat) else 60
        return 32 if card < HIDEOUT else 80
    if frame is SHOWING:
        return 4 * (VALUES - card % VALUES) + (40 if _in_danger(state, seat) else 0)
    if frame is TRAVELLING:
        return 10 if state.travelling or _short(state, seat) else 2
    # Kept or taken.
    if card < WILD:
        return 12 + 4 * (card % VALUES + 1)
    if card == CORRUPT:
        return 80
    return 32 if card == WILD else 24


def _go_urge(state: MarshalsState, seat: i64, choice: Go) -> i64:
    home = choice.terrain == state.home[seat]
    frame = state.stack[-1]
    if frame is MAIN:
        if choice.kind == "ride" and state.provisions[seat] <= 2 and len(state.deck.cards) > _FEW:
            return 4
        return 64 if home else 16
    if frame is BOARDING:
        return 48 if home else 4
    return 16 if home else 8


def _plain_urge(state: MarshalsState, seat: i64, choice: Choice) -> i64:
    if choice is PASS:
        return 4
    if choice is SHOOT:
        if state.bullets[seat] <= 2 and len(state.deck.cards) > _FEW:
            return 4
        return 48 if state.terrain(seat) == state.home[seat] else 16
    if choice is REVEAL:
        return 40 if len(state.deck.cards) <= _FEW else 4
    if choice is CLAIM:
        return 40
    if choice is CANCEL or choice is SEARCH_DECK:
        return 24
    if choice is LET_BE or choice is SHOW_NOTHING:
        return 10
    if choice is STAY:
        return 24 if state.bullets[seat] > 2 and state.terrain(seat) == state.home[seat] else 4
    if choice is BUY_PROVISION:
        return 40
    if choice is BUY_BULLET:
        return 30 if state.bullets[seat] < 4 else 4
    if choice is BUY_NO_MORE:
        return 12
    if choice is NO_BOARD:
        return 48 if state.terrain(seat) == state.home[seat] else 16
    return 40 if choice is NO_TRAVEL else 1


def _company(state: MarshalsState, seat: i64) -> bool:
    """Whether somebody stands where a pawn stands."""
    at: i64 = state.at[seat]
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.at[other] == at:
            return True
        other += 1
    return False


def _in_danger(state: MarshalsState, seat: i64) -> bool:
    """Whether the ambush or camp being played would eliminate a seat that has to pay."""
    goods = state.bullets if is_ambush(state.played) else state.provisions
    return goods[seat] < cost_of(state.played)


def _short(state: MarshalsState, seat: i64) -> bool:
    return state.bullets[seat] < 2 or state.provisions[seat] < 2


JUDGEMENT: Final = LawSense(20.0, reach=2)
