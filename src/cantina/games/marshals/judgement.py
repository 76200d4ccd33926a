"""What a Marshal with some years on the trail sees at a glance.

The worths below are in dollars: what a thing adds to the chance to win, measured against money, in some
hundred thousand positions of matches between players who follow their urges.
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

_CALM: Final = 12
"""With fewer cards in the deck every draw counts, and the rest is soon played out."""
_LONG: Final = 40.0
"""A deck so high is far from its end."""

_DOUBT: Final = 12.0
_DOUBT_EACH: Final = 3.6
"""Each outlaw at large may still bring somebody this much more than others."""

_PROVISION: Final = 0.5
_PROVISION_EARLY: Final = 3.2
"""A provision buys a draw, and saves from a camp."""
_BULLET: Final = 0.8
_BULLET_EARLY: Final = 1.0
"""A bullet buys a draw at best once in a while, but saves from an ambush."""
_BARE: Final = 5.5
"""What it costs to have less than two of them: the next ambush or camp may be the end."""

_MOVE: Final = 1.2
_MOVE_HOME: Final = 3.5
_WILD: Final = 3.5
"""A card that brings another draw; more if that draw is made at home."""
_CLAIM: Final = 0.063
"""A dollar to claim, for each outlaw at large, when the deck runs low; on the home ground nobody else hunts
as much."""

_HOME: Final = 2.2
"""To stand where a bounty is doubled."""
_NEXT: Final = 2.7
"""To be at work, or the next to draw."""

_BADGE: Final = 8.0
"""Who is corrupt catches nobody: if no outlaw flees, the bribes seldom make up for it."""
_FLIGHT: Final = 0.25
_FLIGHT_OF_TWO: Final = 0.2
_FLIGHT_OF_ONE: Final = 0.13
_FLIGHT_FROM_BELOW: Final = 0.27
_LAST_FLIGHT: Final = 0.38
"""How often the last outlaw flees when there is a corrupt Marshal: with three or four at large, with two,
with one; with two and with one, if one of them is known to lie at the bottom of the deck."""
_OUT: Final = 7.0
_OUT_EACH: Final = 21.0
"""What an eliminated player misses, and with each outlaw beyond the last."""

_STEP: Final = 2.0
"""Each outlaw caught, beside its bounty, while three are still possible."""
_MAJORITY: Final = 50.0
"""Three outlaws win, unless the last one flees from a corrupt Marshal (see `_FLIGHT`)."""


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
            return worth - _OUT - _OUT_EACH * float(large - 1)
        worth += self._hand(state, seat, large, early)
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

    def _hand(self, state: MarshalsState, seat: i64, large: i64, early: float) -> float:
        """Draws to come, dollars to claim, and the corrupt card."""
        home: i64 = state.home[seat]
        claim: float = _CLAIM * float(large) * (1.6 - early)
        if state.corrupt == seat:
            claim = 0.0
        worth = 0.0
        for card in state.hands[seat].cards:
            if card < WILD:
                value = float(card % VALUES + 1)
                if card // VALUES == home:
                    worth += _MOVE_HOME + claim * value / 2.0
                else:
                    worth += _MOVE + claim * value
            elif card == WILD:
                worth += _WILD
            elif card == CORRUPT:
                worth -= _BADGE
        return worth

    def chances(self, state: MarshalsState) -> list[float]:
        """A race for money, unless the last outlaw flees and a corrupt Marshal wins (MA-WIN-2)."""
        parts = super().chances(state)
        if state.result is not None or state.basic:
            return parts
        corrupt: i64 = _corrupt(state)
        if corrupt < 0:
            return parts
        flight = _flight(state)
        parts = [part * (1.0 - flight) for part in parts]
        parts[corrupt] += flight
        return parts

    def doubt(self, state: MarshalsState) -> float:
        large = float(state.at_large())
        if state.basic:
            return 0.3 + 0.2 * large
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
    worth += large * (0.2 + 0.01 * float(moves if moves < 10 else 10))
    if state.missing >> seat & 1:
        worth -= 0.03 * large
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
            return base if len(state.deck.cards) <= _CALM else base - 4 * value
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
        if choice.kind == "ride" and state.provisions[seat] <= 2 and len(state.deck.cards) > _CALM:
            return 4
        return 64 if home else 16
    if frame is BOARDING:
        return 48 if home else 4
    return 16 if home else 8


def _plain_urge(state: MarshalsState, seat: i64, choice: Choice) -> i64:
    if choice is PASS:
        return 4
    if choice is SHOOT:
        if state.bullets[seat] <= 2 and len(state.deck.cards) > _CALM:
            return 4
        return 48 if state.terrain(seat) == state.home[seat] else 16
    if choice is REVEAL:
        return 40 if len(state.deck.cards) <= _CALM else 4
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


JUDGEMENT: Final = LawSense(20.0)
