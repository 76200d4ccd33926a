"""Who comes first, second and so on at the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cantina.kernel.native_types import i64, vec

_BEYOND: Final = 1 << 61
"""Larger than all keys."""


def rank(seats: int, key: Callable[[int], tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Groups the seats by key, the largest key first."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for seat in range(seats):
        groups.setdefault(key(seat), []).append(seat)
    return tuple([tuple(groups[value]) for value in sorted(groups, reverse=True)])


def rank_by_number(keys: vec[i64]) -> tuple[tuple[int, ...], ...]:
    """Groups the seats by keys that are single numbers, the largest one first: much quicker."""
    ranking: list[tuple[int, ...]] = []
    ranked: i64 = 0
    above: i64 = _BEYOND
    while ranked < len(keys):
        best: i64 = -_BEYOND
        for key in keys:
            if best < key < above:
                best = key
        group: list[int] = []
        for seat, key in enumerate(keys):
            if key == best:
                group.append(seat)
                ranked += 1
        ranking.append(tuple(group))
        above = best
    return tuple(ranking)
