"""PettingZoo environments: `env` in turns (AEC), `parallel_env` in rounds in which every agent acts.

Importing this module registers both kinds for every game; `cantina.envs.env_id(name)` is the id for
`pettingzoo.make`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn

import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env_logger import EnvLogger

import cantina
from cantina.envs.arrays import Bytes, Mask, MaskedRow, mask, masked_row_space, row, row_space
from cantina.envs.env_ids import env_id
from cantina.envs.rendering import MODES, Renderer, check_render_mode
from cantina.envs.rewards import check_reward, rewards
from cantina.kernel.choice import Choice, Refused
from cantina.kernel.errors import NotAChoice
from cantina.kernel.game import Game
from cantina.kernel.numbers import changed_numbers
from cantina.kernel.state import Decision, State

_AFTER_RESET = frozenset(
    ("agents", "num_agents", "agent_selection", "rewards", "terminations", "truncations", "infos")
)
_NUMBERS = (int, np.integer)
_METHODS = ("step", "observe", "state", "render", "agent_iter")
"""Like the attributes above, these raise an error before the first reset."""


def env(game: str, *, max_cycles: int | None = None, illegal_reward: float = -1.0, **settings: Any) -> Any:
    """A game in turns that behaves as if it had PettingZoo's usual wrappers.

    Nothing works before `reset`, a number outside the action space is an AssertionError, and a choice that
    is not offered ends the match, with `illegal_reward` for the agent that made it. With `max_cycles` it is
    the game in rounds, see `parallel_env`, and is truncated after that many.
    """
    if max_cycles is None:
        return _CheckedEnv(game, illegal_reward, **settings)
    rounds = parallel_to_aec(parallel_env(game, max_cycles=max_cycles, **settings))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(rounds))


class _BaseEnv:
    """What both kinds of environment share: the current match, its agents and their spaces."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (as in PettingZoo)

    def __init__(
        self, game: str, players: int | None, reward: str, render_mode: str | None, options: dict[str, Any]
    ) -> None:
        self.game: Game = cantina.game(game)
        self._reward = check_reward(reward)
        self.render_mode = check_render_mode(render_mode)
        self._options = {"players": players, **options}
        self._state: State = self.game.new(quiet=True, **self._options)
        self._rng = random.Random()
        self._renderer = Renderer(self.game)
        self.metadata = {
            **type(self).metadata,
            "name": f"{game.replace('-', '_')}_v{self.game.meta.environment_version}",
        }
        if changed := changed_numbers(self._state):
            self.metadata["numbers"] = dict(changed)
        self.possible_agents = [f"player_{seat}" for seat in range(self._state.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []

    def _make_spaces(self, choices: int) -> None:
        self._size = choices
        # One object per agent, as each is seeded separately.
        self._observation_spaces = {
            agent: masked_row_space(self.game, choices) for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    @property
    def state_space(self) -> spaces.Box[np.uint8]:
        """The space of `state()`."""
        return row_space(self.game, len(self.possible_agents))

    def state(self) -> Bytes:
        """The rows of all seats, concatenated; what no seat knows is not in it."""
        return np.concatenate([row(self._state, seat) for seat in range(self._state.seats)])

    def _new_match(self, seed: int | None) -> None:
        """Starts the match of a seed, or one drawn from the last seed given."""
        if seed is not None:
            self._rng = random.Random(seed)
        drawn = self._rng.getrandbits(62)
        self._state = self.game.new(seed=drawn if seed is None else seed, quiet=True, **self._options)
        self.agents = self.possible_agents[:]

    def _final_rewards(self) -> tuple[float, ...]:
        result = self._state.result
        return (
            (0.0,) * int(self._state.seats)
            if result is None
            else rewards(result, self._reward, self._state.game.evaluator)
        )

    def render(self) -> str | Bytes | None:
        """The table as the public sees it: as a text, as an image, or printed."""
        return self._renderer.render(self._state, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""


class raw_env(_BaseEnv, pettingzoo.AECEnv, EzPickle):  # noqa: N801 (the name PettingZoo's own games have)
    """A game in turns; simultaneous decisions are made one after another and stay hidden until all are in.

    A choice that is not offered raises Refused, with the rule, and changes nothing.
    """

    metadata: dict[str, Any] = {**_BaseEnv.metadata, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, reward, render_mode, **options)
        _BaseEnv.__init__(self, game, players, reward, render_mode, options)
        self._row = self.game.encoding.row
        self._make_spaces(len(self.game.choices))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._new_match(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._idle = {agent: {"action_mask": mask(None, self._size)} for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = dict(self._idle)
        self._skip_agent_selection = None
        self._next()

    def observe(self, agent: str) -> MaskedRow:
        """The row of the agent's seat, and the mask of its choices if it is its turn."""
        if self._decision is not None and agent == self.agent_selection:
            offered = self.infos[agent]["action_mask"]
        else:
            offered = mask(None, self._size)
        row = np.frombuffer(bytearray(self._row(self._state, self._seats[agent])), np.uint8)
        return {"observation": row, "action_mask": offered}

    def step(self, action: int | None) -> None:
        if self._decision is None:
            self._step_dead_agent(action)
            return
        try:
            self._state.apply(_choice(self.game, action))
        except (NotAChoice, Refused) as error:
            self._reject(error)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._idle[agent]
        self._next()

    def _step_dead_agent(self, action: int | None) -> None:
        self._was_dead_step(action)

    def _reject(self, error: NotAChoice | Refused) -> None:
        raise error

    def _next(self) -> None:
        """Selects the agent that decides next, or ends the match."""
        decision = self._decision = self._state.decision
        if decision is not None:
            agent = self.agent_selection = self.possible_agents[decision.seat]
            self.infos[agent] = {"action_mask": mask(decision, self._size)}
        else:
            self._end(self._final_rewards(), False)
        if self.render_mode == "human":
            self.render()

    def _end(self, earned: Sequence[float], cut: bool) -> None:
        """Terminates all agents with their rewards."""
        self._decision = None
        self.rewards = dict(zip(self.agents, earned, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._accumulate_rewards()
        self._deads_step_first()


class _CheckedEnv(raw_env):
    """Checks order, bounds and legality like PettingZoo's wrappers, without their overhead in each step."""

    def __init__(self, game: str, illegal_reward: float = -1.0, **settings: Any) -> None:
        super().__init__(game, **settings)
        EzPickle.__init__(self, game, illegal_reward, **settings)
        self._illegal_reward = illegal_reward
        del self.agents
        # Instance attributes that shadow the methods until the first reset.
        self.__dict__.update({method: partial(_before_reset, method) for method in _METHODS})

    def __getattr__(self, name: str) -> Any:
        if name in _AFTER_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        for method in _METHODS:
            self.__dict__.pop(method, None)
        super().reset(seed, options)

    def _step_dead_agent(self, action: int | None) -> None:
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()

    def _reject(self, error: NotAChoice | Refused) -> None:
        if isinstance(error, NotAChoice):
            raise AssertionError(f"action is not in action space: {error}") from None
        EnvLogger.warn_on_illegal_move()
        offender = self.agent_selection
        self._cumulative_rewards[offender] = 0.0
        self.infos[offender] = self._idle[offender]
        self._end([self._illegal_reward if agent == offender else 0.0 for agent in self.agents], True)


def _before_reset(method: str, *_: Any, **__: Any) -> NoReturn:
    raise AssertionError(f"reset() needs to be called before {method}")


class parallel_env(_BaseEnv, pettingzoo.ParallelEnv, EzPickle):  # noqa: N801 (see raw_env)
    """A game in rounds: all agents act in each; those that have nothing to decide wait.

    Waiting is one more action than the game has choices. A choice that is not offered changes nothing: the
    agent has to decide again in the next round, and `info["refused"]` gives the reason.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "rank",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, reward, render_mode, max_cycles, **options)
        _BaseEnv.__init__(self, game, players, reward, render_mode, options)
        self.wait = len(self.game.choices)
        """The action of an agent that has nothing to decide."""
        self.max_cycles = max_cycles
        self._make_spaces(self.wait + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, MaskedRow], dict[str, dict[str, Any]]]:
        self._new_match(seed)
        self._rounds = 0
        if self.render_mode == "human":
            self.render()
        return self._observations({})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, MaskedRow], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        refused: dict[str, str] = {}
        for decision in self._state.decisions:
            agent = self.possible_agents[decision.seat]
            if actions[agent] == self.wait:
                refused[agent] = "this seat has to decide"
                continue
            try:
                self._state.apply(_choice(self.game, actions[agent]), decision.seat)
            except Refused as refusal:
                refused[agent] = str(refusal)
        self._rounds += 1
        seen, infos = self._observations(refused)
        earned = dict(zip(self.agents, self._final_rewards(), strict=True))
        over = dict.fromkeys(self.agents, self._state.over)
        late = not self._state.over and self.max_cycles is not None and self._rounds >= self.max_cycles
        cut = dict.fromkeys(self.agents, late)
        if self._state.over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, earned, over, cut, infos

    def _observations(self, refused: dict[str, str]) -> tuple[dict[str, MaskedRow], dict[str, dict[str, Any]]]:
        asked = {self.possible_agents[d.seat]: d for d in self._state.decisions}
        seen: dict[str, MaskedRow] = {}
        infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            offered = self._offered(asked.get(agent))
            seen[agent] = {"observation": row(self._state, self._seats[agent]), "action_mask": offered}
            infos[agent] = {"action_mask": offered.copy()}
            if agent in refused:
                infos[agent]["refused"] = refused[agent]
        return seen, infos

    def _offered(self, decision: Decision | None) -> Mask:
        offered = mask(decision, self._size)
        if decision is None:
            offered[self.wait] = 1
        return offered


def _choice(game: Game, action: int | None) -> Choice:
    choices = game.universe.all
    if not isinstance(action, _NUMBERS) or not 0 <= action < len(choices):
        raise NotAChoice(f"{action!r} is not the number of a choice; those are 0 to {len(choices) - 1}")
    return choices[action]


def _register() -> None:
    for name in cantina.games():
        if env_id(name) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", env_id(name), f"{__name__}:env", kwargs={"game": name})
            pettingzoo.register("parallel", env_id(name), f"{__name__}:parallel_env", kwargs={"game": name})


_register()
