"""Rows and masks as arrays, and the spaces they lie in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cantina.kernel.game import Game
from cantina.kernel.state import Decision, State

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Seen = dict[str, NDArray[Any]]
"""An observation with the mask of the choices offered: `observation` and `action_mask`."""


def row(state: State, seat: int) -> Bytes:
    """What a seat knows, as an array that belongs to the caller."""
    return np.frombuffer(bytearray(state.game.encoding.row(state, seat)), np.uint8)


def mask(decision: Decision | None, size: int) -> Mask:
    """1 for every choice offered and 0 for all others, as an array that belongs to the caller."""
    offered = bytearray(size)
    if decision is not None:
        for choice in decision.choices:
            offered[choice.number] = 1
    return np.frombuffer(offered, np.int8)


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
