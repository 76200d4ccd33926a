"""What bots make of a position of Marshals."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.marshals.positions import PLAYERS, Position, build_position

import cantina
from cantina.games.marshals.choices import LET_BE, NO_CLAIM, ORDERS, PASS
from cantina.games.marshals.evaluation import EVALUATOR
from cantina.kernel.evaluation import rollout_choice
from cantina.kernel.random_streams import seeded

GAME = cantina.game("marshals")


def chance(table: Position, player: str) -> float:
    state: Any = table.state
    return EVALUATOR.win_probabilities(state)[PLAYERS.index(player)]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"money": {"A": 40}}, {}),
        ({"captured": {"outlaw-1": "A", "outlaw-2": "B"}}, {"captured": {"outlaw-1": "C", "outlaw-2": "B"}}),
        ({}, {"provisions": {"A": 3}}),
        ({}, {"bullets": {"A": 3}}),
        ({"bullets": {"A": 2}, "provisions": {"A": 4}}, {"bullets": {"A": 1}, "provisions": {"A": 5}}),
        ({"hands": {"A": "wild"}}, {}),
        ({"hands": {"A": "plains-9"}}, {"hands": {"A": "plains-2"}}),
        ({"at": "forest plains desert"}, {"at": "mountain plains desert"}),
        ({"hands": {"A": "corrupt"}, "money": {"A": 0}}, {"hands": {"B": "corrupt"}, "money": {"A": 0}}),
        ({"corrupt": "A"}, {"corrupt": "B"}),
        ({}, {"at": "- desert plains"}),
        ({"basic": True, "captured": {"outlaw-1": "A"}}, {"basic": True, "captured": {"outlaw-1": "B"}}),
        ({"basic": True, "hands": {"A": "wild plains-1"}}, {"basic": True}),
        ({"basic": True}, {"basic": True, "missing": "A"}),
    ],
)
def test_what_is_better_promises_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    # Where it is nobody's own turn, standing to draw is the same for all.
    assert chance(build_position(**better, active="B"), "A") > chance(build_position(**worse, active="B"), "A")


def test_three_outlaws_count_only_for_a_player_in_play() -> None:
    caught = {"outlaw-1": "A", "outlaw-2": "A", "outlaw-3": "A"}
    money = {"B": 60}
    assert chance(build_position(captured=caught, money=money), "A") > 0.5
    assert chance(build_position("- desert plains", captured=caught, money=money, active="B"), "A") < 0.25


def test_an_outlaw_under_the_deck_helps_the_corrupt_marshal() -> None:
    def table(drawn: str) -> Position:
        caught = {"outlaw-1": "B", "outlaw-2": "C", "outlaw-3": "E"}
        table = build_position(
            "forest desert plains mountain",
            corrupt="A",
            captured=caught,
            deck=f"{drawn} mountain-10 mountain-9 mountain-8",
            discard="camp-forest-1",
            draw=True,
            active="B",
        )
        return table if table.active == "C" else table.do("pass")

    assert table("outlaw-4").deck[-1] == "outlaw-4"
    assert chance(table("outlaw-4"), "A") > chance(table("mountain-7"), "A")


def test_no_outlaw_is_left_to_flee() -> None:
    """The last claims are asked for over an empty deck."""
    caught = {"outlaw-1": "B", "outlaw-2": "B", "outlaw-3": "C"}
    table = build_position(
        deck="outlaw-4", only=True, captured=caught, corrupt="C", hands={"B": "forest-1"}, draw=True
    )
    assert (table.kind, table.deck) == ("claim", [])
    assert chance(table, "C") < chance(table, "B") < chance(table, "A")


@pytest.mark.parametrize(
    ("players", "preset"), [(2, "full"), (3, "full"), (4, "full"), (2, "basic"), (4, "basic")]
)
def test_it_judges_every_position_and_changes_none(players: int, preset: str) -> None:
    settled = 0
    for seed in range(3):
        state: Any = GAME.new(players, seed, preset=preset)
        rng = seeded(seed, 1)
        while (decision := state.decision) is not None:
            before = state.dump()
            assert sum(EVALUATOR.win_probabilities(state)) == pytest.approx(1)
            for choice in decision.choices:
                assert EVALUATOR.rollout_weight(state, decision.seat, choice) >= 1
            if EVALUATOR.is_quiescent(state):
                settled |= 1 << seed
            choice = rollout_choice(state, EVALUATOR, rng, decision.seat)
            EVALUATOR.observed_number(state, decision.seat, choice)
            assert state.dump() == before
            state.apply(choice, decision.seat)
        assert sum(EVALUATOR.win_probabilities(state)) == pytest.approx(1)
    assert settled == 0b111


def test_what_the_table_is_not_told_is_unseen() -> None:
    """MA-INFO-7, 10 and 12."""
    clue: Any = build_position(hands={"A": "clue-forest", "B": "wild"}).do("play clue-forest")
    assert EVALUATOR.observed_number(clue.state, 1, LET_BE) < 0
    while clue.kind == "cancel":
        clue.do("let be")
    assert clue.kind == "order"
    assert EVALUATOR.observed_number(clue.state, 0, ORDERS[-1]) < 0
    assert EVALUATOR.observed_number(clue.state, 1, NO_CLAIM) < 0
    main: Any = build_position()
    assert EVALUATOR.observed_number(main.state, 0, PASS) == PASS.number
