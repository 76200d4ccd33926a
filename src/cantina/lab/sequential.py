"""A sequential test: it may be looked at after every deal and stopped as soon as it is decided.

An ordinary 95 % interval is right for a number of deals fixed beforehand. Whoever looks after every deal and
stops at the first interval that lies on one side is wrong far more often than once in twenty. This test is an
e-process instead (a test by betting, as in Waudby-Smith and Ramdas, *Estimating means of bounded random
variables by betting*, 2023).

The null hypothesis is that values between 0 and 1 have a mean of at most m. Bettors start with a capital of 1
and stake, on every value x, a fixed fraction f of it on x lying above m, which multiplies their capital by 1 +
f (x / m - 1). Under the null hypothesis each capital is a non-negative supermartingale, and so is the average
over all bettors; by Ville's inequality the probability that it *ever* reaches 1/e is at most e, however long
the run. When it does, the mean is above m. The same with 1 - x and 1 - m tests whether it is below, and each
side gets half of the allowed error rate. The bettors differ in their fractions, so small and large differences
are both found without choosing anything beforehand.

Values must come in scheduled order, not in the order in which matches finish: quick matches are not like slow
ones.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from cantina.lab.intervals import Interval

ERROR_RATE: Final = 0.05
"""The probability of ever deciding wrongly."""

_FRACTIONS: Final = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.45, 0.6, 0.8)


class _OneSidedTest:
    """The bettors on a mean above m."""

    def __init__(self, m: float) -> None:
        self._m = m
        self._capitals = [1.0 / len(_FRACTIONS)] * len(_FRACTIONS)
        self.highest = 1.0
        """The most they ever had together."""

    def add(self, value: float) -> None:
        gain = value / self._m - 1.0
        # The bound keeps a capital far beyond the threshold finite.
        self._capitals = [
            min(capital * (1.0 + fraction * gain), 1e100)
            for fraction, capital in zip(_FRACTIONS, self._capitals, strict=True)
        ]
        self.highest = max(self.highest, math.fsum(self._capitals))


class SequentialTest:
    """Whether a mean lies above or below a threshold, decided at any time with a known error rate."""

    def __init__(self, threshold: float, error_rate: float = ERROR_RATE) -> None:
        self.threshold = threshold
        self._needed = 2.0 / error_rate
        self._above = _OneSidedTest(threshold)
        self._below = _OneSidedTest(1.0 - threshold)

    def add(self, value: float) -> None:
        """Adds the next value, between 0 and 1."""
        if self.verdict == 0:
            self._above.add(value)
            self._below.add(1.0 - value)

    @property
    def verdict(self) -> int:
        """1: above; -1: below; 0: undecided. A verdict never changes."""
        if self._above.highest >= self._needed:
            return 1
        return -1 if self._below.highest >= self._needed else 0


def anytime_interval(values: Sequence[float], error_rate: float = ERROR_RATE) -> Interval:
    """The thresholds this test has not rejected: a confidence sequence, valid at any stopping time."""
    low = _lower_bound(values, 2.0 / error_rate)
    high = 1.0 - _lower_bound([1.0 - value for value in values], 2.0 / error_rate)
    return Interval(min(low, high), max(low, high))


def _lower_bound(values: Iterable[float], needed: float) -> float:
    """The largest m, to a thousandth, that the mean is known to exceed."""
    given = list(values)
    low, high = 0.0, 1.0  # a larger m makes every bet on "above m" worse, so bisection finds the bound
    while high - low > 0.001:
        middle = (low + high) / 2
        side = _OneSidedTest(middle)
        for value in given:
            side.add(value)
            if side.highest >= needed:
                break
        if side.highest >= needed:
            low = middle
        else:
            high = middle
    return low
