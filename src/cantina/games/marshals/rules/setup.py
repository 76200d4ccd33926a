"""Setting up (section 3)."""

from __future__ import annotations

from cantina.games.marshals.content import (
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
from cantina.kernel.native_types import i64, vec
from cantina.kernel.pile import Pile
from cantina.kernel.random_streams import Stream


def set_up(state: MarshalsState) -> None:
    """Lays the map, deals characters and hands, builds the deck (MA-SETUP-1 to 17)."""
    rng = state.streams[SETUP]
    seats: i64 = state.seats
    state.basic = state.options["preset"] == "basic"
    state.row = vec[i64](range(MAP_LENGTH))
    rng.shuffle_vec(state.row)
    state.home = vec[i64](_characters(state, rng))
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


def _characters(state: MarshalsState, rng: Stream) -> tuple[int, ...]:
    option = state.options["characters"]
    if option != "random":
        return tuple(TERRAINS.index(name) for name in option.split(","))
    homes = list(range(len(TERRAINS)))
    rng.shuffle(homes)
    return tuple(homes[: state.seats])


def _first_player(state: MarshalsState, rng: Stream) -> i64:
    option = state.options["first"]
    if option == "random":
        return rng.below(state.seats)
    assert isinstance(option, int)
    return option - 1


def shuffle_deck(cards: list[i64], rng: Stream) -> list[i64]:
    """Shuffles a deck, the top card last; the corrupt card is in the upper half (MA-SETUP-7 to 9)."""
    others: list[i64] = [card for card in cards if card != CORRUPT]
    rng.shuffle(others)
    if len(others) == len(cards):
        return others
    lower: list[i64] = others[: len(others) - len(others) // 2]
    upper: list[i64] = others[len(lower) :]
    upper.append(CORRUPT)
    rng.shuffle(upper)
    return lower + upper


def _deal(state: MarshalsState, rng: Stream) -> None:
    """Deals the opening hands; outlaws among them go back into a new deck (MA-SETUP-12 and 13)."""
    state.hands = [Pile() for _ in range(state.seats)]
    state.history = KINDS.new()
    state.deck = Pile()
    cards: list[i64] = list(deck_cards(state.seats, state.basic))
    deck = shuffle_deck(cards, rng)
    first_upper_half: i64 = (len(cards) - 1) // 2 + 1
    outlaws_set_aside: list[i64] = []
    position: i64 = 0
    while position < state.seats:
        seat: i64 = state.clockwise(position)
        position += 1
        while len(state.hands[seat].cards) < OPENING_HAND:
            card: i64 = deck.pop()
            if is_outlaw(card):
                outlaws_set_aside.append(card)
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
    if outlaws_set_aside:
        deck = shuffle_deck(sorted(deck + outlaws_set_aside), rng)
        # The corrupt card is still in the deck with the probability that follows from the first upper half, and
        # may now be anywhere in the new one. The weights correct for the outlaws that were shuffled back:
        # none of them took a place that the corrupt card could have had before.
        upper: i64 = (len(deck) - 1) // 2 + 1
        state.odds = (state.upper * len(deck), upper * deck_size_after_deal)
        state.upper = upper
        if not state.quiet:
            state.emit(DeckRebuilt(cards=tuple(CARD_NAMES[card] for card in outlaws_set_aside)))
    state.built = vec[i64](tuple(deck))
    state.deck = Pile(deck, [0] * len(deck))


def _emit_table(state: MarshalsState) -> None:
    state.emit(MapLaid(row=tuple(TERRAINS[terrain] for terrain in state.row)))
    for seat in range(state.seats):
        state.emit(CharacterDealt(seat=seat, marshal=TERRAINS[state.home[seat]]))
    state.emit(FirstPlayerDrawn(seat=state.active))
