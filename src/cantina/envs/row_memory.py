"""Writes rows and masks into the memory of a batch, and draws from its masks.

In a compiled package, `row_memory.c` replaces this module.
"""

from __future__ import annotations

import numpy as np
from librt.strings import BytesWriter
from numpy.typing import NDArray

from cantina.kernel.choice import Choice


class RowMemory:
    """The memory in which a process writes the rows, masks and seats of its matches."""

    def __init__(
        self,
        rows: NDArray[np.uint8],
        masks: NDArray[np.bool_],
        seats: NDArray[np.int64],
        choices: tuple[Choice, ...],
    ) -> None:
        self._rows = rows
        self._masks = masks
        self._seats = seats

    def store(
        self, start: int, rows: list[BytesWriter], offered: list[tuple[Choice, ...]], seats: list[int]
    ) -> None:
        """Stores the rows of some matches, the choices offered and the seats, beginning with row `start`.

        `rows` may be longer than the others.
        """
        self._masks[start : start + len(seats)] = False
        for at, seat in enumerate(seats):
            self._rows[start + at] = np.frombuffer(rows[at].getvalue(), np.uint8)
            self._masks[start + at, [choice.number for choice in offered[at]]] = True
            self._seats[start + at] = seat


def draw_offered(masks: NDArray[np.bool_], draws: NDArray[np.float64], numbers: NDArray[np.int64]) -> None:
    """Writes into `numbers` one of the offered choices of every mask, chosen by a draw from 0 up to 1."""
    found = np.flatnonzero(masks)
    width = masks.shape[1]
    starts = np.searchsorted(found, np.arange(len(masks) + 1) * width)
    picks = starts[:-1] + (draws * np.diff(starts)).astype(np.int64)
    numbers[:] = found[picks] % width
