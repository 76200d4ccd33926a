"""Types for mypyc; in plain Python `i64` is `int`, an array (`vec[i64]`) a list, and the others do nothing.

Not compiled: the other kernel modules import the names from here.
Keep every intermediate value below 2**62: a native integer wraps silently.
Mind `constant << variable`: mypyc 2.4 shifts a C int there, so the result must stay below 2**31. The
same goes for a local that was given a literal (`one: i64 = 1`); above that, take bits from a table.

A `vec[i64]` is an array of native integers. `append`, `pop`, `remove` and `extend` return the array that
replaces the one given, which must not be used any more: compiled, the two may share their memory or not.
Slices are copies. These functions are for modules that are compiled, others read arrays and assign to their
items only; `vectors.array` makes one for them.
"""

import operator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import extend as extend
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8

    from cantina.kernel.vectors import ascending as ascending
    from cantina.kernel.vectors import count as count
    from cantina.kernel.vectors import index as index
    from cantina.kernel.vectors import sort as sort
    from cantina.kernel.vectors import with_room as with_room
else:
    i64 = int
    u8 = operator.index  # quicker than `int`, and rows call it for every byte
    vec = {i64: list}

    def mypyc_attr(**attributes):
        """Marks a class for the compiler, for instance as one that plain Python may derive from."""
        return lambda cls: cls

    def append(numbers, number):
        numbers.append(number)
        return numbers

    def extend(numbers, more):
        numbers.extend(more)
        return numbers

    def pop(numbers, at=-1):
        number = numbers.pop(at)
        return numbers, number

    def remove(numbers, number):
        numbers.remove(number)
        return numbers

    def ascending(first, count):
        return list(range(first, first + count))

    def with_room(count):
        return []

    sort = list.sort
    count = list.count
    index = list.index


__all__ = [
    "append",
    "ascending",
    "count",
    "extend",
    "i64",
    "index",
    "mypyc_attr",
    "pop",
    "remove",
    "sort",
    "u8",
    "vec",
    "with_room",
]
