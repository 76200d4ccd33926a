"""Corners of the rules that are easily got wrong."""

from __future__ import annotations

from tests.games.scoundrels.positions import build_position

from cantina.games.scoundrels import events as e

FULL = "stunning quack, greedy banker, lonely mayor, elegant tycoon, rough cow"


def test_an_on_hire_scoundrel_on_top_is_not_hired_twice_by_one_quack() -> None:
    for answer in ("yes", "no"):
        table = build_position(sheets={"A": "stunning quack"}, discard="quick banker", money={"A": 9})
        table.do("use stunning", "hire quick", answer, "keep", "yes")
        assert len(table.events_of(e.ScoundrelHired)) == 1
        assert table.kind != "may-hire"


def test_whoever_leaves_the_sheet_is_no_longer_pending() -> None:
    table = build_position(sheets={"A": FULL}, discard="clumsy printer", money={"A": 20})
    table.do("use stunning", "hire clumsy", "drop greedy", "keep", "yes", "hire greedy", "drop rough", "keep")
    assert "greedy banker" in table.sheet("A")
    assert table.kind != "pending"


def test_a_pending_ability_is_judged_when_its_turn_comes() -> None:
    table = build_position(
        2,
        slot="3",
        sheets={"A": "rough outlaw, triumphant bartender", "B": "jealous chef"},
        money={"A": 9, "B": 0},
    ).do("use rough", "safe depot 1")
    assert (table.deciders, table.kind) == ("A", "pending")
    table.do("use triumphant")  # gives B the dollar the Chef needs
    assert (table.deciders, table.choices) == ("B", ["use jealous", "pass"])


def test_rivals_see_which_safe_was_abandoned() -> None:
    views = []
    for choice in ("abandon 1", "abandon 2"):
        table = build_position(slot="5", loot={"A": "depot-1"}).do("use leader", "safe depot 2", choice)
        views.append(table.seen_by("B").safes)
    assert views[0] != views[1]


def test_a_spy_may_see_the_same_card_twice() -> None:
    for seed in range(12):
        table = build_position(2, sheets={"A": "stunning spy"}, played={"B": "a:a"}, seed=seed)
        table.state.reseed("spy", seed)
        table.do("use stunning", "yes")
        seen = table.seen_by("A").seats[1].hand_known
        for player in ("A", "B", None):
            world = table.world(player, seed)
            assert world.seen_by("A").seats[1].hand == table.seat_view("B").hand
        assert table.world("A", 1).seen_by("A").seats[1].hand_known == seen
