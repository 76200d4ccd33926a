"""`cantina puzzles`: the puzzles of a game, and finding others."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from choose_game import game_for
from matches import every_game
from typer.testing import CliRunner

import cantina
from cantina.cli import app
from cantina.lab.puzzles import PuzzleFile, shipped_puzzles


@every_game
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_puzzles_of_a_game_are_listed(name: str, lang: str) -> None:
    done = CliRunner().invoke(app, ["puzzles", "list", name, "--lang", lang])
    assert done.exit_code == 0, done.output
    assert len(done.output.splitlines()) >= max(1, len(shipped_puzzles(cantina.game(name))))


def test_what_is_found_is_written_beside_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(one for one in map(cantina.game, cantina.games()) if shipped_puzzles(one))
    files = list(shipped_puzzles(game).values())[:2]
    monkeypatch.setattr(import_module("cantina.cli.puzzles"), "find_puzzles", lambda *arguments: iter(files))
    (tmp_path / "01.json").write_text("{}")
    arguments = ["puzzles", "find", game.meta.name, "--count", "2", "--out", str(tmp_path), "--jobs", "1"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    written = [tmp_path / "02.json", tmp_path / "03.json"]
    assert [msgspec.json.decode(path.read_bytes(), type=PuzzleFile) for path in written] == files


def test_nonsense_is_refused_before_anything_is_searched(tmp_path: Path) -> None:
    game = game_for(2).meta
    for more in (["--jobs", "0"], ["--players", str(game.seats[1] + 1)], ["--set", "nonsense=1"]):
        done = CliRunner().invoke(app, ["puzzles", "find", game.name, "--out", str(tmp_path / "none"), *more])
        assert done.exit_code != 0
    assert not (tmp_path / "none").exists()
