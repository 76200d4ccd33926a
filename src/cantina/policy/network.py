"""The network of a policy, evaluated with numpy alone: ratings of own-side choices, and a value.

Linear layers with ReLUs between them. The input features of a row are few ones and some numbers, so the first
layer adds up the weights of those instead of multiplying everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cantina.policy.features import Features
from cantina.policy.own_side import OwnSideRows, Rows

Floats = NDArray[np.float32]
ROWS_AT_ONCE = 64
"""Batches are evaluated in parts of so many rows, which fit into the processor's cache."""


class Layer(NamedTuple):
    """A linear layer."""

    weights: Floats
    """(in, out)."""
    bias: Floats
    """(out,)."""

    def __call__(self, inputs: Floats) -> Floats:
        found: Floats = inputs @ self.weights + self.bias
        return found


def network_features(own: OwnSideRows) -> Features:
    """The features of own-side rows that networks are given."""
    return Features(own.encoding, own.not_features)


class Network:
    """A body of layers, and two heads on it."""

    def __init__(
        self,
        own: OwnSideRows,
        used: NDArray[np.int64],
        body: Sequence[Layer],
        ratings: Layer,
        value: Layer,
    ) -> None:
        self.own = own
        self.used = used
        """The features that are its input, in ascending order: those that vary in training."""
        self.body = tuple(body)
        self.ratings = ratings
        self.value = value
        byte, hot, scale = network_features(own).definition()
        byte, hot, scale = byte[used], hot[used], scale[used]
        first = self.body[0].weights
        categories = hot >= 0
        self._numeric_bytes = byte[~categories]
        self._numeric_weights = np.ascontiguousarray(first[~categories] * scale[~categories, None])
        self._bytes = np.unique(byte[categories])
        """The categorical bytes; each value of one has a line of weights, or the line of zeros."""
        lines = np.zeros((own.encoding.size, 256), np.int64)
        lines[byte[categories], hot[categories]] = np.arange(1, categories.sum() + 1)
        self._lines = lines[self._bytes]
        self._line_weights = np.concatenate([np.zeros_like(first[:1]), first[categories]])
        self._every_byte = np.arange(len(self._bytes))

    def evaluate(self, turned: Rows) -> tuple[Floats, Floats]:
        """(n, own-side choices) ratings and (n,) values from -1 to 1, of own-side rows."""
        parts = [self._evaluate(turned[at : at + ROWS_AT_ONCE]) for at in range(0, len(turned), ROWS_AT_ONCE)]
        return np.concatenate([ratings for ratings, _ in parts]), np.concatenate([value for _, value in parts])

    def _evaluate(self, turned: Rows) -> tuple[Floats, Floats]:
        lines = self._lines[self._every_byte, turned[:, self._bytes]]
        hidden = self._line_weights[lines].sum(1)
        hidden += turned[:, self._numeric_bytes].astype(np.float32) @ self._numeric_weights
        hidden += self.body[0].bias
        np.maximum(hidden, 0, out=hidden)
        for layer in self.body[1:]:
            hidden = layer(hidden)
            np.maximum(hidden, 0, out=hidden)
        return self.ratings(hidden), np.tanh(self.value(hidden)[:, 0])
