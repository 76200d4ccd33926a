"""Win shares by seat and by what a seat played, compared with the fair share."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

from cantina.lab.balance.counts import MatchSummary, WinSums
from cantina.lab.intervals import IntervalEstimate, Z, wilson_interval
from cantina.lab.significance import benjamini_hochberg, p_value


class WinShare(msgspec.Struct, frozen=True):
    """How often the seats that something applies to won."""

    name: str
    times: float
    """Of how many seats, or uses."""
    share: float
    fair: float
    """The share if it made no difference."""
    lift: IntervalEstimate
    """The share beyond the fair one."""
    score: float
    """The mean score."""
    mean_lift: float = msgspec.field(default=0.0, name="usual")
    """The lift of all of its kind together: owning any card at all may go with winning."""
    significant: bool = msgspec.field(default=False, name="clear")
    """The lift differs from the mean by more than chance, corrected for how many are compared."""

    @property
    def estimate(self) -> IntervalEstimate:
        """The share with its interval."""
        return IntervalEstimate(self.share, self.fair + self.lift.low, self.fair + self.lift.high)


def lift(sums: WinSums) -> IntervalEstimate:
    """How far a win share lies from the fair one.

    Matches are independent, seats and uses within one are not: the interval rests on the matches (the ratio
    estimator's variance), and is never narrower than Wilson's for as many matches.
    """
    if sums.times <= 0:
        return IntervalEstimate(0.0, -1.0, 1.0)
    share, fair = sums.wins / sums.times, sums.fair / sums.times
    value = share - fair
    squares = sums.excess_squared - 2 * value * sums.excess_times + value * value * sums.times_squared
    correction = sums.matches / max(1, sums.matches - 1)
    half = Z * math.sqrt(max(0.0, squares) * correction) / sums.times
    wilson = wilson_interval(share * sums.matches, sums.matches)
    if wilson.width > 2 * half:
        return IntervalEstimate(value, wilson.low - fair, wilson.high - fair)
    return IntervalEstimate(value, max(value - half, -fair), min(value + half, 1 - fair))


def win_share(name: str, sums: WinSums) -> WinShare:
    times = sums.times or 1.0
    return WinShare(name, sums.times, sums.wins / times, sums.fair / times, lift(sums), sums.score / times)


def ranked(shares: Iterable[WinShare]) -> list[WinShare]:
    """The best first, with those marked that differ significantly from the mean of all."""
    found = sorted(shares, key=lambda one: (-one.lift.value, one.name))
    times = sum(one.times for one in found) or 1.0
    mean_lift = sum(one.lift.value * one.times for one in found) / times
    significant = benjamini_hochberg([p_value(one.lift, mean_lift) for one in found])
    return [
        msgspec.structs.replace(one, mean_lift=mean_lift, significant=mark)
        for one, mark in zip(found, significant, strict=True)
    ]


def wins_by_seat(summaries: Sequence[MatchSummary]) -> dict[int, list[WinShare]]:
    """By number of players, the win share of each seat."""
    found: dict[int, list[WinSums]] = {}
    for summary in summaries:
        by_seat = found.setdefault(summary.players, [WinSums() for _ in range(summary.players)])
        for seat, sums in enumerate(by_seat):
            sums.add_match(1, summary.won[seat], 1 / summary.players, summary.scores[seat])
    return {
        players: [win_share(str(seat + 1), sums) for seat, sums in enumerate(found[players])]
        for players in sorted(found)
    }


def sums_by_label(summaries: Sequence[MatchSummary]) -> dict[str, dict[str, WinSums]]:
    """By kind and label, the wins of the seats with that label."""
    found: dict[str, dict[str, WinSums]] = {}
    for summary in summaries:
        for kind, labels in summary.labels.items():
            by_label = found.setdefault(kind, {})
            for label in dict.fromkeys(labels):
                seats = [seat for seat, other in enumerate(labels) if other == label]
                by_label.setdefault(label, WinSums()).add_match(
                    len(seats),
                    sum(summary.won[seat] for seat in seats),
                    len(seats) / summary.players,
                    sum(summary.scores[seat] for seat in seats),
                )
    return found


def wins_by_label(summaries: Sequence[MatchSummary]) -> dict[str, list[WinShare]]:
    """By kind, the win shares of its labels, the best first."""
    return {
        kind: ranked(win_share(label, sums) for label, sums in by_label.items())
        for kind, by_label in sums_by_label(summaries).items()
    }
