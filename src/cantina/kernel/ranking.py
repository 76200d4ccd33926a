"""Who comes first, second and so on at the end of a game."""

from __future__ import annotations

from collections.abc import Callable

from cantina.kernel.native_types import append, ascending, i64, vec


def rank(seats: int, key: Callable[[int], tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Groups the seats by key, the largest key first."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for seat in range(seats):
        groups.setdefault(key(seat), []).append(seat)
    return tuple([tuple(groups[value]) for value in sorted(groups, reverse=True)])


def rank_by_number(keys: vec[i64]) -> tuple[tuple[int, ...], ...]:
    """Groups the seats by keys that are single numbers, the largest one first: much quicker."""
    ranking: list[tuple[int, ...]] = []
    left: vec[i64] = ascending(0, len(keys))
    while len(left) > 0:
        best: i64 = keys[left[0]]
        for seat in left:
            if keys[seat] > best:
                best = keys[seat]
        group: list[int] = []
        others: vec[i64] = vec[i64]()
        for seat in left:
            if keys[seat] == best:
                group.append(seat)
            else:
                others = append(others, seat)
        ranking.append(tuple(group))
        left = others
    return tuple(ranking)
