"""Three-card hands and how they compare (TEW-HAND-1 to 7)."""

from __future__ import annotations

from typing import Final

from cantina.games.tiny_epic_western.content import POKER_COUNT, VALUE_COUNT
from cantina.kernel.native_types import i64, vec

HIGH: Final = 1
PAIR: Final = 2
STRAIGHT: Final = 3
FLUSH: Final = 4
THREE: Final = 5
STRAIGHT_FLUSH: Final = 6


def hand_rank(first: i64, second: i64, third: i64) -> i64:
    """The best rank whose definition three cards meet, from HIGH to STRAIGHT_FLUSH."""
    a: i64 = first % VALUE_COUNT
    b: i64 = second % VALUE_COUNT
    c: i64 = third % VALUE_COUNT
    flush = first // VALUE_COUNT == second // VALUE_COUNT == third // VALUE_COUNT
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


def _key(left_gap: i64, right_gap: i64, own_card: i64) -> i64:
    """A hand's rank, then the own card's value, then its suit."""
    return (
        hand_rank(left_gap, right_gap, own_card) * VALUE_COUNT + own_card % VALUE_COUNT
    ) * 4 + own_card // VALUE_COUNT


_KEYS: Final[vec[i64]] = vec[i64](
    [
        _key(left_gap, right_gap, own_card)
        for left_gap in range(POKER_COUNT)
        for right_gap in range(POKER_COUNT)
        for own_card in range(POKER_COUNT)
    ]
)


def hand_key(left_gap: i64, right_gap: i64, own_card: i64) -> i64:
    """A number that is higher for the better hand of two gap cards and one's own (TEW-HAND-1 and 2)."""
    return _KEYS[(left_gap * POKER_COUNT + right_gap) * POKER_COUNT + own_card]


def rank_of_key(key: i64) -> i64:
    return key // (VALUE_COUNT * 4)
