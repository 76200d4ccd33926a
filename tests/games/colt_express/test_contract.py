"""The contract's names on one deal of Colt Express, with what they answer written down."""

from __future__ import annotations

import pytest
from tests.games.colt_express.positions import GAME

import cantina


def test_registry() -> None:
    assert "colt-express" in cantina.games()
    with pytest.raises(cantina.UnknownGame, match="colt-express"):
        cantina.game("chess")


def test_meta() -> None:
    meta = GAME.meta
    assert meta.title == {"en": "Colt Express", "es": "Colt Express"}
    assert meta.seats == (2, 6)
    assert meta.rules_version == 2
    assert {option.name for option in meta.options} >= {"preset", "abilities", "events", "station", "expert"}


def test_state_and_decision() -> None:
    state = GAME.new(players=4, seed=7)
    decision = state.decision
    assert decision is not None
    assert state.decisions == (decision,)
    assert (decision.seat, decision.kind) == (0, "plan")
    assert state.apply(decision.choices[0])


def test_a_refused_choice_changes_nothing() -> None:
    state = GAME.new(players=4, seed=7)
    before = state.dump()
    with pytest.raises(cantina.Refused) as refused:
        state.apply(GAME.parse("fire belle"))
    assert (refused.value.code, refused.value.rule) == ("other-decision", "CE-PLAN-3")
    assert refused.value.params["bandit"] == "belle"
    assert state.dump() == before


def test_options_are_checked() -> None:
    for players in (0, False, 1, 7, "4"):
        with pytest.raises(cantina.BadOption, match="players"):
            GAME.new(players=players)  # type: ignore[arg-type]


def test_a_planned_card_cannot_be_taken_back() -> None:
    match = cantina.Match("colt-express", players=4, seed=7)
    match.play("plan fire")
    assert not match.can_undo(0)


def test_the_same_deal_with_another_deck() -> None:
    one, other = GAME.new(4, 7, quiet=True), GAME.new(4, 7, quiet=True)
    other.reseed("deck", 99)
    assert one.dump()["table"] == other.dump()["table"]
    for state in (one, other):
        cantina.playout(state, cantina.seeded(1), 60)
    assert one.dump()["table"] != other.dump()["table"]


def test_a_seat_that_does_not_decide_has_no_mind() -> None:
    with pytest.raises(cantina.NoSuchSeat, match="nothing to decide"):
        cantina.Mind(GAME.new(4, 7), 1)
