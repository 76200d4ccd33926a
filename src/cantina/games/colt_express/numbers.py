"""The values of Colt Express that a match can change."""

from __future__ import annotations

from cantina.games.colt_express.content import PURSES, ColtNumbers
from cantina.kernel.numbers import GameNumbers, Number, attribute, entries

MOST_DOLLARS = 10_000


def _purse(value: int) -> Number:
    """All purses of one printed value. The lowest allowed is 1: world sampling uses 0 for an unknown value."""
    places = [at for at, printed_value in enumerate(PURSES) if printed_value == value]
    rule = f"CE-DATA-{10 + sorted(set(PURSES)).index(value)}"
    return entries("purses", places, 1, MOST_DOLLARS, "public", rule, "number-purse", value=value)


NUMBERS = GameNumbers(
    ColtNumbers,
    {
        **{f"purse.{value}": _purse(value) for value in sorted(set(PURSES))},
        "jewel": attribute("jewel", 0, MOST_DOLLARS, "rulebook", "CE-DATA-16", "number-jewel"),
        "strongbox": attribute("strongbox", 0, MOST_DOLLARS, "rulebook", "CE-DATA-17", "number-strongbox"),
        "ransom": attribute("ransom", 0, MOST_DOLLARS, "rulebook", "CE-STA-7", "number-ransom"),
        "gunslinger": attribute("gunslinger", 0, MOST_DOLLARS, "rulebook", "CE-END-4", "number-gunslinger"),
    },
)
