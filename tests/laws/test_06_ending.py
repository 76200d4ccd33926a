"""Law 6: every match ends within the stated bound, with a total result."""

from __future__ import annotations

from typing import Any

import pytest
from matches import Walk, every_variant, seeds

import cantina


@pytest.mark.law(6)
@every_variant
def test_every_match_ends_in_time_with_a_total_result(name: str, variant: dict[str, Any]) -> None:
    longest = cantina.game(name).meta.longest
    for seed in seeds():
        walk = Walk(name, variant, seed, quiet=True)
        while not walk.state.over:
            assert walk.state.result is None
            walk.step()
            assert walk.steps <= longest
        result = walk.state.result
        assert result is not None
        seats = range(walk.state.seats)
        assert sorted(seat for group in result.ranking for seat in group) == list(seats)
        assert all(result.ranking)
        assert len(result.scores) == len(result.breakdown) == len(seats)
        assert result.winners == (() if result.beaten else result.ranking[0])
        assert not result.beaten or len(seats) == 1
        assert result.ending


@pytest.mark.law(6)
@every_variant
def test_even_the_slowest_play_ends_in_time(name: str, variant: dict[str, Any]) -> None:
    """Always the last, or always the first choice offered: no way to stall."""
    longest = cantina.game(name).meta.longest
    for which in (0, -1):
        state = cantina.game(name).new(seed=1, quiet=True, **variant)
        steps = 0
        while (decision := state.decision) is not None:
            state.apply(decision.choices[which])
            steps += 1
            assert steps <= longest
