"""Types for mypyc; in plain Python `i64` is `int`, `u8` changes nothing and `mypyc_attr` does nothing.

Not compiled: the other kernel modules import the names from here, so that playing does not need
mypy_extensions installed. Keep every intermediate value below 2**62: a native integer wraps silently.
Mind `constant << variable`: mypyc 2.4 shifts a C int there, so the result must stay below 2**31. The
same goes for a local that was given a literal (`one: i64 = 1`); above that, take bits from a table.
"""

from operator import index
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i64 = int
    u8 = index  # quicker than `int`, and rows call it for every byte

    def mypyc_attr(**attributes):
        """Marks a class for the compiler, for instance as one that plain Python may derive from."""
        return lambda cls: cls


__all__ = ["i64", "mypyc_attr", "u8"]
