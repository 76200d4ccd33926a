"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import force_setattr

from cantina.kernel.ranking import rank as rank


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The ranking, the scores and how the game ended; the same in records, in dumps and on the wire."""

    ranking: tuple[tuple[int, ...], ...]
    """Seats from first to last; seats that share a place stand in one group."""
    scores: tuple[int, ...]
    """Each seat's score."""
    breakdown: tuple[dict[str, int], ...]
    """The parts of each seat's score and its tie-breaks; `breakdown-<part>` is the message of a part."""
    ending: str
    """How the game ended; `ending-<ending>` is its message for people."""
    beaten: bool = False
    """The game itself has won, as it can in solo games, so there are no winners."""

    if TYPE_CHECKING:

        def __init__(
            self,
            ranking: Sequence[Sequence[int]],
            scores: Sequence[int],
            breakdown: Sequence[Mapping[str, int]],
            ending: str,
            beaten: bool = False,
        ) -> None: ...

    def __post_init__(self) -> None:
        # Rules may hand over lists of their own, which must not change the result later.
        if type(self.ranking) is not tuple or type(self.ranking[0]) is not tuple:
            force_setattr(self, "ranking", tuple(tuple(group) for group in self.ranking))
        if type(self.scores) is not tuple:
            force_setattr(self, "scores", tuple(self.scores))
        if type(self.breakdown) is not tuple:
            force_setattr(self, "breakdown", tuple(dict(parts) for parts in self.breakdown))

    @property
    def winners(self) -> tuple[int, ...]:
        return () if self.beaten else self.ranking[0]

    def dump(self) -> dict[str, Any]:
        """The result as JSON."""
        return msgspec.json.decode(msgspec.json.encode(self), type=dict[str, Any])

    def __hash__(self) -> int:
        return hash((self.ranking, self.scores, self.ending))
