"""Setting up (section 3)."""

from __future__ import annotations

from cantina.games.marshals.content import (
    AMOUNTS,
    CORRUPT,
    MAP_LENGTH,
    NAMES,
    OPENING_HAND,
    OUTLAWS,
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
from cantina.games.marshals.rules.cards import DEALT, entry, happen
from cantina.games.marshals.rules.order import begin_turn
from cantina.games.marshals.rules.turns import TURNS
from cantina.games.marshals.state import AT_LARGE, SETUP, MarshalsState
from cantina.kernel.ints import i64
from cantina.kernel.luck import Stream
from cantina.kernel.pile import Pile


def set_up(state: MarshalsState) -> None:
    """Lays the map, deals characters and hands, builds the deck (MA-SETUP-1 to 17)."""
    luck = state.streams[SETUP]
    seats: i64 = state.seats
    state.basic = state.options["preset"] == "basic"
    state.row = list(range(MAP_LENGTH))
    luck.shuffle(state.row)
    state.home = _characters(state, luck)
    state.at = [state.index_of(terrain) for terrain in state.home]
    # MA-BASIC-2: there are no boards in the basic mode.
    state.bullets = [0 if state.basic else AMOUNTS.bullets] * seats
    state.provisions = [0 if state.basic else AMOUNTS.provisions] * seats
    state.money = [0 if state.basic else AMOUNTS.money] * seats
    state.captor = [AT_LARGE] * OUTLAWS
    state.corrupt = -1
    state.spent = False
    state.discard = Pile([], [])
    state.missing = 0
    state.played = -1
    state.passed = 0
    state.shown = [-1] * seats
    state.rival = -1
    state.picked = []
    state.stop = 0
    state.travelling = False
    state.turn = 1
    state.active = _first_player(state, luck)
    if not state.quiet:
        _tell_table(state)
    _deal(state, luck)
    begin_turn(state)
    state.push(TURNS)


def _characters(state: MarshalsState, luck: Stream) -> tuple[int, ...]:
    named = state.options["characters"]
    if named != "random":
        return tuple(TERRAINS.index(name) for name in named.split(","))
    homes = list(range(len(TERRAINS)))
    luck.shuffle(homes)
    return tuple(homes[: state.seats])


def _first_player(state: MarshalsState, luck: Stream) -> i64:
    named = state.options["first"]
    if named == "random":
        return luck.below(state.seats)
    assert isinstance(named, int)
    return named - 1


def build(cards: list[i64], luck: Stream) -> list[i64]:
    """Shuffles a deck, the top card last; the corrupt card is in the upper half (MA-SETUP-7 to 9)."""
    others: list[i64] = [card for card in cards if card != CORRUPT]
    luck.shuffle(others)
    if len(others) == len(cards):
        return others
    lower: list[i64] = others[: len(others) - len(others) // 2]
    upper: list[i64] = others[len(lower) :]
    upper.append(CORRUPT)
    luck.shuffle(upper)
    return lower + upper


def _deal(state: MarshalsState, luck: Stream) -> None:
    """Deals the opening hands; outlaws among them go back into a new deck (MA-SETUP-12 and 13)."""
    state.hands = [Pile([], []) for _ in range(state.seats)]
    state.story = []
    state.deck = Pile([], [])
    cards: list[i64] = list(deck_cards(state.seats, state.basic))
    deck = build(cards, luck)
    half: i64 = (len(cards) - 1) // 2 + 1
    aside: list[i64] = []
    place: i64 = 0
    while place < state.seats:
        seat: i64 = state.clockwise(place)
        place += 1
        while len(state.hands[seat].cards) < OPENING_HAND:
            card: i64 = deck.pop()
            if is_outlaw(card):
                aside.append(card)
                if not state.quiet:
                    state.tell(OutlawSetAside(seat=seat, card=NAMES[card]))
            else:
                happen(state, entry(DEALT, seat, a=card))
        if not state.quiet:
            dealt = tuple(NAMES[card] for card in sorted(state.hands[seat].cards))
            state.tell(HandDealt(seat=seat, count=OPENING_HAND, cards=dealt, knowers=(seat,)))
    left = len(deck)
    state.upper = half - (len(cards) - left)
    state.odds = (1, 1)
    if aside:
        deck = build(sorted(deck + aside), luck)
        # Still in the deck with the chance of the first upper half, it is anywhere in the new one. The
        # outlaws that came back make it likelier there: they take no place that it could have had before.
        upper: i64 = (len(deck) - 1) // 2 + 1
        state.odds = (state.upper * len(deck), upper * left)
        state.upper = upper
        if not state.quiet:
            state.tell(DeckRebuilt(cards=tuple(NAMES[card] for card in aside)))
    state.built = tuple(deck)
    state.deck = Pile(deck, [0] * len(deck))


def _tell_table(state: MarshalsState) -> None:
    state.tell(MapLaid(row=tuple(TERRAINS[terrain] for terrain in state.row)))
    for seat in range(state.seats):
        state.tell(CharacterDealt(seat=seat, marshal=TERRAINS[state.home[seat]]))
    state.tell(FirstPlayerDrawn(seat=state.active))
