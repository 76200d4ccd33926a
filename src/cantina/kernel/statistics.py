"""Statistics of a match: what each seat played, its rounds, and what was done with cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field


class CardUse:
    """How often each seat owned and used the cards of one kind, by name."""

    def __init__(self, names: Iterable[str], seats: int) -> None:
        self.names = tuple(dict.fromkeys(names))
        """Every card of the kind that could have turned up."""
        self.owned: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
        self.used: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))
        self.seen: Counter[str] = Counter()
        """How often a card lay open for everybody."""


@dataclass(frozen=True)
class MatchStatistics:
    """Statistics of one match; `statistic-<name>` is the message of every name."""

    labels: Mapping[str, Sequence[str]]
    """By kind, such as character: what each seat played."""
    rounds: Sequence[Mapping[str, int]]
    """For each round, or other part of the match, how often things happened, by name."""
    cards: Mapping[str, CardUse] = field(default_factory=dict)
    """By kind of card; the names of cards are words of the kind's vocabulary."""
