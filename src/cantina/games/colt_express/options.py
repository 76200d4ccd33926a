"""The options of Colt Express and how they go together (section 3 of the rules)."""

from __future__ import annotations

from typing import Any

from cantina.games.colt_express.content import CAR_NAMES, CHARACTERS
from cantina.kernel.errors import BadOption
from cantina.kernel.game import Option, names_option

PRESETS = ("first-game", "advanced", "two-bandits", "expert")
SWITCHES = ("abilities", "events", "station", "expert")

_ON = {
    "first-game": frozenset[str](),
    "advanced": frozenset({"abilities", "events", "station"}),
    "two-bandits": frozenset({"abilities", "events", "station"}),
    "expert": frozenset({"abilities", "events", "station", "expert"}),
}


OPTIONS = (
    Option("preset", "auto", ("auto", *PRESETS)),
    *(Option(switch, "preset", (False, True, "preset")) for switch in SWITCHES),
    names_option("characters", CHARACTERS),
    names_option("cars", CAR_NAMES),
)


def settle(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Fills in the preset and its switches, and refuses what does not go together."""
    preset = options["preset"]
    if preset == "auto":
        preset = "two-bandits" if players == 2 else "advanced"
    if players == 2 and preset != "two-bandits":
        raise BadOption("preset", preset, "two-bandits with 2 players (CE-MODE-7)")
    if preset == "two-bandits" and players > 3:
        allowed = "first-game, advanced or expert with 4 players or more (CE-MODE-4)"
        raise BadOption("preset", preset, allowed)
    settled = {**options, "preset": preset}
    for switch in SWITCHES:
        usual = switch in _ON[preset]
        settled[switch] = usual if options[switch] == "preset" else options[switch]
        if preset == "two-bandits" and settled[switch] != usual:
            allowed = f"{usual} with two bandits each (CE-MODE-4, CE-MODE-6)"
            raise BadOption(switch, settled[switch], allowed)
    if options["characters"] != "random":
        if preset == "two-bandits":
            raise BadOption("characters", options["characters"], "random with two bandits each")
        if len(options["characters"].split(",")) != players:
            raise BadOption("characters", options["characters"], f"{players} names")
    cars = players + 1 if preset == "two-bandits" else players
    if options["cars"] != "random" and len(options["cars"].split(",")) != cars:
        raise BadOption("cars", options["cars"], f"{cars} names with {players} players")
    return settled


VARIANTS: tuple[dict[str, Any], ...] = (
    *({"players": n, "preset": "first-game"} for n in (3, 4, 5, 6)),
    *({"players": n, "preset": "advanced"} for n in (3, 4, 5, 6)),
    *({"players": n, "preset": "expert"} for n in (3, 4, 5, 6)),
    *({"players": n, "preset": "two-bandits"} for n in (2, 3)),
    {"players": 4, "preset": "first-game", "events": True, "expert": True},
    {"players": 5, "preset": "advanced", "events": False},
    {"players": 3, "preset": "expert", "abilities": False, "station": False},
)
