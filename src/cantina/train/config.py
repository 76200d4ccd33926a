"""The settings of a training, as TOML: a game may have its own in `training.toml` in its folder."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from cantina.kernel.errors import CantinaError
from cantina.kernel.game import Game

FILE = "training.toml"
"""The name of the file in a game's folder."""


class BadTraining(CantinaError):
    """The settings of a training cannot be used; the message has the path to the fault."""


class _Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all settings: what is misspelt is refused."""


class NetworkSettings(_Settings, frozen=True):
    """The network: linear layers with ReLUs between them."""

    hidden: tuple[int, ...] = (256, 128)
    """The sizes of the hidden layers."""


class DemonstrationSettings(_Settings, frozen=True):
    """Imitation of a teacher. Without matches, training begins from nothing."""

    matches: int = 4000
    """Matches of the teacher against itself, from which demonstrations are collected."""
    teacher: str = "greedy:60"
    """A bot that estimates every choice."""
    random_choices: float = 0.125
    """The share of choices made at random, so that demonstrations contain mistakes and the replies to them."""
    temperature: float = 0.01
    """A choice whose value is higher by this much gets a rating that is higher by 1. It should be about half of
    how much values differ within a position: higher, and self-play begins with nearly random choices."""
    epochs: int = 6
    minibatch: int = 512
    learning_rate: float = 2e-3
    value_weight: float = 0.5


class SelfPlaySettings(_Settings, frozen=True):
    """Proximal policy optimization, in matches against oneself and others."""

    updates: int = 400
    matches: int = 512
    """Matches played at the same time."""
    steps: int = 64
    """Choices made in each of them between two updates."""
    league: float = 0.25
    """The share of matches in which some seats are played by past selves."""
    league_size: int = 8
    """How many past selves are kept: the first one, after the demonstrations, and the latest."""
    league_every: int = 25
    """Updates from one past self to the next."""
    outside: float = 0.125
    """The share of matches in which all seats but one are played by a bot that does not learn."""
    outside_bot: str = "greedy:30"
    epochs: int = 2
    minibatch: int = 2048
    learning_rate: float = 5e-4
    """At the beginning; it falls to a tenth."""
    clip: float = 0.2
    entropy: float = 0.01
    """The weight of the entropy at the beginning; it falls to a fifth."""
    gae_lambda: float = 0.95
    value_weight: float = 0.5
    demonstrations_weight: float = 0.0
    """The weight of the demonstrations, repeated a little in every update so that they are not forgotten."""


class ExaminationSettings(_Settings, frozen=True):
    """Matches alone against copies of fixed bots, on deals that are in no training."""

    bots: tuple[str, ...] = ("random", "greedy")
    players: int = 0
    """0: the usual number."""
    matches: int = 100
    every: int = 50
    """Updates between two examinations."""
    last_matches: int = 400
    """Matches of the last one."""


class TrainingSettings(_Settings, frozen=True):
    """Everything that decides what a training does, besides its seed."""

    network: NetworkSettings = NetworkSettings()
    demonstrations: DemonstrationSettings = DemonstrationSettings()
    self_play: SelfPlaySettings = SelfPlaySettings()
    examination: ExaminationSettings = ExaminationSettings()
    threads: int = 1
    """Threads of torch. They are part of the settings because they change the rounding of sums."""
    checkpoint_every: int = 25
    """Updates between two checkpoints. All matches restart there, so that a resumed training is the same."""
    variants: tuple[dict[str, Any], ...] = ()
    """Option sets, players included, that are played in equal parts; none: all variants of the game. One that
    is listed twice is played twice as often."""

    def scaled(self, factor: float) -> TrainingSettings:
        """The same training with more or less of everything that takes time."""

        def some(count: int) -> int:
            return max(1, math.ceil(count * factor)) if count else 0

        return msgspec.structs.replace(
            self,
            demonstrations=msgspec.structs.replace(
                self.demonstrations, matches=some(self.demonstrations.matches)
            ),
            self_play=msgspec.structs.replace(self.self_play, updates=some(self.self_play.updates)),
        )


def read_settings(game: Game, file: Path | None = None) -> TrainingSettings:
    """The settings of a file, or those in the game's folder, or the usual ones."""
    if file is not None:
        try:
            return parse_settings(file.read_bytes(), game, str(file))
        except OSError as error:
            raise BadTraining(f"{file} cannot be read ({error.strerror})") from None
    own = files(game.package) / FILE
    if own.is_file():
        return parse_settings(own.read_bytes(), game, f"{FILE} of {game.meta.name}")
    return TrainingSettings()


def parse_settings(data: bytes, game: Game, name: str) -> TrainingSettings:
    """Settings from TOML; BadTraining says what is wrong with them."""
    try:
        given = tomllib.loads(data.decode())
        found = msgspec.convert(given, TrainingSettings)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadTraining(f"{name}: {error}") from None
    for variant in found.variants:
        try:
            game.new(seed=0, quiet=True, **variant)
        except CantinaError as error:
            raise BadTraining(f"{name}: variants: {error}") from None
    return found


def training_variants(game: Game, settings: TrainingSettings) -> list[Mapping[str, Any]]:
    """The option sets that are played in training."""
    return list(settings.variants or game.variants)
