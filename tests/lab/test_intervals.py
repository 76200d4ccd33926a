"""Intervals against known values, and against chance."""

from __future__ import annotations

import math
import random
from statistics import fmean

import pytest

from cantina.lab.intervals import ANY_SHARE, Interval, of_clusters, of_mean, of_share, student


def test_wilson_against_published_values() -> None:
    low_high = [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (50, 100, 0.4038, 0.5962),
        (81, 263, 0.2553, 0.3662),
    ]
    for wins, matches, low, high in low_high:
        found = of_share(wins, matches)
        assert found.low == pytest.approx(low, abs=1e-4)
        assert found.high == pytest.approx(high, abs=1e-4)
    assert of_share(0, 0) == ANY_SHARE
    assert of_share(2.5, 10).holds(0.25)


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (100, 1.984)]
)
def test_students_distribution(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=0.01)


def test_the_interval_of_a_mean() -> None:
    found = of_mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.low == pytest.approx(1.037, abs=0.01)
    assert found.high == pytest.approx(4.963, abs=0.01)
    assert of_mean([3.0]).width == math.inf


def test_clusters_that_agree_promise_no_more_than_their_matches() -> None:
    assert of_clusters([1.0] * 10, 40) == of_share(40, 40)
    assert of_clusters([], 0) == ANY_SHARE
    assert of_clusters([0.5], 4) == Interval(0.0, 1.0)


def test_the_interval_of_clusters_holds_the_truth_though_wilsons_does_not() -> None:
    """Four matches of a deal that all end alike are one piece of news, not four."""
    luck = random.Random(1)
    clustered = wilson = 0
    for _ in range(400):
        deals = [float(luck.random() < 0.25) for _ in range(100)]
        clustered += of_clusters(deals, 400).holds(0.25)
        wilson += of_share(400 * fmean(deals), 400).holds(0.25)
    assert clustered >= 0.92 * 400
    assert wilson < 0.8 * 400
