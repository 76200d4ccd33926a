"""A test that may be looked at after every deal and stopped as soon as it is decided.

An ordinary 95 % interval is right for a number of deals fixed beforehand; who looks after every deal and stops
at the first interval that lies on one side is wrong far more often than once in twenty. So the test here is one
of betting (an e-process, as in Waudby-Smith and Ramdas, *Estimating means of bounded random variables by
betting*, 2023).

The claim to refute is that values between 0 and 1 have a mean of at most m. Gamblers start with a capital of 1
and stake, on every value x, a fixed fraction f of it on x lying above m, which multiplies their capital by
1 + f (x / m - 1). If the claim holds, each capital is a non-negative supermartingale, and so is the average
over all gamblers; by Ville's inequality the chance that it *ever* reaches 1/e is at most e, however long one
looks. When it does, the mean is above m. The same with 1 - x and 1 - m tells whether it is below, and each side
gets half of the allowed error. The gamblers differ in their fractions, so small and large differences are both
found without choosing anything beforehand.

Values must come in the order in which they were planned, not in that in which they were ready: quick matches
are not like slow ones.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from cantina.lab.intervals import Interval

ERROR: Final = 0.05
"""The chance of ever deciding wrongly."""

_FRACTIONS: Final = (0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.45, 0.6, 0.8)


class _Side:
    """The gamblers who bet on a mean above m."""

    def __init__(self, m: float) -> None:
        self._m = m
        self._capital = [1.0 / len(_FRACTIONS)] * len(_FRACTIONS)
        self.best = 1.0
        """The most they ever had together."""

    def add(self, value: float) -> None:
        gain = value / self._m - 1.0
        # A capital beyond any threshold stays finite.
        self._capital = [
            min(capital * (1.0 + fraction * gain), 1e100)
            for fraction, capital in zip(_FRACTIONS, self._capital, strict=True)
        ]
        self.best = max(self.best, math.fsum(self._capital))


class Test:
    """Whether a mean lies above or below a threshold, decided at any time with a known chance of error."""

    __test__ = False  # for pytest

    def __init__(self, than: float, error: float = ERROR) -> None:
        self.than = than
        self._needed = 2.0 / error
        self._above = _Side(than)
        self._below = _Side(1.0 - than)

    def add(self, value: float) -> None:
        """The next value, between 0 and 1."""
        if self.verdict == 0:
            self._above.add(value)
            self._below.add(1.0 - value)

    @property
    def verdict(self) -> int:
        """1: above; -1: below; 0: still open. Once decided, it stays so."""
        if self._above.best >= self._needed:
            return 1
        return -1 if self._below.best >= self._needed else 0


def interval(values: Sequence[float], error: float = ERROR) -> Interval:
    """The thresholds this test has not refuted: an interval that is right at all times together."""
    low = _edge(values, 2.0 / error)
    high = 1.0 - _edge([1.0 - value for value in values], 2.0 / error)
    return Interval(min(low, high), max(low, high))


def _edge(values: Iterable[float], needed: float) -> float:
    """The largest m, to a thousandth, above which the mean is known to lie."""
    given = list(values)
    low, high = 0.0, 1.0  # a larger m makes every bet on "above m" worse, so halving finds the edge
    while high - low > 0.001:
        middle = (low + high) / 2
        side = _Side(middle)
        for value in given:
            side.add(value)
            if side.best >= needed:
                break
        if side.best >= needed:
            low = middle
        else:
            high = middle
    return low
