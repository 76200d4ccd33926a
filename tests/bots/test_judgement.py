"""Every game's judgement: it looks, touches nothing, and says something sensible."""

from __future__ import annotations

from typing import Any

import pytest
from matches import Walk, every_game, every_variant

import cantina
from cantina.kernel.judgement import PLAIN, shares, stroll
from cantina.kernel.luck import seeded


@every_variant
def test_a_judgement_only_looks(name: str, variant: dict[str, Any]) -> None:
    judgement = cantina.game(name).judgement
    walk = Walk(name, variant, 5, quiet=True)
    for state in walk.positions(every=20):
        before = state.dump()
        chances = judgement.chances(state)
        assert len(chances) == state.seats
        assert all(0 <= chance <= 1 for chance in chances)
        if state.seats > 1:
            assert sum(chances) == pytest.approx(1)
        for decision in state.decisions:
            for choice in decision.choices:
                assert judgement.urge(state, decision.seat, choice) >= 1
                face = judgement.face(state, decision.seat, choice)
                assert face < 0 or face == choice.number
        if not state.over:
            assert judgement.doubt(state) > 0
            judgement.settled(state)
        assert state.dump() == before


@every_variant
def test_a_stroll_comes_to_rest(name: str, variant: dict[str, Any]) -> None:
    game = cantina.game(name)
    for seed in range(3):
        walk = Walk(name, variant, seed, quiet=True)
        walk.step()
        made = stroll(walk.state, game.judgement, seeded(seed, 1))
        assert walk.state.over or game.judgement.settled(walk.state)
        assert made <= game.meta.longest


@every_game
def test_every_game_has_a_judgement_of_its_own(name: str) -> None:
    assert cantina.game(name).judgement is not PLAIN


@every_variant
def test_what_is_hidden_in_a_choice_is_not_told_by_its_face(name: str, variant: dict[str, Any]) -> None:
    """Choices of one decision with the same negative face are alike to the others; numbers are seen."""
    judgement = cantina.game(name).judgement
    for state in Walk(name, variant, 9).positions(every=15):
        for decision in state.decisions:
            for choice in decision.choices:
                if judgement.face(state, decision.seat, choice) >= 0 or len(state.decisions) > 1:
                    continue
                after = state.copy()
                events = after.apply(choice, decision.seat)
                assert all(choice.text not in str(event.form(None)) for event in events)


def test_shares_grow_with_scores() -> None:
    assert shares([1.0, 1.0], 5.0) == [0.5, 0.5]
    ahead, behind = shares([10.0, 5.0], 5.0)
    assert ahead / behind == pytest.approx(2.718281828)
