"""Confidence intervals (95 %) of shares and means."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final

import msgspec

Z: Final = 1.959963984540054
"""So many standard errors on each side hold 95 % of a normal distribution."""


class Interval(msgspec.Struct, frozen=True):
    """The values that agree with the data."""

    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low

    def contains(self, value: float) -> bool:
        return self.low <= value <= self.high

    def clipped(self, low: float, high: float) -> Interval:
        """The part between two bounds."""
        return Interval(min(max(self.low, low), high), max(min(self.high, high), low))


class IntervalEstimate(msgspec.Struct, frozen=True):
    """An estimated value with its confidence interval."""

    value: float
    low: float
    high: float

    @property
    def interval(self) -> Interval:
        return Interval(self.low, self.high)

    @property
    def excludes_zero(self) -> bool:
        return self.low > 0 or self.high < 0


ANY_SHARE: Final = Interval(0.0, 1.0)
"""The interval of a share of which nothing is known."""


def wilson_interval(wins: float, matches: float) -> Interval:
    """Wilson's interval of a share of independent matches; a shared win counts in parts."""
    if matches <= 0:
        return ANY_SHARE
    share = wins / matches
    spread = Z * Z / matches
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * math.sqrt(share * (1 - share) / matches + spread / (4 * matches))
    return Interval(middle - half, middle + half).clipped(0.0, 1.0)


def student_interval(values: Sequence[float]) -> Interval:
    """Student's interval of the mean of independent values; unbounded for fewer than two."""
    if len(values) < 2:
        return Interval(-math.inf, math.inf)
    middle = fmean(values)
    half = student_quantile(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return Interval(middle - half, middle + half)


def clustered_interval(shares: Sequence[float], matches: float) -> Interval:
    """The interval of a share when matches come in clusters that are not independent, such as one deal.

    `shares` are the clusters' own shares, all of equal weight, and `matches` counts all matches. Clusters are
    independent and matches within one are not, so the interval rests on the spread of the clusters. When few
    clusters happen to agree that would be too narrow, so the result is never narrower than Wilson's.
    """
    if not shares:
        return ANY_SHARE
    wilson = wilson_interval(fmean(shares) * matches, matches)
    spread = student_interval(shares).clipped(0.0, 1.0)
    return max(wilson, spread, key=lambda interval: interval.width)


def student_quantile(degrees_of_freedom: int) -> float:
    """How many standard errors hold 95 % of Student's distribution (within 1 %)."""
    if degrees_of_freedom == 1:
        return 12.706204736
    if degrees_of_freedom == 2:
        return 4.302652730
    z, n = Z, degrees_of_freedom
    return (  # the Cornish-Fisher expansion in 1/n
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def share_estimate(times: float, cases: float) -> IntervalEstimate:
    """A share of independent cases, with Wilson's interval."""
    interval = wilson_interval(times, cases)
    return IntervalEstimate(times / cases if cases else 0.0, interval.low, interval.high)


def mean_estimate(values: Sequence[float]) -> IntervalEstimate:
    """The mean of independent values, with Student's interval."""
    interval = student_interval(values)
    return IntervalEstimate(fmean(values) if values else 0.0, interval.low, interval.high)


def share_upper_bound(times: int, cases: int) -> float:
    """The one-sided 95 % upper bound of a share (Clopper and Pearson)."""
    if cases == 0 or times >= cases:
        return 1.0
    low, high = times / cases, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if _binomial_cdf(times, cases, middle) > 0.05 else (low, middle)
    return high


def _binomial_cdf(times: int, cases: int, rate: float) -> float:
    """The probability of at most so many successes."""
    logs = [
        math.lgamma(cases + 1)
        - math.lgamma(some + 1)
        - math.lgamma(cases - some + 1)
        + some * math.log(rate)
        + (cases - some) * math.log1p(-rate)
        for some in range(times + 1)
        if 0 < rate < 1
    ]
    return sum(math.exp(one) for one in logs)
