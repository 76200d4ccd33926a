"""Whether a difference is more than chance: p-values, and a correction for looking at many of them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist

from cantina.lab.intervals import IntervalEstimate, Z


def p_value(estimate: IntervalEstimate, expected: float = 0.0) -> float:
    """The two-sided p-value of an estimate that should be `expected`, by the normal approximation."""
    error = (estimate.high - estimate.low) / (2 * Z)
    return 1.0 if error <= 0 else 2 * (1 - NormalDist().cdf(abs(estimate.value - expected) / error))


def benjamini_hochberg(p_values: Sequence[float], false_discovery_rate: float = 0.05) -> list[bool]:
    """Which of many p-values are significant, so that only this share of them is expected to be chance."""
    count = len(p_values)
    ascending = sorted(range(count), key=p_values.__getitem__)
    last = max(
        (
            rank
            for rank, index in enumerate(ascending, 1)
            if p_values[index] <= false_discovery_rate * rank / count
        ),
        default=0,
    )
    significant = set(ascending[:last])
    return [index in significant for index in range(count)]
