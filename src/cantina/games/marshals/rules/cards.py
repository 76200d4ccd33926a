"""Cards on their way between deck, hands and the open table, and who sees them (section 21).

Every movement is written down in the story of the state. Deck and hands are what the story makes of the
deck that was built at the start: so a world is drawn by guessing what one seat did not see of the story,
and telling the story again.
"""

from __future__ import annotations

from typing import Final

from cantina.games.marshals.content import NO_CARD, is_outlaw
from cantina.games.marshals.state import MarshalsState
from cantina.kernel.ints import i64
from cantina.kernel.pile import EVERYONE, Pile

# What an entry of the story tells; in brackets the seats that know the cards it names.
DEALT: Final = 0
"""A card `a` of an opening hand [seat]."""
DREW: Final = 1
"""The top card `a` of the deck into a hand: no outlaw, no event [seat]."""
OPENED: Final = 2
"""The top card `a` of the deck, drawn in the open [all]."""
UNDER: Final = 3
"""The outlaw `a` under the deck [all]."""
LEFT: Final = 4
"""A card `a` out of a hand, in the open [all]."""
SHOWED: Final = 5
"""A card `a` shown, which stays in the hand [all]."""
GAVE: Final = 6
"""A card `a` from a hand to that of `other`, in the open [all]."""
GOT: Final = 7
"""The card `a` just played comes into a hand [all]."""
PEEKED: Final = 8
"""The top cards `a`, `b`, `c` of the deck are looked at [seat]."""
ARRANGED: Final = 9
"""They are put back: former places `a`, `b`, `c`, the new top one first [seat]."""
KEPT: Final = 10
"""The card at place `a` of two goes into the hand, the other stays on top [seat]."""
KEPT_NONE: Final = 11
"""Two outlaws are put back, the one at place `a` on top [seat]."""
LOOKED: Final = 12
"""Cards `a` and `b` of a hand are shown to `other` [seat, other]."""
MOVED: Final = 13
"""A card `a` of them goes over to `other` [seat, other]."""

_A: Final = 1 << 10
_B: Final = 1 << 17
_C: Final = 1 << 24


def entry(code: i64, seat: i64, other: i64 = 0, a: i64 = NO_CARD, b: i64 = NO_CARD, c: i64 = NO_CARD) -> i64:
    """One entry of the story as a number."""
    return code + seat * 16 + other * 128 + a * _A + b * _B + c * _C


def code_of(told: i64) -> i64:
    return told & 15


def seat_of(told: i64) -> i64:
    return told >> 4 & 7


def other_of(told: i64) -> i64:
    return told >> 7 & 7


def a_of(told: i64) -> i64:
    return told >> 10 & 127


def b_of(told: i64) -> i64:
    return told >> 17 & 127


def c_of(told: i64) -> i64:
    return told >> 24 & 127


def happen(state: MarshalsState, told: i64) -> None:
    """Lets an entry of the story happen, and writes it down."""
    state.story.append(told)
    carry_out(state.deck, state.hands, told)


def retell(state: MarshalsState) -> None:
    """Lays out deck and hands as the story says."""
    built: list[i64] = list(state.built)
    state.deck = Pile(built, [0] * len(built))
    state.hands = [Pile([], []) for _ in range(state.seats)]
    for told in state.story:
        carry_out(state.deck, state.hands, told)


def carry_out(deck: Pile, hands: list[Pile], told: i64) -> None:
    """Moves and shows the cards of an entry."""
    code: i64 = code_of(told)
    seat: i64 = seat_of(told)
    card: i64 = a_of(told)
    if code == DREW:
        deck.draw_to(hands[seat], 1, 1 << seat)
    elif code == LEFT:
        hands[seat].take_card(card)
    elif code == DEALT:
        hands[seat].put(card, 1 << seat)
    elif code == OPENED:
        deck.take(len(deck.cards) - 1)
    elif code == UNDER:
        # MA-INFO-6: everybody knows where it lies.
        deck.cards.insert(0, card)
        deck.seen.insert(0, EVERYONE)
    elif code == SHOWED:
        hands[seat].show(hands[seat].best_known(card), EVERYONE)
    elif code == GAVE:
        hands[seat].take_card(card)
        hands[other_of(told)].put(card, EVERYONE)
    elif code == GOT:
        hands[seat].put(card, EVERYONE)
    elif code == PEEKED:
        _peek(deck, told)
    elif code == ARRANGED:
        _arrange(deck, told)
    elif code == KEPT:
        _keep(deck, hands[seat], told)
    elif code == KEPT_NONE:
        if card == 1:
            _swap_top(deck)
        _forget_top(deck, 2, 1 << seat)
    elif code == LOOKED:
        _look(hands[seat], other_of(told), told)
    else:
        _move(hands[seat], hands[other_of(told)], told)


def _count(told: i64) -> i64:
    """How many of `a`, `b`, `c` an entry uses."""
    if c_of(told) != NO_CARD:
        return 3
    return 2 if b_of(told) != NO_CARD else 1


def _peek(deck: Pile, told: i64) -> None:
    top: i64 = len(deck.cards) - 1
    place: i64 = 0
    while place < _count(told):
        deck.show(top - place, 1 << seat_of(told))
        place += 1


def _forget_top(deck: Pile, count: i64, eyes: i64) -> None:
    """Only `eyes` can tell the top cards from now on."""
    at: i64 = len(deck.cards) - count
    while at < len(deck.cards):
        deck.seen[at] = eyes
        at += 1


def _arrange(deck: Pile, told: i64) -> None:
    """MA-CLUE-1, MA-INFO-7: whoever knew where one of them lay knows it no more."""
    count: i64 = _count(told)
    top: i64 = len(deck.cards) - 1
    places = (a_of(told), b_of(told), c_of(told))
    moved: list[i64] = []
    place: i64 = 0
    while place < count:
        moved.append(deck.cards[top - places[place]])
        place += 1
    place = 0
    while place < count:
        deck.cards[top - place] = moved[place]
        place += 1
    _forget_top(deck, count, 1 << seat_of(told))


def _swap_top(deck: Pile) -> None:
    at: i64 = len(deck.cards) - 2
    deck.cards[at], deck.cards[at + 1] = deck.cards[at + 1], deck.cards[at]
    deck.seen[at], deck.seen[at + 1] = deck.seen[at + 1], deck.seen[at]


def _keep(deck: Pile, hand: Pile, told: i64) -> None:
    """MA-INFO-8: its player knows both cards, and so does whoever knew that one was an outlaw."""
    at: i64 = len(deck.cards) - 1 - a_of(told)
    kept: i64 = deck.cards[at]
    seen: i64 = deck.take(at)
    top: i64 = len(deck.cards) - 1
    knowers: i64 = 1 << seat_of(told)
    if is_outlaw(deck.cards[top]):
        knowers |= deck.seen[top]
    deck.seen[top] = knowers
    hand.put(kept, seen & knowers)


def _look(hand: Pile, thief: i64, told: i64) -> None:
    """MA-INFO-9. Equal cards look alike: one already known to the thief may be the one seen now."""
    eyes: i64 = 1 << thief
    first: i64 = _find(hand, a_of(told), eyes, -1)
    hand.show(first, eyes)
    if b_of(told) != NO_CARD:
        hand.show(_find(hand, b_of(told), eyes, first), eyes)


def _find(hand: Pile, card: i64, eyes: i64, other_than: i64) -> i64:
    """An instance of a card, if possible one that `eyes` have seen."""
    found: i64 = -1
    at: i64 = 0
    while at < len(hand.cards):
        if hand.cards[at] == card and at != other_than:
            if hand.seen[at] & eyes:
                return at
            found = at
        at += 1
    return found


def _move(hand: Pile, thief_hand: Pile, told: i64) -> None:
    """A card changes hands; those who do not see which can no longer tell what lies where."""
    both: i64 = 1 << seat_of(told) | 1 << other_of(told)
    if len(hand.cards) > 1:
        at: i64 = 0
        while at < len(hand.cards):
            hand.seen[at] = hand.seen[at] & both
            at += 1
    card: i64 = a_of(told)
    at = _find(hand, card, 1 << other_of(told), -1)
    thief_hand.put(card, hand.take(at))
