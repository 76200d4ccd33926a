"""Heuristic evaluation of a position, fitted on self-play.

The values below are in dollars: how much something adds to the chance to win, compared with money, fitted on
about ten thousand positions of matches between bots that look one choice ahead.
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
    DeckOrderChoice,
    RivalChoice,
    TerritoryChoice,
)
from cantina.games.marshals.content import (
    CORRUPT,
    FIRST_AMBUSH,
    FIRST_CLUE,
    FIRST_HIDEOUT,
    MAJORITY,
    VALUE_COUNT,
    WILD,
    is_ambush,
    is_outlaw,
)
from cantina.games.marshals.rules.actions import KEEPING, ORDERING, SHOWING, TAKING
from cantina.games.marshals.rules.travel import BOARDING, TRAVELLING
from cantina.games.marshals.rules.turns import MAIN
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.choice import Choice
from cantina.kernel.evaluation import Evaluator
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE

_QUIESCENT_ABOVE: Final = 6
"""Positions with at most so many cards in the deck are played out: every draw counts, and few are left."""
_SMALL_DECK: Final = 12
"""With at most so many cards in the deck nothing has to be saved for later."""
_LARGE_DECK: Final = 40.0
"""With so many cards in the deck, or more, the values for an early position count in full."""

_UNCERTAINTY: Final = 18.0
_UNCERTAINTY_PER_OUTLAW: Final = 5.6
"""How much the score differences may still change, for each outlaw at large."""

_PROVISION_VALUE: Final = 1.0
_PROVISION_VALUE_EARLY: Final = 4.4
"""A provision buys a draw and protects against a camp."""
_BULLET_VALUE: Final = 2.3
_BULLET_VALUE_EARLY: Final = 2.4
"""A bullet seldom buys a draw but protects against an ambush."""
_SHORTAGE_PENALTY: Final = 14.0
"""For having less of either than the dearest card costs: the next ambush or camp may eliminate the player."""

_MOVEMENT_CARD_VALUE: Final = 1.6
_WILD_CARD_VALUE: Final = 4.5
"""A card that allows another draw; a movement card does so only if its terrain is adjacent."""
_CLAIM_VALUE: Final = 0.018
_CLAIM_VALUE_LATE: Final = 0.03
"""A dollar that might be claimed, for each outlaw at large; late, cards are likelier to stay in the hand."""

_HOME_VALUE: Final = 1.0
"""For standing where a bounty is doubled."""
_NEXT_DRAW_VALUE: Final = 2.6
"""For being the active player, or the next one to draw."""

_CORRUPT_PENALTY: Final = 14.0
"""A corrupt Marshal captures nobody; if no outlaw flees, the bribes seldom make up for it."""
_FLEE_PROBABILITY: Final = 0.15
_FLEE_PROBABILITY_OF_TWO: Final = 0.11
_FLEE_PROBABILITY_OF_ONE: Final = 0.06
_FLEE_PROBABILITY_OF_TWO_AT_BOTTOM: Final = 0.22
_FLEE_PROBABILITY_OF_ONE_AT_BOTTOM: Final = 0.22
"""How often the last outlaw flees when there is a corrupt Marshal: with three or four outlaws at large,
with two, with one; then with two and with one if one of them is known to be at the bottom of the deck."""
_ELIMINATION_PENALTY_PER_OUTLAW: Final = 40.0
"""What an eliminated player misses, for each outlaw at large."""

_CAPTURE_VALUE: Final = 5.0
"""Each captured outlaw, in addition to its bounty, while three are still possible."""
_MAJORITY_VALUE: Final = 100.0
"""Three outlaws win, unless the last one flees from a corrupt Marshal (see `_FLEE_PROBABILITY`)."""

# The basic mode: values in captured outlaws.
_BASIC_UNCERTAINTY: Final = 0.3
_BASIC_UNCERTAINTY_PER_OUTLAW: Final = 0.2
_BASIC_MOVE_VALUE: Final = 0.01
"""A card that allows another draw, for each outlaw at large."""
_BASIC_MISSED_TURN_PENALTY: Final = 0.03
"""Missing the next turn, for each outlaw at large."""


class MarshalsEvaluator(Evaluator[MarshalsState]):
    """Counts money, cards and supplies, and the two ways to win without money."""

    def expected_score(self, state: MarshalsState, seat: i64) -> float:
        if state.basic:
            return _basic_expected_score(state, seat)
        outlaws_left: i64 = state.outlaws_at_large()
        deck = float(len(state.deck.cards))
        deck_left: float = deck / _LARGE_DECK if deck < _LARGE_DECK else 1.0
        score = float(state.money[seat]) + _capture_bonus(state, seat, outlaws_left)
        if not state.in_play(seat):
            return score - _ELIMINATION_PENALTY_PER_OUTLAW * float(outlaws_left)
        score += _hand_value(state, seat, outlaws_left, deck_left)
        score += float(state.provisions[seat]) * (_PROVISION_VALUE + _PROVISION_VALUE_EARLY * deck_left)
        score += float(state.bullets[seat]) * (_BULLET_VALUE + _BULLET_VALUE_EARLY * deck_left)
        if state.provisions[seat] < state.numbers.highest_cost():
            score -= _SHORTAGE_PENALTY * deck_left
        if state.bullets[seat] < state.numbers.highest_cost():
            score -= _SHORTAGE_PENALTY * deck_left
        if state.corrupt == seat:
            score -= _CORRUPT_PENALTY
        elif outlaws_left > 1 and state.terrain(seat) == state.home[seat]:
            score += _HOME_VALUE
        if state.active == seat or state.clockwise(1) == seat:
            score += _NEXT_DRAW_VALUE
        return score

    def win_probabilities(self, state: MarshalsState) -> list[float]:
        """By expected money, unless the last outlaw flees and a corrupt Marshal wins (MA-WIN-2)."""
        probabilities = super().win_probabilities(state)
        corrupt: i64 = -1 if state.result is not None else _corrupt_seat(state)
        if corrupt < 0:
            return probabilities
        flee_probability = _flee_probability(state)
        probabilities = [probability * (1.0 - flee_probability) for probability in probabilities]
        probabilities[corrupt] += flee_probability
        return probabilities

    def uncertainty(self, state: MarshalsState) -> float:
        outlaws_left = float(state.outlaws_at_large())
        if state.basic:
            return _BASIC_UNCERTAINTY + _BASIC_UNCERTAINTY_PER_OUTLAW * outlaws_left
        return _UNCERTAINTY + _UNCERTAINTY_PER_OUTLAW * outlaws_left

    def is_quiescent(self, state: MarshalsState) -> bool:
        return state.stack[-1] is MAIN and len(state.deck.cards) > _QUIESCENT_ABOVE

    def rollout_weight(self, state: MarshalsState, seat: i64, choice: Choice) -> i64:
        if isinstance(choice, CardChoice):
            return _card_weight(state, seat, choice.card)
        if isinstance(choice, TerritoryChoice):
            return _territory_weight(state, seat, choice)
        if isinstance(choice, DeckOrderChoice):
            cards = state.deck.cards
            top: i64 = cards[len(cards) - 1 - choice.places[0]]
            return 1 if is_outlaw(top) else 10
        if isinstance(choice, RivalChoice):
            return 24
        return _plain_weight(state, seat, choice)

    def observed_number(self, state: MarshalsState, seat: i64, choice: Choice) -> i64:
        """Hides what the rules keep from the other players: MA-INFO-7 to 10, 12 and 13."""
        if choice is LET_BE or choice is NO_CLAIM or choice is NO_TRAVEL:
            return -1
        frame = state.stack[-1]
        if frame is TAKING:
            return choice.number if choice is TAKE_NOTHING else -1
        return -1 if frame is ORDERING or frame is KEEPING else choice.number


def _basic_expected_score(state: MarshalsState, seat: i64) -> float:
    """Captured outlaws, and cards that allow more draws (MA-BASIC-16)."""
    score = float(state.captures(seat))
    outlaws_left = float(state.outlaws_at_large())
    moves: i64 = 0
    for card in state.hands[seat].cards:
        if card <= WILD:
            moves += 1
    score += outlaws_left * _BASIC_MOVE_VALUE * float(moves)
    if state.missing >> seat & 1:
        score -= outlaws_left * _BASIC_MISSED_TURN_PENALTY
    return score


def _hand_value(state: MarshalsState, seat: i64, outlaws_left: i64, deck_left: float) -> float:
    """The value of a hand: further draws, dollars that can be claimed, and the corrupt card."""
    claim_value: float = (
        0.0
        if state.corrupt == seat
        else float(outlaws_left) * (_CLAIM_VALUE + _CLAIM_VALUE_LATE * (1.0 - deck_left))
    )
    score = 0.0
    for card in state.hands[seat].cards:
        if card < WILD:
            score += _MOVEMENT_CARD_VALUE + claim_value * float(card % VALUE_COUNT + 1)
        elif card == WILD:
            score += _WILD_CARD_VALUE
        elif card == CORRUPT:
            score -= _CORRUPT_PENALTY
    return score


def _corrupt_seat(state: MarshalsState) -> i64:
    """The seat of the corrupt Marshal, revealed or not; -1: there is none in play."""
    seat: i64 = state.corrupt
    if seat < 0:
        seat = 0
        while seat < state.seats and not state.hands[seat].holds(CORRUPT):
            seat += 1
    return seat if seat < state.seats and state.in_play(seat) else -1


def _flee_probability(state: MarshalsState) -> float:
    """The estimated probability that the last outlaw flees and a corrupt Marshal wins."""
    outlaws_left: i64 = state.outlaws_at_large()
    if outlaws_left == 0:
        return 0.0
    if outlaws_left > 2:
        return _FLEE_PROBABILITY
    is_at_bottom = is_outlaw(state.deck.cards[0]) and state.deck.seen[0] == EVERYONE
    if outlaws_left == 2:
        return _FLEE_PROBABILITY_OF_TWO_AT_BOTTOM if is_at_bottom else _FLEE_PROBABILITY_OF_TWO
    return _FLEE_PROBABILITY_OF_ONE_AT_BOTTOM if is_at_bottom else _FLEE_PROBABILITY_OF_ONE


def _capture_bonus(state: MarshalsState, seat: i64, outlaws_left: i64) -> float:
    """The value of captures in addition to their bounties (MA-WIN-3)."""
    captures: i64 = state.captures(seat)
    if not state.in_play(seat) or captures + outlaws_left < MAJORITY:
        return 0.0
    return _MAJORITY_VALUE if captures >= MAJORITY else _CAPTURE_VALUE * float(captures)


def _card_weight(state: MarshalsState, seat: i64, card: i64) -> i64:
    frame = state.stack[-1]
    if frame is MAIN:
        if card < WILD:
            value: i64 = card % VALUE_COUNT + 1
            base: i64 = 120 if card // VALUE_COUNT == state.home[seat] else 44
            return base if len(state.deck.cards) <= _SMALL_DECK else base - 4 * value
        if card < FIRST_AMBUSH:
            return 12
        if card < FIRST_CLUE:
            return 300 if _shares_territory(state, seat) else 60
        return 32 if card < FIRST_HIDEOUT else 80
    if frame is SHOWING:
        return 4 * (VALUE_COUNT - card % VALUE_COUNT) + (40 if _faces_elimination(state, seat) else 0)
    if frame is TRAVELLING:
        return 10 if state.travelling or _is_short_of_supplies(state, seat) else 2
    # Kept or taken.
    if card < WILD:
        return 12 + 4 * (card % VALUE_COUNT + 1)
    if card == CORRUPT:
        return 80
    return 32 if card == WILD else 24


def _territory_weight(state: MarshalsState, seat: i64, choice: TerritoryChoice) -> i64:
    is_home = choice.terrain == state.home[seat]
    frame = state.stack[-1]
    if frame is MAIN:
        if choice.kind == "ride" and state.provisions[seat] <= 2 and len(state.deck.cards) > _SMALL_DECK:
            return 4
        return 64 if is_home else 16
    if frame is BOARDING:
        return 48 if is_home else 4
    return 16 if is_home else 8


def _plain_weight(state: MarshalsState, seat: i64, choice: Choice) -> i64:
    if choice is PASS:
        return 4
    if choice is SHOOT:
        if state.bullets[seat] <= 2 and len(state.deck.cards) > _SMALL_DECK:
            return 4
        return 48 if state.terrain(seat) == state.home[seat] else 16
    if choice is REVEAL:
        return 40 if len(state.deck.cards) <= _SMALL_DECK else 4
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


def _shares_territory(state: MarshalsState, seat: i64) -> bool:
    """Whether another pawn is in the same territory."""
    at: i64 = state.at[seat]
    other: i64 = 0
    while other < state.seats:
        if other != seat and state.at[other] == at:
            return True
        other += 1
    return False


def _faces_elimination(state: MarshalsState, seat: i64) -> bool:
    """Whether the ambush or camp being played would eliminate a seat that has to pay."""
    goods = state.bullets if is_ambush(state.played) else state.provisions
    return goods[seat] < state.numbers.cost_of(state.played)


def _is_short_of_supplies(state: MarshalsState, seat: i64) -> bool:
    cost: i64 = state.numbers.highest_cost()
    return state.bullets[seat] < cost or state.provisions[seat] < cost


EVALUATOR: Final = MarshalsEvaluator(20.0, lookahead=2)
