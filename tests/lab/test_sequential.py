"""The sequential test: rarely wrong however long the run, and decided where there is a difference."""

from __future__ import annotations

import random

import pytest

from cantina.lab.intervals import wilson_interval
from cantina.lab.sequential import ERROR_RATE, SequentialTest, anytime_interval

RUNS = 200
LENGTH = 800


def flips(chance: float, seed: int, length: int) -> list[float]:
    rng = random.Random(seed)
    return [float(rng.random() < chance) for _ in range(length)]


def verdict(values: list[float], threshold: float, error_rate: float = ERROR_RATE) -> tuple[int, int]:
    """The verdict, and after how many values it fell."""
    test = SequentialTest(threshold, error_rate)
    for number, value in enumerate(values, 1):
        test.add(value)
        if test.verdict:
            return test.verdict, number
    return 0, len(values)


@pytest.mark.parametrize("chance", [0.5, 0.25])
def test_of_equals_at_most_one_run_in_twenty_is_ever_decided(chance: float) -> None:
    wrong = sum(verdict(flips(chance, seed, LENGTH), chance)[0] != 0 for seed in range(RUNS))
    # Three standard errors above the promised rate would be a fault of the test, not bad luck.
    assert wrong <= RUNS * ERROR_RATE + 3 * (RUNS * ERROR_RATE * (1 - ERROR_RATE)) ** 0.5


def test_looking_at_ordinary_intervals_all_the_time_would_be_wrong_far_more_often() -> None:
    """Why there is a test of its own."""
    wrong = 0
    for seed in range(RUNS):
        wins = 0.0
        for number, value in enumerate(flips(0.5, seed, LENGTH), 1):
            wins += value
            if number >= 10 and not wilson_interval(wins, number).contains(0.5):
                wrong += 1
                break
    assert wrong > RUNS * 0.2


@pytest.mark.parametrize(("chance", "threshold", "right"), [(0.65, 0.5, 1), (0.35, 0.5, -1), (0.4, 0.25, 1)])
def test_a_difference_is_found_soon_and_in_its_direction(chance: float, threshold: float, right: int) -> None:
    found = [verdict(flips(chance, seed, LENGTH), threshold) for seed in range(100)]
    assert all(side == right for side, _ in found)
    assert sorted(number for _, number in found)[50] < 200


def test_a_large_difference_needs_few_values_and_stays_decided() -> None:
    side, number = verdict([1.0] * 100, 0.5)
    assert side == 1
    assert number < 15
    test = SequentialTest(0.5)
    for value in [1.0] * 30 + [0.0] * 1000:
        test.add(value)
    assert test.verdict == 1


def test_means_of_deals_that_vary_less_are_decided_sooner() -> None:
    """Values between 0 and 1 are welcome, not only wins and losses: that is what shared deals are for."""
    rng = random.Random(3)
    calm = [0.55 + rng.uniform(-0.1, 0.1) for _ in range(LENGTH)]
    side, number = verdict(calm, 0.5)
    assert side == 1
    assert number < 200


def test_the_interval_agrees_with_the_verdict_and_contains_the_truth() -> None:
    held = 0
    for seed in range(100):
        values = flips(0.6, seed, 300)
        found = anytime_interval(values)
        held += found.contains(0.6)
        decided = verdict(values, 0.5)[0]
        if decided == 1:
            assert found.low >= 0.499
        elif decided == 0:
            assert found.low <= 0.501
    assert held >= 92
    assert anytime_interval([]).width > 0.99
