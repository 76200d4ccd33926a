"""The options of Tiny Epic Western and how they go together."""

from __future__ import annotations

from typing import Any

from cantina.games.tiny_epic_western.content import BOSSES, COLOURS, DIFFICULTIES
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.meta import Option, names_option

OPTIONS = (
    Option("difficulty", "auto", ("auto", *DIFFICULTIES)),
    names_option("bosses", BOSSES, "random", "choose"),
    names_option("colours", COLOURS, "usual", "choose"),
    Option("mats", "usual", ("usual", "shuffled")),
    Option("dealer", "random", ("random", 1, 2, 3, 4)),
)


def resolve_options(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Refuses what does not go together."""
    difficulty, bosses, colours = options["difficulty"], options["bosses"], options["colours"]
    if players == 1 and difficulty == "auto":
        difficulty = DIFFICULTIES[0]
    if players > 1 and difficulty != "auto":
        raise BadOption(
            "difficulty", difficulty, Allowed("solo-only", "auto with 2 players or more (TEW-DATA-3)")
        )
    if bosses not in ("random", "choose") and len(bosses.split(",")) != players:
        raise BadOption("bosses", bosses, Allowed("names", "{count} names", count=players))
    sides = 2 if players == 1 else players
    if colours not in ("usual", "choose") and len(colours.split(",")) != sides:
        solo = Allowed("names-and-rival", "2 names, yours and the Rival's")
        allowed = solo if players == 1 else Allowed("names", "{count} names", count=players)
        raise BadOption("colours", colours, allowed)
    if options["dealer"] != "random" and options["dealer"] > players:
        raise BadOption(
            "dealer",
            options["dealer"],
            Allowed("seat-or-random", "'random' or a seat from 1 to {high}", high=players),
        )
    return {**options, "difficulty": difficulty}


VARIANTS: tuple[dict[str, Any], ...] = (
    *({"players": 1, "difficulty": difficulty} for difficulty in DIFFICULTIES),
    *({"players": n} for n in (2, 3, 4)),
    {"players": 1, "difficulty": "medium", "bosses": "choose", "colours": "choose", "mats": "shuffled"},
    {"players": 3, "bosses": "choose", "colours": "choose", "mats": "shuffled"},
)
