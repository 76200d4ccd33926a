"""Arrays of native integers: making them, their form in a dump, and what mypyc does not offer for them.

In plain Python an array is a list, and what takes the place of most functions below is in
`kernel/native_types.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

import msgspec

from cantina.kernel.native_types import i64, vec


@final
class ArrayOfNumbers:
    """The form in a dump of a field that is an array: a list of whole numbers."""

    def load(self, data: object) -> vec[i64]:
        return vec[i64](msgspec.convert(data, list[int]))


NUMBERS: Final = ArrayOfNumbers()


def array(numbers: Iterable[i64]) -> vec[i64]:
    """An array of some numbers, for modules that are not compiled."""
    return vec[i64](numbers)


def with_room(count: i64) -> vec[i64]:
    """An empty array that need not move until it has more than so many numbers."""
    return vec[i64](capacity=count)


def ascending(first: i64, count: i64) -> vec[i64]:
    """So many numbers in order, from the first one on."""
    numbers: vec[i64] = vec[i64]([first] * count)
    at: i64 = 1
    while at < count:
        numbers[at] = first + at
        at += 1
    return numbers


def sort(numbers: vec[i64]) -> None:
    """Puts the numbers in ascending order."""
    size: i64 = len(numbers)
    if size > _FEW:
        _shell_sort(numbers)
        return
    # Bubble sort. Which of two numbers is the smaller one is computed rather than asked: a processor cannot
    # foresee the answer, and guessing wrong takes it longer than all the steps below.
    while size > 1:
        largest: i64 = numbers[0]
        at: i64 = 1
        while at < size:
            difference: i64 = numbers[at] - largest
            if_less: i64 = difference & difference >> 63  # the difference where it is negative, otherwise 0
            numbers[at - 1] = largest + if_less
            largest = largest + difference - if_less
            at += 1
        size -= 1
        numbers[size] = largest


_FEW: Final = 9
"""Arrays of so many numbers or fewer are sorted by comparing all of them."""


def _shell_sort(numbers: vec[i64]) -> None:
    size: i64 = len(numbers)
    gap: i64 = 1
    while gap * 3 < size:
        gap = gap * 3 + 1
    while gap > 0:
        at: i64 = gap
        while at < size:
            number: i64 = numbers[at]
            place: i64 = at
            while place >= gap and numbers[place - gap] > number:
                numbers[place] = numbers[place - gap]
                place -= gap
            numbers[place] = number
            at += 1
        gap //= 3  # 40, 13, 4, 1


def count(numbers: vec[i64], number: i64) -> i64:
    """How often a number occurs."""
    found: i64 = 0
    for one in numbers:
        if one == number:
            found += 1
    return found


def index(numbers: vec[i64], number: i64) -> i64:
    """Where a number occurs for the first time; it must occur."""
    at: i64 = 0
    while numbers[at] != number:
        at += 1
    return at
