"""How sure a count makes us: 95 % intervals of shares and means."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final

import msgspec

Z: Final = 1.959963984540054
"""So many standard errors on each side hold 95 % of a normal distribution."""


class Interval(msgspec.Struct, frozen=True):
    """The values that agree with what was seen."""

    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high

    def within(self, low: float, high: float) -> Interval:
        """The part between two bounds."""
        return Interval(min(max(self.low, low), high), max(min(self.high, high), low))


ANY_SHARE: Final = Interval(0.0, 1.0)
"""What is known of a share before anything was seen."""


def of_share(wins: float, matches: float) -> Interval:
    """Wilson's interval of a share of independent matches; a shared win counts in parts."""
    if matches <= 0:
        return ANY_SHARE
    share = wins / matches
    spread = Z * Z / matches
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * math.sqrt(share * (1 - share) / matches + spread / (4 * matches))
    return Interval(middle - half, middle + half).within(0.0, 1.0)


def of_mean(values: Sequence[float]) -> Interval:
    """Student's interval of the mean of independent values; of fewer than two, nothing is known."""
    if len(values) < 2:
        return Interval(-math.inf, math.inf)
    middle = fmean(values)
    half = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return Interval(middle - half, middle + half)


def of_clusters(shares: Sequence[float], matches: float) -> Interval:
    """The interval of a share when matches come in clusters that share their luck, such as one deal.

    `shares` are the clusters' own shares, all of equal weight, and `matches` counts all matches. Clusters
    are independent and matches within one are not, so the clusters' spread counts; but a few clusters that
    happen to agree would promise too much, so the answer is never narrower than Wilson's.
    """
    if not shares:
        return ANY_SHARE
    wilson = of_share(fmean(shares) * matches, matches)
    spread = of_mean(shares).within(0.0, 1.0)
    return max(wilson, spread, key=lambda interval: interval.width)


def student(freedom: int) -> float:
    """How many standard errors hold 95 % of Student's distribution (within 1 %)."""
    if freedom == 1:
        return 12.706204736
    if freedom == 2:
        return 4.302652730
    z, n = Z, freedom
    return (  # Fisher and Cornish's series in 1/n
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
