"""Every game and variant for tests to run over, and random matches of them."""

from __future__ import annotations

import os
from typing import Any

import pytest
from game_files import OWN_GAMES

import cantina
import cantina.kernel.state
from cantina.testing.laws.check import SPARSE_FROM
from cantina.testing.random_match import RandomMatch

INTERPRETED = cantina.kernel.state.__file__.endswith(".py")
"""The rules run as plain Python, not compiled."""
MATCHES = int(os.environ.get("CANTINA_MATCHES", "2"))
"""Random matches per variant and law."""
FIRST_SEED = int(os.environ.get("CANTINA_FIRST_SEED", "0"))
"""The seed of the first of them."""
LONG_RUN = MATCHES > SPARSE_FROM
"""A long run (scripts/test --long): every size, whole matches in browsers, and of so many random matches each
is looked at in one place, drawn at random, instead of in many."""

VARIANTS = [
    pytest.param(name, dict(variant), id=f"{name}-{'-'.join(str(v) for v in variant.values())}")
    for name in cantina.games()
    for variant in cantina.game(name).variants
]
every_variant = pytest.mark.parametrize(("name", "variant"), VARIANTS)
every_game = pytest.mark.parametrize("name", cantina.games())
every_own_game = pytest.mark.parametrize("name", OWN_GAMES)
"""For what is promised of the games of this repository only."""


def random_match(name: str, variant: dict[str, Any], seed: int, quiet: bool = False) -> RandomMatch:
    """A random match, step by step."""
    return RandomMatch(cantina.game(name), variant, seed, quiet, LONG_RUN)


def seeds() -> range:
    return range(FIRST_SEED, FIRST_SEED + MATCHES)
