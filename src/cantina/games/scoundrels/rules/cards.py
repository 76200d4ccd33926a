"""The poker cards of each player; `state.histories` records how they moved and who saw which."""

from __future__ import annotations

from cantina.games.scoundrels.content import CARD_NAMES, CARDS, OPEN, SLOT_NAMES, START_HAND
from cantina.games.scoundrels.events import (
    CardPlayed,
    CardRevealed,
    CardsDrawn,
    CardsReturned,
    DeckShuffled,
    DeckTopSeen,
    HandDrawn,
    HandSeen,
    PlayedCardSeen,
    TopRevealed,
    ZeroPlayed,
)
from cantina.games.scoundrels.history import (
    DREW,
    PLAYED,
    PUT_OPEN,
    RETURNED,
    REVEALED,
    SAW_HAND,
    SAW_PLAYED,
    SAW_TOP,
    SHUFFLED,
    TURNED_UP,
)
from cantina.games.scoundrels.state import POKER, SPY, ScoundrelsState
from cantina.kernel.hidden_history import entry
from cantina.kernel.native_types import append, ascending, extend, i64, sort, vec
from cantina.kernel.pile import EVERYONE, Pile
from cantina.kernel.random_streams import Stream


def deal(state: ScoundrelsState, rng: Stream) -> None:
    """Each player shuffles seven cards and draws four (SC-SET-13)."""
    seat: i64 = 0
    while seat < state.seats:
        cards = ascending(0, CARDS)
        rng.shuffle_vec(cards)
        # Four cards taken up at once have no order.
        hand = cards[CARDS - START_HAND :]
        sort(hand)
        state.decks[seat] = Pile.unseen(extend(cards[: CARDS - START_HAND], hand))
        state.hands[seat] = Pile()
        drawn = draw(state, seat, START_HAND)
        if not state.quiet:
            names = tuple(CARD_NAMES[card] for card in sorted(drawn))
            state.emit(HandDrawn(seat=seat, count=len(names), pokers=names, known_to=(seat,)))
        seat += 1


def draw(state: ScoundrelsState, seat: i64, count: i64) -> list[i64]:
    """Draws from one's own deck, as far as it goes (SC-CAP-3)."""
    drawn: list[i64] = []
    deck = state.decks[seat]
    while len(drawn) < count and len(deck.cards) > 0:
        seen: i64 = deck.seen[-1]
        card: i64 = deck.take_top()
        state.hands[seat].put(card, seen | 1 << seat)
        state.histories[seat].append(entry(DREW, 1 << seat, seat, 0, card))
        drawn.append(card)
    if drawn:
        state.reveal_to(1 << seat)
    return drawn


def emit_cards_drawn(state: ScoundrelsState, seat: i64, drawn: list[i64]) -> None:
    if not state.quiet and drawn:
        names = tuple(CARD_NAMES[card] for card in drawn)
        state.emit(CardsDrawn(seat=seat, count=len(names), pokers=names, known_to=(seat,)))


def play(state: ScoundrelsState, seat: i64, card: i64, slot: i64) -> None:
    """Puts a card face down into a slot (SC-PLAN-1 and 2)."""
    hand = state.hands[seat]
    _forget_seen(hand, seat)
    hand.take(_index(hand, card))
    at: i64 = seat * CARDS + slot
    state.played[at] = card
    state.played_seen[at] = 1 << seat
    state.on_card[at] = 0
    state.slot = slot
    state.histories[seat].append(entry(PLAYED, 1 << seat, seat, 0, card, place=slot))
    if not state.quiet:
        state.emit(CardPlayed(seat=seat, slot=SLOT_NAMES[slot], poker=CARD_NAMES[card], known_to=(seat,)))


def play_open(state: ScoundrelsState, seat: i64) -> None:
    """The 0 face up beside the sheet (SC-PLAN-6)."""
    hand = state.hands[seat]
    hand.take(_index(hand, 0))
    at: i64 = seat * CARDS + OPEN
    state.played[at] = 0
    state.played_seen[at] = EVERYONE
    state.slot = OPEN
    state.reveal_to(EVERYONE)
    state.histories[seat].append(entry(PUT_OPEN, EVERYONE, seat, 0, 0, place=OPEN))
    if not state.quiet:
        state.emit(ZeroPlayed(seat=seat))


def _index(hand: Pile, card: i64) -> i64:
    at: i64 = 0
    while hand.cards[at] != card:
        at += 1
    return at


def _forget_seen(hand: Pile, seat: i64) -> None:
    """Others no longer know that a card they saw is still in the hand once one leaves it unseen."""
    at: i64 = 0
    while at < len(hand.seen):
        hand.seen[at] = 1 << seat
        at += 1


def face_down_cards(state: ScoundrelsState) -> list[i64]:
    """The places of face-down played cards."""
    found: list[i64] = []
    place: i64 = 0
    while place < len(state.played):
        if state.played[place] >= 0 and place % CARDS != OPEN:
            found.append(place)
        place += 1
    return found


def look_at_hand(state: ScoundrelsState, viewer: i64, seat: i64, count: i64) -> None:
    """Some cards of a rival's hand, taken at random (SC-JOB-P22-1)."""
    hand = state.hands[seat]
    places: list[i64] = list(range(len(hand.cards)))
    state.streams[SPY].shuffle(places)
    shown: list[i64] = []
    for at in places[:count]:
        hand.show(at, 1 << viewer)
        shown.append(hand.cards[at])
    shown.sort()
    for at, card in enumerate(shown):  # the first of a look is numbered 0
        state.histories[seat].append(entry(SAW_HAND, 1 << viewer | 1 << seat, seat, viewer, card, place=at))
    state.reveal_to(1 << viewer | 1 << seat)
    if not state.quiet:
        names = tuple(CARD_NAMES[card] for card in shown)
        state.emit(HandSeen(seat=viewer, rival=seat, count=len(names), pokers=names, known_to=(viewer, seat)))


def look_at_played(state: ScoundrelsState, viewer: i64, place: i64) -> None:
    """One face-down played card (SC-JOB-P01-1)."""
    seat: i64 = place // CARDS
    slot: i64 = place % CARDS
    card: i64 = state.played[place]
    state.played_seen[place] |= 1 << viewer
    state.histories[seat].append(entry(SAW_PLAYED, 1 << viewer | 1 << seat, seat, viewer, card, place=slot))
    state.reveal_to(1 << viewer)
    if not state.quiet:
        known_to = (viewer,) if viewer == seat else (viewer, seat)
        state.emit(
            PlayedCardSeen(
                seat=viewer, rival=seat, slot=SLOT_NAMES[slot], poker=CARD_NAMES[card], known_to=known_to
            )
        )


def look_at_top(state: ScoundrelsState, viewer: i64, seat: i64) -> None:
    """The top card of a deck (SC-JOB-P10-1)."""
    deck = state.decks[seat]
    card: i64 = deck.cards[-1]
    deck.show(len(deck.cards) - 1, 1 << viewer)
    state.histories[seat].append(entry(SAW_TOP, 1 << viewer, seat, viewer, card))
    state.reveal_to(1 << viewer)
    if not state.quiet:
        state.emit(DeckTopSeen(seat=viewer, rival=seat, poker=CARD_NAMES[card], known_to=(viewer,)))


def shuffle_deck(state: ScoundrelsState, seat: i64) -> None:
    state.decks[seat].shuffle(state.streams[POKER])
    state.histories[seat].append(entry(SHUFFLED, EVERYONE, seat))
    if not state.quiet:
        state.emit(DeckShuffled(seat=seat))


def reveal_top(state: ScoundrelsState, seat: i64) -> i64:
    """Shows the top card of a deck to all and shuffles the deck (SC-JOB-P04-1 and 2)."""
    card: i64 = state.decks[seat].cards[-1]
    state.reveal_to(EVERYONE)
    state.histories[seat].append(entry(TURNED_UP, EVERYONE, seat, 0, card))
    if not state.quiet:
        state.emit(TopRevealed(seat=seat, poker=CARD_NAMES[card]))
    shuffle_deck(state, seat)
    return card


def reveal(state: ScoundrelsState, place: i64) -> bool:
    """Turns up a played card; True: it is a bluff (SC-BLUFF-1, SC-EOD-1)."""
    seat: i64 = place // CARDS
    slot: i64 = place % CARDS
    card: i64 = state.played[place]
    bluff = card != slot + 1
    state.played_seen[place] = EVERYONE
    state.reveal_to(EVERYONE)
    state.histories[seat].append(entry(REVEALED, EVERYONE, seat, 0, card, place=slot))
    if not state.quiet:
        state.emit(CardRevealed(seat=seat, slot=SLOT_NAMES[slot], poker=CARD_NAMES[card], bluff=bluff))
    return bluff


def return_cards(state: ScoundrelsState) -> None:
    """The cards played this day are shuffled and go under their decks (SC-EOD-14 and 15)."""
    seat: i64 = 0
    while seat < state.seats:
        under: vec[i64] = vec[i64]()
        at: i64 = seat * CARDS
        while at < seat * CARDS + CARDS:
            if state.played[at] >= 0:
                under = append(under, state.played[at])
            state.played[at] = -1
            state.played_seen[at] = 0
            state.on_card[at] = 0
            at += 1
        state.streams[POKER].shuffle_vec(under)
        deck = Pile.unseen(under)
        state.decks[seat].move_all_to(deck)
        state.decks[seat] = deck
        state.histories[seat].append(entry(RETURNED, EVERYONE, seat))
        seat += 1
    if not state.quiet:
        state.emit(CardsReturned())
