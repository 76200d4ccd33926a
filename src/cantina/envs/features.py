"""Rows as networks like them: categories as one-hots, flags as they are, numbers as parts of 1."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cantina.kernel.encoding import ONE_OF, Encoding
from cantina.kernel.game import Game


class Features:
    """Expands rows of an encoding, many at once, to float32.

    Fields keep their order. A byte of a "one of" field becomes `most + 1` features, one of which is 1;
    any other byte becomes one feature, divided by `most`.
    """

    def __init__(self, encoding: Encoding[Any]) -> None:
        self.size = encoding.size
        """The bytes of a row."""
        self.places: dict[str, slice] = {}
        """Which features each field becomes."""
        plain: list[tuple[int, int, int]] = []
        hot: list[tuple[int, int]] = []
        at = width = 0
        for field in encoding.fields:
            start = width
            for byte in range(at, at + field.size):
                if field.kind == ONE_OF:
                    hot.append((byte, width))
                    width += field.most + 1
                else:
                    plain.append((byte, width, field.most))
                    width += 1
            self.places[field.name] = slice(start, width)
            at += field.size
        self.width = width
        """How many features a row has."""
        self._plain = np.array([byte for byte, _, _ in plain], np.intp)
        self._plain_to = np.array([to for _, to, _ in plain], np.intp)
        self._most = np.array([most for _, _, most in plain], np.float32)
        self._hot = np.array([byte for byte, _ in hot], np.intp)
        self._hot_to = np.array([to for _, to in hot], np.intp)

    def recipe(self) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float32]]:
        """How to make them elsewhere: for each feature its byte, the value that makes it 1 or -1 where the
        byte itself counts, and what that is multiplied with."""
        byte = np.zeros(self.width, np.int64)
        hot = np.full(self.width, -1, np.int64)
        scale = np.zeros(self.width, np.float32)
        byte[self._plain_to] = self._plain
        scale[self._plain_to] = 1 / self._most
        ends = [*self._hot_to[1:], self.width]
        for at, start, end in zip(self._hot, self._hot_to, ends, strict=True):
            # Plain fields may lie between two categories; they have their scale already.
            places = [place for place in range(start, end) if scale[place] == 0]
            byte[places] = at
            hot[places] = range(len(places))
        return byte, hot, scale

    def __call__(self, rows: bytes | NDArray[np.uint8]) -> NDArray[np.float32]:
        """The features of one row, or of an array of rows."""
        if isinstance(rows, bytes):
            rows = np.frombuffer(rows, np.uint8)
        flat = rows.reshape(-1, self.size)
        found = np.zeros((len(flat), self.width), np.float32)
        found[:, self._plain_to] = flat[:, self._plain] / self._most
        starts = np.arange(len(flat), dtype=np.intp)[:, None] * self.width
        found.reshape(-1)[(starts + self._hot_to + flat[:, self._hot]).reshape(-1)] = 1
        return found.reshape(*rows.shape[:-1], self.width)


@cache
def _of(encoding: Encoding[Any]) -> Features:
    return Features(encoding)


def features(game: Game, rows: bytes | NDArray[np.uint8]) -> NDArray[np.float32]:
    """The features of one row of a game, or of an array of rows."""
    return _of(game.encoding)(rows)
