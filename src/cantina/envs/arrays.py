"""Rows and masks as arrays, and the spaces they lie in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cantina.kernel.choice import Choice
from cantina.kernel.game import Game
from cantina.kernel.state import Decision, State

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
_MOST = 20_000
"""How many masks are remembered at once; a game has far fewer sets of choices that come again."""
Seen = dict[str, NDArray[Any]]
"""An observation with the mask of the choices offered: `observation` and `action_mask`."""


def row(state: State, seat: int) -> Bytes:
    """What a seat knows, as an array that belongs to the caller."""
    return np.frombuffer(bytearray(state.game.encoding.row(state, seat)), np.uint8)


class Masks:
    """Arrays with 1 for every choice offered and 0 for all others, as many bytes as `size`."""

    def __init__(self, size: int) -> None:
        self._none = bytes(size)
        self._known: dict[tuple[Choice, ...], bytes] = {}

    def of(self, decision: Decision | None) -> Mask:
        """The mask of a decision, or of none at all; it belongs to the caller."""
        if decision is None:
            return np.frombuffer(bytearray(self._none), np.int8)
        found = self._known.get(decision.choices)
        if found is None:
            found = self._made(decision.choices)
        return np.frombuffer(bytearray(found), np.int8)

    def _made(self, choices: tuple[Choice, ...]) -> bytes:
        offered = bytearray(self._none)
        for choice in choices:
            offered[choice.number] = 1
        if len(self._known) >= _MOST:
            self._known.clear()
        self._known[choices] = bytes(offered)
        return self._known[choices]


def row_space(game: Game, seats: int = 1) -> spaces.Box[np.uint8]:
    """Where the rows of a game lie: every byte between 0 and the most its field can hold."""
    most = [field.most for field in game.encoding.fields for _ in range(field.size)]
    high = np.array(most * seats, np.uint8)
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def seen_space(game: Game, choices: int) -> spaces.Dict:
    """Where rows with their masks lie."""
    return spaces.Dict(
        {
            "observation": row_space(game),
            "action_mask": spaces.Box(0, 1, (choices,), np.int8),
        }
    )
