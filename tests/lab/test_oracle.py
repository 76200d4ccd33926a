"""The oracle sees what its seat cannot, in the lab only."""

from __future__ import annotations

import pytest
import toy_games
from choose_game import game_for

import cantina
from cantina.bots import AnalysingBot, make
from cantina.lab import arena, oracle


def test_an_oracle_sees_through_a_bluff() -> None:
    """Asked to believe a claim: the seat cannot tell, the oracle can."""
    for seed in range(12):
        state = toy_games.BLUFFING.new(2, seed)
        state.apply(toy_games.CLAIM)
        card = state.dump()["table"]["card"]
        bot = oracle.make_lab_bot("oracle:200", 1)
        assert bot.choose(oracle.mind_for("oracle:200", state, 1)) is (
            toy_games.BELIEVE if card else toy_games.DOUBT
        )
        honest = oracle.make_lab_bot("search:200", 1)
        assert honest.choose(oracle.mind_for("search:200", state, 1)) is toy_games.BELIEVE


def test_an_oracle_does_not_see_future_random_draws() -> None:
    state = game_for(3).new(3, 4, quiet=True)
    assert state.decision is not None
    mind = oracle.mind_for("oracle", state, state.decision.seat)
    first, second = mind.world(1), mind.world(2)
    assert first.dump()["table"] == state.dump()["table"]
    assert first.dump()["streams"] != second.dump()["streams"] != state.dump()["streams"]


def test_no_table_seats_an_oracle() -> None:
    with pytest.raises(cantina.BadOption):
        make("oracle:20", 1)
    assert isinstance(oracle.make_lab_bot("oracle:20", 1), AnalysingBot)


def test_the_arena_takes_an_oracle() -> None:
    tournament = arena.make_tournament(game_for(3).meta.name, ["oracle:10", "random"], 3, alone=True)
    report = arena.play_tournament(tournament, 3).report()
    assert report.matches == 3
