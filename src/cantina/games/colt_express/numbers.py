"""The values of Colt Express that a lab may change."""

from __future__ import annotations

from cantina.games.colt_express.content import AMOUNTS, PURSES
from cantina.kernel.numbers import Number, entries, field

DEAR = 10_000


def _purse(value: int) -> Number:
    """All purses of one printed value; 0 would be taken for a value not known."""
    return entries(PURSES, [at for at, one in enumerate(PURSES) if one == value], 1, DEAR)


NUMBERS: dict[str, Number] = {
    **{f"purse.{value}": _purse(value) for value in sorted(set(PURSES))},
    "jewel": field(AMOUNTS, "jewel", 0, DEAR),
    "strongbox": field(AMOUNTS, "strongbox", 0, DEAR),
    "ransom": field(AMOUNTS, "ransom", 0, DEAR),
    "gunslinger": field(AMOUNTS, "gunslinger", 0, DEAR),
}
