"""The four levels of every game: which bot plays so, in which version, with which budget."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""From weak to strong."""

PINNED: Final[dict[str, tuple[str, str, str, str]]] = {
    "colt-express": ("greedy@2:6", "greedy@2:40", "search@1:200/1s", "search@1:2000/3s"),
    "marshals": ("greedy@2:6", "greedy@2:40", "search@1:200/1s", "search@1:2000/3s"),
    "scoundrels": ("greedy@2:6", "greedy@2:40", "search@1:200/1s", "search@1:2000/3s"),
    "tiny-epic-western": ("greedy@2:6", "greedy@2:40", "search@1:200/1s", "search@1:2000/3s"),
}


UNPINNED: Final = ("greedy:6", "greedy:60", "search:200/1s", "search:2000/3s")
"""For games that are not ours."""


def pinned(game: str, level: str) -> str:
    """The bot that plays a level of a game."""
    return PINNED.get(game, UNPINNED)[LEVELS.index(level)]
