"""What a balance study counts; counts of different matches add up, and are the lines of the results file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from cantina.kernel.result import Result

# A field's `name` is its name in results files, which must stay readable; for the same reason the fields of an
# `array_like` structure keep their order.

TENTHS: Final = 10
"""Parts of a match, for how often the leader at the time goes on to win."""


def win_parts(result: Result, players: int) -> list[float]:
    """Each seat's part of the win."""
    part = 1 / max(1, len(result.winners))
    return [part if seat in result.winners else 0.0 for seat in range(players)]


class MatchSummary(msgspec.Struct, array_like=True):
    """How one match went."""

    seed: int
    players: int
    scores: list[int]
    won: list[float]
    """Each seat's part of the win."""
    ending: str
    decisions: int
    labels: dict[str, list[str]]
    """What each seat played, by kind: its character, for instance."""
    lead_changes: int
    """How often the lead changed; -1: the game has no evaluation of unfinished matches."""


class WinSums(msgspec.Struct, array_like=True):
    """The wins of the seats that something applies to (a seat, a character, a card), as sums over matches.

    A match counts as often as the thing happened in it. Sums of squares over matches are kept too, because what
    happens within one match is not independent.
    """

    times: float = 0.0
    wins: float = 0.0
    fair: float = 0.0
    """The wins to expect if it made no difference."""
    score: float = 0.0
    matches: int = 0
    excess_squared: float = 0.0
    """The sum over matches of (wins - fair) squared,"""
    excess_times: float = 0.0
    """of (wins - fair) * times,"""
    times_squared: float = 0.0
    """and of times squared."""

    def add_match(self, times: float, wins: float, fair: float, score: float) -> None:
        """Counts one match."""
        excess = wins - fair
        self.add(WinSums(times, wins, fair, score, 1, excess * excess, excess * times, times * times))

    def add(self, other: WinSums) -> None:
        for name in WinSums.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class CardCounts(msgspec.Struct, array_like=True):
    """What happened to one card."""

    owned: WinSums = msgspec.field(default_factory=WinSums)
    """Seats that had it, once each."""
    used: WinSums = msgspec.field(default_factory=WinSums)
    """Uses, each counted for the seat that made it."""
    left: WinSums = msgspec.field(default_factory=WinSums)
    """Seats that could have taken or used it and never did."""
    seen: WinSums = msgspec.field(default_factory=WinSums)
    """All seats of matches in which it lay open for everybody."""
    offered: int = 0
    """Seats that could have taken or used it,"""
    taken: int = 0
    """and those among them that did."""
    owners: int = 0
    """Seats that owned it,"""
    users: int = 0
    """and those among them that used it."""
    matches: int = 0
    """Matches in which any seat owned, used or saw it."""

    def add(self, other: CardCounts) -> None:
        for sums in ("owned", "used", "left", "seen"):
            getattr(self, sums).add(getattr(other, sums))
        for number in ("offered", "taken", "owners", "users", "matches"):
            setattr(self, number, getattr(self, number) + getattr(other, number))


class ChoiceCounts(msgspec.Struct):
    """The choices made in decisions of one kind; decisions with a single choice are not counted."""

    decisions: int = 0
    offered: int = 0
    made: dict[int, int] = msgspec.field(default_factory=dict)
    """How often each choice was made, by its number."""
    uniform: dict[int, float] = msgspec.field(default_factory=dict, name="by_lot")
    """How often a uniformly random choice among those offered would have made it, on average."""

    def add(self, other: ChoiceCounts) -> None:
        self.decisions += other.decisions
        self.offered += other.offered
        for number, times in other.made.items():
            self.made[number] = self.made.get(number, 0) + times
        for number, part in other.uniform.items():
            self.uniform[number] = self.uniform.get(number, 0.0) + part


class MatchCounts(msgspec.Struct):
    """What was counted in some matches."""

    summaries: list[MatchSummary] = msgspec.field(default_factory=list, name="outcomes")
    card_names: dict[str, list[str]] = msgspec.field(default_factory=dict, name="names")
    """Every card that could have turned up, by kind."""
    cards: dict[str, dict[str, CardCounts]] = msgspec.field(default_factory=dict)
    """The cards that did turn up, by kind and name."""
    choices: dict[str, ChoiceCounts] = msgspec.field(default_factory=dict, name="chosen")
    """By kind of decision."""
    leaders: list[tuple[int, int]] = msgspec.field(default_factory=lambda: [(0, 0)] * TENTHS, name="ahead")
    """By tenth of the match: matches with one seat in the lead, and those where it went on to win."""

    @property
    def matches(self) -> int:
        return len(self.summaries)

    def add(self, other: MatchCounts) -> None:
        """Adds the counts of other matches."""
        self.summaries += other.summaries
        for kind, names in other.card_names.items():
            self.card_names[kind] = list(dict.fromkeys((*self.card_names.get(kind, ()), *names)))
        for kind, cards in other.cards.items():
            own_cards = self.cards.setdefault(kind, {})
            for name, card in cards.items():
                own_cards.setdefault(name, CardCounts()).add(card)
        for kind, choices in other.choices.items():
            self.choices.setdefault(kind, ChoiceCounts()).add(choices)
        self.leaders = [(a + c, b + d) for (a, b), (c, d) in zip(self.leaders, other.leaders, strict=True)]


def total(parts: Iterable[MatchCounts]) -> MatchCounts:
    """The counts of all parts together."""
    counts = MatchCounts()
    for part in parts:
        counts.add(part)
    return counts


class ReseededDeal(msgspec.Struct):
    """One deal played several times, each time with some of its random sources reseeded.

    A result has two lists by seat: the part of the win, and the score beyond the best rival's.
    """

    seed: int
    results: list[tuple[list[float], list[float]]] = msgspec.field(name="plays")
    """First with the seeds of the deal; then, for each source, with only that one reseeded, and with all others
    reseeded; last with all reseeded."""


class ChunkResult(msgspec.Struct):
    """What was counted in one chunk: a line of the results file."""

    number: int
    condition: str = msgspec.field(name="part")
    counts: MatchCounts
    reseeded_deals: list[ReseededDeal] = msgspec.field(default_factory=list, name="luck")
