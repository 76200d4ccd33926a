"""The native integer of compiled code; in plain Python it is `int`.

Interpreted on purpose: the other kernel modules import the name from here, so that playing needs no
typing helper installed. Keep every intermediate value below 2**62: a native integer wraps silently.
Mind `constant << variable`: mypyc 2.4 shifts a C int there, so the result must stay below 2**31.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int

__all__ = ["i64"]
