"""Named streams of luck: small integer generators that live in the state and are copied with it."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from cantina.kernel.ints import i64

_MASK: Final = 0xFFFFFFFF
SEED_LIMIT: Final = 1 << 96
"""Seeds are whole numbers from 0 up to (not including) this."""


class Stream:
    """One stream of luck (sfc32: additions, xors, shifts and a rotation on 32 bits).

    No product here exceeds 62 bits, so compiled and interpreted code draw the same numbers.
    """

    def __init__(self, a: i64, b: i64, c: i64, drawn: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.drawn: i64 = drawn
        """Counts the draws, from the stream's salt on."""

    def copy(self) -> Stream:
        return Stream(self.a, self.b, self.c, self.drawn)

    def next(self) -> i64:
        """Draws 32 random bits."""
        b: i64 = self.b
        c: i64 = self.c
        drawn: i64 = (self.a + b + self.drawn) & _MASK
        self.drawn = (self.drawn + 1) & _MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _MASK
        self.c = ((((c << 21) & _MASK) | (c >> 11)) + drawn) & _MASK
        return drawn

    def below(self, limit: i64) -> i64:
        """Draws a number from 0 to limit - 1; the limit stays far below 2**30."""
        return (self.next() * limit) >> 32

    def shuffle(self, cards: list[i64]) -> None:
        """Shuffles in place."""
        last: i64 = len(cards) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            card: i64 = cards[last]
            cards[last] = cards[other]
            cards[other] = card
            last -= 1

    def dump(self) -> list[int]:
        return [self.a, self.b, self.c, self.drawn]

    def __reduce__(self) -> tuple[object, ...]:
        return (Stream, (self.a, self.b, self.c, self.drawn))


def salt(name: str) -> int:
    """Turns a stream's name into the number that tells it from its sisters of the same seed."""
    return crc32(name.encode())


def seeded(seed: int, salt: i64 = 0) -> Stream:
    """Starts a stream from a seed of up to 96 bits."""
    stream = Stream(seed & _MASK, (seed >> 32) & _MASK, (seed >> 64) & _MASK, salt)
    turns: i64 = 0
    while turns < 15:  # sfc32 needs about a dozen turns to spread a seed over its state
        stream.next()
        turns += 1
    return stream


def branches(luck: Stream, count: i64) -> list[Stream]:
    """So many streams that a stream leads to, each for itself."""
    found: list[Stream] = []
    while len(found) < count:
        found.append(Stream(luck.next(), luck.next(), luck.next(), luck.next()))
    return found
