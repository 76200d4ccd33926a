"""The options of Marshals and how they go together."""

from __future__ import annotations

from typing import Any

from cantina.games.marshals.content import TERRAINS
from cantina.kernel.errors import BadOption
from cantina.kernel.game import Option

PRESETS = ("full", "basic")


def _characters(value: Any) -> str | None:
    """What is allowed, when a value is neither `random` nor a list of different terrains."""
    given = value.split(",") if isinstance(value, str) else []
    if value == "random" or (given and set(given) <= set(TERRAINS) and len(set(given)) == len(given)):
        return None
    return f"'random' or different names from {', '.join(TERRAINS)}, joined by commas"


OPTIONS = (
    Option("preset", "full", PRESETS),
    Option("characters", "random", None, _characters),
    Option("first", "random", ("random", 1, 2, 3, 4)),
)


def settle(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Refuses what does not go together."""
    characters, first = options["characters"], options["first"]
    if characters != "random" and len(characters.split(",")) != players:
        raise BadOption("characters", characters, f"{players} names")
    if first != "random" and first > players:
        raise BadOption("first", first, f"'random' or a seat from 1 to {players}")
    return options


VARIANTS: tuple[dict[str, Any], ...] = (
    *({"players": n, "preset": "full"} for n in (2, 3, 4)),
    *({"players": n, "preset": "basic"} for n in (2, 3, 4)),
)
