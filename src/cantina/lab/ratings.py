"""Ratings of bots from many-player matches (openskill's Plackett-Luce model).

A rating is updated match by match, so it depends a little on their order. Matches are therefore rated in
scheduled order, whoever played them first, so that a run always ends with the same ratings; and the ratings of
a report are the mean over several orders of the matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

from cantina.kernel.random_streams import salt, seeded
from cantina.lab.intervals import Interval, Z

ORDERS: Final = 4
"""How many orders of the matches a final rating is the mean of."""


class Rating(msgspec.Struct, frozen=True):
    """The strength of a bot (25 before its first match) and its uncertainty."""

    mu: float
    sigma: float
    interval: Interval

    @classmethod
    def of(cls, mu: float, sigma: float) -> Rating:
        return cls(mu, sigma, Interval(mu - Z * sigma, mu + Z * sigma))


class Ratings:
    """The ratings of a number of bots, which are known by their indices."""

    def __init__(self, bots: int) -> None:
        from openskill.models import PlackettLuce

        # Bots neither learn nor forget between matches: no uncertainty is added over time.
        self._model = PlackettLuce(tau=0.0)
        self._bots = bots
        self._matches: list[tuple[list[int], list[int]]] = []
        self._current = self._initial()

    def add(self, seats: Sequence[int], places: Sequence[int]) -> None:
        """Rates a match, given the bot and the place (from 0) of each seat."""
        self._matches.append((list(seats), list(places)))
        self._rate(self._current, *self._matches[-1])

    def current(self) -> list[Rating]:
        """The ratings after the matches in the order in which they were added."""
        return list(self._current)

    def mean_over_orders(self) -> list[Rating]:
        """The mean ratings over several orders of the matches."""
        orders = [self._current, *(self._in_other_order(seed) for seed in range(1, ORDERS))]
        return [
            Rating.of(fmean(one.mu for one in same), fmean(one.sigma for one in same))
            for same in zip(*orders, strict=True)
        ]

    def _in_other_order(self, seed: int) -> list[Rating]:
        rng = seeded(seed, salt("orders of rating"))
        order = list(range(len(self._matches)))
        rng.shuffle(order)
        ratings = self._initial()
        for number in order:
            self._rate(ratings, *self._matches[number])
        return ratings

    def _initial(self) -> list[Rating]:
        new = self._model.rating()
        return [Rating.of(new.mu, new.sigma)] * self._bots

    def _rate(self, ratings: list[Rating], seats: list[int], places: list[int]) -> None:
        teams = [[self._model.rating(ratings[bot].mu, ratings[bot].sigma)] for bot in seats]
        rated = [team[0] for team in self._model.rate(teams, ranks=[float(place) for place in places])]
        for bot in set(seats):
            # A bot in several seats of a match is updated once, by the mean over its seats.
            own = [new for new, other in zip(rated, seats, strict=True) if other == bot]
            ratings[bot] = Rating.of(fmean(new.mu for new in own), fmean(new.sigma for new in own))
