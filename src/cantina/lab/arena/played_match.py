"""The result of one match of a tournament."""

from __future__ import annotations

import msgspec


class PlayedMatch(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a scheduled match ended, as it is written to the results file; lists go by seat."""

    number: int = msgspec.field(name="bout")
    seed: int
    seats: list[str]
    ranking: list[list[int]]
    scores: list[int]
    ending: str
    decisions: list[int]
    seconds: list[float]
    """Processor time spent choosing."""
    beaten: bool = False

    @property
    def wins(self) -> list[float]:
        """Each seat's part of the win."""
        first = [] if self.beaten else self.ranking[0]
        return [1 / len(first) if seat in first else 0.0 for seat in range(len(self.seats))]

    @property
    def places(self) -> list[int]:
        """Each seat's place, from 0."""
        by_seat = {seat: place for place, group in enumerate(self.ranking) for seat in group}
        return [by_seat[seat] for seat in range(len(self.seats))]
