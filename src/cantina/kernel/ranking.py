"""Who comes first, second and so on at the end of a game."""

from __future__ import annotations

from collections.abc import Callable


def rank(seats: int, key: Callable[[int], tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Groups the seats by key, the largest key first."""
    return ranked([key(seat) for seat in range(seats)])


def ranked(keys: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Groups the seats by their keys, the largest key first."""
    ranking: list[tuple[int, ...]] = []
    for key in sorted(set(keys), reverse=True):
        group: list[int] = []
        for seat, other in enumerate(keys):
            if other == key:
                group.append(seat)
        ranking.append(tuple(group))
    return tuple(ranking)
