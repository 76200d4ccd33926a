"""Networks evaluated with numpy, and their files: what is written is what is read, and nothing else is."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from matches import every_game, random_match
from policies import network_file, random_network

import cantina
from cantina.bots import make
from cantina.bots.learned import Learned, NetworkPolicy, fits_game, policy_metadata, policy_of, setting_of
from cantina.kernel.mind import Mind
from cantina.policy.file import NotAPolicy, own_side_metadata, read_policy_file, write_network
from cantina.policy.network import network_features
from cantina.policy.own_side import own_side_rows

GAME, OTHER = [name for name in cantina.games() if cantina.game(name).load_own_side is not None][:2]
FILE = network_file(GAME)
SPEC = f"learned:{FILE}"


def own_rows(name: str) -> Any:
    """Own-side rows of a random match."""
    own = own_side_rows(name)
    rows = []
    for state in random_match(name, dict(own.game.variants[-1]), 3, quiet=True).positions(every=5):
        rows += [state.game.encoding.row(state, seat) for seat in range(state.seats)]
    return own.turn(np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))


@every_game
def test_a_network_is_its_layers(name: str) -> None:
    network = random_network(name)
    turned = own_rows(name)
    hidden = network_features(network.own)(turned)[:, network.used]
    for layer in network.body:
        hidden = np.maximum(hidden @ layer.weights + layer.bias, 0)
    ratings, values = network.evaluate(turned)
    assert np.allclose(ratings, hidden @ network.ratings.weights + network.ratings.bias, atol=1e-4)
    assert np.allclose(values, np.tanh(hidden @ network.value.weights + network.value.bias)[:, 0], atol=1e-4)
    assert ratings.shape == (len(turned), network.own.choices)
    assert np.ptp(ratings, 0).max() > 0.01


@every_game
def test_a_file_keeps_a_network_nearly_as_it_was(name: str) -> None:
    policy = Learned(str(network_file(name))).policy
    assert isinstance(policy, NetworkPolicy)
    turned = own_rows(name)
    for found, wanted in zip(
        policy.network.evaluate(turned), random_network(name).evaluate(turned), strict=True
    ):
        assert np.abs(found - wanted).max() < 0.1 * max(1.0, np.abs(wanted).max())


def test_the_same_network_is_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "again.npz"
    write_network(file, random_network(GAME), read_policy_file(FILE).metadata)
    assert file.read_bytes() == FILE.read_bytes()


@every_game
def test_it_makes_the_choice_the_network_rates_highest(name: str) -> None:
    bot = make(f"learned:{network_file(name)}", 1)
    assert isinstance(bot, Learned)
    assert isinstance(bot.policy, NetworkPolicy)
    network = bot.policy.network
    own = network.own
    state = own.game.new(seed=5, quiet=True)
    seen = set()
    while (decision := state.decision) is not None:
        row = np.frombuffer(own.game.encoding.row(state, decision.seat), np.uint8).reshape(1, -1)
        masks = np.zeros((1, len(own.game.choices)), np.bool_)
        masks[0, [choice.number for choice in decision.choices]] = True
        offered = own.offered(row, masks, np.array([decision.seat]), state.seats)
        ratings = network.evaluate(own.turn(row))[0][0]
        best = max(offered.own_number, key=lambda number: ratings[number])
        choice = bot.choose(Mind(state, decision.seat))
        assert choice.number == offered.game_numbers(np.array([best]))[0]
        seen.add(decision.choices.index(choice))
        state.apply(choice, decision.seat)
    assert len(seen) > 1


def test_the_warmer_the_more_it_varies() -> None:
    state = cantina.game(GAME).new(seed=5, quiet=True)
    while state.decision is not None and len(state.decision.choices) < 4:
        state.apply(state.decision.choices[0])
    assert state.decision is not None
    mind = Mind(state, state.decision.seat)
    found = [
        {make(f"learned:{FILE}:{heat}", seed).choose(mind).number for seed in range(200)}
        for heat in ("0", "0.3", "1000")
    ]
    assert len(found[0]) == 1
    assert found[0] <= found[1] <= found[2] == {choice.number for choice in mind.choices}


def test_a_spec_may_have_a_temperature() -> None:
    for spec, file, setting in (
        ("learned:a/b.npz", "a/b.npz", ""),
        ("learned:a/b.npz:0.7", "a/b.npz", "0.7"),
        ("learned:C:\\b.npz", "C:\\b.npz", ""),
        ("learned-search:b.npz:200/1s", "b.npz", "200/1s"),
    ):
        assert (policy_of(spec), setting_of(spec)) == (file, setting)
    assert policy_of("learned:") is None
    assert policy_of("greedy:60") is None
    with pytest.raises(cantina.BadOption, match="learned: with a policy's file"):
        make(f"learned:{FILE}:0.7x", 0)
    assert fits_game(f"learned:{FILE}:1", cantina.game(GAME), {})
    assert not fits_game(f"learned:{FILE}:1", cantina.game(OTHER), {})


# -- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fact",
    ["environment", "rules", "row", "choices", "format", "own-side", "own-row", "own-choices", "features"],
)
def test_a_policy_for_another_version(tmp_path: Path, fact: str) -> None:
    game = cantina.game(GAME)
    metadata = policy_metadata(game) | own_side_metadata(own_side_rows(GAME))
    file = tmp_path / "other.npz"
    write_network(file, random_network(GAME), metadata | {f"cantina.{fact}": "99"})
    with pytest.raises(cantina.BadOption, match=f"made with {fact} .*; this one says '99'"):
        make(f"learned:{file}", 0)


def test_a_policy_for_another_game() -> None:
    state = cantina.game(OTHER).new(2, 0)
    assert state.decision is not None
    with pytest.raises(cantina.BadOption, match=f"a policy for {OTHER}; this one is for {GAME}"):
        make(SPEC, 0).choose(Mind(state, state.decision.seat))


def test_a_damaged_file(tmp_path: Path) -> None:
    file = tmp_path / "damaged.npz"
    for data in (FILE.read_bytes()[:200], b"PK howdy", FILE.read_bytes()[:-40]):
        file.write_bytes(data)
        with pytest.raises(NotAPolicy):
            read_policy_file(file)
        with pytest.raises(cantina.BadOption, match="a policy's file"):
            make(f"learned:{file}", 0)


def test_a_file_that_lacks_an_array(tmp_path: Path) -> None:
    file = tmp_path / "other.npz"
    with zipfile.ZipFile(FILE) as old, zipfile.ZipFile(file, "w") as new:
        for name in old.namelist():
            if name != "ratings.bias.npy":
                new.writestr(name, old.read(name))
    with pytest.raises(cantina.BadOption, match="a policy's file"):
        make(f"learned:{file}", 0)
