"""Movements of cards between deck, hands and discard pile, and who sees them (section 21).

`state.history` records every movement; a world is sampled by telling it anew and carrying it out.
"""

from __future__ import annotations

from cantina.games.marshals.content import is_outlaw
from cantina.games.marshals.history import (
    ARRANGED,
    DEALT,
    DREW,
    DREW_FACE_UP,
    GAVE_CARD,
    KEPT,
    KEPT_NONE,
    LEFT_HAND,
    PEEKED,
    PUT_UNDER_DECK,
    SAW_HAND,
    SHOWED_CARD,
    TOOK_PLAYED_CARD,
)
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.hidden_history import UNUSED, a_of, b_of, c_of, kind_of, other_of, seat_of
from cantina.kernel.native_types import i64
from cantina.kernel.pile import EVERYONE, Pile


def apply_movement(state: MarshalsState, movement: i64) -> None:
    """Records a movement and carries it out."""
    state.history.append(movement)
    move_cards(state.deck, state.hands, movement)


def replay_movements(state: MarshalsState) -> None:
    """Rebuilds deck and hands from the recorded movements."""
    state.deck = Pile.unseen(state.built[:])
    state.hands = [Pile() for _ in range(state.seats)]
    for at in range(len(state.history)):
        move_cards(state.deck, state.hands, state.history.entry(at))


def move_cards(deck: Pile, hands: list[Pile], movement: i64) -> None:
    """Moves and shows the cards of one movement."""
    kind: i64 = kind_of(movement)
    seat: i64 = seat_of(movement)
    card: i64 = a_of(movement)
    if kind == DREW:
        deck.draw_to(hands[seat], 1, 1 << seat)
    elif kind == LEFT_HAND:
        hands[seat].take_card(card)
    elif kind == DEALT:
        hands[seat].put(card, 1 << seat)
    elif kind == DREW_FACE_UP:
        deck.take(len(deck.cards) - 1)
    elif kind == PUT_UNDER_DECK:
        # MA-INFO-6: everybody knows its place.
        deck.put_under(card, EVERYONE)
    elif kind == SHOWED_CARD:
        hands[seat].show(hands[seat].best_known(card), EVERYONE)
    elif kind == GAVE_CARD:
        hands[seat].take_card(card)
        hands[other_of(movement)].put(card, EVERYONE)
    elif kind == TOOK_PLAYED_CARD:
        hands[seat].put(card, EVERYONE)
    elif kind == PEEKED:
        _peek(deck, movement)
    elif kind == ARRANGED:
        _arrange(deck, movement)
    elif kind == KEPT:
        _keep(deck, hands[seat], movement)
    elif kind == KEPT_NONE:
        if card == 1:
            _swap_top(deck)
        _forget_top(deck, 2, 1 << seat)
    elif kind == SAW_HAND:
        _show_to_thief(hands[seat], other_of(movement), movement)
    else:
        _steal_card(hands[seat], hands[other_of(movement)], movement)


def _count_cards_named(movement: i64) -> i64:
    """How many of `a`, `b`, `c` a movement uses."""
    if c_of(movement) != UNUSED:
        return 3
    return 2 if b_of(movement) != UNUSED else 1


def _peek(deck: Pile, movement: i64) -> None:
    top: i64 = len(deck.cards) - 1
    place: i64 = 0
    while place < _count_cards_named(movement):
        deck.show(top - place, 1 << seat_of(movement))
        place += 1


def _forget_top(deck: Pile, count: i64, viewers: i64) -> None:
    """Only `viewers` know the top cards from now on."""
    at: i64 = len(deck.cards) - count
    while at < len(deck.cards):
        deck.seen[at] = viewers
        at += 1


def _arrange(deck: Pile, movement: i64) -> None:
    """MA-CLUE-1, MA-INFO-7: other seats that knew where one of the cards was no longer know it."""
    count: i64 = _count_cards_named(movement)
    top: i64 = len(deck.cards) - 1
    places = (a_of(movement), b_of(movement), c_of(movement))
    moved: list[i64] = []
    place: i64 = 0
    while place < count:
        moved.append(deck.cards[top - places[place]])
        place += 1
    place = 0
    while place < count:
        deck.cards[top - place] = moved[place]
        place += 1
    _forget_top(deck, count, 1 << seat_of(movement))


def _swap_top(deck: Pile) -> None:
    at: i64 = len(deck.cards) - 2
    deck.cards[at], deck.cards[at + 1] = deck.cards[at + 1], deck.cards[at]
    deck.seen[at], deck.seen[at + 1] = deck.seen[at + 1], deck.seen[at]


def _keep(deck: Pile, hand: Pile, movement: i64) -> None:
    """MA-INFO-8: the player knows both cards, and so does everyone who knew that one was an outlaw."""
    at: i64 = len(deck.cards) - 1 - a_of(movement)
    kept: i64 = deck.cards[at]
    seen: i64 = deck.take(at)
    top: i64 = len(deck.cards) - 1
    known_to: i64 = 1 << seat_of(movement)
    if is_outlaw(deck.cards[top]):
        known_to |= deck.seen[top]
    deck.seen[top] = known_to
    hand.put(kept, seen & known_to)


def _show_to_thief(hand: Pile, thief: i64, movement: i64) -> None:
    """MA-INFO-9. Among equal cards, one that the thief knows already is taken to be the one seen now."""
    viewers: i64 = 1 << thief
    first: i64 = _find_card(hand, a_of(movement), viewers, -1)
    hand.show(first, viewers)
    if b_of(movement) != UNUSED:
        hand.show(_find_card(hand, b_of(movement), viewers, first), viewers)


def _find_card(hand: Pile, card: i64, viewers: i64, other_than: i64) -> i64:
    """An instance of a card, if possible one that `viewers` have seen."""
    found: i64 = -1
    at: i64 = 0
    while at < len(hand.cards):
        if hand.cards[at] == card and at != other_than:
            if hand.seen[at] & viewers:
                return at
            found = at
        at += 1
    return found


def _steal_card(hand: Pile, thief_hand: Pile, movement: i64) -> None:
    """A card changes hands; seats that do not see which one forget what they knew of the hand."""
    both: i64 = 1 << seat_of(movement) | 1 << other_of(movement)
    if len(hand.cards) > 1:
        at: i64 = 0
        while at < len(hand.cards):
            hand.seen[at] = hand.seen[at] & both
            at += 1
    card: i64 = a_of(movement)
    at = _find_card(hand, card, 1 << other_of(movement), -1)
    thief_hand.put(card, hand.take(at))
