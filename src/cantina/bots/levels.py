"""The four levels of every game: which bot plays so, in which version, with which budget."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""From weak to strong."""

_USUAL: Final = ("greedy@3:6", "greedy@3:40", "search@2:300/1s", "search@2:3000/3s")

PINNED: Final[dict[str, tuple[str, str, str, str]]] = {
    "colt-express": _USUAL,
    "marshals": _USUAL,
    "scoundrels": _USUAL,
    "tiny-epic-western": _USUAL,
}

UNPINNED: Final = ("greedy:6", "greedy:40", "search:300/1s", "search:3000/3s")
"""For games that are not ours."""


def pinned(game: str, level: str) -> str:
    """The bot that plays a level of a game."""
    return PINNED.get(game, UNPINNED)[LEVELS.index(level)]
