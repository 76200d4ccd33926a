"""Ratings of bots from many-player matches (openskill's Plackett-Luce model).

A rating is updated match by match, so it depends a little on their order. Two things make that harmless:
matches are rated in the order of the plan, whoever played them first, so a run always ends with the same
ratings; and the ratings of a report are the mean over several orders of the matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

from cantina.kernel.luck import salt, seeded
from cantina.lab.intervals import Interval, Z

ORDERS: Final = 4
"""How many orders of the matches a settled rating is the mean of."""


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is (beginners of unknown strength have 25), and how sure that is."""

    mu: float
    sigma: float
    interval: Interval

    @classmethod
    def of(cls, mu: float, sigma: float) -> Rating:
        return cls(mu, sigma, Interval(mu - Z * sigma, mu + Z * sigma))


class Ratings:
    """The ratings of so many bots."""

    def __init__(self, entrants: int) -> None:
        from openskill.models import PlackettLuce

        # Bots neither learn nor forget between matches: no doubt is added over time.
        self._model = PlackettLuce(tau=0.0)
        self._entrants = entrants
        self._matches: list[tuple[list[int], list[int]]] = []
        self._now = self._fresh()

    def add(self, seats: Sequence[int], places: Sequence[int]) -> None:
        """Rates a match: who sat where, and each seat's place from 0."""
        self._matches.append((list(seats), list(places)))
        self._rate(self._now, *self._matches[-1])

    def now(self) -> list[Rating]:
        """After the matches in the order they were added."""
        return list(self._now)

    def settled(self) -> list[Rating]:
        """The mean over several orders."""
        orders = [self._now, *(self._again(order) for order in range(1, ORDERS))]
        return [
            Rating.of(fmean(one.mu for one in same), fmean(one.sigma for one in same))
            for same in zip(*orders, strict=True)
        ]

    def _again(self, order: int) -> list[Rating]:
        luck = seeded(order, salt("orders of rating"))
        numbers = list(range(len(self._matches)))
        luck.shuffle(numbers)
        ratings = self._fresh()
        for number in numbers:
            self._rate(ratings, *self._matches[number])
        return ratings

    def _fresh(self) -> list[Rating]:
        new = self._model.rating()
        return [Rating.of(new.mu, new.sigma)] * self._entrants

    def _rate(self, ratings: list[Rating], seats: list[int], places: list[int]) -> None:
        teams = [[self._model.rating(ratings[entrant].mu, ratings[entrant].sigma)] for entrant in seats]
        rated = [team[0] for team in self._model.rate(teams, ranks=[float(place) for place in places])]
        for entrant in set(seats):
            # A bot in several seats of a match learns from it once: the mean of what its seats say.
            own = [new for new, other in zip(rated, seats, strict=True) if other == entrant]
            ratings[entrant] = Rating.of(fmean(new.mu for new in own), fmean(new.sigma for new in own))
