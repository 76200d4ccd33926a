"""The result of a tournament as data: what `cantina arena --json` prints."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.lab.intervals import Interval
from cantina.lab.ratings import Rating

# A field's `name` is its name in JSON, which programs read.


class StandingsRow(msgspec.Struct, frozen=True):
    """What a participant achieved."""

    name: str
    spec: str = msgspec.field(name="plays")
    """The specification of the bot that played."""
    rating: Rating
    matches: int
    seats: list[int]
    """How often it had each seat."""
    share: float
    """Wins per seat taken; a shared win counts in parts."""
    interval: Interval
    score: float
    """The mean score."""
    place: float
    """The mean place, from 1; tied seats get the mean of the places they share."""
    decisions: int
    seconds: float
    """Processor time spent choosing."""

    @property
    def seconds_per_decision(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


class Comparison(msgspec.Struct, frozen=True):
    """Whether a bot finishes ahead of another more often than a threshold; or wins, when it sits alone."""

    bot: str = msgspec.field(name="one")
    opponent: str = msgspec.field(name="other")
    threshold: float = msgspec.field(name="than")
    share: float
    interval: Interval
    deals: int
    matches: int
    verdict: int
    """Of the sequential test: 1 more often, -1 less often, 0 undecided."""

    def reversed(self) -> Comparison:
        """The same comparison as the opponent sees it."""
        return Comparison(
            self.opponent,
            self.bot,
            1 - self.threshold,
            1 - self.share,
            Interval(1 - self.interval.high, 1 - self.interval.low),
            self.deals,
            self.matches,
            -self.verdict,
        )


class SeatShare(msgspec.Struct, frozen=True):
    """How often a seat won, whoever sat there."""

    share: float
    interval: Interval


class TournamentReport(msgspec.Struct, frozen=True):
    """Everything a tournament measured."""

    game: str
    rules: int
    version: str
    players: int
    options: dict[str, Any]
    form: str
    """`all` for everybody against everybody, `alone` for the first bot against copies of the second."""
    bots: list[str]
    seed: int
    deals: int
    matches: int
    planned: int
    """The matches of the schedule; fewer are played when the run stops because all is decided."""
    decided: bool
    sequential: bool
    """The run was to stop when all is decided; intervals of comparisons are valid at any stopping time."""
    timed: list[str]
    """The bots with a time limit: with them, another run with the same seed differs."""
    standings: list[StandingsRow]
    """The best first."""
    comparisons: list[Comparison] = msgspec.field(name="contests")
    seats: list[SeatShare]
    endings: dict[str, int]
    decisions: int
    seconds: float
    """From start to end; of this run only, if it was resumed."""

    def comparison(self, bot: str, opponent: str) -> Comparison | None:
        """The comparison of two bots as the first sees it."""
        for comparison in self.comparisons:
            if (comparison.bot, comparison.opponent) == (bot, opponent):
                return comparison
            if (comparison.bot, comparison.opponent) == (opponent, bot):
                return comparison.reversed()
        return None
