"""The network as torch trains it; what `cantina.policy.network` evaluates is exported from it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from cantina.policy.network import Layer, Network, network_features
from cantina.policy.own_side import OwnSideRows
from cantina.train.rollouts import Chosen, draw_choices

Tensor = Any
HIDDEN_TYPE = torch.bfloat16
"""The body is computed in it, which is several times as fast; heads, losses and weights are in 32 bits."""


class TorchNetwork(nn.Module):  # type: ignore[misc]  # torch is not installed when types are checked
    """A body of layers on the features of own-side rows, a head that rates choices and one for the value."""

    def __init__(
        self,
        own: OwnSideRows,
        used: NDArray[np.int64],
        hidden: Sequence[int],
        rng: np.random.Generator,
    ) -> None:
        """`used` are the features that are its input; `rng` draws choices."""
        super().__init__()
        self.own = own
        self.used = used
        self.hidden = tuple(hidden)
        self.rng = rng
        byte, hot, scale = (array[used] for array in network_features(own).definition())
        categories = hot >= 0
        bytes_ = np.unique(byte[categories])
        # Values whose feature is not used lead to a column that is set to 0.
        columns = np.full((own.encoding.size, 256), len(used), np.int64)
        columns[byte[categories], hot[categories]] = np.flatnonzero(categories)
        for name, values in {
            "bytes": bytes_,
            "columns": columns[bytes_].reshape(-1),
            "column_starts": np.arange(len(bytes_)) * 256,
            "numeric_bytes": byte[~categories],
            "numeric_columns": np.flatnonzero(~categories),
            "scales": scale[~categories],
        }.items():
            self.register_buffer(name, torch.from_numpy(np.ascontiguousarray(values)), persistent=False)
        sizes = [len(used) + 1, *hidden]
        self.body = nn.ModuleList(nn.Linear(into, out) for into, out in pairwise(sizes))
        self.ratings = nn.Linear(sizes[-1], own.choices)
        self.value = nn.Linear(sizes[-1], 1)
        with torch.no_grad():
            self.ratings.weight.mul_(0.1)  # at first all choices are nearly equal

    @property
    def device(self) -> Any:
        return self.value.bias.device

    def features(self, rows: Tensor) -> Tensor:
        """(n, features + 1) of own-side rows; the last one is always 0."""
        found = torch.zeros((len(rows), len(self.used) + 1), dtype=HIDDEN_TYPE, device=rows.device)
        lines = rows.index_select(1, self.bytes).long() + self.column_starts
        found.scatter_(1, self.columns[lines], 1)
        found[:, -1] = 0
        numbers = rows.index_select(1, self.numeric_bytes) * self.scales
        found[:, self.numeric_columns] = numbers.to(HIDDEN_TYPE)
        return found

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """(n, own-side choices) ratings and (n,) values of own-side rows."""
        hidden = self.features(rows)
        for layer in self.body:
            weights, bias = layer.weight.to(HIDDEN_TYPE), layer.bias.to(HIDDEN_TYPE)
            hidden = torch.relu(nn.functional.linear(hidden, weights, bias))
        hidden = hidden.float()
        return self.ratings(hidden), torch.tanh(self.value(hidden)).squeeze(1)

    def choose(self, rows: NDArray[np.uint8], masks: NDArray[np.bool_]) -> Chosen:
        with torch.no_grad():
            ratings, values = self(torch.from_numpy(rows).to(self.device))
        numbers, logs = draw_choices(ratings.cpu().numpy(), masks, self.rng)
        return Chosen(numbers, logs, values.cpu().numpy())

    def past_self(self) -> TorchNetwork:
        """A copy that does not learn; it draws by the same random numbers."""
        copy = TorchNetwork(self.own, self.used, self.hidden, self.rng)
        copy.load_state_dict(self.state_dict())
        copy.to(self.device)
        return copy

    def export(self) -> Network:
        """The same network for numpy."""

        def layer(linear: Any, inputs: int | None = None) -> Layer:
            weights = linear.weight.detach().cpu().numpy().T[:inputs]
            return Layer(np.ascontiguousarray(weights), linear.bias.detach().cpu().numpy().copy())

        first, *rest = self.body
        body = [layer(first, len(self.used)), *map(layer, rest)]
        return Network(self.own, self.used, body, layer(self.ratings), layer(self.value))


def masked_log_softmax(ratings: Tensor, masks: Tensor) -> Tensor:
    return torch.log_softmax(ratings.masked_fill(~masks, -1e9), 1)
