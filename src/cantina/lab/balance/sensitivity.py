"""How much of the result each random source explains: a variance-based sensitivity analysis (Sobol indices)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

from cantina.lab.balance.counts import ReseededDeal
from cantina.lab.intervals import IntervalEstimate
from cantina.lab.resampling import bootstrap_samples, percentile_interval

OUTPUTS: Final = ("win", "margin")
"""The two results of a seat: its part of the win, and its score beyond the best rival's."""


class SourceEffect(msgspec.Struct, frozen=True):
    """How much of the variance of results one random source explains, by output."""

    name: str
    first_order: dict[str, IntervalEstimate] = msgspec.field(name="alone")
    """By itself: how far the same seed here gives the same results, whatever else happens."""
    total: dict[str, IntervalEstimate]
    """With its interactions: how far another seed here changes the result, all else being equal."""


class _DealSums(msgspec.Struct):
    """What the effects of all sources are computed from, for one deal and one output."""

    means: list[float]
    """By seat, the mean over the times the deal was played."""
    mean_square: float
    """Over all times and seats."""
    only: list[float]
    """By source: half the mean square difference, over seats, when only it is reseeded."""
    all_others: list[float]
    """The same when everything else is."""


def source_effects(names: Sequence[str], deals: Sequence[ReseededDeal]) -> list[SourceEffect]:
    """The effects of all sources, with bootstrap intervals over the deals."""
    if len(deals) < 2:
        return []
    first_order: list[dict[str, IntervalEstimate]] = [{} for _ in names]
    total: list[dict[str, IntervalEstimate]] = [{} for _ in names]
    rng = random.Random(0)
    for number, output in enumerate(OUTPUTS):
        sums = [_deal_sums(deal, number) for deal in deals]
        values = _indices(sums)
        resampled = [_indices(sample) for sample in bootstrap_samples(sums, rng)]
        for at in range(len(names)):
            for which, effects in enumerate((first_order, total)):
                low, high = percentile_interval([one[which][at] for one in resampled])
                effects[at][output] = IntervalEstimate(_clip(values[which][at]), _clip(low), _clip(high))
    return [SourceEffect(name, first_order[at], total[at]) for at, name in enumerate(names)]


def _deal_sums(deal: ReseededDeal, output: int) -> _DealSums:
    results = [result[output] for result in deal.results]
    seats = len(results[0])
    single_reseeded = range(1, len(results) - 1, 2)

    def half_square_distance(one: int, two: int) -> float:
        return sum((a - b) ** 2 for a, b in zip(results[one], results[two], strict=True)) / (2 * seats)

    # The old and the new seeds are drawn alike, so each distance is measured from both ends.
    return _DealSums(
        [fmean(result[seat] for result in results) for seat in range(seats)],
        fmean(value * value for result in results for value in result),
        [(half_square_distance(0, at) + half_square_distance(-1, at + 1)) / 2 for at in single_reseeded],
        [(half_square_distance(0, at + 1) + half_square_distance(-1, at)) / 2 for at in single_reseeded],
    )


def _indices(sums: Sequence[_DealSums]) -> tuple[list[float], list[float]]:
    """The first-order and the total index of each source."""
    seats = len(sums[0].means)
    means = [fmean(one.means[seat] for one in sums) for seat in range(seats)]
    variance = fmean(one.mean_square for one in sums) - fmean(value * value for value in means)
    sources = range(len(sums[0].only))
    if variance <= 1e-12:
        return [0.0 for _ in sources], [0.0 for _ in sources]
    total = [fmean(one.only[at] for one in sums) / variance for at in sources]
    # A first-order index is at most the total one, but their estimates may not be.
    first_order = [min(total[at], 1 - fmean(one.all_others[at] for one in sums) / variance) for at in sources]
    return first_order, total


def _clip(value: float) -> float:
    """An index lies between 0 and 1, but its estimate may not."""
    return min(1.0, max(0.0, value))
