"""Gymnasium environments: one seat is the agent, bots play the others.

Importing this module registers an environment for every game; `cantina.envs.env_id(name)` is its id for
`gymnasium.make`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import cantina
from cantina.bots import Bot, make
from cantina.envs.arrays import Bytes, mask, row, row_space
from cantina.envs.env_ids import env_id
from cantina.envs.rendering import MODES, Renderer, check_render_mode
from cantina.envs.rewards import check_reward, rewards
from cantina.kernel.errors import BadOption, NotAChoice
from cantina.kernel.game import Game
from cantina.kernel.mind import Mind
from cantina.kernel.numbers import changed_numbers
from cantina.kernel.random_streams import salt, seeded
from cantina.kernel.state import State

ILLEGAL = ("stay", "raise")


class CantinaEnv(gymnasium.Env[Bytes, np.int64]):
    """One agent playing one seat against bots.

    `bots` is the name of a bot for all other seats, or a list with one name for each, clockwise from the
    agent's seat. `seat` is the agent's seat, or "random" to draw one for each match. A choice that is not
    offered changes nothing: with `illegal="stay"` the agent has to decide again and `info["refused"]` gives
    the reason, with `illegal="raise"` Refused is raised.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (as in Gymnasium)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str | Sequence[str] = "greedy",
        seat: int | str = 0,
        reward: str = "rank",
        illegal: str = "stay",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game: Game = cantina.game(game)
        self._options = {"players": players, **options}
        self._state: State = self.game.new(quiet=True, **self._options)
        if changed := changed_numbers(self._state):
            self.metadata = {**type(self).metadata, "numbers": dict(changed)}
        seats = int(self._state.seats)
        if seat != "random" and not (isinstance(seat, int) and 0 <= seat < seats):
            raise BadOption("seat", seat, f"'random' or a whole number from 0 to {seats - 1}")
        if illegal not in ILLEGAL:
            raise BadOption("illegal", illegal, ", ".join(ILLEGAL))
        self._specs = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(self._specs) != seats - 1:
            raise BadOption("bots", self._specs, f"one name, or {seats - 1} of them")
        for spec in self._specs:
            make(spec, 0)
        self._seat_setting = seat
        self._reward = check_reward(reward)
        self._strict = illegal == "raise"
        self.render_mode = check_render_mode(render_mode)
        self._renderer = Renderer(self.game)
        self._bots: dict[int, Bot] = {}
        self.seat = 0 if seat == "random" else int(seat)
        """The agent's seat in the current match."""
        self.observation_space = row_space(self.game)
        self.action_space = spaces.Discrete(len(self.game.choices))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(1 << 62))
        self._state = self.game.new(seed=seed, quiet=True, **self._options)
        seats = int(self._state.seats)
        rng = seeded(seed, salt("environment"))
        if self._seat_setting == "random":
            self.seat = int(rng.below(seats))
        self._bots = {
            (self.seat + 1 + at) % seats: make(spec, int(rng.next())) for at, spec in enumerate(self._specs)
        }
        self._play_bots()
        self._render_for_humans()
        return row(self._state, self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        state = self._state
        if state.over:
            raise gymnasium.error.ResetNeeded("the match is over: reset() begins the next one")
        if not 0 <= action < len(self.game.choices):
            raise NotAChoice(f"{action!r} is not the number of a choice of this game")
        choice = self.game.choices[action]
        refused: str | None = None
        if self._strict or (refusal := state.why_not(choice, self.seat)) is None:
            state.apply(choice, self.seat)
            self._play_bots()
        else:
            refused = f"{choice.text!r} is not allowed: {refusal.code} ({refusal.rule})"
        reward = (
            0.0
            if state.result is None
            else rewards(state.result, self._reward, state.game.evaluator)[self.seat]
        )
        self._render_for_humans()
        return row(state, self.seat), reward, state.over, False, self._info(refused)

    def render(self) -> Any:
        """The table as the agent sees it: as a text, as an image, or printed."""
        if self.render_mode != "human":
            return self._renderer.render(self._state, self.seat, self.render_mode)
        return None

    def _render_for_humans(self) -> None:
        if self.render_mode == "human":
            self._renderer.render(self._state, self.seat, "human")

    def _play_bots(self) -> None:
        """Lets the bots decide until it is the agent's turn."""
        while (decision := self._state.decision) is not None and decision.seat != self.seat:
            choice = self._bots[decision.seat].choose(Mind(self._state, decision.seat))
            self._state.apply(choice, decision.seat)

    def _info(self, refused: str | None = None) -> dict[str, Any]:
        info: dict[str, Any] = {
            "action_mask": mask(self._state.decision, len(self.game.choices)),
            "seat": self.seat,
        }
        if refused is not None:
            info["refused"] = refused
        return info


def _register() -> None:
    for name in cantina.games():
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(env_id(name), f"{__name__}:CantinaEnv", kwargs={"game": name})


_register()
