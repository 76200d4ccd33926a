"""Sampling worlds: states that agree with everything one seat has seen.

The property deck is shuffled. The poker cards of the round are sampled by telling their history anew (see
`kernel/world_sampler.py`): other seats keep one of their cards at random. A sample can contradict what the seat
has seen only after the discards were shuffled into a new deck.
"""

from __future__ import annotations

from typing import final

from cantina.games.tiny_epic_western.content import MORE_CARDS_DEALT, POKER_COUNT
from cantina.games.tiny_epic_western.history import (
    DREW,
    KEPT,
    RESHUFFLED,
    RIVAL_DISCARDED,
    RIVAL_DREW,
    WAS_DEALT,
)
from cantina.games.tiny_epic_western.state import WesternState
from cantina.kernel.hidden_history import HIDDEN, a_of, kind_of, seat_of
from cantina.kernel.native_types import append, ascending, extend, i64, mypyc_attr, pop, remove, vec, with_room
from cantina.kernel.pile import Pile, viewer_bit
from cantina.kernel.random_streams import Stream
from cantina.kernel.world_sampler import HistorySampler, Placeholders


def sample_world(state: WesternState, seat: int | None, rng: Stream) -> None:
    """Replaces everything a seat does not know by a random sample."""
    _sort(state.properties)
    rng.shuffle_vec(state.properties)
    if state.round == 0:
        return
    sampler = PokerCardSampler(state, viewer_bit(seat), rng)
    sampler.sample()
    sampler.write_to_state()


def _sort(properties: vec[i64]) -> None:
    """Puts different property cards in ascending order; with bits, which is quicker than comparing them."""
    bits: i64 = 0
    bit: i64 = 1
    for card in properties:
        bits |= bit << card
    at: i64 = 0
    next_card: i64 = 0
    while bits > 0:
        if bits & 1:
            properties[at] = next_card
            at += 1
        bits >>= 1
        next_card += 1


@mypyc_attr(acyclic=True)
@final
class PokerCardSampler(HistorySampler):
    """Samples how the poker cards of a round moved, in agreement with what one seat has seen."""

    rivals: vec[i64]
    deck: vec[i64]
    discard: vec[i64]
    hands: list[Placeholders]

    def __init__(self, state: WesternState, viewers: i64, rng: Stream) -> None:
        super().__init__(state.history, viewers, vec[i64]([1] * POKER_COUNT), rng)
        self.state = state
        self.duel_card: i64 = -1
        self.reshuffled = False

    def begin(self) -> None:
        state = self.state
        self.add_placeholders(POKER_COUNT)
        deck = ascending(0, POKER_COUNT)
        for card in state.gaps:
            deck, placeholder = pop(deck)
            self.learn(placeholder, card)
        rivals: vec[i64] = with_room(2)
        for _ in state.rivals.cards:
            deck, placeholder = pop(deck)
            rivals = append(rivals, placeholder)
        self.deck = deck
        self.rivals = rivals
        self.discard = with_room(POKER_COUNT)
        self.hands = [Placeholders(with_room(MORE_CARDS_DEALT)) for _ in range(state.seats)]
        self.duel_card = -1
        self.reshuffled = False

    def replay(self, at: i64) -> bool:
        packed: i64 = self.entries[at]
        kind: i64 = kind_of(packed)
        seat: i64 = seat_of(packed)
        card: i64 = a_of(packed)
        placeholder: i64 = -1
        if kind == WAS_DEALT:
            placeholder = self._top()
            self.hands[seat].put(placeholder)
            if card != HIDDEN and not self.learn(placeholder, card):
                return False
        elif kind == KEPT:
            hand = self.hands[seat]
            placeholder = self.pick(hand.items, card)
            if placeholder < 0:
                return False
            hand.remove(placeholder)
            self.discard = extend(self.discard, hand.items)
            hand.items = vec[i64]([placeholder])
        elif kind == DREW:
            placeholder = self._draw(card)
            if placeholder < 0:
                return False
            self.hands[seat].put(placeholder)
        elif kind == RIVAL_DREW:
            placeholder = self.duel_card = self._draw(card)
            if placeholder < 0:
                return False
        elif kind == RIVAL_DISCARDED:
            self.discard = append(self.discard, self.duel_card)
            self.duel_card = -1
        else:
            assert kind == RESHUFFLED
            self.deck = extend(self.deck, self.discard)
            self.discard = vec[i64]()
            self.reshuffled = True
        self.moved[at] = placeholder
        return True

    def _top(self) -> i64:
        """Takes the top card of the deck."""
        self.deck, placeholder = pop(self.deck)
        return placeholder

    def _draw(self, card: i64) -> i64:
        """Takes a card of the deck, whose order nobody knows; -1: contradiction."""
        placeholder: i64 = self.pick(self.deck, card)
        if placeholder >= 0:
            self.deck = remove(self.deck, placeholder)
        return placeholder

    def complete(self) -> bool:
        """Identifies the cards that the seat sees now, and deals the others."""
        state = self.state
        if not self._learn_visible(self.rivals, state.rivals):
            return False
        seat: i64 = 0
        while seat < state.seats:
            if not self._learn_visible(self.hands[seat].items, state.hands[seat]):
                return False
            seat += 1
        self.deal_remaining()
        if self.reshuffled:  # until then no card of the deck had a face, and they have been dealt at random
            self.rng.shuffle_vec(self.deck)
        return True

    def _learn_visible(self, placeholders: vec[i64], pile: Pile) -> bool:
        at: i64 = 0
        while at < len(pile.cards):
            if pile.seen[at] & self.viewers and not self.learn(placeholders[at], pile.cards[at]):
                return False
            at += 1
        return True

    def write_to_state(self) -> None:
        """Writes the sampled faces into the state; the piles' sizes and seen-masks stay the same."""
        state = self.state
        self._write_pile(state.rivals, self.rivals)
        self._write_pile(state.poker, self.deck)
        self._write_pile(state.discard, self.discard)
        seat: i64 = 0
        while seat < state.seats:
            self._write_pile(state.hands[seat], self.hands[seat].items)
            seat += 1
        self.write_history()

    def _write_pile(self, pile: Pile, placeholders: vec[i64]) -> None:
        face = self.face
        cards = pile.cards
        for at, placeholder in enumerate(placeholders):
            cards[at] = face[placeholder]
