"""Ratings: the strong above the weak, whatever the order."""

from __future__ import annotations

import random

import pytest

from cantina.lab.ratings import Ratings

STRENGTHS = (0.0, 0.5, 1.0, 1.5)


def matches(number: int, seed: int = 1) -> list[tuple[list[int], list[int]]]:
    """Matches of four bots of known strength: who sat where, and the places."""
    luck = random.Random(seed)
    found = []
    for _ in range(number):
        seats = luck.sample(range(4), 4)
        form = [luck.gauss(STRENGTHS[entrant], 1) for entrant in seats]
        found.append((seats, [sum(other > own for other in form) for own in form]))
    return found


def rated(played: list[tuple[list[int], list[int]]], entrants: int = 4) -> Ratings:
    ratings = Ratings(entrants)
    for seats, places in played:
        ratings.add(seats, places)
    return ratings


def test_the_stronger_stand_higher_and_doubt_shrinks() -> None:
    few, many = rated(matches(50)).settled(), rated(matches(1000)).settled()
    assert [one.mu for one in many] == sorted(one.mu for one in many)
    assert all(late.sigma < early.sigma for early, late in zip(few, many, strict=True))
    for one, far_better in zip(many, many[2:], strict=False):
        assert one.interval.high < far_better.interval.low


def test_the_order_of_matches_matters_less_than_their_doubt() -> None:
    played = matches(400)
    one, other = rated(played).settled(), rated(played[::-1]).settled()
    for forwards, backwards in zip(one, other, strict=True):
        assert abs(forwards.mu - backwards.mu) < forwards.sigma


def test_ties_bring_bots_together() -> None:
    tied = rated([([0, 1], [0, 0])] * 50, 2).settled()
    assert tied[0].mu == pytest.approx(tied[1].mu)


def test_copies_of_a_bot_learn_from_a_match_once() -> None:
    """One against three copies: as many matches make them no surer than a bot in a single seat."""
    ratings = rated([([0, 1, 1, 1], [0, 1, 2, 3])] * 30, 2).settled()
    assert ratings[0].mu > ratings[1].mu
    assert ratings[1].sigma > 0.4 * ratings[0].sigma
