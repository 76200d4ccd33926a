"""A search with a policy's network: what it tries, what it returns, and that its budget is kept."""

from __future__ import annotations

import pytest
from matches import every_game
from policies import network_file, policy_file

import cantina
from cantina.bots import AnalysingBot, analyse, check_analyst, is_quick, make
from cantina.bots.learned_search import LEAST_CHOICES, LearnedSearch, RunningPlayout, play_on
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import seeded
from cantina.kernel.state import State

GAME = next(name for name in cantina.games() if policy_file(name).is_file())
SPEC = f"learned-search:{network_file(GAME)}:40"


def position(name: str, least: int = 3) -> State:
    """The first position with at least so many choices."""
    state = cantina.game(name).new(seed=4, quiet=True)
    while state.decision is not None and len(state.decision.choices) < least:
        state.apply(state.decision.choices[0])
    assert state.decision is not None
    return state


@every_game
def test_it_plays_a_few_moves(name: str) -> None:
    state = cantina.game(name).new(seed=2, quiet=True)
    bot = make(f"learned-search:{network_file(name)}:12", 1)
    for _ in range(12):
        if (decision := state.decision) is None:
            break
        state.apply(bot.choose(Mind(state, decision.seat)), decision.seat)


def test_it_estimates_choices_as_probabilities() -> None:
    state = position(GAME)
    assert state.decision is not None
    found = analyse(Mind(state, state.decision.seat), SPEC)
    tried = [one for one in found.estimates if one.visits]
    assert LEAST_CHOICES <= len(tried) <= len(state.decision.choices)
    assert all(0 <= one.value <= 1 for one in tried)
    assert sum(one.visits for one in tried) <= 40 + len(tried)
    assert found == analyse(Mind(state, state.decision.seat), SPEC)  # the same seed, the same estimates
    check_analyst(SPEC)
    assert not is_quick(state.game, SPEC)


def test_its_budget_may_be_a_time() -> None:
    bot = make(f"learned-search:{network_file(GAME)}:5000000/50ms", 0)
    assert isinstance(bot, AnalysingBot)
    state = position(GAME)
    assert state.decision is not None
    assert bot.analyse(Mind(state, state.decision.seat)).best.visits > 0


def test_playouts_end_where_the_seat_decides_again_or_the_match_ends() -> None:
    bot = make(SPEC, 0)
    assert isinstance(bot, LearnedSearch)
    state = position(GAME)
    decision = state.decision
    assert decision is not None
    playouts = []
    for choice in decision.choices:
        future = state.copy()
        future.apply(choice, decision.seat)
        playouts.append(RunningPlayout(future, seeded(1, 0)))
    values = play_on(bot._policy.network, playouts, decision.seat)
    assert len(values) == len(playouts)
    for playout in playouts:
        deciding = {one.seat for one in playout.state.decisions}
        assert playout.state.over or decision.seat in deciding


def test_an_onnx_policy_cannot_search() -> None:
    with pytest.raises(cantina.BadOption, match="a policy's file"):
        make(f"learned-search:{policy_file(GAME)}:10", 0)
    with pytest.raises(cantina.BadOption, match="learned: with a policy's file"):
        make(f"learned-search:{network_file(GAME)}:1x", 0)
