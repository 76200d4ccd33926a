"""A training from beginning to end: demonstrations, imitation, self-play, examinations, checkpoints.

Everything follows from the settings and the seed: on a processor (not a GPU), the same ones give the same
policy, also when a training was interrupted and resumed.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch

from cantina.bots.learned import policy_metadata
from cantina.kernel.game import Game
from cantina.lab.workers import run_tasks
from cantina.policy.features import Features
from cantina.policy.file import own_side_metadata, write_network
from cantina.policy.network import network_features
from cantina.policy.own_side import own_side_rows
from cantina.train.config import BadTraining, TrainingSettings, training_variants
from cantina.train.curves import UpdatePoint, write_image, write_page
from cantina.train.demonstrations import (
    MATCHES_PER_TASK,
    Demonstrations,
    collect_demonstrations,
    concatenate,
    demonstration_tasks,
)
from cantina.train.examination import ExaminationResult, examine
from cantina.train.imitation import imitate
from cantina.train.network import TorchNetwork
from cantina.train.ppo import update
from cantina.train.rollouts import TrainingBatches, pick_past_selves

POLICY = "policy.npz"
IMAGE = "curve.png"
PAGE = "training.html"
CHECKPOINT = "checkpoint.pt"
DEMONSTRATIONS = "demonstrations.npz"
"""The files of a training, in its folder."""


class TrainingListener:
    """Is told how a training goes; this one ignores it."""

    def progress(self, stage: str, done: int, total: int) -> None:
        """`stage` is demonstrations, imitation or self-play."""

    def examined(self, result: ExaminationResult) -> None:
        """The policy was examined."""


class Training:
    """A training of one game, in a folder of its own."""

    def __init__(
        self,
        game: Game,
        settings: TrainingSettings,
        seed: int,
        out: Path,
        workers: int = 1,
        device: str = "auto",
        cluster: str | None = None,
        listener: TrainingListener | None = None,
    ) -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.out = out
        self.workers = workers
        self.cluster = cluster
        """A Ray cluster that collects demonstrations."""
        self.listener = TrainingListener() if listener is None else listener
        self.device = ("cuda" if torch.cuda.is_available() else "cpu") if device == "auto" else device
        self.own = own_side_rows(game.meta.name)
        self.variants = training_variants(game, settings)
        self.results: list[ExaminationResult] = []
        self.updates: list[UpdatePoint] = []
        self.finished = False
        """The last examination is over."""
        self.done = 0
        """Updates by self-play."""
        self.decisions = 0
        """The learner's decisions in them."""
        self.seconds = 0.0
        """Spent on training, without examinations."""
        torch.set_num_threads(settings.threads)
        torch.use_deterministic_algorithms(self.device == "cpu")
        torch.manual_seed(seed)
        self.rng = np.random.default_rng(seed)

    @property
    def checkpoint(self) -> Path:
        return self.out / CHECKPOINT

    def run(self) -> None:
        """Trains, or goes on from the checkpoint in the folder."""
        self.out.mkdir(parents=True, exist_ok=True)
        demonstrations = self._demonstrations()
        if self.checkpoint.exists():
            self._resume()
        else:
            self._begin(demonstrations)
        self._play(demonstrations)
        if not self.finished:
            self._examine(self.settings.examination.last_matches)
            self.finished = True
            self._save()

    # -- demonstrations ------------------------------------------------------------------------------------

    def _demonstrations(self) -> Demonstrations | None:
        """The demonstrations of the teacher: those in the folder, or new ones."""
        settings = self.settings.demonstrations
        if settings.matches == 0:
            return None
        file = self.out / DEMONSTRATIONS
        if file.exists():
            with np.load(file) as arrays:
                return Demonstrations(*(arrays[name] for name in Demonstrations._fields))
        started = time.monotonic()
        tasks = demonstration_tasks(
            self.game.meta.name,
            self.variants,
            settings.teacher,
            settings.random_choices,
            settings.matches,
            (self.seed + 1) << 40,  # far from the seeds of examinations
        )
        parts: dict[int, Demonstrations] = {}
        for number, part in run_tasks(collect_demonstrations, tasks, self.workers, self.cluster):
            parts[number] = part
            played = min(settings.matches, len(parts) * MATCHES_PER_TASK)
            self.listener.progress("demonstrations", played, settings.matches)
        found = concatenate([parts[number] for number in sorted(parts)])
        np.savez(file, **found._asdict())
        self.seconds += time.monotonic() - started
        return found

    def _begin(self, demonstrations: Demonstrations | None) -> None:
        """Makes the network, and learns the demonstrations."""
        used = used_features(network_features(self.own), demonstrations)
        self.net = self._network(used)
        self.optimizer = self._optimizer()
        if demonstrations is not None:
            started = time.monotonic()
            imitate(
                self.net,
                demonstrations,
                self.settings.demonstrations,
                self.rng,
                lambda done, total: self.listener.progress("imitation", done, total),
            )
            self.seconds += time.monotonic() - started
        self.league = [self.net.past_self()]
        self._examine(self.settings.examination.matches)
        self._save()

    def _network(self, used: Any) -> TorchNetwork:
        net = TorchNetwork(self.own, used, self.settings.network.hidden, self.rng)
        net.to(self.device)
        return net

    def _optimizer(self) -> Any:
        return torch.optim.Adam(self.net.parameters(), lr=self.settings.self_play.learning_rate, eps=1e-5)

    # -- self-play ----------------------------------------------------------------------------------

    def _play(self, demonstrations: Demonstrations | None) -> None:
        settings = self.settings.self_play
        if self.done >= settings.updates:
            return
        tables = TrainingBatches(self.own, self.variants, settings, self.workers)
        try:
            while self.done < settings.updates:
                started = time.monotonic()
                if self.done % self.settings.checkpoint_every == 0:
                    tables.reset(self.seed + self.done)
                chosen = pick_past_selves(len(tables.batches), len(self.league), self.rng)
                rollout = tables.play(self.net, [self.league[one] for one in chosen])
                report = update(
                    self.net,
                    self.optimizer,
                    rollout,
                    self.settings,
                    self.done / settings.updates,
                    self.rng,
                    demonstrations,
                )
                self.done += 1
                self.decisions += len(rollout.rows)
                self.seconds += time.monotonic() - started
                self.updates.append(UpdatePoint(self.done, self.decisions, *report))
                if self.done % settings.league_every == 0:
                    self.league.append(self.net.past_self())
                    del self.league[1 : -(settings.league_size - 1)]
                self.listener.progress("self-play", self.done, settings.updates)
                if self.done % self.settings.examination.every == 0 and self.done < settings.updates:
                    self._examine(self.settings.examination.matches)
                if self.done % self.settings.checkpoint_every == 0:
                    self._save()
        finally:
            tables.close()

    # -- results ------------------------------------------------------------------------------------

    def _examine(self, matches: int) -> None:
        """Writes the policy and has it examined; draws the curves."""
        file = self.out / POLICY
        write_network(file, self.net.export(), self.metadata())
        for result in examine(
            file,
            self.game,
            self.settings.examination,
            matches,
            self.workers,
            self.done,
            self.decisions,
            self.seconds,
        ):
            self.results.append(result)
            self.listener.examined(result)
        write_image(self.out / IMAGE, self.game, self.results)
        write_page(self.out / PAGE, self.game, self.settings, self.seed, self.results, self.updates)

    def metadata(self) -> dict[str, str]:
        """What the policy's file says about itself."""
        return (
            policy_metadata(self.game)
            | own_side_metadata(self.own)
            | {
                "training.seed": str(self.seed),
                "training.updates": str(self.done),
                "training.settings": msgspec.json.encode(self.settings).decode(),
            }
        )

    # -- checkpoints --------------------------------------------------------------------------------

    def _identity(self) -> dict[str, str]:
        """What a checkpoint must agree with to be resumed."""
        return {
            "settings": msgspec.json.encode(self.settings).decode(),
            "seed": str(self.seed),
            **policy_metadata(self.game),
            **own_side_metadata(self.own),
        }

    def _save(self) -> None:
        content = {
            "identity": self._identity(),
            "used": self.net.used.tolist(),
            "net": self.net.state_dict(),
            "league": [one.state_dict() for one in self.league],
            "optimizer": self.optimizer.state_dict(),
            "rng": msgspec.json.encode(_plain(self.rng.bit_generator.state)).decode(),
            "progress": [self.done, self.decisions, self.seconds, self.finished],
            "results": msgspec.json.encode(self.results).decode(),
            "updates": msgspec.json.encode(self.updates).decode(),
        }
        written = self.checkpoint.with_suffix(".new")
        torch.save(content, written)
        written.replace(self.checkpoint)  # an interruption leaves the old one or the new one

    def _resume(self) -> None:
        content = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        for name, value in self._identity().items():
            if content["identity"].get(name) != value:
                raise BadTraining(
                    f"{self.checkpoint} is of another training ({name} differ): choose another folder"
                )
        self.net = self._network(np.array(content["used"], np.int64))
        self.net.load_state_dict(content["net"])
        self.league = []
        for weights in content["league"]:
            self.league.append(self.net.past_self())
            self.league[-1].load_state_dict(weights)
        self.optimizer = self._optimizer()
        self.optimizer.load_state_dict(content["optimizer"])
        self.rng.bit_generator.state = _from_plain(msgspec.json.decode(content["rng"]))
        self.done, self.decisions, self.seconds, self.finished = content["progress"]
        self.results = msgspec.json.decode(content["results"], type=list[ExaminationResult])
        self.updates = msgspec.json.decode(content["updates"], type=list[UpdatePoint])


def used_features(features: Features, demonstrations: Demonstrations | None) -> Any:
    """The features that vary in the demonstrations; without demonstrations all of them."""
    if demonstrations is None:
        return np.arange(features.width)
    varies = np.zeros(features.width, np.bool_)
    first = features(demonstrations.rows[:1])
    for at in range(0, len(demonstrations.rows), 1024):
        varies |= (features(demonstrations.rows[at : at + 1024]) != first).any(0)
    return np.flatnonzero(varies)


def _plain(state: Any) -> Any:
    """The state of a generator with its large numbers as text, as JSON has none."""
    if isinstance(state, dict):
        return {name: _plain(value) for name, value in state.items()}
    return f"{state}" if isinstance(state, int) else state


def _from_plain(state: Any) -> Any:
    if isinstance(state, dict):
        return {name: _from_plain(value) for name, value in state.items()}
    return int(state) if isinstance(state, str) and state.isdigit() else state
