"""A learned bot plays by its file, from what its seat knows, and a file made for something else is refused."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from policies import layers, policy_file

import cantina
from cantina.bots import analyse, make
from cantina.bots.learned import Learned, fits_game, policy_metadata
from cantina.envs.features import features
from cantina.kernel.choice import Choice
from cantina.kernel.mind import Bot, Mind
from cantina.lab import arena
from cantina.lab.simulate import simulate

LEARNED = [name for name in cantina.games() if policy_file(name).is_file()]
GAME, OTHER = LEARNED[:2]
FILE = policy_file(GAME)
SPEC = f"learned:{FILE}"
TESTS = Path(__file__).parent.parent / "games"


def test_every_game_with_tests_here_has_a_policy() -> None:
    tested = {folder.name for folder in TESTS.iterdir() if folder.is_dir() and folder.name != "__pycache__"}
    assert tested == {name.replace("-", "_") for name in LEARNED}


@pytest.mark.parametrize("name", LEARNED)
def test_it_plays_a_whole_match(name: str) -> None:
    report = simulate(name, 1, 2, bots=[f"learned:{policy_file(name)}", "random"])
    assert report.matches == 1


def test_it_makes_the_choice_its_policy_rates_highest() -> None:
    game = cantina.game(GAME)
    state = game.new(2, 5)
    bot = make(SPEC, 1)
    exact = [(weights.astype(np.float16).astype(np.float32), bias) for weights, bias in layers(game)]
    (first, first_bias), (second, second_bias) = exact
    seen = set()
    while (decision := state.decision) is not None:
        row = features(game, game.encoding.row(state, decision.seat))
        ratings = np.maximum(row @ first.T + first_bias, 0) @ second.T + second_bias
        choice = bot.choose(Mind(state, decision.seat))
        seen.add(decision.choices.index(choice))
        offered = [ratings[option.number] for option in decision.choices]
        assert ratings[choice.number] == pytest.approx(max(offered), abs=1e-3)
        state.apply(choice, decision.seat)
    assert len(seen) > 2  # not always the first


def test_it_plays_in_the_arena() -> None:
    tournament = arena.make_tournament(GAME, [SPEC, "random"], 2, 0, alone=True)
    first, second = (arena.play_tournament(tournament, 6, workers=workers).report() for workers in (1, 2))
    assert first.matches == 6
    assert [one.share for one in first.standings] == [one.share for one in second.standings]


def test_it_cannot_analyse() -> None:
    state = cantina.game(GAME).new(2, 0)
    assert state.decision is not None
    with pytest.raises(cantina.BadOption, match="a bot that estimates every choice"):
        analyse(Mind(state, state.decision.seat), SPEC)


def test_it_suits_the_game_and_the_numbers_it_was_made_for() -> None:
    game = cantina.game(GAME)
    number = next(iter(game.numbers))
    assert fits_game(SPEC, game, {})
    assert not fits_game(SPEC, cantina.game(OTHER), {})
    assert not fits_game(SPEC, game, {number: game.numbers[number].high})
    assert fits_game("greedy:5", game, {number: game.numbers[number].high})


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
    value = policy_metadata(cantina.game(GAME))[f"cantina.{fact}"]
    key = f"cantina.{fact}".encode()
    old = key + b"\x12" + bytes([len(value)]) + value.encode()
    new = old[: -len(value)] + b"9" * len(value)
    why = f"made with {fact} {value}; this one says '{'9' * len(value)}'"
    refused(changed(tmp_path, old, new), re.escape(why))


def with_metadata(folder: Path, key: str, value: str) -> str:
    """The policy with one more entry of metadata: field 14 of the model, a pair of texts."""
    pair = b"".join(bytes([tag, len(text)]) + text.encode() for tag, text in ((0x0A, key), (0x12, value)))
    file = folder / "more.onnx"
    file.write_bytes(FILE.read_bytes() + bytes([0x72, len(pair)]) + pair)
    return f"learned:{file}"


def test_a_policy_made_for_other_numbers_says_so(tmp_path: Path) -> None:
    game = cantina.game(GAME)
    number = next(key for key in game.numbers if game.numbers.value(key) != game.numbers[key].high)
    values = {number: game.numbers[number].high}
    text = f"{number}={values[number]}"
    assert policy_metadata(game, values)["cantina.numbers"] == text
    assert "cantina.numbers" not in policy_metadata(game, {number: game.numbers.value(number)})
    trained = make(with_metadata(tmp_path, "cantina.numbers", text), 0)
    usual = make(SPEC, 0)

    def chosen(bot: Bot, **options: Any) -> Choice:
        state = game.new(2, 0, **options)
        assert state.decision is not None
        return bot.choose(Mind(state, state.decision.seat))

    assert chosen(trained, numbers=values) == chosen(usual)
    with pytest.raises(cantina.BadOption, match=rf"numbers of the match \({text}\); .* for the game's own"):
        chosen(usual, numbers=values)
    with pytest.raises(cantina.BadOption, match=rf"\(the game's own\); this one was made for {text}"):
        chosen(trained)


def test_a_policy_with_other_names(tmp_path: Path) -> None:
    data = FILE.read_bytes()
    file = tmp_path / "other.onnx"
    file.write_bytes(data.replace(b"ratings", b"actions"))
    refused(f"learned:{file}", "the input 'rows' and the output 'ratings'")


def test_a_policy_for_another_game() -> None:
    state = cantina.game(OTHER).new(2, 0)
    assert state.decision is not None
    with pytest.raises(cantina.BadOption, match=f"a policy for {OTHER}; this one is for {GAME}"):
        make(SPEC, 0).choose(Mind(state, state.decision.seat))


def test_without_onnxruntime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    file = tmp_path / "same.onnx"  # not the one that is open already
    file.write_bytes(FILE.read_bytes())
    refused(f"learned:{file}", r"cantina\[learn\] installed: onnxruntime is missing")


def test_a_file_that_changed_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "policy.onnx"
    file.write_bytes(FILE.read_bytes())
    first = Learned(str(file)).policy
    assert Learned(str(file)).policy is first
    file.write_bytes(policy_file(OTHER).read_bytes())
    assert Learned(str(file)).policy.game == OTHER
