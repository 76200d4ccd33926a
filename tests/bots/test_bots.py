"""Bots decide from a mind, and the same seed decides the same."""

from __future__ import annotations

import pytest

import cantina
from cantina.bots import LEVELS, make
from cantina.bots.levels import pinned
from cantina.kernel.mind import Mind
from cantina.lab.simulate import simulate


@pytest.mark.parametrize("spec", ["random", "greedy:8", "search:6"])
def test_a_bot_with_the_same_seed_chooses_the_same(spec: str) -> None:
    records = []
    for _ in range(2):
        match = cantina.Match("colt-express", players=3, seed=4)
        bots = [make(spec, seat) for seat in range(3)]
        for _ in range(25):
            decision = match.state.decision
            assert decision is not None
            match.play(bots[decision.seat].choose(Mind(match.state, decision.seat)))
        records.append(match.record())
    assert records[0] == records[1]


def test_greedy_beats_random() -> None:
    report = simulate("colt-express", 16, 3, bots=["greedy:30", "random", "random"])
    assert report.seats[0].wins >= 10


def test_bad_names_are_refused() -> None:
    for spec in ("genius", "greedy:-1", "greedy:x", "random:3", ""):
        with pytest.raises(cantina.BadOption, match="greedy"):
            make(spec, 1)


@pytest.mark.parametrize("name", cantina.games())
def test_every_game_has_four_levels(name: str) -> None:
    bots = [pinned(name, level) for level in LEVELS]
    assert LEVELS == ("easy", "normal", "hard", "expert")
    assert len(set(bots)) == 4
    for spec in bots:
        assert "@" in spec  # a level does not change unnoticed when its bot does
        make(spec, 1)
