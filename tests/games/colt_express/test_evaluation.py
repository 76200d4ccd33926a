"""What the bots of Colt Express hold of a position."""

from __future__ import annotations

from typing import Any

import cantina
from cantina.games.colt_express.evaluation import EVALUATOR
from cantina.games.colt_express.state import ColtState

GAME = cantina.game("colt-express")


def changed(seed: int = 3, **table: Any) -> ColtState:
    data = GAME.new(4, seed).dump()
    data["table"] |= table
    state = GAME.load(data)
    assert isinstance(state, ColtState)
    return state


def mine(state: ColtState) -> int:
    return int(state.bandit_of(0))


def test_loot_is_worth_its_money() -> None:
    plain = changed()
    jewels = list(plain.jewels)
    jewels[14 + mine(plain)] += 1
    richer = changed(jewels=jewels)
    assert EVALUATOR.expected_score(richer, 0) - EVALUATOR.expected_score(plain, 0) == 500
    assert EVALUATOR.win_probabilities(richer)[0] > EVALUATOR.win_probabilities(plain)[0]


def test_a_shooter_may_become_gunslinger() -> None:
    plain = changed()
    bullets = list(plain.bullets)
    bullets[mine(plain)] = 2
    assert EVALUATOR.expected_score(changed(bullets=bullets), 0) > EVALUATOR.expected_score(plain, 0)


def test_the_gunslinger_is_surer_the_later_it_is() -> None:
    plain = changed()
    bullets = list(plain.bullets)
    bullets[mine(plain)] = 2
    early, late = changed(bullets=bullets, round=0), changed(bullets=bullets, round=4)
    assert EVALUATOR.expected_score(late, 0) > EVALUATOR.expected_score(early, 0)


def test_a_ransom_counts() -> None:
    plain = changed()
    held = changed(ransom=1 << mine(plain))
    assert EVALUATOR.expected_score(held, 0) - EVALUATOR.expected_score(plain, 0) == 250


def test_less_is_open_towards_the_end() -> None:
    assert EVALUATOR.uncertainty(changed(round=4)) < EVALUATOR.uncertainty(changed(round=0))


def test_a_card_of_a_tunnel_is_not_seen() -> None:
    """All cards of a tunnel look alike to the others (CE-PLAN-7)."""
    for seed in range(40):
        state = GAME.new(4, seed)
        assert isinstance(state, ColtState)
        while state.decision is not None and state.decision.kind == "plan":
            tunnel = state.round_card().turns[state.turn] == 1
            plans = [choice for choice in state.decision.choices if choice.kind == "plan"]
            faces = {EVALUATOR.observed_number(state, state.decision.seat, choice) for choice in plans}
            assert (faces == {-1}) if tunnel else (faces == {choice.number for choice in plans})
            state.apply(state.decision.choices[0])
