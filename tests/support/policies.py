"""Tiny policies for tests: random weights, no skill, but complete files. Each is in its game's test folder.

`python tests/support/policies.py` writes them and needs onnx; the tests themselves do not.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np

import cantina
from cantina.envs.features import Features
from cantina.envs.policy import Layer, write_policy

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


if __name__ == "__main__":
    for name in cantina.games():
        if policy_file(name).parent.is_dir():
            game = cantina.game(name)
            write_policy(policy_file(name), game, layers(game))
