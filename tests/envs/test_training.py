"""The training example: lessons are what the teacher thinks, and a short training makes a policy that plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from lessons import Job, Lessons, collect

import cantina
from cantina.bots import make
from cantina.bots.learned import facts
from cantina.envs.features import Features
from cantina.kernel.mind import Mind

GAME = cantina.game("colt-express")


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    return collect(Job("colt-express", 2, "greedy:6", 40, 2))[1]


def test_lessons_are_the_same_again_and_by_parts(lessons: Lessons) -> None:
    parts = [collect(Job("colt-express", 2, "greedy:6", seed, 1))[1] for seed in (40, 41)]
    again = Lessons.join(parts)
    assert np.array_equal(lessons.rows, again.rows)
    assert np.array_equal(lessons.masks, again.masks)
    assert np.array_equal(lessons.worth, again.worth)
    assert np.array_equal(lessons.reward, again.reward)


def test_a_lesson_is_what_the_teacher_thinks(lessons: Lessons) -> None:
    state = GAME.new(2, 40)
    decision = state.decision
    assert decision is not None
    assert lessons.rows[0].tobytes() == GAME.encoding.row(state, decision.seat)
    offered = [choice.number for choice in decision.choices]
    assert np.flatnonzero(lessons.masks[0]).tolist() == sorted(offered)
    teacher: Any = make("greedy:6", 40)
    for one in teacher.analyse(Mind(state, decision.seat)).estimates:
        assert lessons.worth[0][one.choice] == np.float16(one.value)
    assert not lessons.worth[~lessons.masks].any()
    assert (lessons.masks.sum(1) > 1).all()
    assert set(lessons.reward.tolist()) <= {-1.0, 0.0, 1.0}


@pytest.mark.parametrize("name", cantina.games())
def test_features_can_be_made_elsewhere(name: str) -> None:
    encoding = cantina.game(name).encoding
    features = Features(encoding)
    most = np.concatenate([[field.most] * field.size for field in encoding.fields])
    rows = (np.random.default_rng(1).random((40, encoding.size)) * (most + 1)).astype(np.uint8)
    byte, hot, scale = features.recipe()
    known = rows[:, byte].astype(np.float32)
    assert np.allclose(np.where(hot < 0, known * scale, known == hot), features(rows), atol=1e-6)


# -- what needs torch --------------------------------------------------------------------------------


@pytest.fixture
def train() -> Any:
    pytest.importorskip("torch")
    pytest.importorskip("onnx")
    import train_colt_express

    return train_colt_express


def test_gains_follow_each_seat_to_the_end_of_its_match(train: Any) -> None:
    seats = np.array([[0], [1], [0], [1], [0]])
    outlook = np.array([[0.1], [0.2], [0.3], [0.4], [0.5]], np.float32)
    done = np.array([[False], [False], [False], [True], [False]])
    rewards = np.zeros((5, 1, 2), np.float32)
    rewards[3, 0] = (1, -1)
    found = train.gains(seats, outlook, done, rewards)[:, 0]
    last = [1 - 0.3, -1 - 0.4]
    first = [0.3 - 0.1 + train.MEMORY * last[0], 0.4 - 0.2 + train.MEMORY * last[1]]
    assert np.allclose(found[:4], [*first, *last], atol=1e-6)
    assert np.isnan(found[4])  # nobody knows what becomes of the next match


def test_a_prize_grows_with_the_margin(train: Any) -> None:
    found = train.prizes(np.array([[500, 1000, 0], [250, 250, 0]], np.float32))
    assert np.allclose(found, np.tanh(np.array([[-1, 1, -2], [0, 0, -0.5]])))


def test_a_short_training_makes_a_policy(train: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"TEACHER": "greedy:6", "ROWS": 8, "STEPS": 16, "MINIBATCH": 64}.items():
        monkeypatch.setattr(train, name, value)
    files = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        train.main(players=2, minutes=0.02, out=folder, seed=3, jobs=1, matches=2, looks=2)
        assert (folder / "curve.png").stat().st_size > 1000
        files.append((folder / "policy.onnx").read_bytes())
    assert files[0] == files[1]
    for fact, value in facts(GAME).items():
        assert f"{fact}\x12{chr(len(value))}{value}".encode() in files[0]
