"""Every game's evaluator: it changes nothing and returns values in range."""

from __future__ import annotations

from typing import Any

import pytest
from matches import every_own_game, every_variant, random_match

import cantina
from cantina.kernel.evaluation import RESULT_ONLY, rollout, softmax
from cantina.kernel.random_streams import seeded


@every_variant
def test_an_evaluator_changes_nothing(name: str, variant: dict[str, Any]) -> None:
    evaluator = cantina.game(name).evaluator
    match = random_match(name, variant, 5, quiet=True)
    for state in match.positions(every=20):
        before = state.dump()
        chances = evaluator.win_probabilities(state)
        assert len(chances) == state.seats
        assert all(0 <= chance <= 1 for chance in chances)
        if state.seats > 1:
            assert sum(chances) == pytest.approx(1)
        for decision in state.decisions:
            for choice in decision.choices:
                assert evaluator.rollout_weight(state, decision.seat, choice) >= 1
                observed = evaluator.observed_number(state, decision.seat, choice)
                assert observed < 0 or observed == choice.number
        if not state.over:
            assert evaluator.uncertainty(state) > 0
            evaluator.is_quiescent(state)
        assert state.dump() == before


@every_variant
def test_a_rollout_ends(name: str, variant: dict[str, Any]) -> None:
    game = cantina.game(name)
    for seed in range(3):
        match = random_match(name, variant, seed, quiet=True)
        match.step()
        made = rollout(match.state, game.evaluator, seeded(seed, 1))
        assert match.state.over or game.evaluator.is_quiescent(match.state)
        assert made <= game.meta.max_decisions


@every_own_game
def test_every_game_of_ours_has_an_evaluator_of_its_own(name: str) -> None:
    assert cantina.game(name).evaluator is not RESULT_ONLY


@every_variant
def test_a_negative_observed_number_means_that_nobody_sees_the_choice(
    name: str, variant: dict[str, Any]
) -> None:
    """Choices with a negative observed number look alike to the other seats; others are seen."""
    evaluator = cantina.game(name).evaluator
    for state in random_match(name, variant, 9).positions(every=15):
        for decision in state.decisions:
            for choice in decision.choices:
                if evaluator.observed_number(state, decision.seat, choice) >= 0 or len(state.decisions) > 1:
                    continue
                after = state.copy()
                events = after.apply(choice, decision.seat)
                assert all(choice.text not in str(event.seen_by(None)) for event in events)


def test_softmax_grows_with_scores() -> None:
    assert softmax([1.0, 1.0], 5.0) == [0.5, 0.5]
    ahead, behind = softmax([10.0, 5.0], 5.0)
    assert ahead / behind == pytest.approx(2.718281828)
