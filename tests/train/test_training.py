"""A whole training: needs torch, which no other test does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from command import run
from matches import LONG_RUN

import cantina
from cantina.bots.learned import open_policy, policy_metadata
from cantina.policy.file import read_policy_file
from cantina.policy.network import network_features
from cantina.policy.own_side import own_side_rows
from cantina.train.config import (
    BadTraining,
    DemonstrationSettings,
    ExaminationSettings,
    NetworkSettings,
    SelfPlaySettings,
    TrainingSettings,
)

torch = pytest.importorskip("torch")

GAMES = [name for name in cantina.games() if cantina.game(name).load_own_side is not None]
SMALL = TrainingSettings(
    network=NetworkSettings(hidden=(24, 16)),
    demonstrations=DemonstrationSettings(matches=8, teacher="greedy:6", epochs=2, minibatch=64),
    self_play=SelfPlaySettings(
        updates=4,
        matches=16,
        steps=24,
        minibatch=128,
        league_every=1,
        league_size=3,
        outside_bot="greedy:4",
        demonstrations_weight=0.1,
    ),
    examination=ExaminationSettings(bots=("random",), matches=4, last_matches=4, every=2),
    checkpoint_every=2,
)


def train(name: str, out: Path, settings: TrainingSettings = SMALL, **more: Any) -> Any:
    from cantina.train.training import Training

    training = Training(cantina.game(name), settings, 3, out, device="cpu", **more)
    training.run()
    return training


@pytest.mark.parametrize("name", cantina.games())
def test_every_game_can_be_trained(name: str, tmp_path: Path) -> None:
    training = train(name, tmp_path)
    policy = open_policy(str(tmp_path / "policy.npz"))
    assert policy.game == name
    metadata = read_policy_file(tmp_path / "policy.npz").metadata
    assert metadata.items() >= policy_metadata(cantina.game(name)).items()
    assert metadata["training.updates"] == "4"
    assert [result.update for result in training.results] == [0, 2, 4]
    assert len(training.league) == 3
    assert (tmp_path / "curve.png").stat().st_size > 1000
    assert "4 updates" in (tmp_path / "training.html").read_text(encoding="utf-8")


def test_the_same_seed_makes_the_same_policy_also_when_interrupted(tmp_path: Path) -> None:
    from cantina.train.training import Training

    class Interrupted(Exception):
        pass

    class Interrupting:
        def progress(self, stage: str, done: int, total: int) -> None:
            if (stage, done) == ("self-play", 3):
                raise Interrupted

        def examined(self, result: object) -> None:
            pass

    name = GAMES[0]
    train(name, tmp_path / "whole")
    with pytest.raises(Interrupted):
        train(name, tmp_path / "parts", listener=Interrupting())
    resumed = train(name, tmp_path / "parts")
    one, other = ((tmp_path / folder / "policy.npz").read_bytes() for folder in ("whole", "parts"))
    assert one == other
    assert [point.update for point in resumed.updates] == [1, 2, 3, 4]
    again = Training(cantina.game(name), SMALL, 3, tmp_path / "parts", device="cpu")
    again.run()  # there is nothing left to do
    assert again.results == resumed.results
    assert (tmp_path / "parts" / "policy.npz").read_bytes() == one


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    train(GAMES[0], tmp_path)
    with pytest.raises(BadTraining, match="another training"):
        train(GAMES[0], tmp_path, SMALL.scaled(2))


def test_training_from_nothing(tmp_path: Path) -> None:
    import msgspec

    settings = msgspec.structs.replace(
        SMALL,
        demonstrations=DemonstrationSettings(matches=0),
        self_play=msgspec.structs.replace(SMALL.self_play, outside=0.0, league=0.0),
    )
    training = train(GAMES[0], tmp_path, settings)
    assert len(training.net.used) == network_features(training.own).width


def test_an_exported_network_is_the_trained_one(tmp_path: Path) -> None:
    training = train(GAMES[1], tmp_path)
    own = own_side_rows(GAMES[1])
    rng = np.random.default_rng(0)
    maxima = np.concatenate([np.full(field.size, field.maximum) for field in own.encoding.fields])
    rows = (rng.random((50, own.encoding.size)) * (maxima + 1)).astype(np.uint8)
    with torch.no_grad():
        ratings, values = training.net(torch.from_numpy(rows))
    found = training.net.export().evaluate(rows)
    assert np.abs(found[0] - ratings.numpy()).max() < 0.05 * max(1, float(ratings.abs().max()))
    assert np.abs(found[1] - values.numpy()).max() < 0.05


def test_the_command(tmp_path: Path) -> None:
    config = tmp_path / "small.toml"
    config.write_text(
        "checkpoint_every = 1\n[network]\nhidden = [16]\n[demonstrations]\nmatches = 4\nteacher = 'greedy:4'\n"
        "epochs = 1\nminibatch = 32\n[self_play]\nupdates = 1\nmatches = 8\nsteps = 16\n"
        "[examination]\nmatches = 2\nlast_matches = 2\nbots = ['random']\n[[variants]]\nplayers = 2\n"
    )
    out = tmp_path / "out"
    said = run("train", GAMES[0], "--out", str(out), "--config", str(config), "--jobs", "1", "--device", "cpu")
    assert "After the demonstrations" in said
    assert "After 1 updates" in said
    assert (out / "policy.npz").exists()


@pytest.mark.skipif(not LONG_RUN, reason="trains for about a minute: scripts/test --long")
@pytest.mark.parametrize("name", GAMES)
def test_a_minute_of_training_beats_random(name: str, tmp_path: Path) -> None:
    settings = TrainingSettings(
        network=NetworkSettings(hidden=(128, 64)),
        demonstrations=DemonstrationSettings(matches=120, teacher="greedy:30", epochs=6),
        self_play=SelfPlaySettings(updates=8, matches=128, outside=0.0),
        examination=ExaminationSettings(bots=("random",), matches=20, last_matches=120, every=100),
        variants=({"players": 4},),
    )
    results = train(name, tmp_path, settings, workers=2).results
    assert results[-1].low > 0.25  # an equal share
