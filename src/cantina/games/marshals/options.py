"""The options of Marshals and how they go together."""

from __future__ import annotations

from typing import Any

from cantina.games.marshals.content import TERRAINS
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.meta import Option, names_option

PRESETS = ("full", "basic")


OPTIONS = (
    Option("preset", "full", PRESETS),
    names_option("characters", TERRAINS),
    Option("first", "random", ("random", 1, 2, 3, 4)),
)


def resolve_options(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Refuses what does not go together."""
    characters, first = options["characters"], options["first"]
    if characters != "random" and len(characters.split(",")) != players:
        raise BadOption("characters", characters, Allowed("names", "{count} names", count=players))
    if first != "random" and first > players:
        raise BadOption(
            "first", first, Allowed("seat-or-random", "'random' or a seat from 1 to {high}", high=players)
        )
    return options


VARIANTS: tuple[dict[str, Any], ...] = (
    *({"players": n, "preset": "full"} for n in (2, 3, 4)),
    *({"players": n, "preset": "basic"} for n in (2, 3, 4)),
)
