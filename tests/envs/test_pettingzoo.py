"""PettingZoo's own tests, for every variant of every game, and what they do not cover."""

from __future__ import annotations

import pickle
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from choose_game import any_game, game_for, game_with
from matches import every_game, every_variant
from pettingzoo.utils import wrappers

import cantina
from cantina.envs import env_id
from cantina.envs.pettingzoo import env, parallel_env, raw_env
from cantina.kernel.choice import Refused
from cantina.kernel.errors import BadOption, NotAChoice

with warnings.catch_warnings():
    # PettingZoo's tests import one of its own environments in a way it calls deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

THREE_PLAYERS = game_for(3).meta.name

masked = [
    # PettingZoo has a list of environments with masks beside the observation; it contains only its own.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@every_variant
class TestOwnTests:
    pytestmark = masked

    def test_api(self, name: str, variant: dict[str, Any]) -> None:
        api_test(env(name, **variant), num_cycles=1000)

    def test_seed(self, name: str, variant: dict[str, Any]) -> None:
        seed_test(partial(env, name, **variant), num_cycles=1000)

    def test_max_cycles(self, name: str, variant: dict[str, Any]) -> None:
        both = {kind.__name__: partial(kind, name, **variant) for kind in (env, parallel_env)}
        max_cycles_test(SimpleNamespace(**both))

    def test_parallel_api(self, name: str, variant: dict[str, Any]) -> None:
        parallel_api_test(parallel_env(name, **variant), num_cycles=30)


@every_variant
def test_render(name: str, variant: dict[str, Any]) -> None:
    render_test(partial(env, name, **variant))


@pytest.mark.parametrize("kind", ["aec", "parallel"])
@every_game
def test_it_is_made_by_its_id(name: str, kind: Any) -> None:
    version = cantina.game(name).meta.environment_version
    made = pettingzoo.make(kind, env_id(name), players=2)
    made.reset(seed=1)
    assert made.num_agents == 2
    assert made.metadata["name"] == f"{name.replace('-', '_')}_v{version}"
    assert pettingzoo.spec(kind, env_id(name).rpartition("-v")[0]).version == version


@every_game
def test_observing_changes_nothing_and_hides_what_a_seat_does_not_know(name: str) -> None:
    """Every seat sees the same in the truth and in a world of its own."""
    table = raw_env(name, players=2)
    table.reset(seed=5)
    rng = np.random.default_rng(5)
    for step in range(40):
        if table._state.over:
            break
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)
            truth, table._state = table._state, table._state.world(seat, step)
            sampled = table.observe(agent)
            table._state = truth
            assert seen["observation"].tobytes() == sampled["observation"].tobytes()
            assert seen["action_mask"].tobytes() == sampled["action_mask"].tobytes()
        offered = table.infos[table.agent_selection]["action_mask"]
        table.step(int(rng.choice(np.flatnonzero(offered))))


@every_game
def test_only_the_seat_that_decides_is_offered_choices(name: str) -> None:
    table = raw_env(name, players=2)
    table.reset(seed=2)
    decision = table._state.decision
    assert decision is not None
    for seat, agent in enumerate(table.agents):
        wanted = [choice.number for choice in decision.choices] if seat == decision.seat else []
        assert np.flatnonzero(table.observe(agent)["action_mask"]).tolist() == wanted
        assert np.flatnonzero(table.infos[agent]["action_mask"]).tolist() == wanted


def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = raw_env(THREE_PLAYERS, players=3)
    table.reset(seed=1)
    before = table.observe("player_0")["observation"].tobytes()
    other = next(
        n for n, offered in enumerate(table.infos[table.agent_selection]["action_mask"]) if not offered
    )
    with pytest.raises(Refused):
        table.step(other)
    with pytest.raises(NotAChoice):
        table.step(-1)
    assert table.observe("player_0")["observation"].tobytes() == before


def test_in_the_checked_environment_a_choice_that_is_not_offered_ends_the_match() -> None:
    table = env(THREE_PLAYERS, players=3, illegal_reward=-2.5)
    table.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        table.step(len(game_for(3).choices))
    with pytest.raises(AssertionError, match="action space"):
        table.step(None)
    offender = table.agent_selection
    other = next(n for n, offered in enumerate(table.infos[offender]["action_mask"]) if not offered)
    table.step(other)
    assert all(table.terminations.values())
    assert table.rewards[offender] == -2.5
    assert sum(table.rewards.values()) == -2.5
    for _ in range(3):
        table.step(None)
    assert table.agents == []


def wrapped(**settings: Any) -> Any:
    """The game in PettingZoo's own wrappers."""
    legal = wrappers.TerminateIllegalWrapper(raw_env(THREE_PLAYERS, **settings), illegal_reward=-1.0)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


@pytest.mark.parametrize("mistake", [None, 7])
def test_the_checked_environment_behaves_like_the_wrappers(mistake: int | None) -> None:
    """Step by step, also when a choice that is not offered is made."""
    ours, theirs = env(THREE_PLAYERS, players=3), wrapped(players=3)
    for table in (ours, theirs):
        with pytest.raises(AttributeError, match="agents"):
            _ = table.agents
        for early in (table.render, table.state, table.agent_iter):
            with pytest.raises(AssertionError, match="reset"):
                early()
        with pytest.raises(AssertionError, match="reset"):
            table.step(0)
        with pytest.raises(AssertionError, match="reset"):
            table.observe("player_0")
        table.reset(seed=3)
    rng = np.random.default_rng(3)
    steps = 0
    for agent in ours.agent_iter():
        left, right = ours.last(), theirs.last()
        assert agent == theirs.agent_selection
        assert left[1:4] == right[1:4]
        assert left[0]["observation"].tobytes() == right[0]["observation"].tobytes()
        assert (ours.rewards, ours.terminations, ours.truncations) == (
            theirs.rewards,
            theirs.terminations,
            theirs.truncations,
        )
        wanted = 0 if steps == mistake else 1
        choice = None if left[2] else int(rng.choice(np.flatnonzero(left[0]["action_mask"] == wanted)))
        ours.step(choice)
        theirs.step(choice)
        steps += 1
    assert theirs.agents == []
    assert steps == (mistake + 4 if mistake is not None else steps)


def test_in_rounds_a_refused_choice_is_asked_again() -> None:
    table = parallel_env(THREE_PLAYERS, players=3)
    seen, _ = table.reset(seed=1)
    asked = [agent for agent in table.agents if not seen[agent]["action_mask"][table.wait]]
    assert asked
    again, _, _, _, infos = table.step(dict.fromkeys(table.agents, table.wait))
    assert [agent for agent in table.agents if "refused" in infos[agent]] == asked
    assert all(again[a]["observation"].tobytes() == seen[a]["observation"].tobytes() for a in table.agents)


def has_simultaneous_decisions(game: cantina.Game) -> bool:
    """Whether several seats decide simultaneously somewhere in a match."""
    state = game.new(seed=1, quiet=True)
    while len(state.decisions) == 1:
        state.apply(state.decisions[0].choices[-1])
    return not state.over


def test_seats_that_decide_simultaneously_answer_in_one_round() -> None:
    table = parallel_env(game_with(has_simultaneous_decisions).meta.name)
    seen, _ = table.reset(seed=1)
    rng = np.random.default_rng(1)
    most, over = 0, False
    while not over:
        deciding = [table.possible_agents[decision.seat] for decision in table._state.decisions]
        assert deciding == [agent for agent in table.agents if not seen[agent]["action_mask"][table.wait]]
        most = max(most, len(deciding))
        chosen = {a: int(rng.choice(np.flatnonzero(seen[a]["action_mask"]))) for a in table.agents}
        seen, earned, ends, _, _ = table.step(chosen)
        over = all(ends.values())
    assert most > 1
    assert sum(earned.values()) == pytest.approx(0)
    assert table.agents == []


def test_without_a_seed_the_next_match_is_another_one_but_the_same_after_the_same_seed() -> None:
    first, second = raw_env(THREE_PLAYERS, players=3), raw_env(THREE_PLAYERS, players=3)
    rows = []
    for table in (first, second):
        table.reset(seed=11)
        rows.append([table.state().tobytes()])
        table.reset()
        rows[-1].append(table.state().tobytes())
    assert rows[0] == rows[1]
    assert rows[0][0] != rows[0][1]


@pytest.mark.parametrize("make", [env, raw_env, parallel_env, partial(env, max_cycles=3)])
def test_an_environment_can_be_sent_to_another_process(make: Any) -> None:
    again = pickle.loads(pickle.dumps(make(THREE_PLAYERS, players=3)))
    again.reset(seed=1)
    assert again.num_agents == 3


def test_rewards_by_score_are_the_scores() -> None:
    table = raw_env(any_game().meta.name, reward="score")
    table.reset(seed=8)
    rng = np.random.default_rng(8)
    while not any(table.terminations.values()):
        offered = table.infos[table.agent_selection]["action_mask"]
        table.step(int(rng.choice(np.flatnonzero(offered))))
    assert table._state.result is not None
    assert tuple(table.rewards.values()) == table._state.result.scores


def test_the_state_is_what_all_seats_know_together() -> None:
    table = env(THREE_PLAYERS, players=3)
    table.reset(seed=4)
    rows = [table.observe(agent)["observation"] for agent in table.agents]
    assert table.unwrapped.state_space.contains(table.state())
    assert table.state().tobytes() == b"".join(row.tobytes() for row in rows)


@pytest.mark.parametrize(
    "wrong", [{"players": 99}, {"no_such_option": 1}, {"reward": "fame"}, {"render_mode": "smell"}]
)
def test_wrong_settings_are_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=next(iter(wrong))):
        env(any_game().meta.name, **wrong)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(cantina.UnknownGame):
        env("chess")
