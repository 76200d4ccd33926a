"""Matches as a whole: scores, length, endings, and how early they are decided."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from cantina.lab.balance.counts import TENTHS, MatchCounts, MatchSummary
from cantina.lab.intervals import IntervalEstimate, mean_estimate, share_estimate

MEASURES: Final = ("winner", "margin", "length", "leads", "shared")
"""What is compared between matches: the winner's score, its lead over the next, decisions, changes of the
lead, and how often a win is shared."""
HISTOGRAM_BINS: Final = 20


class PlayersSummary(msgspec.Struct, frozen=True):
    """The matches with one number of players."""

    players: int
    matches: int
    measures: dict[str, IntervalEstimate]


class EndingShare(msgspec.Struct, frozen=True):
    """How often matches ended in one way."""

    name: str
    times: int
    share: IntervalEstimate


def measures(summary: MatchSummary) -> dict[str, float]:
    """The values of all measures in one match."""
    best, *others = sorted(summary.scores, reverse=True)
    found = {
        "winner": float(best),
        "margin": float(best - others[0]) if others else float(best),
        "length": float(summary.decisions),
        "shared": float(sum(part > 0 for part in summary.won) > 1),
    }
    if summary.lead_changes >= 0:
        found["leads"] = float(summary.lead_changes)
    return {name: found[name] for name in MEASURES if name in found}


def players_summaries(summaries: Sequence[MatchSummary]) -> list[PlayersSummary]:
    """The measures by number of players."""
    found: list[PlayersSummary] = []
    for players in sorted({summary.players for summary in summaries}):
        by_match = [measures(summary) for summary in summaries if summary.players == players]
        estimates = {name: mean_estimate([one[name] for one in by_match]) for name in by_match[0]}
        estimates["shared"] = share_estimate(sum(one["shared"] for one in by_match), len(by_match))
        found.append(PlayersSummary(players, len(by_match), estimates))
    return found


def ending_shares(summaries: Sequence[MatchSummary]) -> list[EndingShare]:
    """How matches ended, the most common way first."""
    count = Counter(summary.ending for summary in summaries)
    return [
        EndingShare(name, times, share_estimate(times, len(summaries))) for name, times in count.most_common()
    ]


def length_histogram(summaries: Sequence[MatchSummary]) -> list[tuple[int, int, dict[int, int]]]:
    """Bins of decisions per match: from, up to, and the matches by number of players."""
    lengths = [summary.decisions for summary in summaries]
    if not lengths:
        return []
    low, high = min(lengths), max(lengths)
    width = max(1, math.ceil((high - low + 1) / HISTOGRAM_BINS))
    bins: list[Counter[int]] = [Counter() for _ in range((high - low) // width + 1)]
    for summary in summaries:
        bins[(summary.decisions - low) // width][summary.players] += 1
    return [(low + at * width, low + (at + 1) * width - 1, dict(count)) for at, count in enumerate(bins)]


def leader_wins(counts: MatchCounts) -> list[IntervalEstimate] | None:
    """By tenth of the match, how often its leader goes on to win; None without an evaluation."""
    if all(known == 0 for known, _ in counts.leaders):
        return None
    assert len(counts.leaders) == TENTHS
    return [share_estimate(won, known) for known, won in counts.leaders]
