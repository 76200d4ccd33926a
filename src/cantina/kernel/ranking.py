"""Who comes first, second and so on at the end of a game."""

from __future__ import annotations

from collections.abc import Callable

from cantina.kernel.native_types import i64


def rank(seats: int, key: Callable[[int], tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Groups the seats by key, the largest key first."""
    return ranked([key(seat) for seat in range(seats)])


def ranked(keys: list[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Groups the seats by their keys, the largest key first."""
    order: list[i64] = []
    for seat, key in enumerate(keys):
        place: i64 = len(order)
        while place > 0 and keys[order[place - 1]] < key:
            place -= 1
        order.insert(place, seat)
    ranking: list[tuple[int, ...]] = []
    group: list[int] = []
    for seat in order:
        if group and keys[seat] != keys[group[0]]:
            ranking.append(tuple(group))
            group = []
        group.append(seat)
    return (*ranking, tuple(group))
