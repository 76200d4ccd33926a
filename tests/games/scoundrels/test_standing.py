"""A standing answer speaks for its seat through all windows of a turn, and nobody can tell."""

from __future__ import annotations

import pytest
from tests.games.scoundrels.positions import Position, build_position

import cantina
from cantina.bots import make
from cantina.kernel.mind import Mind


def windows(seat: int, standing: cantina.StandingAnswers, turns: int) -> list[int]:
    """The turns in which a seat had to be asked; it passes, or leaves its answer for the turn."""
    state = cantina.game("scoundrels").new(players=4, seed=5)
    bots = [make("random", one) for one in range(4)]
    asked: list[int] = []
    while state.view(None).turn < turns:
        decision = state.decision
        assert decision is not None
        choice = standing.answer_to(decision)
        if choice is None and decision.seat == seat and decision.standing is not None:
            asked.append(state.view(None).turn)
            standing.add(decision)
            choice = decision.standing
        state.apply(choice or bots[decision.seat].choose(Mind(state, decision.seat)), decision.seat)
    return asked


@pytest.mark.rule("SC-HENCH-19")
def test_a_seat_with_a_standing_answer_is_asked_at_most_once_a_turn() -> None:
    asked = windows(2, cantina.StandingAnswers(), 10)
    assert len(asked) > 4
    assert len(asked) == len(set(asked))


def window() -> Position:
    """B and C are asked after A's card was played, and will be twice more in this turn."""
    table = build_position(stage=3)
    assert (table.deciders, table.kind) == ("BC", "distrust")
    return table


@pytest.mark.rule("SC-HENCH-19")
def test_a_standing_answer_is_the_pass_the_seat_could_give_itself() -> None:
    table, standing = window(), cantina.StandingAnswers()
    decision = table.state.decisions[0]
    assert standing.answer_to(decision) is None
    standing.add(decision)
    assert standing.answer_to(decision) is table.GAME.parse("pass")
    assert standing.answer_to(table.state.decisions[1]) is None


@pytest.mark.rule("SC-HENCH-19")
def test_a_standing_answer_can_be_withdrawn_and_lapses_with_the_turn() -> None:
    table, standing = window(), cantina.StandingAnswers()
    decision = table.state.decisions[0]
    standing.add(decision)
    standing.withdraw(1)
    assert standing.answer_to(decision) is None
    standing.add(decision)
    later = build_position(stage=3, turn=3).state.decisions[0]
    assert later.seat == decision.seat
    assert standing.answer_to(later) is None


def test_other_decisions_take_no_standing_answer() -> None:
    decision = build_position(slot="3").state.decision
    assert decision is not None
    with pytest.raises(cantina.NotAChoice, match="abilities"):
        cantina.StandingAnswers().add(decision)
