"""Policy files: a network with 8-bit weights and what it was made for, in numpy's own format.

The metadata name the game, its environment, rules and own-side versions and the sizes of rows and choices, so
that a file made for something else is refused instead of played badly. Nothing in a file is executed.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from cantina.kernel.errors import CantinaError
from cantina.kernel.game import Game
from cantina.policy.network import Layer, Network, network_features
from cantina.policy.own_side import OwnSideRows

FORMAT = "1"
"""Raised when the arrays of a file change their meaning."""
MAGIC = b"PK"
"""The first bytes of a policy file, which is a zip file."""


class NotAPolicy(CantinaError):
    """A file is no policy, or a damaged one."""


class PolicyFile(NamedTuple):
    """What a file holds."""

    metadata: dict[str, str]
    arrays: dict[str, NDArray[Any]]


def own_side_metadata(own: OwnSideRows) -> dict[str, str]:
    """What a policy for own-side rows must state besides what every policy does."""
    return {
        "cantina.format": FORMAT,
        "cantina.own-side": own.version,
        "cantina.own-row": str(own.encoding.size),
        "cantina.own-choices": str(own.choices),
        "cantina.features": str(network_features(own).width),
    }


def write_network(file: Path, network: Network, metadata: Mapping[str, str]) -> None:
    """Writes a policy file; the same network and metadata make the same bytes."""
    arrays: dict[str, NDArray[Any]] = {
        "metadata": np.frombuffer(msgspec.json.encode(dict(sorted(metadata.items()))), np.uint8),
        "used": network.used.astype(np.uint16),
    }
    named = {f"body{at}": layer for at, layer in enumerate(network.body)}
    for name, layer in {**named, "ratings": network.ratings, "value": network.value}.items():
        arrays[f"{name}.weights"], arrays[f"{name}.scales"] = _quantized(layer.weights)
        arrays[f"{name}.bias"] = layer.bias.astype(np.float32)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, array in arrays.items():
            data = io.BytesIO()
            np.save(data, array, allow_pickle=False)
            # Without a fixed date, the same policy would be different bytes tomorrow.
            archive.writestr(zipfile.ZipInfo(f"{name}.npy"), data.getvalue(), zipfile.ZIP_DEFLATED)


def _quantized(weights: NDArray[np.float32]) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Weights as 8-bit numbers, and the scale of each line."""
    scales = np.abs(weights).max(1, initial=1e-12) / 127
    return np.rint(weights / scales[:, None]).astype(np.int8), scales.astype(np.float32)


def read_policy_file(file: Path) -> PolicyFile:
    """Reads a file without looking at what it is for; NotAPolicy: it is something else. OSError as usual."""
    data = file.read_bytes()
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
        metadata = msgspec.json.decode(arrays.pop("metadata").tobytes(), type=dict[str, str])
    except (ValueError, KeyError, EOFError, AttributeError, zipfile.BadZipFile, msgspec.MsgspecError) as error:
        raise NotAPolicy(f"{file} is no policy ({error})") from None
    return PolicyFile(metadata, arrays)


def network_of(contents: PolicyFile, game: Game) -> Network:
    """The network of a file whose metadata have been compared with the game."""
    own = OwnSideRows(game)
    arrays = contents.arrays

    def layer(name: str) -> Layer:
        scales = arrays[f"{name}.scales"].astype(np.float32)
        weights = arrays[f"{name}.weights"].astype(np.float32) * scales[:, None]
        return Layer(weights, arrays[f"{name}.bias"].astype(np.float32))

    try:
        count = sum(name.startswith("body") and name.endswith(".weights") for name in arrays)
        body = [layer(f"body{at}") for at in range(count)]
        found = Network(own, arrays["used"].astype(np.int64), body, layer("ratings"), layer("value"))
        found.evaluate(np.zeros((1, own.encoding.size), np.uint8))
    except (KeyError, ValueError, IndexError) as error:
        raise NotAPolicy(f"the arrays of the policy do not go together ({error})") from None
    return found
