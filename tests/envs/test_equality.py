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
from cantina.kernel.luck import seeded
from cantina.kernel.mind import Mind

SEED = 23


class Moment(NamedTuple):
    """One decision: who, what it knew, what it was offered, and what it chose."""

    seat: int
    row: bytes
    offered: tuple[int, ...]
    chosen: int


class Story(NamedTuple):
    """A match as it was seen through an interface."""

    moments: list[Moment]
    rewards: tuple[float, ...]


def kernel(name: str, variant: dict[str, Any], seed: int = SEED) -> Story:
    """A match played by chance on the bare rules."""
    state = cantina.game(name).new(seed=seed, quiet=True, **variant)
    luck, moments = seeded(seed, 5), []
    while (decision := state.decision) is not None:
        chosen = decision.choices[luck.below(len(decision.choices))]
        row = state.game.encoding.row(state, decision.seat)
        offered = tuple(choice.number for choice in decision.choices)
        moments.append(Moment(decision.seat, row, offered, chosen.number))
        state.apply(chosen)
    assert state.result is not None
    return Story(moments, rewards(state.result))


def offered(mask: Any) -> tuple[int, ...]:
    return tuple(np.flatnonzero(mask).tolist())


def in_turns(name: str, variant: dict[str, Any], story: Story) -> Story:
    table = env(name, **variant)
    table.reset(seed=SEED)
    moments: list[Moment] = []
    earned: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        assert seen["action_mask"].tobytes() == info["action_mask"].tobytes()
        if over:
            earned[agent] = reward
            table.step(None)
            continue
        chosen = story.moments[len(moments)].chosen
        seat = table.possible_agents.index(agent)
        moments.append(Moment(seat, seen["observation"].tobytes(), offered(seen["action_mask"]), chosen))
        table.step(np.int64(chosen))
    return Story(moments, tuple(earned[agent] for agent in table.possible_agents))


@every_variant
def test_in_turns(name: str, variant: dict[str, Any]) -> None:
    story = kernel(name, variant)
    assert in_turns(name, variant, story) == story


@every_variant
def test_in_rounds(name: str, variant: dict[str, Any]) -> None:
    """Seats that decide at once see their rows at the same time; otherwise nothing differs."""
    story = kernel(name, variant)
    table = parallel_env(name, **variant)
    seen, _ = table.reset(seed=SEED)
    at = 0
    earned: dict[str, float] = {}
    while table.agents:
        actions = dict.fromkeys(table.agents, table.wait)
        for agent in table.agents:
            if seen[agent]["action_mask"][table.wait]:
                continue
            moment = story.moments[at]
            assert moment.seat == table.possible_agents.index(agent)
            assert moment.offered == offered(seen[agent]["action_mask"])
            assert moment.row == seen[agent]["observation"].tobytes()
            actions[agent] = moment.chosen
            at += 1
        seen, earned, _, _, _ = table.step(actions)
    assert at == len(story.moments)
    assert tuple(earned.values()) == story.rewards


class Scripted:
    """A bot that repeats the choices of a story."""

    def __init__(self, story: Story) -> None:
        self._left = {
            seat: iter([m.chosen for m in story.moments if m.seat == seat])
            for seat in range(len(story.rewards))
        }

    def choose(self, mind: Mind) -> Choice:
        number = next(self._left[mind.seat])
        return next(choice for choice in mind.choices if choice.number == number)


@every_variant
def test_from_one_seat(name: str, variant: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    story = kernel(name, variant)
    seat = len(story.rewards) - 1
    bot: Bot = Scripted(story)
    monkeypatch.setattr("cantina.envs.gymnasium.make", lambda spec, seed: bot)
    table = CantinaEnv(name, seat=seat, **variant)
    row, info = table.reset(seed=SEED)
    over, earned = False, 0.0
    for moment in story.moments:
        if moment.seat != seat:
            continue
        assert (row.tobytes(), offered(info["action_mask"])) == (moment.row, moment.offered)
        assert not over
        row, earned, over, _, info = table.step(np.int64(moment.chosen))
    assert over
    assert earned == story.rewards[seat]


@every_game
def test_through_openspiel(name: str) -> None:
    for variant in cantina.game(name).variants[:: max(1, len(cantina.game(name).variants) // 4)]:
        story = kernel(name, dict(variant))
        given = {key: value if key == "players" else parameter(value) for key, value in variant.items()}
        game = pyspiel.load_game(short_name(name), {"deals": 100, **given})
        state = game.new_initial_state()
        state.apply_action(SEED)
        for moment in story.moments:
            assert state.current_player() == moment.seat
            assert tuple(state.legal_actions()) == moment.offered
            tensor = np.array(state.information_state_tensor(moment.seat), np.float32)
            row = np.frombuffer(moment.row, np.uint8)
            assert tensor.tobytes() == features(game.rules, row).tobytes()
            state.apply_action(moment.chosen)
        assert state.is_terminal()
        assert tuple(state.returns()) == story.rewards


@every_variant
def test_in_a_batch(name: str, variant: dict[str, Any]) -> None:
    story = kernel(name, variant)
    with batch(name, 1, seed=SEED, workers=0, **variant) as matches:
        for moment in story.moments:
            assert not matches.done[0]
            assert matches.seat[0] == moment.seat
            assert matches.observations[0].tobytes() == moment.row
            assert offered(matches.masks[0]) == moment.offered
            matches.step([moment.chosen])
        assert matches.done[0]
        assert matches.rewards[0].tolist() == pytest.approx(story.rewards)
