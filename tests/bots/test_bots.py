"""Bots decide from a mind, and the same seed decides the same."""

from __future__ import annotations

import pytest
from choose_game import game_for
from matches import every_own_game

import cantina
from cantina.bots import LEVELS, make
from cantina.bots.levels import bot_of_level
from cantina.kernel.mind import Mind


@pytest.mark.parametrize("spec", ["random", "greedy:8", "search:6"])
def test_a_bot_with_the_same_seed_chooses_the_same(spec: str) -> None:
    records = []
    for _ in range(2):
        match = cantina.Match(game_for(3).meta.name, players=3, seed=4)
        bots = [make(spec, seat) for seat in range(3)]
        for _ in range(25):
            decision = match.state.decision
            assert decision is not None
            match.play(bots[decision.seat].choose(Mind(match.state, decision.seat)))
        records.append(match.record())
    assert records[0] == records[1]


def test_bad_names_are_refused() -> None:
    for spec in ("genius", "greedy:-1", "greedy:x", "random:3", ""):
        with pytest.raises(cantina.BadOption, match="greedy"):
            make(spec, 1)


@every_own_game
def test_every_game_has_four_levels(name: str) -> None:
    bots = [bot_of_level(cantina.game(name), level) for level in LEVELS]
    assert LEVELS == ("easy", "normal", "hard", "expert")
    assert len(set(bots)) == 4
    for spec in bots:
        assert "@" in spec  # a level does not change unnoticed when its bot does
        make(spec, 1)
