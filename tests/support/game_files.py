"""What the suite has written down about each game, in the game's own folder under tests/games.

A game from another package has no folder here: what is written down is compared for our own games only.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cantina

FOLDER = Path(__file__).parents[1] / "games"
OWN_GAMES = tuple(name for name in cantina.games() if cantina.game(name).package.startswith("cantina.games."))
"""The games of this repository."""


def game_folder(game: str) -> Path:
    return FOLDER / game.replace("-", "_")


def has_folder(game: str) -> bool:
    return game_folder(game).is_dir()


def written_for(game: str, file: str) -> Any:
    """What a file in a game's folder says; skips the test for a game without a folder."""
    if not has_folder(game):
        pytest.skip(f"{game} has no folder in tests/games: nothing is written down about it")
    return json.loads((game_folder(game) / file).read_text(encoding="utf-8"))


def write_for(game: str, file: str, content: Any) -> None:
    """Writes a file in a game's folder, for a game that has one."""
    if has_folder(game):
        text = json.dumps(content, indent=1) + "\n"
        (game_folder(game) / file).write_text(text, encoding="utf-8")
