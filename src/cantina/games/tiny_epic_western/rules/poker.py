"""Three-card hands and how they compare (TEW-HAND-1 to 7)."""

from __future__ import annotations

from typing import Final

from cantina.games.tiny_epic_western.content import POKER_CARDS, VALUES
from cantina.kernel.ints import i64

HIGH: Final = 1
PAIR: Final = 2
STRAIGHT: Final = 3
FLUSH: Final = 4
THREE: Final = 5
STRAIGHT_FLUSH: Final = 6


def hand_rank(one: i64, two: i64, three: i64) -> i64:
    """The best rank whose definition three cards meet, from HIGH to STRAIGHT_FLUSH."""
    a: i64 = one % VALUES
    b: i64 = two % VALUES
    c: i64 = three % VALUES
    flush = one // VALUES == two // VALUES == three // VALUES
    low: i64 = min(a, b, c)
    straight = max(a, b, c) - low == 2 and a + b + c == 3 * low + 3
    if straight and flush:
        return STRAIGHT_FLUSH
    if a == b == c:
        return THREE
    if flush:
        return FLUSH
    if straight:
        return STRAIGHT
    if a in (b, c) or b == c:
        return PAIR
    return HIGH


def _key(one: i64, two: i64, own: i64) -> i64:
    """A hand's rank, then the own card's value, then its suit."""
    return (hand_rank(one, two, own) * VALUES + own % VALUES) * 4 + own // VALUES


_KEYS: Final[list[i64]] = [
    _key(one, two, own)
    for one in range(POKER_CARDS)
    for two in range(POKER_CARDS)
    for own in range(POKER_CARDS)
]


def hand_key(one: i64, two: i64, own: i64) -> i64:
    """A number that is higher for the better hand of two gap cards and one's own (TEW-HAND-1 and 2)."""
    return _KEYS[(one * POKER_CARDS + two) * POKER_CARDS + own]


def rank_of_key(key: i64) -> i64:
    return key // (VALUES * 4)
