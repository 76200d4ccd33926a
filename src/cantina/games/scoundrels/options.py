"""The options of 3000 Scoundrels and how they go together."""

from __future__ import annotations

from typing import Any

from cantina.games.scoundrels.content import LEADERS
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.meta import Option, names_option

OPTIONS = (
    Option("length", "short", ("short", "long", "auto"), older_defaults={1: "auto"}),
    Option("strategies", False, (False, True)),
    names_option("leaders", LEADERS, "random", "choose"),
)


def resolve_options(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Fills in the length for experienced players (SC-LONG-3) and refuses what does not go together."""
    length, leaders = options["length"], options["leaders"]
    if length == "auto":
        length = "short" if players == 4 else "long"
    if leaders not in ("random", "choose") and len(leaders.split(",")) != players:
        raise BadOption("leaders", leaders, Allowed("names", "{count} names", count=players))
    return {**options, "length": length}


VARIANTS: tuple[dict[str, Any], ...] = (
    *({"players": n, "length": "short", "strategies": False} for n in (2, 3, 4)),
    *({"players": n, "length": "long", "strategies": False} for n in (2, 3, 4)),
    *({"players": n, "length": "short", "strategies": True} for n in (2, 3, 4)),
    *({"players": n, "length": "long", "strategies": True} for n in (2, 3, 4)),
    {"players": 3, "length": "short", "strategies": True, "leaders": "choose"},
)
