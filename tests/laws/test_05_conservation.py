"""Law 5: every component of the box is somewhere, exactly once."""

from __future__ import annotations

from typing import Any

import pytest
from matches import Walk, every_variant, seeds

import cantina


@pytest.mark.law(5)
@every_variant
def test_nothing_is_lost_or_doubled(name: str, variant: dict[str, Any]) -> None:
    game = cantina.game(name)
    for seed in seeds():
        walk = Walk(name, variant, seed, quiet=True)
        box = dict(game.census(walk.state))
        for state in walk.positions(every=4):
            assert dict(game.census(state)) == box
