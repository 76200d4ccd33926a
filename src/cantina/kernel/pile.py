"""Piles of cards that know who has seen which card."""

from __future__ import annotations

from typing import Final

from cantina.kernel.ints import i64
from cantina.kernel.luck import Stream

PUBLIC: Final = 128
"""Bit of a seen-mask for the public; bits 0 to 5 are the seats."""
EVERYONE: Final = 0b10111111
"""The seen-mask of a card that lies, or has lain, face up."""


def eyes(seat: int | None) -> int:
    """The bit under which a seat, or the public (None), stands in a seen-mask."""
    return PUBLIC if seat is None else 1 << seat


class Pile:
    """Cards in order, the top one last; for each card, who has seen it since it was last shuffled.

    A card is a small number that the game gives a meaning; equal numbers are equal cards.
    """

    def __init__(self, cards: list[i64], seen: list[i64]) -> None:
        self.cards: list[i64] = cards
        self.seen: list[i64] = seen

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> Pile:
        return Pile(self.cards[:], self.seen[:])

    def put(self, card: i64, seen: i64) -> None:
        """Lays a card on top."""
        self.cards.append(card)
        self.seen.append(seen)

    def holds(self, card: i64) -> bool:
        return card in self.cards

    def best_known(self, card: i64) -> i64:
        """Finds the instance of a card that most eyes have seen, or -1.

        Equal cards are interchangeable, so the one that leaves is the one others know about:
        what they knew ("there is at least one") goes with it, and nothing false stays behind.
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
        """Takes away the card at a position and returns who had seen it."""
        del self.cards[at]
        return self.seen.pop(at)

    def take_card(self, card: i64) -> None:
        """Takes away one instance of a card in the open: everyone who knew of some knows of one less."""
        at: i64 = self.best_known(card)
        told: i64 = self.take(at)
        at = 0
        size: i64 = len(self.cards)
        while at < size:
            if self.cards[at] == card:
                both: i64 = self.seen[at] & told
                told |= self.seen[at]
                self.seen[at] = both
            at += 1

    def draw_to(self, hand: Pile, count: i64, eyes: i64) -> None:
        """Moves up to `count` cards from the top into a hand, shown to `eyes`."""
        left: i64 = count
        while left > 0 and self.cards:
            hand.cards.append(self.cards.pop())
            hand.seen.append(self.seen.pop() | eyes)
            left -= 1

    def pour_to(self, other: Pile) -> None:
        """Moves every card, in order, on top of another pile."""
        other.cards.extend(self.cards)
        other.seen.extend(self.seen)
        self.cards.clear()
        self.seen.clear()

    def show(self, at: i64, eyes: i64) -> None:
        self.seen[at] = self.seen[at] | eyes

    def shuffle(self, luck: Stream) -> None:
        """Shuffles; from now on nobody has seen any of its cards."""
        luck.shuffle(self.cards)
        self.seen = [0] * len(self.cards)

    def dump(self) -> list[list[int]]:
        return [[self.cards[at], self.seen[at]] for at in range(len(self.cards))]

    def __reduce__(self) -> tuple[object, ...]:
        return (Pile, (self.cards, self.seen))
