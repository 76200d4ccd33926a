"""The sequential test: seldom wrong however long one looks, and decided when there is something to see."""

from __future__ import annotations

import random

import pytest

from cantina.lab.intervals import of_share
from cantina.lab.sequential import ERROR, Test, interval

RUNS = 200
LENGTH = 800


def flips(chance: float, seed: int, length: int) -> list[float]:
    luck = random.Random(seed)
    return [float(luck.random() < chance) for _ in range(length)]


def verdict(values: list[float], than: float, error: float = ERROR) -> tuple[int, int]:
    """The verdict, and after how many values it fell."""
    test = Test(than, error)
    for number, value in enumerate(values, 1):
        test.add(value)
        if test.verdict:
            return test.verdict, number
    return 0, len(values)


@pytest.mark.parametrize("chance", [0.5, 0.25])
def test_of_equals_at_most_one_run_in_twenty_is_ever_decided(chance: float) -> None:
    wrong = sum(verdict(flips(chance, seed, LENGTH), chance)[0] != 0 for seed in range(RUNS))
    # Three standard errors above the promised rate would be a fault of the test, not of luck.
    assert wrong <= RUNS * ERROR + 3 * (RUNS * ERROR * (1 - ERROR)) ** 0.5


def test_looking_at_ordinary_intervals_all_the_time_would_be_wrong_far_more_often() -> None:
    """Why there is a test of its own."""
    wrong = 0
    for seed in range(RUNS):
        wins = 0.0
        for number, value in enumerate(flips(0.5, seed, LENGTH), 1):
            wins += value
            if number >= 10 and not of_share(wins, number).holds(0.5):
                wrong += 1
                break
    assert wrong > RUNS * 0.2


@pytest.mark.parametrize(("chance", "than", "right"), [(0.65, 0.5, 1), (0.35, 0.5, -1), (0.4, 0.25, 1)])
def test_a_difference_is_found_soon_and_in_its_direction(chance: float, than: float, right: int) -> None:
    found = [verdict(flips(chance, seed, LENGTH), than) for seed in range(100)]
    assert all(side == right for side, _ in found)
    assert sorted(number for _, number in found)[50] < 200


def test_a_clear_case_needs_few_values_and_stays_decided() -> None:
    side, number = verdict([1.0] * 100, 0.5)
    assert side == 1
    assert number < 15
    test = Test(0.5)
    for value in [1.0] * 30 + [0.0] * 1000:
        test.add(value)
    assert test.verdict == 1


def test_means_of_deals_that_vary_less_are_decided_sooner() -> None:
    """Values between 0 and 1 are welcome, not only wins and losses: that is what shared deals are for."""
    luck = random.Random(3)
    calm = [0.55 + luck.uniform(-0.1, 0.1) for _ in range(LENGTH)]
    side, number = verdict(calm, 0.5)
    assert side == 1
    assert number < 200


def test_the_interval_agrees_with_the_verdict_and_holds_the_truth() -> None:
    held = 0
    for seed in range(100):
        values = flips(0.6, seed, 300)
        found = interval(values)
        held += found.holds(0.6)
        decided = verdict(values, 0.5)[0]
        if decided == 1:
            assert found.low >= 0.499
        elif decided == 0:
            assert found.low <= 0.501
    assert held >= 92
    assert interval([]).width > 0.99
