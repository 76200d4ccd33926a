"""The options of 3000 Scoundrels and how they go together."""

from __future__ import annotations

from typing import Any

from cantina.games.scoundrels.content import LEADERS
from cantina.kernel.errors import BadOption
from cantina.kernel.game import Option, names_option

OPTIONS = (
    Option("length", "auto", ("auto", "short", "long")),
    Option("strategies", False, (False, True)),
    names_option("leaders", LEADERS, "random", "choose"),
)


def settle(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Fills in the usual length (SC-LONG-3) and refuses what does not go together."""
    length, leaders = options["length"], options["leaders"]
    if length == "auto":
        length = "short" if players == 4 else "long"
    if leaders not in ("random", "choose") and len(leaders.split(",")) != players:
        raise BadOption("leaders", leaders, f"{players} names")
    return {**options, "length": length}


VARIANTS: tuple[dict[str, Any], ...] = (
    *({"players": n, "length": "short", "strategies": False} for n in (2, 3, 4)),
    *({"players": n, "length": "long", "strategies": False} for n in (2, 3, 4)),
    *({"players": n, "length": "short", "strategies": True} for n in (2, 3, 4)),
    *({"players": n, "length": "long", "strategies": True} for n in (2, 3, 4)),
    {"players": 3, "length": "short", "strategies": True, "leaders": "choose"},
)
