"""Ratings: the strong above the weak, whatever the order."""

from __future__ import annotations

import random

import pytest

from cantina.lab.ratings import Ratings

STRENGTHS = (0.0, 0.5, 1.0, 1.5)


def matches(number: int, seed: int = 1) -> list[tuple[list[int], list[int]]]:
    """Matches of four bots of known strength: who sat where, and the places."""
    rng = random.Random(seed)
    found = []
    for _ in range(number):
        seats = rng.sample(range(4), 4)
        form = [rng.gauss(STRENGTHS[bot], 1) for bot in seats]
        found.append((seats, [sum(other > own for other in form) for own in form]))
    return found


def rated(played: list[tuple[list[int], list[int]]], bots: int = 4) -> Ratings:
    ratings = Ratings(bots)
    for seats, places in played:
        ratings.add(seats, places)
    return ratings


def test_the_stronger_are_rated_higher_and_uncertainty_shrinks() -> None:
    few, many = rated(matches(50)).mean_over_orders(), rated(matches(1000)).mean_over_orders()
    assert [one.mu for one in many] == sorted(one.mu for one in many)
    assert all(late.sigma < early.sigma for early, late in zip(few, many, strict=True))
    for one, far_better in zip(many, many[2:], strict=False):
        assert one.interval.high < far_better.interval.low


def test_the_order_of_matches_matters_less_than_the_uncertainty() -> None:
    played = matches(400)
    one, other = rated(played).mean_over_orders(), rated(played[::-1]).mean_over_orders()
    for forwards, backwards in zip(one, other, strict=True):
        assert abs(forwards.mu - backwards.mu) < forwards.sigma


def test_ties_bring_bots_together() -> None:
    tied = rated([([0, 1], [0, 0])] * 50, 2).mean_over_orders()
    assert tied[0].mu == pytest.approx(tied[1].mu)


def test_a_bot_in_several_seats_of_a_match_is_updated_once() -> None:
    """One against three copies: as many matches make them no surer than a bot in a single seat."""
    ratings = rated([([0, 1, 1, 1], [0, 1, 2, 3])] * 30, 2).mean_over_orders()
    assert ratings[0].mu > ratings[1].mu
    assert ratings[1].sigma > 0.4 * ratings[0].sigma
