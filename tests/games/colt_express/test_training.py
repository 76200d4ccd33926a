"""The training example: its imitation data, its network input, and a short training that makes a policy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from examples.colt_express.imitation_data import CollectionJob, ImitationData, collect

import cantina
from cantina.bots import make
from cantina.bots.learned import policy_metadata
from cantina.games.colt_express.content import ACTION_KINDS
from cantina.games.colt_express.content import CHARACTERS as BANDITS
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import seeded

GAME = cantina.game("colt-express")


@pytest.fixture(scope="module")
def data() -> ImitationData:
    return collect(CollectionJob("colt-express", 2, "greedy:6", 40, 2))[1]


def test_data_do_not_depend_on_how_matches_are_divided_into_jobs(data: ImitationData) -> None:
    parts = [collect(CollectionJob("colt-express", 2, "greedy:6", seed, 1))[1] for seed in (40, 41)]
    again = ImitationData.concatenate(parts)
    assert np.array_equal(data.rows, again.rows)
    assert np.array_equal(data.masks, again.masks)
    assert np.array_equal(data.values, again.values)
    assert np.array_equal(data.reward, again.reward)


def test_data_are_the_estimates_of_the_teacher(data: ImitationData) -> None:
    state = GAME.new(2, 40)
    decision = state.decision
    assert decision is not None
    assert data.rows[0].tobytes() == GAME.encoding.row(state, decision.seat)
    offered = [choice.number for choice in decision.choices]
    assert np.flatnonzero(data.masks[0]).tolist() == sorted(offered)
    teacher: Any = make("greedy:6", 40)
    for one in teacher.analyse(Mind(state, decision.seat)).estimates:
        assert data.values[0][one.choice] == np.float16(one.value)
    assert not data.values[~data.masks].any()
    assert (data.masks.sum(1) > 1).all()
    assert set(data.reward.tolist()) <= {-1.0, 0.0, 1.0}


# -- with torch --------------------------------------------------------------------------------------


@pytest.fixture
def train() -> Any:
    pytest.importorskip("torch")
    pytest.importorskip("onnx")
    from examples.colt_express import train

    return train


@pytest.fixture
def network_input() -> Any:
    pytest.importorskip("torch")
    from examples.colt_express.network_input import NetworkInput

    return NetworkInput()


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
    """Bandits in the order of their owners, from the observing seat on."""
    return sorted(
        view.bandits, key=lambda one: ((one.seat - view.seat) % view.players, BANDITS.index(one.bandit))
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_choices_are_permuted_to_the_order_of_owners(network_input: Any, players: int) -> None:
    rows, views = positions(players)
    positions_of_choices = network_input(rows)[1].numpy()
    assert (np.sort(positions_of_choices, 1) == np.arange(len(GAME.choices))).all()
    texts = {choice.text: choice.number for choice in GAME.choices}
    for view, places in zip(views, positions_of_choices, strict=True):
        for place, name in enumerate(bandit.bandit for bandit in by_owner(view)):
            for text in ("plan {} move", "fire {}", "discard bullet-{}", "plan {} punch face-down"):
                assert places[texts[text.format(name)]] == texts[text.format(BANDITS[place])]
        assert places[texts["draw"]] == texts["draw"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_added_fields_are_what_the_view_shows(network_input: Any, players: int) -> None:
    rows, views = positions(players)
    found = network_input.position(rows.long())[0].long()
    pairs = [(one, other) for one in range(6) for other in range(one + 1, 6)]
    for view, known in zip(views, found, strict=True):
        bandits = by_owner(view)
        fields = {name: known[columns].tolist() for name, columns in network_input.columns.items()}
        assert fields["characters"] == [1 + BANDITS.index(one.bandit) for one in bandits] + [0] * (
            6 - len(bandits)
        )
        named = ["", *(one.bandit for one in bandits)]
        assert fields["acts"] == [named.index(view.acting or ""), named.index(view.target or "")]
        spots = [None if one.place is None else (int(one.place[0]), one.place[1]) for one in bandits]
        for (one, other), near in zip(pairs, fields["bandit_distance"], strict=True):
            if other < len(spots):
                assert near == distance(spots[one], spots[other])
        assert fields["marshal_distance"][: len(spots)] == [
            distance(spot, (view.marshal, "i")) for spot in spots
        ]
        places = {place.place: place for place in view.places}
        here = [places[one.place] if one.place else None for one in bandits]
        assert fields["loot"][: len(here)] == [len(place.purses) if place else 0 for place in here]
        assert fields["loot"][6 : 6 + len(here)] == [place.jewels if place else 0 for place in here]
        unresolved = [card for card in view.common if not card.resolved]
        assert sum(fields["card_counts"][1:]) == len(unresolved)
        for card, code in zip(unresolved, fields["next_cards"], strict=False):
            whose, which = divmod(code, 7)
            assert which == (0 if card.action is None else 1 + ACTION_KINDS.index(card.action))
            if card.bandit is not None:
                assert bandits[(whose - 1) % 6].bandit == card.bandit


def distance(one: tuple[int, str] | None, other: tuple[int, str] | None) -> int:
    if one is None or other is None or abs(one[0] - other[0]) > 1:
        return 0
    return 1 + 2 * abs(one[0] - other[0]) + (one[1] != other[1])


def test_advantages_follow_each_seat_to_the_end_of_its_match(train: Any) -> None:
    seats = np.array([[0], [1], [0], [1], [0]])
    values = np.array([[0.1], [0.2], [0.3], [0.4], [0.5]], np.float32)
    done = np.array([[False], [False], [False], [True], [False]])
    rewards = np.zeros((5, 1, 2), np.float32)
    rewards[3, 0] = (1, -1)
    found = train.advantages(seats, values, done, rewards)[:, 0]
    last = [1 - 0.3, -1 - 0.4]
    first = [0.3 - 0.1 + train.GAE_LAMBDA * last[0], 0.4 - 0.2 + train.GAE_LAMBDA * last[1]]
    assert np.allclose(found[:4], [*first, *last], atol=1e-6)
    assert np.isnan(found[4])  # the result of the next match is unknown


def test_rewards_grow_with_the_margin(train: Any) -> None:
    found = train.margin_rewards(np.array([[500, 1000, 0], [250, 250, 0]], np.float32))
    assert np.allclose(found, np.tanh(np.array([[-1, 1, -2], [0, 0, -0.5]])))


def test_a_short_training_makes_a_policy(train: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "TEACHER": "greedy:6",
        "ROLLOUT_MATCHES": 8,
        "ROLLOUT_STEPS": 16,
        "MINIBATCH": 64,
    }.items():
        monkeypatch.setattr(train, name, value)
    files = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        train.main(players=2, minutes=0.02, out=folder, seed=3, jobs=1, matches=2, interim_matches=2)
        assert (folder / "curve.png").stat().st_size > 1000
        files.append((folder / "policy.onnx").read_bytes())
    assert files[0] == files[1]
    for fact, value in policy_metadata(GAME).items():
        assert f"{fact}\x12{chr(len(value))}{value}".encode() in files[0]
