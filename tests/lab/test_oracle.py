"""The oracle sees what its seat cannot, in the lab only."""

from __future__ import annotations

import pytest
import toys

import cantina
from cantina.bots import Analyst, make
from cantina.lab import arena, oracle


def test_an_oracle_sees_through_a_bluff() -> None:
    """Asked to believe a claim: the seat cannot tell, the oracle can."""
    for seed in range(12):
        state = toys.LIAR.new(2, seed)
        state.apply(toys.CLAIM)
        card = state.dump()["table"]["card"]
        bot = oracle.entrant("oracle:200", 1)
        assert bot.choose(oracle.mind("oracle:200", state, 1)) is (toys.BELIEVE if card else toys.DOUBT)
        honest = oracle.entrant("search:200", 1)
        assert honest.choose(oracle.mind("search:200", state, 1)) is toys.BELIEVE


def test_an_oracle_does_not_see_the_luck_to_come() -> None:
    state = cantina.game("colt-express").new(3, 4, quiet=True)
    assert state.decision is not None
    mind = oracle.mind("oracle", state, state.decision.seat)
    first, second = mind.world(1), mind.world(2)
    assert first.dump()["table"] == state.dump()["table"]
    assert first.dump()["streams"] != second.dump()["streams"] != state.dump()["streams"]


def test_no_table_seats_an_oracle() -> None:
    with pytest.raises(cantina.BadOption):
        make("oracle:20", 1)
    assert isinstance(oracle.entrant("oracle:20", 1), Analyst)


def test_the_arena_takes_an_oracle() -> None:
    report = arena.run(arena.plan("colt-express", ["oracle:10", "random"], 3, alone=True), 3).report()
    assert report.matches == 3
