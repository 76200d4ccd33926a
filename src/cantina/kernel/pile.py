"""Piles of cards that record who has seen which card."""

from __future__ import annotations

from typing import Final

import msgspec

from cantina.kernel.native_types import append, count, extend, i64, mypyc_attr, pop, sort, vec, with_room
from cantina.kernel.random_streams import Stream

PUBLIC: Final = 128
"""The public's bit in a seen-mask (the viewers, as bits, who have seen a card); bits 0 to 5 are the seats."""
EVERYONE: Final = 0b10111111
"""The seen-mask of a card that lies, or has lain, face up."""


def viewer_bit(seat: int | None) -> int:
    """The bit of a seat, or of the public (None), in a seen-mask."""
    return PUBLIC if seat is None else 1 << seat


def packed(numbers: list[i64]) -> vec[i64]:
    """The numbers of a list as an array; quicker than `vec[i64](numbers)`, which asks the list for a buffer."""
    found: vec[i64] = vec[i64]([0] * len(numbers))
    for at, number in enumerate(numbers):
        found[at] = number
    return found


_ROOM: Final = 12
"""A pile that was cleared has room for so many cards: it is mostly a hand, or cards that are played anew."""


@mypyc_attr(acyclic=True)
class Pile:
    """Cards in order, the top one last; for each card, who has seen it since it was last shuffled.

    A card is a small number that the game gives a meaning; equal numbers are equal cards.
    """

    def __init__(self, cards: list[i64] | None = None, seen: list[i64] | None = None) -> None:
        self.cards: vec[i64] = vec[i64]() if cards is None else packed(cards)
        self.seen: vec[i64] = vec[i64]() if seen is None else packed(seen)
        """A seen-mask for each card."""

    @staticmethod
    def with_room() -> Pile:
        """An empty pile that will soon get cards."""
        pile = Pile()
        pile.clear()
        return pile

    @staticmethod
    def unseen(cards: vec[i64]) -> Pile:
        """A pile of some cards that nobody has seen; the array becomes the pile's own."""
        pile = Pile()
        pile.cards = cards
        pile.show_all(0)
        return pile

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> Pile:
        other = Pile()
        other.cards = self.cards[:]
        other.seen = self.seen[:]
        return other

    def differs_from(self, other: Pile) -> bool:
        """Whether it has other cards, or others have seen them."""
        size: i64 = len(self.cards)
        if size != len(other.cards):
            return True
        at: i64 = 0
        while at < size:
            if self.cards[at] != other.cards[at] or self.seen[at] != other.seen[at]:
                return True
            at += 1
        return False

    def private_viewers(self) -> i64:
        """The seats (bits) that have seen a card which the public has not."""
        found: i64 = 0
        at: i64 = 0
        size: i64 = len(self.seen)
        while at < size:
            if not self.seen[at] & PUBLIC:
                found |= self.seen[at]
            at += 1
        return found

    def put(self, card: i64, seen: i64) -> None:
        """Puts a card on top."""
        self.cards = append(self.cards, card)
        self.seen = append(self.seen, seen)

    def put_under(self, card: i64, seen: i64) -> None:
        """Puts a card at the bottom."""
        self.put(card, seen)
        at: i64 = len(self.cards) - 1
        while at > 0:
            self.cards[at] = self.cards[at - 1]
            self.seen[at] = self.seen[at - 1]
            at -= 1
        self.cards[0] = card
        self.seen[0] = seen

    def holds(self, card: i64) -> bool:
        return card in self.cards

    def count(self, card: i64) -> i64:
        """How many copies of a card it has."""
        return count(self.cards, card)

    def best_known(self, card: i64) -> i64:
        """The index of the copy of a card with the highest seen-mask, or -1.

        Equal cards are interchangeable, so the copy that leaves is one that others know about: what they
        knew ("there is at least one") goes with it, and no false knowledge stays behind.
        """
        cards, seen = self.cards, self.seen
        best: i64 = -1
        most: i64 = -1
        at: i64 = 0
        size: i64 = len(cards)
        while at < size:
            if cards[at] == card and seen[at] > most:
                best = at
                most = seen[at]
            at += 1
        return best

    def take(self, at: i64) -> i64:
        """Removes the card at a position and returns its seen-mask."""
        # Not "self.cards, _ =": mypyc makes an object of what is given to `_`.
        self.cards = pop(self.cards, at)[0]
        self.seen, seen = pop(self.seen, at)
        return seen

    def take_top(self) -> i64:
        """Removes the card on top and returns it."""
        self.cards, card = pop(self.cards)
        self.seen = pop(self.seen)[0]
        return card

    def take_card(self, card: i64) -> None:
        """Removes one copy of a card in the open: everyone who knew of some copies knows of one less."""
        adjusted: i64 = self.take(self.best_known(card))  # the viewers who already know of one copy less
        cards, seen = self.cards, self.seen
        at: i64 = 0
        size: i64 = len(cards)
        while at < size:
            if cards[at] == card:
                still_known: i64 = seen[at] & adjusted
                adjusted |= seen[at]
                seen[at] = still_known
            at += 1

    def draw_to(self, hand: Pile, count: i64, viewers: i64) -> None:
        """Moves up to `count` cards from the top into a hand, where `viewers` (bits) see them."""
        left: i64 = len(self.cards)
        if left > count:
            left = count
        # In arrays of its own while it draws: what belongs to an object is counted at every access.
        cards, seen = self.cards, self.seen
        hand_cards, hand_seen = hand.cards, hand.seen
        while left > 0:
            cards, card = pop(cards)
            seen, viewers_before = pop(seen)
            hand_cards = append(hand_cards, card)
            hand_seen = append(hand_seen, viewers_before | viewers)
            left -= 1
        self.cards, self.seen = cards, seen
        hand.cards, hand.seen = hand_cards, hand_seen

    def move_all_to(self, other: Pile) -> None:
        """Moves every card, in order, on top of another pile."""
        other.cards = extend(other.cards, self.cards)
        other.seen = extend(other.seen, self.seen)
        self.clear()

    def clear(self) -> None:
        """Removes every card."""
        self.cards = with_room(_ROOM)
        self.seen = with_room(_ROOM)

    def sort(self) -> None:
        """Puts the cards in ascending order; the seen-masks keep their places."""
        sort(self.cards)

    def show(self, at: i64, viewers: i64) -> None:
        """Marks the card at a position as seen by `viewers` (bits)."""
        self.seen[at] = self.seen[at] | viewers

    def show_all(self, viewers: i64) -> None:
        """From now on exactly `viewers` (bits) have seen the cards."""
        size: i64 = len(self.cards)
        if len(self.seen) != size:
            self.seen = vec[i64]([viewers] * size)
            return
        at: i64 = 0
        while at < size:
            self.seen[at] = viewers
            at += 1

    def shuffle(self, rng: Stream) -> None:
        """Shuffles; from now on nobody has seen any of its cards."""
        rng.shuffle_vec(self.cards)
        self.show_all(0)

    def dump(self) -> list[list[int]]:
        return [[self.cards[at], self.seen[at]] for at in range(len(self.cards))]

    @staticmethod
    def load(data: object) -> Pile:
        pairs = msgspec.convert(data, list[tuple[int, int]])
        return Pile([card for card, _ in pairs], [seen for _, seen in pairs])

    def __reduce__(self) -> tuple[object, ...]:
        return (Pile, (list(self.cards), list(self.seen)))
