"""The games for OpenSpiel: importing this module registers `python_cantina_colt_express` and its sisters.

    pyspiel.load_game("python_cantina_colt_express(players=3,preset=expert)")

Parameters are `players`, `deals` and the game's options in words (`parameter` makes them). All luck of
a match comes from its seed, so OpenSpiel sees one chance node, at the start, that draws a seed from 0
to deals - 1: a match is then decided by its history, and its luck is one of so many.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel

import cantina
from cantina.envs.features import Features
from cantina.envs.rewards import rewards
from cantina.kernel.errors import BadOption
from cantina.kernel.game import Game, Option
from cantina.kernel.state import State

DEALS = 10_000
"""The usual number of seeds the chance node draws from."""


def short_name(name: str) -> str:
    """What OpenSpiel calls a game: `python_cantina_colt_express`."""
    return f"python_cantina_{name.replace('-', '_')}"


class _Held:
    """A state of ours in a state of theirs, which they copy deeply, pickle and put away."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> _Held:
        return _Held(self.state.copy())

    def __reduce__(self) -> tuple[Callable[[str, str], _Held], tuple[str, str]]:
        return _held, (self.state.game.meta.name, json.dumps(self.state.dump()))


def _held(name: str, truth: str) -> _Held:
    return _Held(cantina.game(name).load(json.loads(truth), quiet=True))


class CantinaGame(pyspiel.Game):
    """One of the games, with its options."""

    name = ""
    """Ours; each game has its own class."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules: Game = cantina.game(self.name)
        usual = self.rules.new(quiet=True)
        players = int(given.get("players", usual.seats))
        self.deals = int(given.get("deals", DEALS))
        if self.deals < 1:
            raise BadOption("deals", self.deals, "a whole number from 1")
        self.options: dict[str, Any] = {
            "players": players,
            **{o.name: _value(o, given[o.name]) for o in self.rules.meta.options if o.name in given},
        }
        self.rules.new(quiet=True, **self.options)
        lone = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.choices),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if lone else 0.0,
            max_game_length=self.rules.meta.longest,
        )
        super().__init__(_type(self.rules, lone), info, given)

    def new_initial_state(self, *_: Any) -> CantinaState:
        return CantinaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CantinaObserver:
        return CantinaObserver(self.rules)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class CantinaState(pyspiel.State):
    """A match: the chance node that deals, then the seats' decisions.

    Seats that decide at the same time do so one after the other, unseen by each other.
    """

    def __init__(self, game: CantinaGame) -> None:
        super().__init__(game)
        self._match: _Held | None = None
        """None before the deal."""

    def _rules(self) -> CantinaGame:
        # Not kept as an attribute, as OpenSpiel copies and pickles those.
        game: CantinaGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self._match is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self._match.state.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self._match is not None
        decision = self._match.state.decision
        if decision is None or decision.seat != player:
            return []
        return [choice.number for choice in decision.choices]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._rules().deals
        return [(seed, 1.0 / deals) for seed in range(deals)]

    def _apply_action(self, action: int) -> None:
        game = self._rules()
        if self._match is None:
            self._match = _Held(game.rules.new(seed=action, quiet=True, **game.options))
        else:
            self._match.state.apply(game.rules.choices[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._rules().rules.choices[action].text

    def is_terminal(self) -> bool:
        return self._match is not None and self._match.state.over

    def returns(self) -> list[float]:
        result = None if self._match is None else self._match.state.result
        return [0.0] * self.num_players() if result is None else list(rewards(result))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CantinaState:
        """A match the player could believe in. It has no history: the true one is not the player's to know."""
        assert self._match is not None
        seed = int(sampler() * (1 << 53))
        other = CantinaState(self._rules())
        other._match = _Held(self._match.state.world(player, seed))
        return other

    def known_to(self, player: int) -> str:
        """All that a player knows, and what it may choose now, as JSON."""
        if self._match is None:
            return "{}"
        return knowledge(self._match.state, player)

    def __str__(self) -> str:
        if self._match is None:
            return "before the deal"
        return json.dumps(self._match.state.dump(), sort_keys=True)


def knowledge(state: State, seat: int) -> str:
    """The view of a seat with the decision that is its own, as JSON."""
    decision = state.decision
    mine = decision is not None and decision.seat == seat
    asked = (
        {"kind": decision.kind, "choices": [c.number for c in decision.choices]} if decision and mine else None
    )
    return msgspec.json.encode({"view": state.view(seat), "decision": asked}, order="sorted").decode()


class CantinaObserver:
    """Tells a player what it knows: as a tensor, the features of its row, and as a string.

    Information state and observation are one: a view holds all the rules let a player know so far.
    """

    def __init__(self, game: Game) -> None:
        self._encoding = game.encoding
        self._features = Features(game.encoding)
        self.tensor = np.zeros(self._features.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CantinaState, player: int) -> None:
        held = state._match
        if held is None:
            self.tensor.fill(0)
            return
        self.tensor[:] = self._features(self._encoding.row(held.state, player))

    def string_from(self, state: CantinaState, player: int) -> str:
        return state.known_to(player)


def parameter(value: Any) -> str:
    """An option's value as a word that OpenSpiel reads back as a word: yes, no, #2, ghost+belle."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"#{value}" if isinstance(value, int) else str(value).replace(",", "+")


def _value(option: Option, given: str) -> Any:
    """An option's value from its parameter."""
    words = {parameter(value): value for value in option.allowed or ()}
    return words.get(given, given.replace("+", ","))


def _type(game: Game, lone: bool) -> Any:
    fewest, most = game.meta.seats
    usual = int(game.new(quiet=True).seats)
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.meta.name),
        long_name=f"Cantina: {game.meta.title['en']}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if lone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": usual,
            "deals": DEALS,
            **{option.name: parameter(option.default) for option in game.meta.options},
        },
    )


def _register() -> None:
    for name in cantina.games():
        if short_name(name) not in pyspiel.registered_names():
            kind = type(f"CantinaGame_{name.replace('-', '_')}", (CantinaGame,), {"name": name})
            pyspiel.register_game(_type(cantina.game(name), False), kind)


_register()
