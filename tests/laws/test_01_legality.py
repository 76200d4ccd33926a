"""Law 1: every offered choice applies, every other one is refused and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from matches import Walk, every_game, every_variant, seeds, some_viewers, viewers

import cantina
from cantina.tell import rules

KERNEL_CODES = {"game-over", "not-your-decision", "other-decision"}


@pytest.mark.law(1)
@every_variant
def test_offered_choices_apply_and_all_others_are_refused(name: str, variant: dict[str, Any]) -> None:
    game = cantina.game(name)
    codes = {code for code, _ in game.reasons} | KERNEL_CODES
    known_rules = rules(name)
    for seed in seeds():
        walk = Walk(name, variant, seed)
        for state in walk.positions(every=40):
            before = state.dump()
            for seat in (who for who in some_viewers(state, walk.rng) if who is not None):
                offered = next((d.choices for d in state.decisions if d.seat == seat), ())
                for choice in game.choices:
                    refusal = state.why_not(choice, seat)
                    if choice in offered:
                        assert refusal is None
                        state.copy().apply(choice, seat)
                        continue
                    assert refusal is not None
                    assert refusal.code in codes
                    assert refusal.rule in known_rules
                    with pytest.raises(cantina.Refused) as refused:
                        state.apply(choice, seat)
                    assert refused.value.code == refusal.code
            assert state.dump() == before


@pytest.mark.law(1)
@every_variant
def test_decisions_offer_distinct_choices_in_ascending_number(name: str, variant: dict[str, Any]) -> None:
    for seed in seeds():
        for state in Walk(name, variant, seed).positions(every=3):
            for decision in state.decisions:
                numbers = [choice.number for choice in decision.choices]
                assert numbers
                assert numbers == sorted(set(numbers))


@pytest.mark.law(1)
@every_variant
def test_remembered_choices_are_what_legality_says_now(name: str, variant: dict[str, Any]) -> None:
    """A decision found once by its situation must fit every later state with that situation."""
    for seed in seeds():
        for state in Walk(name, variant, seed).positions(every=3):
            for decision in state.decisions:
                ask = state._ask()
                fresh = [
                    choice
                    for choice in ask.candidates(state, decision.seat)
                    if ask.obstacle(state, decision.seat, choice) is None
                ]
                assert list(decision.choices) == fresh


@pytest.mark.law(1)
@every_game
def test_a_finished_game_and_a_strange_seat_take_no_choice(name: str) -> None:
    walk = Walk(name, dict(cantina.game(name).variants[0]), 1)
    choice = walk.game.choices[0]
    assert walk.state.why_not(choice, 99) is not None
    with pytest.raises(cantina.Refused):
        walk.state.apply(choice, 99)
    while not walk.state.over:
        walk.step()
    refusal = walk.state.why_not(choice)
    assert refusal is not None
    assert refusal.code == "game-over"
    with pytest.raises(cantina.Refused):
        walk.state.apply(choice)
    assert walk.state.decision is None
    assert walk.state.decisions == ()
    assert all(walk.state.view(viewer) is not None for viewer in viewers(walk.state))
