"""The same seed and choices are the same match through every interface."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pyspiel
import pytest
from matches import every_game, every_variant

import cantina
from cantina.bots import Bot
from cantina.envs import batch
from cantina.envs.features import features
from cantina.envs.gymnasium import CantinaEnv
from cantina.envs.openspiel import parameter, short_name
from cantina.envs.pettingzoo import env, parallel_env
from cantina.envs.rewards import rewards
from cantina.kernel.choice import Choice
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import seeded

SEED = 23


class Step(NamedTuple):
    """One decision: who, what it knew, what it was offered, and what it chose."""

    seat: int
    row: bytes
    offered: tuple[int, ...]
    chosen: int


class PlayedMatch(NamedTuple):
    """A match as seen through an interface."""

    steps: list[Step]
    rewards: tuple[float, ...]


def kernel(name: str, variant: dict[str, Any], seed: int = SEED) -> PlayedMatch:
    """A random match played on the rules themselves."""
    state = cantina.game(name).new(seed=seed, quiet=True, **variant)
    rng, steps = seeded(seed, 5), []
    while (decision := state.decision) is not None:
        chosen = decision.choices[rng.below(len(decision.choices))]
        row = state.game.encoding.row(state, decision.seat)
        offered = tuple(choice.number for choice in decision.choices)
        steps.append(Step(decision.seat, row, offered, chosen.number))
        state.apply(chosen)
    assert state.result is not None
    return PlayedMatch(steps, rewards(state.result))


def offered(mask: Any) -> tuple[int, ...]:
    return tuple(np.flatnonzero(mask).tolist())


def in_turns(name: str, variant: dict[str, Any], match: PlayedMatch) -> PlayedMatch:
    table = env(name, **variant)
    table.reset(seed=SEED)
    steps: list[Step] = []
    rewarded: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        assert seen["action_mask"].tobytes() == info["action_mask"].tobytes()
        if over:
            rewarded[agent] = reward
            table.step(None)
            continue
        chosen = match.steps[len(steps)].chosen
        seat = table.possible_agents.index(agent)
        steps.append(Step(seat, seen["observation"].tobytes(), offered(seen["action_mask"]), chosen))
        table.step(np.int64(chosen))
    return PlayedMatch(steps, tuple(rewarded[agent] for agent in table.possible_agents))


@every_variant
def test_in_turns(name: str, variant: dict[str, Any]) -> None:
    match = kernel(name, variant)
    assert in_turns(name, variant, match) == match


@every_variant
def test_in_rounds(name: str, variant: dict[str, Any]) -> None:
    """Seats that decide simultaneously get their rows in the same round; nothing else differs."""
    match = kernel(name, variant)
    table = parallel_env(name, **variant)
    seen, _ = table.reset(seed=SEED)
    at = 0
    rewarded: dict[str, float] = {}
    while table.agents:
        actions = dict.fromkeys(table.agents, table.wait)
        for agent in table.agents:
            if seen[agent]["action_mask"][table.wait]:
                continue
            step = match.steps[at]
            assert step.seat == table.possible_agents.index(agent)
            assert step.offered == offered(seen[agent]["action_mask"])
            assert step.row == seen[agent]["observation"].tobytes()
            actions[agent] = step.chosen
            at += 1
        seen, rewarded, _, _, _ = table.step(actions)
    assert at == len(match.steps)
    assert tuple(rewarded.values()) == match.rewards


class Scripted:
    """A bot that repeats the choices of a match."""

    def __init__(self, match: PlayedMatch) -> None:
        self._left = {
            seat: iter([m.chosen for m in match.steps if m.seat == seat]) for seat in range(len(match.rewards))
        }

    def choose(self, mind: Mind) -> Choice:
        number = next(self._left[mind.seat])
        return next(choice for choice in mind.choices if choice.number == number)


@every_variant
def test_from_one_seat(name: str, variant: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    match = kernel(name, variant)
    seat = len(match.rewards) - 1
    bot: Bot = Scripted(match)
    monkeypatch.setattr("cantina.envs.gymnasium.make", lambda spec, seed: bot)
    table = CantinaEnv(name, seat=seat, **variant)
    row, info = table.reset(seed=SEED)
    over, rewarded = False, 0.0
    for step in match.steps:
        if step.seat != seat:
            continue
        assert (row.tobytes(), offered(info["action_mask"])) == (step.row, step.offered)
        assert not over
        row, rewarded, over, _, info = table.step(np.int64(step.chosen))
    assert over
    assert rewarded == match.rewards[seat]


@every_game
def test_through_openspiel(name: str) -> None:
    for variant in cantina.game(name).variants[:: max(1, len(cantina.game(name).variants) // 4)]:
        match = kernel(name, dict(variant))
        given = {key: value if key == "players" else parameter(value) for key, value in variant.items()}
        game = pyspiel.load_game(short_name(name), {"deals": 100, **given})
        state = game.new_initial_state()
        state.apply_action(SEED)
        for step in match.steps:
            assert state.current_player() == step.seat
            assert tuple(state.legal_actions()) == step.offered
            tensor = np.array(state.information_state_tensor(step.seat), np.float32)
            row = np.frombuffer(step.row, np.uint8)
            assert tensor.tobytes() == features(game.rules, row).tobytes()
            state.apply_action(step.chosen)
        assert state.is_terminal()
        assert tuple(state.returns()) == match.rewards


@every_variant
def test_in_a_batch(name: str, variant: dict[str, Any]) -> None:
    match = kernel(name, variant)
    with batch(name, 1, seed=SEED, workers=0, **variant) as matches:
        for step in match.steps:
            assert not matches.done[0]
            assert matches.seat[0] == step.seat
            assert matches.observations[0].tobytes() == step.row
            assert offered(matches.masks[0]) == step.offered
            matches.step([step.chosen])
        assert matches.done[0]
        assert matches.rewards[0].tolist() == pytest.approx(match.rewards)
