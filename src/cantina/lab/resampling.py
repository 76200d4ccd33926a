"""Confidence intervals of statistics without a formula: the jackknife and the bootstrap."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Final, TypeVar

from cantina.lab.intervals import IntervalEstimate, Z

BOOTSTRAP_SAMPLES: Final = 500

S = TypeVar("S")


def jackknife(blocks: Sequence[S], statistic: Callable[[Sequence[S]], float]) -> IntervalEstimate:
    """A non-negative statistic of all blocks, with the interval from leaving out one block at a time."""
    value = statistic(blocks)
    count = len(blocks)
    if count < 2:
        return IntervalEstimate(value, 0.0, 1.0)
    left_out = [statistic([*blocks[:at], *blocks[at + 1 :]]) for at in range(count)]
    middle = fmean(left_out)
    half = Z * math.sqrt((count - 1) / count * sum((one - middle) ** 2 for one in left_out))
    return IntervalEstimate(value, max(0.0, value - half), value + half)


def bootstrap_samples(values: Sequence[S], rng: random.Random) -> list[list[S]]:
    """Samples with replacement, each as large as the values given."""
    return [rng.choices(values, k=len(values)) for _ in range(BOOTSTRAP_SAMPLES)]


def percentile_interval(bootstrapped: Sequence[float]) -> tuple[float, float]:
    """The middle 95 % of a statistic over the bootstrap samples."""
    ascending = sorted(bootstrapped)
    return ascending[int(0.025 * len(ascending))], ascending[int(0.975 * len(ascending)) - 1]
