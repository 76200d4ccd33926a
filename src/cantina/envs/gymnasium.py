"""The games for Gymnasium: one seat learns, bots sit at the others.

Importing this module registers `cantina/ColtExpress-v0` and its sisters for `gymnasium.make`.
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
from cantina.envs.picture import MODES, Picture, check_mode
from cantina.envs.rewards import check_reward, rewards
from cantina.envs.versions import VERSIONS, env_id
from cantina.kernel.errors import BadOption, NotAChoice
from cantina.kernel.game import Game
from cantina.kernel.luck import salt, seeded
from cantina.kernel.mind import Mind
from cantina.kernel.state import State

ILLEGAL = ("stay", "raise")


class CantinaEnv(gymnasium.Env[Bytes, np.int64]):
    """One seat's match against bots.

    `bots` is one bot's name for all other seats, or a list with one for each, clockwise from the seat
    that learns. `seat` is a number, or "random" for another one in each match. A choice that is not
    offered changes nothing; with `illegal="stay"` the same decision is asked again and
    `info["refused"]` says what stood in the way, with `illegal="raise"` it is Refused.
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
        self._wanted = seat
        self._reward = check_reward(reward)
        self._strict = illegal == "raise"
        self.render_mode = check_mode(render_mode)
        self._picture = Picture(self.game)
        self._bots: dict[int, Bot] = {}
        self.seat = 0 if seat == "random" else int(seat)
        """The seat that learns, in the present match."""
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
        luck = seeded(seed, salt("environment"))
        if self._wanted == "random":
            self.seat = int(luck.below(seats))
        self._bots = {
            (self.seat + 1 + at) % seats: make(spec, int(luck.next())) for at, spec in enumerate(self._specs)
        }
        self._run()
        self._print()
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
            self._run()
        else:
            refused = f"{choice.text!r} is not allowed: {refusal.code} ({refusal.rule})"
        earned = 0.0 if state.result is None else rewards(state.result, self._reward)[self.seat]
        self._print()
        return row(state, self.seat), earned, state.over, False, self._info(refused)

    def render(self) -> Any:
        """The table as the seat that learns sees it: a text, a picture, or a text printed."""
        if self.render_mode != "human":
            return self._picture.render(self._state, self.seat, self.render_mode)
        return None

    def _print(self) -> None:
        if self.render_mode == "human":
            self._picture.render(self._state, self.seat, "human")

    def _run(self) -> None:
        """Lets the bots decide until it is the learning seat's turn, as seats take turns elsewhere."""
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
    for name in VERSIONS:
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(env_id(name), f"{__name__}:CantinaEnv", kwargs={"game": name})


_register()
