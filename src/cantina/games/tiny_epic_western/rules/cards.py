"""The poker cards of a round and the story of how they moved.

Once a discard pile has been shuffled into a new deck, who knows what is no longer a matter of where a
card lies: whoever discarded a card knows that it is in that deck or came out of it. So every movement
of the round is kept, with the card as those saw it who saw it, and worlds tell the story again.
"""

from __future__ import annotations

from typing import Final

from cantina.games.tiny_epic_western.content import (
    AMOUNTS,
    DEALT,
    DEALT_MORE,
    GAMBLER,
    GAPS,
    POKER,
    POKER_CARDS,
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
from cantina.games.tiny_epic_western.state import POKER_SHUFFLE, WesternState
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE, Pile

# What can happen to a card: seen by its seat, except the Rival's, which everyone sees.
GOT: Final = 0
"""Dealt to a seat."""
KEPT: Final = 1
"""Kept by a seat, which discards the others of its hand."""
DREW: Final = 2
"""Drawn by a seat at the Gaming House."""
RIVAL_DREW: Final = 3
"""Drawn for the Rival's duel."""
RIVAL_PUT: Final = 4
"""The Rival's duel card is discarded."""
RESHUFFLED: Final = 5
"""The discard pile became the deck."""


def entry(code: i64, seat: i64 = 0, card: i64 = 0) -> i64:
    return code * 256 + seat * 32 + card


def deal(state: WesternState) -> None:
    """Shuffles all cards and deals gaps, Rival and players (TEW-DEAL-1 to 4 and 8)."""
    cards: list[i64] = list(range(POKER_CARDS))
    state.streams[POKER_SHUFFLE].shuffle(cards)
    deck = Pile(cards, [0] * POKER_CARDS)
    state.poker = deck
    state.discard = Pile([], [])
    state.story = []
    state.show_to(EVERYONE)
    gap: i64 = 0
    while gap < GAPS:
        state.gaps[gap] = cards.pop()
        deck.seen.pop()
        gap += 1
    state.rivals = Pile([], [])
    deck.draw_to(state.rivals, 1, 0)
    if state.solo:
        deck.draw_to(state.rivals, 1, EVERYONE)  # TEW-SOLO-6
    if not state.quiet:
        state.tell(GapsDealt(cards=tuple(POKER[card] for card in state.gaps)))
        if state.solo:
            state.tell(RivalDealt(card=POKER[state.rivals.cards[1]]))
    place: i64 = 0
    while place < state.seats:
        seat: i64 = state.in_turn(place)
        place += 1
        hand = Pile([], [])
        state.hands[seat] = hand
        deck.draw_to(hand, dealt_to(state, seat), 1 << seat)
        for card in hand.cards:
            state.story.append(entry(GOT, seat, card))
        if not state.quiet:
            dealt = tuple(POKER[card] for card in sorted(hand.cards))
            state.tell(HandDealt(seat=seat, count=len(dealt), cards=dealt, knowers=(seat,)))


def dealt_to(state: WesternState, seat: i64) -> i64:
    """How many cards a seat is dealt (TEW-DEAL-4 and 7, TEW-BOSS-3 and 5)."""
    if state.boss[seat] == GAMBLER and state.third >> seat & 1:
        return DEALT_MORE
    if state.boss[seat] == SCOUT and state.total(seat) <= AMOUNTS.scout:
        return DEALT_MORE
    return DEALT


def keep(state: WesternState, seat: i64, card: i64) -> None:
    """Keeps one card and puts the others face down on the discard pile (TEW-DEAL-5)."""
    for other in state.hands[seat].cards:
        if other != card:
            state.discard.put(other, 1 << seat)
    state.hands[seat] = Pile([card], [1 << seat])
    state.story.append(entry(KEPT, seat, card))


def tell_kept(state: WesternState, seat: i64) -> None:
    if not state.quiet:
        state.tell(CardKept(seat=seat, card=POKER[state.hands[seat].cards[0]], knowers=(seat,)))


def can_draw(state: WesternState) -> bool:
    return len(state.poker.cards) > 0 or len(state.discard.cards) > 0


def _top(state: WesternState) -> i64:
    """Takes the top card; an empty deck is made anew first (TEW-SOLO-22, TEW-PROP-24)."""
    if len(state.poker.cards) == 0:
        state.discard.pour_to(state.poker)
        state.poker.shuffle(state.streams[POKER_SHUFFLE])
        state.story.append(entry(RESHUFFLED))
        if not state.quiet:
            state.tell(PokerReshuffled())
    state.poker.seen.pop()
    return state.poker.cards.pop()


def draw(state: WesternState, seat: i64) -> None:
    """A look at the top card, for the Gaming House (TEW-PROP-24)."""
    card: i64 = _top(state)
    state.hands[seat].put(card, 1 << seat)
    state.show_to(1 << seat)
    state.story.append(entry(DREW, seat, card))
    if not state.quiet:
        state.tell(CardDrawn(seat=seat, card=POKER[card], knowers=(seat,)))


def swap(state: WesternState, seat: i64, card: i64) -> None:
    """Keeps the old or the new card and discards the other face down (TEW-PROP-24)."""
    held = state.hands[seat].cards
    other: i64 = held[1] if held[0] == card else held[0]
    keep(state, seat, card)
    if not state.quiet:
        state.tell(CardSwapped(seat=seat, card=POKER[card], discarded=POKER[other], knowers=(seat,)))


def rival_draws(state: WesternState) -> None:
    """A card for the solo Rival's shot, face up for all (TEW-SOLO-17, TEW-INFO-9)."""
    if state.duel_card >= 0:
        rival_puts(state)
    card: i64 = _top(state)
    state.duel_card = card
    state.story.append(entry(RIVAL_DREW, 0, card))
    state.show_to(EVERYONE)


def rival_puts(state: WesternState) -> None:
    """Its card goes to the discard pile (TEW-SOLO-21)."""
    state.discard.put(state.duel_card, EVERYONE)
    state.duel_card = -1
    state.story.append(entry(RIVAL_PUT))
