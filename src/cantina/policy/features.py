"""Rows as input features for networks: categories one-hot, flags as they are, numbers scaled to 0 to 1."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cantina.kernel.encoding import CATEGORY, Encoding
from cantina.kernel.game import Game


class Features:
    """Expands rows of an encoding, one or many at once, to float32.

    Fields keep their order. A byte of a categorical field becomes `maximum + 1` features, one of which is 1;
    any other byte becomes one feature, divided by `maximum`.
    """

    def __init__(self, encoding: Encoding[Any], without: Collection[str] = ()) -> None:
        """`without` are fields that are no features."""
        self.size = encoding.size
        """The bytes of a row."""
        self.slices: dict[str, slice] = {}
        """By field: the features made from it."""
        numeric: list[tuple[int, int, int]] = []
        categorical: list[tuple[int, int]] = []
        at = width = 0
        for field in encoding.fields:
            start = width
            if field.name in without:
                at += field.size
                continue
            for byte in range(at, at + field.size):
                if field.kind == CATEGORY:
                    categorical.append((byte, width))
                    width += field.maximum + 1
                else:
                    numeric.append((byte, width, field.maximum))
                    width += 1
            self.slices[field.name] = slice(start, width)
            at += field.size
        self.width = width
        """The number of features."""
        self._numeric = np.array([byte for byte, _, _ in numeric], np.intp)
        self._numeric_to = np.array([to for _, to, _ in numeric], np.intp)
        self._maximum = np.array([maximum for _, _, maximum in numeric], np.float32)
        self._categorical = np.array([byte for byte, _ in categorical], np.intp)
        self._categorical_to = np.array([to for _, to in categorical], np.intp)

    def definition(self) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.float32]]:
        """The features as data, for reproducing them in another framework.

        For each feature: its byte; the value of the byte that makes it 1, or -1 for a scaled number; and the
        factor of a scaled number.
        """
        byte = np.zeros(self.width, np.int64)
        hot = np.full(self.width, -1, np.int64)
        scale = np.zeros(self.width, np.float32)
        byte[self._numeric_to] = self._numeric
        scale[self._numeric_to] = 1 / self._maximum
        ends = [*self._categorical_to[1:], self.width]
        for at, start, end in zip(self._categorical, self._categorical_to, ends, strict=True):
            # Scaled numbers may lie between two categories; their scale is set already.
            values = [feature for feature in range(start, end) if scale[feature] == 0]
            byte[values] = at
            hot[values] = range(len(values))
        return byte, hot, scale

    def __call__(self, rows: bytes | NDArray[np.uint8]) -> NDArray[np.float32]:
        """The features of one row, or of an array of rows."""
        if isinstance(rows, bytes):
            rows = np.frombuffer(rows, np.uint8)
        flat = rows.reshape(-1, self.size)
        found = np.zeros((len(flat), self.width), np.float32)
        found[:, self._numeric_to] = flat[:, self._numeric] / self._maximum
        starts = np.arange(len(flat), dtype=np.intp)[:, None] * self.width
        found.reshape(-1)[(starts + self._categorical_to + flat[:, self._categorical]).reshape(-1)] = 1
        return found.reshape(*rows.shape[:-1], self.width)


@cache
def _cached_features(encoding: Encoding[Any]) -> Features:
    return Features(encoding)


def features(game: Game, rows: bytes | NDArray[np.uint8]) -> NDArray[np.float32]:
    """The features of one row of a game, or of an array of rows."""
    return _cached_features(game.encoding)(rows)
