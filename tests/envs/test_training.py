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
from cantina.games.colt_express.content import CHARACTERS as BANDITS
from cantina.games.colt_express.content import KINDS
from cantina.kernel.luck import seeded
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


@pytest.fixture
def sight() -> Any:
    pytest.importorskip("torch")
    from sight import Sight

    return Sight()


def positions(players: int) -> tuple[Any, list[Any]]:
    """Positions of Colt Express, as the seat that decides knows them: rows for torch, and views."""
    import torch

    rows, views = [], []
    for seed in range(30):
        state = GAME.new(players, seed, quiet=True)
        cantina.playout(state, seeded(seed, 1), 2 * players + 3 * seed)
        if (decision := state.decision) is not None:
            rows.append(list(GAME.encoding.row(state, decision.seat)))
            views.append(state.view(decision.seat))
    return torch.tensor(rows, dtype=torch.uint8), views


def by_owner(view: Any) -> list[Any]:
    """Bandits from those of the seat that looks on."""
    return sorted(
        view.bandits, key=lambda one: ((one.seat - view.seat) % view.players, BANDITS.index(one.bandit))
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_choices_are_turned_to_the_order_of_owners(sight: Any, players: int) -> None:
    rows, views = positions(players)
    turned = sight(rows)[1].numpy()
    assert (np.sort(turned, 1) == np.arange(len(GAME.choices))).all()
    texts = {choice.text: choice.number for choice in GAME.choices}
    for view, places in zip(views, turned, strict=True):
        for place, name in enumerate(bandit.bandit for bandit in by_owner(view)):
            for text in ("plan {} move", "fire {}", "discard bullet-{}", "plan {} punch face-down"):
                assert places[texts[text.format(name)]] == texts[text.format(BANDITS[place])]
        assert places[texts["draw"]] == texts["draw"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_network_is_told_what_the_view_shows(sight: Any, players: int) -> None:
    rows, views = positions(players)
    facts = sight.facts(rows.long())[0].long()
    pairs = [(one, other) for one in range(6) for other in range(one + 1, 6)]
    for view, known in zip(views, facts, strict=True):
        bandits = by_owner(view)
        told = {name: known[columns].tolist() for name, columns in sight.at.items()}
        assert told["characters"] == [1 + BANDITS.index(one.bandit) for one in bandits] + [0] * (
            6 - len(bandits)
        )
        named = ["", *(one.bandit for one in bandits)]
        assert told["acts"] == [named.index(view.acting or ""), named.index(view.target or "")]
        spots = [None if one.place is None else (int(one.place[0]), one.place[1]) for one in bandits]
        for (one, other), near in zip(pairs, told["beside"], strict=True):
            if other < len(spots):
                assert near == distance(spots[one], spots[other])
        assert told["chased"][: len(spots)] == [distance(spot, (view.marshal, "i")) for spot in spots]
        places = {place.place: place for place in view.places}
        here = [places[one.place] if one.place else None for one in bandits]
        assert told["at_hand"][: len(here)] == [len(place.purses) if place else 0 for place in here]
        assert told["at_hand"][6 : 6 + len(here)] == [place.jewels if place else 0 for place in here]
        coming = [card for card in view.common if not card.resolved]
        assert sum(told["counts"][1:]) == len(coming)
        for card, code in zip(coming, told["coming"], strict=False):
            whose, which = divmod(code, 7)
            assert which == (0 if card.action is None else 1 + KINDS.index(card.action))
            if card.bandit is not None:
                assert bandits[(whose - 1) % 6].bandit == card.bandit


def distance(one: tuple[int, str] | None, other: tuple[int, str] | None) -> int:
    if one is None or other is None or abs(one[0] - other[0]) > 1:
        return 0
    return 1 + 2 * abs(one[0] - other[0]) + (one[1] != other[1])


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
