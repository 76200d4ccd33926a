"""Expert hands: what everyone sees of a hand, for those who try to work out the rest.

A hand that is never returned to a shuffled deck carries history: which of its cards were there when the
discards became a new deck (then everyone can count what it holds), how many were drawn since, which were
bullets that lay openly on the deck, what has left it and what was played face down. The story keeps this,
and nothing hidden, as pairs of a code and a number; it starts anew whenever the deck is rebuilt.
"""

from __future__ import annotations

from typing import Final

from cantina.games.colt_express.state import ColtState
from cantina.kernel.ints import i64
from cantina.kernel.pile import PUBLIC

GROUP: Final = 0  # a card that hand and hidden plays held between them when the deck was rebuilt
HIDDEN_BEFORE: Final = 1  # a place of the common pile where one of those lies face down
SHOWN_BEFORE: Final = 2  # what a card at such a place turned out to be
DREW: Final = 3  # how many unseen cards were drawn
DREW_OPEN: Final = 4  # a card that everyone had seen on top of the deck
LEFT: Final = 5  # a card that left the hand openly, or was turned up since
HIDDEN: Final = 6  # a place of the common pile where a card of the hand lies face down


def note(state: ColtState, seat: i64, code: i64, number: i64) -> None:
    """Adds to the story of a hand, in the expert variant."""
    if state.expert:
        state.stories[seat] += (code, number)


def note_drawn(state: ColtState, seat: i64, before: i64) -> None:
    """Tells of the cards of a hand from a position on."""
    if not state.expert:
        return
    hand = state.hands[seat]
    unseen: i64 = 0
    at: i64 = before
    while at < len(hand.cards):
        if hand.seen[at] & PUBLIC:
            note(state, seat, DREW_OPEN, hand.cards[at])
        else:
            unseen += 1
        at += 1
    if unseen > 0:
        note(state, seat, DREW, unseen)


def note_shown(state: ColtState, seat: i64, place: i64, card: i64) -> None:
    """Tells what a hidden play turned out to be."""
    if not state.expert:
        return
    story = list(state.stories[seat])
    for at in range(0, len(story), 2):
        if story[at + 1] == place and story[at] in (HIDDEN, HIDDEN_BEFORE):
            story[at] = LEFT if story[at] == HIDDEN else SHOWN_BEFORE
            story[at + 1] = card
    state.stories[seat] = tuple(story)


def note_rebuilt(state: ColtState, seat: i64) -> None:
    """Starts the story anew: all that is not in the new deck is in the hand or a hidden play."""
    common = state.common
    places = [
        place
        for place, card in enumerate(common.cards)
        if state.seat_of[card // 6] == seat and not common.seen[place] & PUBLIC
    ]
    # In the order of the cards: that of the truth would tell which one lies where.
    group = sorted([*state.hands[seat].cards, *(common.cards[place] for place in places)])
    state.stories[seat] = (
        *(part for card in group for part in (GROUP, card)),
        *(part for place in places for part in (HIDDEN_BEFORE, place)),
    )
