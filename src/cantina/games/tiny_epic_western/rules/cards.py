"""The poker cards of a round; `state.history` records how they moved."""

from __future__ import annotations

from cantina.games.tiny_epic_western.content import (
    CARDS_DEALT,
    GAMBLER,
    GAP_COUNT,
    MORE_CARDS_DEALT,
    POKER_COUNT,
    POKER_NAMES,
    SCOUT,
)
from cantina.games.tiny_epic_western.events import (
    CardDrawn,
    CardKept,
    CardSwapped,
    GapsDealt,
    HandDealt,
    PokerReshuffled,
    RivalDealt,
)
from cantina.games.tiny_epic_western.history import (
    DREW,
    KEPT,
    KINDS,
    RESHUFFLED,
    RIVAL_DISCARDED,
    RIVAL_DREW,
    WAS_DEALT,
    card_of_seat,
)
from cantina.games.tiny_epic_western.state import POKER_SHUFFLE, WesternState
from cantina.kernel.hidden_history import entry
from cantina.kernel.native_types import ascending, i64, pop, vec
from cantina.kernel.pile import EVERYONE, Pile


def deal(state: WesternState) -> None:
    """Shuffles all cards and deals gaps, Rival and players (TEW-DEAL-1 to 4 and 8)."""
    cards = ascending(0, POKER_COUNT)
    state.streams[POKER_SHUFFLE].shuffle_vec(cards)
    state.discard.clear()
    state.history = KINDS.new()
    state.reveal_to(EVERYONE)
    gaps: vec[i64] = vec[i64]([-1] * GAP_COUNT)
    gap: i64 = 0
    while gap < GAP_COUNT:
        cards, gaps[gap] = pop(cards)
        gap += 1
    state.gaps = gaps
    deck = Pile.unseen(cards)
    state.poker = deck
    state.rivals.clear()
    deck.draw_to(state.rivals, 1, 0)
    if state.solo:
        deck.draw_to(state.rivals, 1, EVERYONE)  # TEW-SOLO-6
    if not state.quiet:
        state.emit(GapsDealt(cards=tuple(POKER_NAMES[card] for card in state.gaps)))
        if state.solo:
            state.emit(RivalDealt(card=POKER_NAMES[state.rivals.cards[1]]))
    position: i64 = 0
    while position < state.seats:
        seat: i64 = state.seat_in_turn_order(position)
        position += 1
        hand = state.hands[seat]
        while len(hand.cards) > 0:  # rather than to clear it, so that it keeps its memory
            hand.take_top()
        deck.draw_to(hand, cards_dealt_to(state, seat), 1 << seat)
        for card in hand.cards:
            state.history.append(card_of_seat(WAS_DEALT, seat, card))
        if not state.quiet:
            dealt = tuple(POKER_NAMES[card] for card in sorted(hand.cards))
            state.emit(HandDealt(seat=seat, count=len(dealt), cards=dealt, known_to=(seat,)))


def cards_dealt_to(state: WesternState, seat: i64) -> i64:
    """How many cards a seat is dealt (TEW-DEAL-4 and 7, TEW-BOSS-3 and 5)."""
    if state.boss[seat] == GAMBLER and state.third >> seat & 1:
        return MORE_CARDS_DEALT
    if state.boss[seat] == SCOUT and state.total_influence(seat) <= state.numbers.scout:
        return MORE_CARDS_DEALT
    return CARDS_DEALT


def keep(state: WesternState, seat: i64, card: i64) -> None:
    """Keeps one card and puts the others face down on the discard pile (TEW-DEAL-5)."""
    hand = state.hands[seat]
    for other in hand.cards:
        if other != card:
            state.discard.put(other, 1 << seat)
    while len(hand.cards) > 1:
        hand.take_top()
    hand.cards[0] = card
    hand.seen[0] = 1 << seat
    state.history.append(card_of_seat(KEPT, seat, card))


def emit_card_kept(state: WesternState, seat: i64) -> None:
    if not state.quiet:
        state.emit(CardKept(seat=seat, card=POKER_NAMES[state.hands[seat].cards[0]], known_to=(seat,)))


def can_draw(state: WesternState) -> bool:
    return len(state.poker.cards) > 0 or len(state.discard.cards) > 0


def _take_top_card(state: WesternState) -> i64:
    """Takes the top card; an empty deck is first rebuilt from the discards (TEW-SOLO-22, TEW-PROP-24)."""
    if len(state.poker.cards) == 0:
        state.discard.move_all_to(state.poker)
        state.poker.shuffle(state.streams[POKER_SHUFFLE])
        state.history.append(entry(RESHUFFLED, EVERYONE))
        if not state.quiet:
            state.emit(PokerReshuffled())
    return state.poker.take_top()


def draw(state: WesternState, seat: i64) -> None:
    """Draws the top card for the Gaming House (TEW-PROP-24)."""
    card: i64 = _take_top_card(state)
    state.hands[seat].put(card, 1 << seat)
    state.reveal_to(1 << seat)
    state.history.append(card_of_seat(DREW, seat, card))
    if not state.quiet:
        state.emit(CardDrawn(seat=seat, card=POKER_NAMES[card], known_to=(seat,)))


def swap(state: WesternState, seat: i64, card: i64) -> None:
    """Keeps the old or the new card and discards the other face down (TEW-PROP-24)."""
    held = state.hands[seat].cards
    other: i64 = held[1] if held[0] == card else held[0]
    keep(state, seat, card)
    if not state.quiet:
        state.emit(
            CardSwapped(seat=seat, card=POKER_NAMES[card], discarded=POKER_NAMES[other], known_to=(seat,))
        )


def draw_rival_card(state: WesternState) -> None:
    """Draws a card, face up, for the solo Rival's shot (TEW-SOLO-17, TEW-INFO-9)."""
    if state.duel_card >= 0:
        discard_rival_card(state)
    card: i64 = _take_top_card(state)
    state.duel_card = card
    state.history.append(entry(RIVAL_DREW, EVERYONE, 0, 0, card))
    state.reveal_to(EVERYONE)


def discard_rival_card(state: WesternState) -> None:
    """Puts the solo Rival's duel card on the discard pile (TEW-SOLO-21)."""
    state.discard.put(state.duel_card, EVERYONE)
    state.duel_card = -1
    state.history.append(entry(RIVAL_DISCARDED, EVERYONE))
