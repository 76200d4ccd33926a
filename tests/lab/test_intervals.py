"""Intervals against known values, and against chance."""

from __future__ import annotations

import math
import random
from statistics import fmean

import pytest

from cantina.lab.intervals import (
    ANY_SHARE,
    Interval,
    clustered_interval,
    share_upper_bound,
    student_interval,
    student_quantile,
    wilson_interval,
)


def test_wilson_against_published_values() -> None:
    low_high = [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
    ]
    for wins, matches, low, high in low_high:
        found = wilson_interval(wins, matches)
        assert found.low == pytest.approx(low, abs=1e-4)
        assert found.high == pytest.approx(high, abs=1e-4)
    assert wilson_interval(0, 0) == ANY_SHARE
    assert wilson_interval(2.5, 10).contains(0.25)


@pytest.mark.parametrize(
    ("degrees_of_freedom", "value"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)],
)
def test_students_distribution(degrees_of_freedom: int, value: float) -> None:
    assert student_quantile(degrees_of_freedom) == pytest.approx(value, rel=0.01)


def test_the_interval_of_a_mean() -> None:
    found = student_interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.low == pytest.approx(1.037, abs=0.01)
    assert found.high == pytest.approx(4.963, abs=0.01)
    assert student_interval([3.0]).width == math.inf


def test_clusters_that_agree_get_no_narrower_interval_than_their_matches() -> None:
    assert clustered_interval([1.0] * 10, 40) == wilson_interval(40, 40)
    assert clustered_interval([], 0) == ANY_SHARE
    assert clustered_interval([0.5], 4) == Interval(0.0, 1.0)


def test_the_interval_of_clusters_contains_the_truth_where_wilsons_does_not() -> None:
    """Four matches of a deal that all end alike are one observation, not four."""
    rng = random.Random(1)
    clustered = wilson = 0
    for _ in range(400):
        deals = [float(rng.random() < 0.25) for _ in range(100)]
        clustered += clustered_interval(deals, 400).contains(0.25)
        wilson += wilson_interval(400 * fmean(deals), 400).contains(0.25)
    assert clustered >= 0.92 * 400
    assert wilson < 0.8 * 400


def test_the_upper_bound_of_a_share_is_clopper_and_pearsons() -> None:
    assert share_upper_bound(0, 59) == pytest.approx(0.0495, abs=1e-3)  # 1 - 0.05 ** (1 / 59)
    assert share_upper_bound(1, 20) == pytest.approx(0.2161, abs=1e-3)
    assert share_upper_bound(3, 3) == 1
