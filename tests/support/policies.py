"""Tiny policies for tests: random weights, no skill, but complete files. Each is in its game's test folder.

`python tests/support/policies.py` writes those in ONNX and needs onnx; the tests themselves do not. Those of
numpy alone are made when a test asks for one.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

import cantina
from cantina.bots.learned import policy_metadata
from cantina.envs.features import Features
from cantina.envs.policy import Layer, write_policy
from cantina.policy.file import own_side_metadata, write_network
from cantina.policy.network import Layer as NetworkLayer
from cantina.policy.network import Network, network_features
from cantina.policy.own_side import own_side_rows

GAMES = Path(__file__).parent.parent / "games"


def policy_file(name: str) -> Path:
    """The file of a game's tiny policy."""
    return GAMES / name.replace("-", "_") / "policy.onnx"


def layers(game: cantina.Game) -> list[Layer]:
    """The weights of a game's tiny policy, always the same."""
    rng = np.random.default_rng(8)
    sizes = (Features(game.encoding).width, 2, len(game.choices))
    return [
        (rng.normal(size=(out, into)).astype(np.float32), rng.normal(size=out).astype(np.float32))
        for into, out in pairwise(sizes)
    ]


def random_network(name: str, seed: int = 8) -> Network:
    """A network for own-side rows with random weights, always the same."""
    rng = np.random.default_rng(seed)
    own = own_side_rows(name)
    width = network_features(own).width
    used = np.flatnonzero(rng.random(width) < 0.9)

    def layer(into: int, out: int) -> NetworkLayer:
        weights = rng.normal(size=(into, out)) / np.sqrt(min(into, 100))
        return NetworkLayer(weights.astype(np.float32), rng.normal(size=out).astype(np.float32))

    return Network(own, used, [layer(len(used), 12), layer(12, 8)], layer(8, own.choices), layer(8, 1))


_FOLDER = TemporaryDirectory(prefix="cantina-policies-")


@cache
def network_file(name: str) -> Path:
    """The file of a random network for a game."""
    file = Path(_FOLDER.name) / f"{name}.npz"
    game = cantina.game(name)
    write_network(file, random_network(name), policy_metadata(game) | own_side_metadata(own_side_rows(name)))
    return file


if __name__ == "__main__":
    for name in cantina.games():
        if policy_file(name).parent.is_dir():
            game = cantina.game(name)
            write_policy(policy_file(name), game, layers(game))
