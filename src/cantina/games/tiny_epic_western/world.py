"""Drawing worlds: states that one seat could believe in.

The order of the property deck is anybody's guess. The poker cards of the round are guessed by telling
their story again with cards that have no face yet: a face is given where the seat has seen one, others
keep one of their cards at random, and what is left over is dealt at the end. A guess that contradicts
what the seat has seen is thrown away; that can only happen after a discard pile was shuffled anew.
"""

from __future__ import annotations

from typing import Final

from cantina.games.tiny_epic_western.content import POKER_CARDS
from cantina.games.tiny_epic_western.rules.cards import (
    DREW,
    GOT,
    KEPT,
    RESHUFFLED,
    RIVAL_DREW,
    RIVAL_PUT,
    entry,
)
from cantina.games.tiny_epic_western.state import WesternState
from cantina.kernel.errors import BadPosition
from cantina.kernel.ints import i64
from cantina.kernel.luck import Stream
from cantina.kernel.pile import PUBLIC, Pile

_NOBODY: Final = -1
_MOST_TRIES: Final = 1_000_000
"""More than any position reached in play can need; one loaded from a tampered dump may need no end."""


def imagine(state: WesternState, seat: int | None, luck: Stream) -> None:
    """Replaces all that a seat does not know by a guess."""
    state.properties.sort()
    luck.shuffle(state.properties)
    if state.round == 0:
        return
    guess = Guess(state, _NOBODY if seat is None else seat, luck)
    tries: i64 = 0
    while not guess.make():
        tries += 1
        if tries == _MOST_TRIES:
            raise BadPosition("the story of the poker cards does not lead to where they lie")
    guess.write_down()


class Guess:
    """One way the poker cards of a round may have moved, as far as one seat can tell."""

    def __init__(self, state: WesternState, viewer: i64, luck: Stream) -> None:
        self.state = state
        self.viewer: i64 = viewer
        self.luck = luck
        self.eye: i64 = PUBLIC if viewer < 0 else 1 << viewer
        self.face: list[i64] = []
        """The face of each card of the guess; -1: none yet."""
        self.home: list[i64] = []
        """Which card of the guess has each face; -1: none yet."""
        self.rivals: list[i64] = []
        self.deck: list[i64] = []
        self.discard: list[i64] = []
        self.hands: list[list[i64]] = []
        self.duel_card: i64 = -1
        self.reshuffled = False
        self.told: list[i64] = []
        """For each entry of the story, the card of the guess it is about."""

    def make(self) -> bool:
        """Makes a guess; False: it contradicts what the seat has seen."""
        state = self.state
        self.face = [-1] * POKER_CARDS
        self.home = [-1] * POKER_CARDS
        self.rivals = []
        self.deck = list(range(POKER_CARDS))
        self.discard = []
        self.hands = [[] for _ in range(state.seats)]
        self.duel_card = -1
        self.reshuffled = False
        self.told = []
        for card in state.gaps:
            self._learn(self.deck.pop(), card)
        for _ in state.rivals.cards:
            self.rivals.append(self.deck.pop())
        at: i64 = 0
        while at < len(state.story):
            if not self._tell(state.story[at]):
                return False
            at += 1
        return self._look() and self._deal_the_rest()

    def _learn(self, one: i64, card: i64) -> bool:
        """Gives a card of the guess the face that the seat saw."""
        if self.face[one] == card:
            return True
        if self.face[one] >= 0 or self.home[card] >= 0:
            return False
        self.face[one] = card
        self.home[card] = one
        return True

    def _tell(self, told: i64) -> bool:
        code: i64 = told // 256
        seat: i64 = told // 32 % 8
        card: i64 = told % 32
        seen = seat == self.viewer
        one: i64 = -1
        fits = True
        if code == GOT:
            one = self.deck.pop()
            self.hands[seat].append(one)
            if seen:
                fits = self._learn(one, card)
        elif code == KEPT:
            held = self.hands[seat]
            one = self.home[card] if seen else held[self.luck.below(len(held))]
            for other in held:
                if other != one:
                    self.discard.append(other)
            self.hands[seat] = [one]
        elif code == DREW:
            one = self._draw(card if seen else -1)
            if one >= 0:
                self.hands[seat].append(one)
            fits = one >= 0
        elif code == RIVAL_DREW:
            one = self._draw(card)
            self.duel_card = one
            fits = one >= 0
        elif code == RIVAL_PUT:
            self.discard.append(self.duel_card)
            self.duel_card = -1
        elif code == RESHUFFLED:
            self.deck.extend(self.discard)
            self.discard.clear()
            self.reshuffled = True
        self.told.append(one)
        return fits

    def _draw(self, card: i64) -> i64:
        """Takes any card of the deck, or the one the seat saw come; -1: it cannot have come from there.

        Where the face is new to the seat, a guess is the likelier, the more cards it could be on.
        """
        deck = self.deck
        size: i64 = len(deck)
        if card < 0:
            return _take(deck, self.luck.below(size))
        if self.home[card] >= 0:
            if self.home[card] not in deck:
                return -1
            return _take(deck, deck.index(self.home[card]))
        if self.luck.below(self._faceless()) >= self._faceless_in_deck():
            return -1
        at: i64 = self.luck.below(size)
        while self.face[deck[at]] >= 0:
            at = self.luck.below(size)
        self._learn(deck[at], card)
        return _take(deck, at)

    def _faceless_in_deck(self) -> i64:
        count: i64 = 0
        for one in self.deck:
            if self.face[one] < 0:
                count += 1
        return count

    def _faceless(self) -> i64:
        """How many cards might have been in the deck, for all the seat knows: the same in every guess."""
        if not self.reshuffled:
            return len(self.deck)
        count: i64 = self.face.count(-1)
        for one in self.rivals:
            if self.face[one] < 0:
                count -= 1
        return count

    def _look(self) -> bool:
        """Takes in the cards that lie open to the seat now."""
        state = self.state
        at: i64 = 0
        while at < len(self.rivals):
            if state.rivals.seen[at] & self.eye and not self._learn(self.rivals[at], state.rivals.cards[at]):
                return False
            at += 1
        seat: i64 = 0
        while seat < state.seats:
            hand = state.hands[seat]
            at = 0
            while at < len(hand.cards):
                if hand.seen[at] & self.eye and not self._learn(self.hands[seat][at], hand.cards[at]):
                    return False
                at += 1
            seat += 1
        return True

    def _deal_the_rest(self) -> bool:
        rest: list[i64] = [card for card in range(POKER_CARDS) if self.home[card] < 0]
        self.luck.shuffle(rest)
        one: i64 = 0
        while one < POKER_CARDS:
            if self.face[one] < 0:
                self.face[one] = rest.pop()
            one += 1
        self.luck.shuffle(self.deck)
        return True

    def write_down(self) -> None:
        """Puts the guess in place of the truth; where cards lie and who has seen them stays the same."""
        state = self.state
        self._lay(state.rivals, self.rivals)
        self._lay(state.poker, self.deck)
        self._lay(state.discard, self.discard)
        seat: i64 = 0
        while seat < state.seats:
            self._lay(state.hands[seat], self.hands[seat])
            seat += 1
        at: i64 = 0
        while at < len(state.story):
            told: i64 = state.story[at]
            if self.told[at] >= 0:
                state.story[at] = entry(told // 256, told // 32 % 8, self.face[self.told[at]])
            at += 1

    def _lay(self, pile: Pile, cards: list[i64]) -> None:
        at: i64 = 0
        while at < len(cards):
            pile.cards[at] = self.face[cards[at]]
            at += 1


def _take(deck: list[i64], at: i64) -> i64:
    """Takes a card out of a deck whose order nobody knows."""
    one: i64 = deck[at]
    deck[at] = deck[len(deck) - 1]
    deck.pop()
    return one
