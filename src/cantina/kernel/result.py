"""How a game ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence


class Result:
    """Who won, by how much, and why."""

    def __init__(
        self,
        ranking: Sequence[Sequence[int]],
        scores: Sequence[int],
        breakdown: Sequence[Mapping[str, int]],
        ending: str,
        beaten: bool = False,
    ) -> None:
        self.ranking = tuple(tuple(group) for group in ranking)
        """Seats from first to last; seats that share a place stand in one group."""
        self.scores = tuple(scores)
        """Each seat's score."""
        self.breakdown = tuple(dict(parts) for parts in breakdown)
        """What each seat's score, and its tie-breaks, are made of."""
        self.ending = ending
        """The way the game ended."""
        self.beaten = beaten
        """The game itself has won, as it can in solo games: nobody at the table did."""

    @property
    def winners(self) -> tuple[int, ...]:
        return () if self.beaten else self.ranking[0]

    def dump(self) -> dict[str, object]:
        form: dict[str, object] = {
            "ranking": [list(group) for group in self.ranking],
            "scores": list(self.scores),
            "breakdown": [dict(parts) for parts in self.breakdown],
            "ending": self.ending,
        }
        if self.beaten:
            form["beaten"] = True
        return form

    def __reduce__(self) -> tuple[object, ...]:
        return (Result, (self.ranking, self.scores, self.breakdown, self.ending, self.beaten))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash((self.ranking, self.scores, self.ending))


def rank(seats: int, key: Callable[[int], tuple[int, ...]]) -> list[list[int]]:
    """Groups the seats by key, the largest key first."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for seat in range(seats):
        groups.setdefault(key(seat), []).append(seat)
    return [groups[value] for value in sorted(groups, reverse=True)]
