"""The four levels of every game: which bot plays so, in which version, with which budget."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ("easy", "normal", "hard", "expert")
"""From weak to strong."""

_GREEDY: Final = ("greedy@2:6", "greedy@2:40", "greedy@2:400/1s", "greedy@2:3000/3s")
"""`search` has not shown yet that it is stronger at the same cost (docs/bots.md), so no level is a search."""

PINNED: Final[dict[str, tuple[str, str, str, str]]] = {
    "colt-express": _GREEDY,
    "marshals": _GREEDY,
    "scoundrels": _GREEDY,
    "tiny-epic-western": _GREEDY,
}

UNPINNED: Final = ("greedy:6", "greedy:40", "greedy:400/1s", "greedy:3000/3s")
"""For games that are not ours."""


def pinned(game: str, level: str) -> str:
    """The bot that plays a level of a game."""
    return PINNED.get(game, UNPINNED)[LEVELS.index(level)]
