"""Piles of cards that record who has seen which card."""

from __future__ import annotations

from typing import Final

import msgspec

from cantina.kernel.native_types import i64
from cantina.kernel.random_streams import Stream

PUBLIC: Final = 128
"""The public's bit in a seen-mask (the viewers, as bits, who have seen a card); bits 0 to 5 are the seats."""
EVERYONE: Final = 0b10111111
"""The seen-mask of a card that lies, or has lain, face up."""


def viewer_bit(seat: int | None) -> int:
    """The bit of a seat, or of the public (None), in a seen-mask."""
    return PUBLIC if seat is None else 1 << seat


class Pile:
    """Cards in order, the top one last; for each card, who has seen it since it was last shuffled.

    A card is a small number that the game gives a meaning; equal numbers are equal cards.
    """

    def __init__(self, cards: list[i64], seen: list[i64]) -> None:
        self.cards: list[i64] = cards
        self.seen: list[i64] = seen
        """A seen-mask for each card."""

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> Pile:
        return Pile(self.cards[:], self.seen[:])

    def differs_from(self, other: Pile) -> bool:
        """Whether it has other cards, or others have seen them."""
        return self.cards != other.cards or self.seen != other.seen

    def put(self, card: i64, seen: i64) -> None:
        """Puts a card on top."""
        self.cards.append(card)
        self.seen.append(seen)

    def holds(self, card: i64) -> bool:
        return card in self.cards

    def best_known(self, card: i64) -> i64:
        """The index of the copy of a card with the highest seen-mask, or -1.

        Equal cards are interchangeable, so the copy that leaves is one that others know about: what they
        knew ("there is at least one") goes with it, and no false knowledge stays behind.
        """
        best: i64 = -1
        most: i64 = -1
        at: i64 = 0
        size: i64 = len(self.cards)
        while at < size:
            if self.cards[at] == card and self.seen[at] > most:
                best = at
                most = self.seen[at]
            at += 1
        return best

    def take(self, at: i64) -> i64:
        """Removes the card at a position and returns its seen-mask."""
        del self.cards[at]
        return self.seen.pop(at)

    def take_card(self, card: i64) -> None:
        """Removes one copy of a card in the open: everyone who knew of some copies knows of one less."""
        at: i64 = self.best_known(card)
        adjusted: i64 = self.take(at)  # the viewers who already know of one copy less
        at = 0
        size: i64 = len(self.cards)
        while at < size:
            if self.cards[at] == card:
                still_known: i64 = self.seen[at] & adjusted
                adjusted |= self.seen[at]
                self.seen[at] = still_known
            at += 1

    def draw_to(self, hand: Pile, count: i64, viewers: i64) -> None:
        """Moves up to `count` cards from the top into a hand, where `viewers` (bits) see them."""
        left: i64 = count
        while left > 0 and self.cards:
            hand.cards.append(self.cards.pop())
            hand.seen.append(self.seen.pop() | viewers)
            left -= 1

    def move_all_to(self, other: Pile) -> None:
        """Moves every card, in order, on top of another pile."""
        other.cards.extend(self.cards)
        other.seen.extend(self.seen)
        self.cards.clear()
        self.seen.clear()

    def show(self, at: i64, viewers: i64) -> None:
        """Marks the card at a position as seen by `viewers` (bits)."""
        self.seen[at] = self.seen[at] | viewers

    def shuffle(self, rng: Stream) -> None:
        """Shuffles; from now on nobody has seen any of its cards."""
        rng.shuffle(self.cards)
        self.seen = [0] * len(self.cards)

    def dump(self) -> list[list[int]]:
        return [[self.cards[at], self.seen[at]] for at in range(len(self.cards))]

    @staticmethod
    def load(data: object) -> Pile:
        pairs = msgspec.convert(data, list[tuple[int, int]])
        return Pile([card for card, _ in pairs], [seen for _, seen in pairs])

    def __reduce__(self) -> tuple[object, ...]:
        return (Pile, (self.cards, self.seen))
