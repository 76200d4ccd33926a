"""Setting up (section 3)."""

from __future__ import annotations

from typing import Final

from cantina.games.marshals.content import (
    CARD_COUNT,
    CARD_NAMES,
    CORRUPT,
    MAP_LENGTH,
    OPENING_HAND,
    OUTLAW_COUNT,
    TERRAINS,
    deck_cards,
    is_outlaw,
)
from cantina.games.marshals.events import (
    CharacterDealt,
    DeckRebuilt,
    FirstPlayerDrawn,
    HandDealt,
    MapLaid,
    OutlawSetAside,
)
from cantina.games.marshals.history import DEALT, KINDS, movement
from cantina.games.marshals.rules.cards import apply_movement
from cantina.games.marshals.rules.order import begin_turn
from cantina.games.marshals.rules.turns import TURNS
from cantina.games.marshals.state import AT_LARGE, SETUP, MarshalsState
from cantina.kernel.native_types import append, ascending, extend, i64, pop, vec
from cantina.kernel.pile import Pile
from cantina.kernel.random_streams import Stream


def set_up(state: MarshalsState) -> None:
    """Lays the map, deals characters and hands, builds the deck (MA-SETUP-1 to 17)."""
    rng = state.streams[SETUP]
    seats: i64 = state.seats
    state.basic = state.options["preset"] == "basic"
    state.row = ascending(0, MAP_LENGTH)
    rng.shuffle_vec(state.row)
    state.home = _characters(state, rng)
    state.at = vec[i64]([state.index_of(terrain) for terrain in state.home])
    # MA-BASIC-2: there are no boards in the basic mode.
    state.bullets = vec[i64]([0 if state.basic else state.numbers.bullets] * seats)
    state.provisions = vec[i64]([0 if state.basic else state.numbers.provisions] * seats)
    state.money = vec[i64]([0 if state.basic else state.numbers.money] * seats)
    state.captor = vec[i64]([AT_LARGE] * OUTLAW_COUNT)
    state.corrupt = -1
    state.spent = False
    state.discard = Pile()
    state.missing = 0
    state.played = -1
    state.passed = 0
    state.shown = vec[i64]([-1] * seats)
    state.rival = -1
    state.picked = vec[i64]()
    state.stop = 0
    state.travelling = False
    state.turn = 1
    state.active = _first_player(state, rng)
    if not state.quiet:
        _emit_table(state)
    _deal(state, rng)
    begin_turn(state)
    state.push(TURNS)


def _characters(state: MarshalsState, rng: Stream) -> vec[i64]:
    option = state.options["characters"]
    if option != "random":
        return vec[i64]([TERRAINS.index(name) for name in option.split(",")])
    homes = ascending(0, len(TERRAINS))
    rng.shuffle_vec(homes)
    return homes[: state.seats]


def _first_player(state: MarshalsState, rng: Stream) -> i64:
    option = state.options["first"]
    if option == "random":
        return rng.below(state.seats)
    assert isinstance(option, int)
    return option - 1


_SORTED_DECKS: Final[dict[int, Pile]] = {}
"""The cards of each mode in ascending order."""


def sorted_deck(players: i64, basic: bool) -> vec[i64]:
    """The black-backed cards of a mode in ascending order (MA-COMP-2, MA-TWO-1, MA-BASIC-1)."""
    mode: i64 = -players if basic else players
    found = _SORTED_DECKS.get(mode)
    if found is None:
        found = _SORTED_DECKS[mode] = Pile(sorted(deck_cards(players, basic)))
    return found.cards[:]


def shuffle_deck(cards: vec[i64], rng: Stream) -> vec[i64]:
    """Shuffles a deck, the top card last; the corrupt card is in the upper half (MA-SETUP-7 to 9).

    The cards are in ascending order, the corrupt one last.
    """
    others = cards[:-1] if cards[-1] == CORRUPT else cards[:]
    rng.shuffle_vec(others)
    if len(others) == len(cards):
        return others
    lower_size: i64 = len(others) - len(others) // 2
    upper = append(others[lower_size:], CORRUPT)
    rng.shuffle_vec(upper)
    return extend(others[:lower_size], upper)


def _in_order(cards: vec[i64]) -> vec[i64]:
    """The cards in ascending order; counted, since there are few different ones."""
    copies: vec[i64] = vec[i64]([0] * CARD_COUNT)
    for card in cards:
        copies[card] += 1
    ordered: vec[i64] = vec[i64]([0] * len(cards))
    at: i64 = 0
    for card, count in enumerate(copies):
        left: i64 = count
        while left > 0:
            ordered[at] = card
            at += 1
            left -= 1
    return ordered


def _deal(state: MarshalsState, rng: Stream) -> None:
    """Deals the opening hands; outlaws among them go back into a new deck (MA-SETUP-12 and 13)."""
    state.hands = [Pile() for _ in range(state.seats)]
    for hand in state.hands:
        hand.clear()  # so that it has room
    state.history = KINDS.new()
    state.deck = Pile()
    cards = sorted_deck(state.seats, state.basic)
    deck = shuffle_deck(cards, rng)
    first_upper_half: i64 = (len(cards) - 1) // 2 + 1
    outlaws_set_aside: vec[i64] = vec[i64]()
    position: i64 = 0
    while position < state.seats:
        seat: i64 = state.clockwise(position)
        position += 1
        while len(state.hands[seat].cards) < OPENING_HAND:
            deck, card = pop(deck)
            if is_outlaw(card):
                outlaws_set_aside = append(outlaws_set_aside, card)
                if not state.quiet:
                    state.emit(OutlawSetAside(seat=seat, card=CARD_NAMES[card]))
            else:
                apply_movement(state, movement(DEALT, seat, a=card))
        if not state.quiet:
            dealt = tuple(CARD_NAMES[card] for card in sorted(state.hands[seat].cards))
            state.emit(HandDealt(seat=seat, count=OPENING_HAND, cards=dealt, known_to=(seat,)))
    deck_size_after_deal = len(deck)
    state.upper = first_upper_half - (len(cards) - deck_size_after_deal)
    state.odds = (1, 1)
    if len(outlaws_set_aside) > 0:
        deck = shuffle_deck(_in_order(extend(deck, outlaws_set_aside)), rng)
        # The corrupt card is still in the deck with the probability that follows from the first upper half, and
        # may now be anywhere in the new one. The weights correct for the outlaws that were shuffled back:
        # none of them took a place that the corrupt card could have had before.
        upper: i64 = (len(deck) - 1) // 2 + 1
        state.odds = (state.upper * len(deck), upper * deck_size_after_deal)
        state.upper = upper
        if not state.quiet:
            state.emit(DeckRebuilt(cards=tuple(CARD_NAMES[card] for card in outlaws_set_aside)))
    state.built = deck[:]
    state.deck = Pile.unseen(deck)


def _emit_table(state: MarshalsState) -> None:
    state.emit(MapLaid(row=tuple(TERRAINS[terrain] for terrain in state.row)))
    for seat in range(state.seats):
        state.emit(CharacterDealt(seat=seat, marshal=TERRAINS[state.home[seat]]))
    state.emit(FirstPlayerDrawn(seat=state.active))
