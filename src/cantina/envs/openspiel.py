"""OpenSpiel games: importing this module registers every game under its `short_name`.

    pyspiel.load_game(short_name(name) + "(players=3,deals=100)")

Parameters are `players`, `deals`, the game's options, written by `parameter`, and `numbers`, those of the
game's numbers that differ, written by `numbers_parameter`. All randomness of a match comes from its seed, so
OpenSpiel sees one chance node, at the start, that draws a seed from 0 to deals - 1. After it, a state is
determined by its history.
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
from cantina.kernel.game import Game
from cantina.kernel.meta import Option
from cantina.kernel.numbers import NUMBERS
from cantina.kernel.state import State

DEALS = 10_000
"""By default, the chance node draws one of so many seeds."""


def short_name(name: str) -> str:
    """The name of a game in OpenSpiel: a game called `liars-dice` has `python_cantina_liars_dice`."""
    return f"python_cantina_{name.replace('-', '_')}"


class _StateHolder:
    """Holds our state in an OpenSpiel state, which is deep-copied and pickled."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> _StateHolder:
        return _StateHolder(self.state.copy())

    def __reduce__(self) -> tuple[Callable[[str, str], _StateHolder], tuple[str, str]]:
        return _load_holder, (self.state.game.meta.name, json.dumps(self.state.dump()))


def _load_holder(name: str, truth: str) -> _StateHolder:
    return _StateHolder(cantina.game(name).load(json.loads(truth), quiet=True))


class CantinaGame(pyspiel.Game):
    """A game with its options. Each registered game has a subclass."""

    name = ""
    """The game's name in Cantina."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.rules: Game = cantina.game(self.name)
        default = self.rules.new(quiet=True)
        players = int(given.get("players", default.seats))
        self.deals = int(given.get("deals", DEALS))
        if self.deals < 1:
            raise BadOption("deals", self.deals, "a whole number from 1")
        self.options: dict[str, Any] = {
            "players": players,
            **{o.name: _value(o, given[o.name]) for o in self.rules.meta.options if o.name in given},
        }
        if numbers := _numbers(given.get(NUMBERS, "")):
            self.options[NUMBERS] = numbers
        self.rules.new(quiet=True, **self.options)
        single_player = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.choices),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if single_player else 0.0,
            max_game_length=self.rules.meta.max_decisions,
        )
        super().__init__(_type(self.rules, single_player), info, given)

    def new_initial_state(self, *_: Any) -> CantinaState:
        return CantinaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CantinaObserver:
        return CantinaObserver(self.rules)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class CantinaState(pyspiel.State):
    """A match: the chance node that draws the seed, then the seats' decisions.

    Simultaneous decisions are made one after another and stay hidden until all are in.
    """

    def __init__(self, game: CantinaGame) -> None:
        super().__init__(game)
        self._match: _StateHolder | None = None
        """None before the chance node."""

    def _rules(self) -> CantinaGame:
        # Not an attribute, because OpenSpiel copies and pickles attributes.
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
            self._match = _StateHolder(game.rules.new(seed=action, quiet=True, **game.options))
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
        """A match consistent with what the player knows. It has no history, as the true one is hidden."""
        assert self._match is not None
        seed = int(sampler() * (1 << 53))
        other = CantinaState(self._rules())
        other._match = _StateHolder(self._match.state.world(player, seed))
        return other

    def knowledge(self, player: int) -> str:
        """What a player knows, and its current decision, as JSON."""
        if self._match is None:
            return "{}"
        return knowledge_json(self._match.state, player)

    def __str__(self) -> str:
        if self._match is None:
            return "before the deal"
        return json.dumps(self._match.state.dump(), sort_keys=True)


def knowledge_json(state: State, seat: int) -> str:
    """The view of a seat, with its own current decision, as JSON."""
    decision = state.decision
    mine = decision is not None and decision.seat == seat
    asked = (
        {"kind": decision.kind, "choices": [c.number for c in decision.choices]} if decision and mine else None
    )
    return msgspec.json.encode({"view": state.view(seat), "decision": asked}, order="sorted").decode()


class CantinaObserver:
    """What a player knows: the features of its row as a tensor, and its view as a string.

    Information state and observation are the same: a view contains all that the rules let a player know.
    """

    def __init__(self, game: Game) -> None:
        self._encoding = game.encoding
        self._features = Features(game.encoding)
        self.tensor = np.zeros(self._features.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CantinaState, player: int) -> None:
        holder = state._match
        if holder is None:
            self.tensor.fill(0)
            return
        self.tensor[:] = self._features(self._encoding.row(holder.state, player))

    def string_from(self, state: CantinaState, player: int) -> str:
        return state.knowledge(player)


def parameter(value: Any) -> str:
    """An option's value as a string that OpenSpiel parses as a string: yes, no, #2, one+other."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"#{value}" if isinstance(value, int) else str(value).replace(",", "+")


def _value(option: Option, given: str) -> Any:
    """The value of an option from its parameter."""
    words = {parameter(value): value for value in option.allowed or ()}
    return words.get(given, given.replace("+", ","))


def numbers_parameter(numbers: Mapping[str, int]) -> str:
    """Changed numbers as a string that OpenSpiel parses as a string: ransom:300+purse.250:200."""
    return "+".join(f"{name}:{value}" for name, value in numbers.items())


def _numbers(given: str) -> dict[str, int]:
    """The changed numbers from their parameter; whether the game has them, it says itself."""
    numbers: dict[str, int] = {}
    for setting in given.split("+") if given else ():
        name, colon, value = setting.partition(":")
        if not colon or not value.lstrip("-").isdecimal():
            raise BadOption(NUMBERS, given, "NAME:VALUE, joined by +")
        numbers[name] = int(value)
    return numbers


def _type(game: Game, single_player: bool) -> Any:
    min_players, max_players = game.meta.seats
    default = int(game.new(quiet=True).seats)
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.meta.name),
        long_name=f"Cantina: {game.meta.title['en']}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if single_player else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max_players,
        min_num_players=min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": default,
            "deals": DEALS,
            NUMBERS: "",
            **{option.name: parameter(option.default) for option in game.meta.options},
        },
    )


def _register() -> None:
    for name in cantina.games():
        if short_name(name) not in pyspiel.registered_names():
            kind = type(f"CantinaGame_{name.replace('-', '_')}", (CantinaGame,), {"name": name})
            pyspiel.register_game(_type(cantina.game(name), False), kind)


_register()
