"""Rows and masks as NumPy arrays, and their Gymnasium spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cantina.kernel.game import Game
from cantina.kernel.state import Decision, State

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
MaskedRow = dict[str, NDArray[Any]]
"""A row with the mask of the offered choices, under the keys `observation` and `action_mask`."""


def row(state: State, seat: int) -> Bytes:
    """The row of a seat, as an array that the caller may change."""
    return np.frombuffer(bytearray(state.game.encoding.row(state, seat)), np.uint8)


def mask(decision: Decision | None, size: int) -> Mask:
    """1 for every offered choice and 0 for all others, as an array that the caller may change."""
    offered = bytearray(size)
    if decision is not None:
        for choice in decision.choices:
            offered[choice.number] = 1
    return np.frombuffer(offered, np.int8)


def row_space(game: Game, seats: int = 1) -> spaces.Box[np.uint8]:
    """The space of a game's rows, or of the rows of several seats: each byte up to its field's maximum."""
    maxima = [field.maximum for field in game.encoding.fields for _ in range(field.size)]
    high = np.array(maxima * seats, np.uint8)
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def masked_row_space(game: Game, choices: int) -> spaces.Dict:
    """The space of rows with masks."""
    return spaces.Dict(
        {
            "observation": row_space(game),
            "action_mask": spaces.Box(0, 1, (choices,), np.int8),
        }
    )
