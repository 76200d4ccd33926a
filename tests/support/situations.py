"""Named situations of a match that are worth a picture: how to play there, and when one is there.

A game adds its own in `tests/games/<game>/situations.py`, as a list `SITUATIONS`.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cantina

GAMES = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class Situation:
    """A place in a match, reached by somebody who plays against easy bots."""

    name: str
    players: int
    reached: Callable[[dict[str, Any], Any, int], bool]
    """Whether it is the one: the open decision, the view, and how many choices were made."""
    prefer: tuple[str, ...] = ()
    """Kinds or texts of choices that lead there, the most wanted first."""
    options: dict[str, Any] = field(default_factory=dict)
    end: bool = False
    """The end of the match is meant."""


def common_situations(game: str) -> list[Situation]:
    """The start, the middle and the end, with the fewest and the most players."""
    fewest, most = cantina.game(game).meta.seats
    found = []
    for players in dict.fromkeys((max(fewest, 2), most)):
        found += [
            Situation(f"{players}-players-start", players, lambda *_: True),
            Situation(f"{players}-players-middle", players, lambda decision, view, made: made >= 15),
            Situation(f"{players}-players-end", players, lambda *_: False, end=True),
        ]
    return found


def situations(game: str) -> list[Situation]:
    path = GAMES / game.replace("-", "_") / "situations.py"
    if not path.is_file():
        return common_situations(game)
    spec = importlib.util.spec_from_file_location(f"situations_{path.parent.name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    own: list[Situation] = module.SITUATIONS
    return [*common_situations(game), *own]
