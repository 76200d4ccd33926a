"""Errors say what is allowed: to programmers in English, and to people in their language."""

from __future__ import annotations

import ast
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.cli import console
from cantina.kernel.errors import Allowed, BadOption
from cantina.localization import LANGUAGES, Localizer

SOURCES = Path(cantina.__file__).parent
FOR_PROGRAMMERS = ("envs",)
"""Folders whose errors are read by programmers only."""


def _allowed_calls() -> list[tuple[Path, str, str]]:
    """Every Allowed in the sources: its file, code and English text."""
    found = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Allowed":
                code, text = node.args
                assert isinstance(code, ast.Constant), f"{path}: the code of an Allowed is a literal"
                found.append((path, str(code.value), ast.unparse(text)))
    return found


def _localizer(path: Path, language: str) -> Localizer:
    parts = path.relative_to(SOURCES).parts
    package = f"cantina.games.{parts[1]}" if parts[0] == "games" else ""
    game = next((cantina.game(name) for name in cantina.games() if cantina.game(name).package == package), None)
    return Localizer(game, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_allowed_has_a_message(language: str) -> None:
    calls = _allowed_calls()
    assert len(calls) > 50
    missing = {code for path, code, _ in calls if not _localizer(path, language).has(f"allowed-{code}")}
    assert not missing


def test_every_bad_option_that_people_see_can_be_translated() -> None:
    """The third argument is an Allowed, or a name for one, never a text."""
    plain = []
    for path in SOURCES.rglob("*.py"):
        if path.relative_to(SOURCES).parts[0] in FOR_PROGRAMMERS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadOption":
                if isinstance(node.args[2], ast.Constant | ast.JoinedStr | ast.BinOp):
                    plain.append(f"{path}:{node.lineno}")
    assert not plain


def test_the_english_text_is_filled_in() -> None:
    allowed = Allowed(
        "whole-number", "a whole number from {low} to {high}: {names}", low=1, high=4, names=["a", "b"]
    )
    error = BadOption("players", 9, allowed)
    assert error.allowed == "a whole number from 1 to 4: a, b"
    assert "cannot be 9" in str(error)


def test_an_error_travels_between_processes() -> None:
    error = BadOption("players", 9, Allowed("from-to", "{low} to {high}", low=1, high=4))
    error.game = "some-game"
    copy = pickle.loads(pickle.dumps(error))
    assert (copy.code, copy.params, copy.game) == ("from-to", {"low": 1, "high": 4}, "some-game")
    assert str(copy) == str(error)


@pytest.mark.parametrize("name", cantina.games())
def test_a_wrong_value_of_any_option_is_explained_in_spanish(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    game = cantina.game(name)
    for option in (*(option.name for option in game.meta.options), "players", "no-such-option"):
        options: dict[str, Any] = {"players": game.meta.seats[1], option: "nonsense"}
        with pytest.raises(BadOption) as caught:
            game.new(**options)
        text = console.error_message(caught.value)
        assert text.startswith(f"«nonsense» no vale para {option}. Se admite: ")
        assert not re.search(r"\b(or|from|allowed|names|whole)\b", text.replace("no-such-option", "")), text
