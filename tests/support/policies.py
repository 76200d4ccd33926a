"""Tiny policies for tests, one for each game: random weights, no skill, but everything a policy has.

Written by `python tests/support/policies.py`, which needs onnx; the tests themselves do not.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np

import cantina
from cantina.envs.features import Features
from cantina.envs.policy import Layer, write_policy

FOLDER = Path(__file__).parent.parent / "bots" / "policies"


def tiny(name: str) -> Path:
    """The file of a game's tiny policy."""
    return FOLDER / f"{name}.onnx"


def layers(game: cantina.Game) -> list[Layer]:
    """Its weights, the same every time."""
    luck = np.random.default_rng(8)
    sizes = (Features(game.encoding).width, 2, len(game.choices))
    return [
        (luck.normal(size=(out, into)).astype(np.float32), luck.normal(size=out).astype(np.float32))
        for into, out in pairwise(sizes)
    ]


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in cantina.games():
        game = cantina.game(name)
        write_policy(tiny(name), game, layers(game))
