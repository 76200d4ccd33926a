"""A learned bot plays by its file, from what its seat knows, and a file made for something else is refused."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest
from policies import layers, tiny

import cantina
from cantina.bots import analyse, make
from cantina.bots.learned import Learned, facts, learned_game
from cantina.envs.features import features
from cantina.kernel.mind import Mind
from cantina.lab import arena
from cantina.lab.simulate import simulate

GAME = "colt-express"
FILE = tiny(GAME)
SPEC = f"learned:{FILE}"


@pytest.mark.parametrize("name", cantina.games())
def test_it_plays_a_whole_match(name: str) -> None:
    report = simulate(name, 1, 2, bots=[f"learned:{tiny(name)}", "random"])
    assert report.matches == 1


def test_it_makes_the_choice_its_policy_rates_highest() -> None:
    game = cantina.game(GAME)
    state = game.new(3, 5)
    bot = make(SPEC, 1)
    exact = [(weights.astype(np.float16).astype(np.float32), bias) for weights, bias in layers(game)]
    (first, first_bias), (second, second_bias) = exact
    seen = set()
    while (decision := state.decision) is not None:
        row = features(game, game.encoding.row(state, decision.seat))
        ratings = np.maximum(row @ first.T + first_bias, 0) @ second.T + second_bias
        choice = bot.choose(Mind(state, decision.seat))
        seen.add(decision.choices.index(choice))
        offered = [ratings[one.number] for one in decision.choices]
        assert ratings[choice.number] == pytest.approx(max(offered), abs=1e-3)
        state.apply(choice, decision.seat)
    assert len(seen) > 2  # not always the first


def test_it_sits_in_the_arena() -> None:
    plan = arena.plan(GAME, [SPEC, "random"], 2, 0, alone=True)
    first, second = (arena.run(plan, 6, workers=workers).report() for workers in (1, 2))
    assert first.matches == 6
    assert [one.share for one in first.standings] == [one.share for one in second.standings]


def test_it_weighs_nothing() -> None:
    state = cantina.game(GAME).new(2, 0)
    assert state.decision is not None
    with pytest.raises(cantina.BadOption, match="a bot that weighs its choices"):
        analyse(Mind(state, state.decision.seat), SPEC)


def test_it_says_what_game_it_is_for() -> None:
    assert learned_game(SPEC) == GAME
    assert learned_game("greedy:5") is None


# -- what is refused ---------------------------------------------------------------------------------


def refused(spec: str, why: str) -> None:
    with pytest.raises(cantina.BadOption, match=why) as caught:
        make(spec, 0)
    assert caught.value.option == "bots"
    assert caught.value.value == spec


def changed(folder: Path, old: bytes, new: bytes) -> str:
    """A policy with other metadata of the same length."""
    data = FILE.read_bytes()
    assert data.count(old) == 1
    assert len(old) == len(new)
    file = folder / "changed.onnx"
    file.write_bytes(data.replace(old, new))
    return f"learned:{file}"


def test_no_file() -> None:
    refused("learned:nowhere.onnx", "a file that can be read \\(No such file")
    with pytest.raises(cantina.BadOption, match="learned: with a policy's file"):
        make("learned:", 0)
    with pytest.raises(cantina.BadOption, match="learned: with a policy's file"):
        make("learned", 0)


def test_a_folder(tmp_path: Path) -> None:
    refused(f"learned:{tmp_path}", "a file that can be read")


def test_a_file_of_another_kind(tmp_path: Path) -> None:
    file = tmp_path / "text.onnx"
    file.write_text("howdy")
    refused(f"learned:{file}", "an ONNX file")


def test_a_policy_that_does_not_say_its_game(tmp_path: Path) -> None:
    refused(changed(tmp_path, b"cantina.game", b"another.game"), "for one of the games .*; it says None")


@pytest.mark.parametrize("fact", ["environment", "rules", "row", "choices"])
def test_a_policy_for_another_version(tmp_path: Path, fact: str) -> None:
    value = facts(cantina.game(GAME))[f"cantina.{fact}"]
    key = f"cantina.{fact}".encode()
    old = key + b"\x12" + bytes([len(value)]) + value.encode()
    new = old[: -len(value)] + b"9" * len(value)
    why = f"made with {fact} {value}; this one says '{'9' * len(value)}'"
    refused(changed(tmp_path, old, new), re.escape(why))


def test_a_policy_with_other_names(tmp_path: Path) -> None:
    data = FILE.read_bytes()
    file = tmp_path / "other.onnx"
    file.write_bytes(data.replace(b"ratings", b"actions"))
    refused(f"learned:{file}", "the input 'rows' and the output 'ratings'")


def test_a_policy_for_another_game() -> None:
    state = cantina.game("marshals").new(2, 0)
    assert state.decision is not None
    with pytest.raises(cantina.BadOption, match="a policy for marshals; this one is for colt-express"):
        make(SPEC, 0).choose(Mind(state, state.decision.seat))


def test_without_onnxruntime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    file = tmp_path / "same.onnx"  # not the one that is open already
    file.write_bytes(FILE.read_bytes())
    refused(f"learned:{file}", r"cantina\[learn\] installed: onnxruntime is missing")


def test_a_file_written_anew_is_read_anew(tmp_path: Path) -> None:
    file = tmp_path / "policy.onnx"
    file.write_bytes(FILE.read_bytes())
    first = Learned(str(file)).policy
    assert Learned(str(file)).policy is first
    file.write_bytes(tiny("marshals").read_bytes())
    assert Learned(str(file)).policy.game == "marshals"
