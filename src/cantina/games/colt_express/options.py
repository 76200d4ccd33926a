"""The options of Colt Express and how they go together (section 3 of the rules)."""

from __future__ import annotations

from typing import Any

from cantina.games.colt_express.content import CAR_NAMES, CHARACTERS
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.meta import Option, names_option

PRESETS = ("first-game", "advanced", "two-bandits", "expert")
SWITCHES = ("abilities", "events", "station", "expert")

_SWITCHES_ON = {
    "first-game": frozenset[str](),
    "advanced": frozenset({"abilities", "events", "station"}),
    "two-bandits": frozenset({"abilities", "events", "station"}),
    "expert": frozenset({"abilities", "events", "station", "expert"}),
}


OPTIONS = (
    Option("preset", "auto", ("auto", *PRESETS)),
    *(Option(switch, "preset", (False, True, "preset")) for switch in SWITCHES),
    names_option("characters", CHARACTERS, "random", "choose"),
    names_option("cars", CAR_NAMES),
    Option("pick", "must", ("must", "may")),
)


def resolve_options(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Fills in the preset and its switches, and refuses what does not go together."""
    preset = options["preset"]
    if preset == "auto":
        preset = "two-bandits" if players == 2 else "advanced"
    if players == 2 and preset != "two-bandits":
        raise BadOption("preset", preset, Allowed("two-seats", "two-bandits with 2 players (CE-MODE-7)"))
    if preset == "two-bandits" and players > 3:
        allowed = Allowed("four-players", "first-game, advanced or expert with 4 players or more (CE-MODE-4)")
        raise BadOption("preset", preset, allowed)
    resolved = {**options, "preset": preset}
    for switch in SWITCHES:
        preset_value = switch in _SWITCHES_ON[preset]
        resolved[switch] = preset_value if options[switch] == "preset" else options[switch]
        if preset == "two-bandits" and switch != "expert" and resolved[switch] != preset_value:
            allowed = Allowed(
                "with-two-bandits",
                "{needed} with two bandits each (CE-MODE-4)",
                needed=str(preset_value).lower(),
            )
            raise BadOption(switch, resolved[switch], allowed)
    if options["pick"] == "may" and (preset != "two-bandits" or resolved["expert"]):
        raise BadOption(
            "pick",
            "may",
            Allowed("no-pick", "must, except with two bandits each and without the expert variant"),
        )
    if options["characters"] not in ("random", "choose"):
        if preset == "two-bandits":
            raise BadOption(
                "characters",
                options["characters"],
                Allowed(
                    "with-two-bandits", "{needed} with two bandits each (CE-MODE-4)", needed="random, choose"
                ),
            )
        if len(options["characters"].split(",")) != players:
            raise BadOption(
                "characters", options["characters"], Allowed("names", "{count} names", count=players)
            )
    cars = players + 1 if preset == "two-bandits" else players
    if options["cars"] != "random" and len(options["cars"].split(",")) != cars:
        raise BadOption("cars", options["cars"], Allowed("names", "{count} names", count=cars))
    return resolved


VARIANTS: tuple[dict[str, Any], ...] = (
    *({"players": n, "preset": "first-game"} for n in (3, 4, 5, 6)),
    *({"players": n, "preset": "advanced"} for n in (3, 4, 5, 6)),
    *({"players": n, "preset": "expert"} for n in (3, 4, 5, 6)),
    *({"players": n, "preset": "two-bandits"} for n in (2, 3)),
    *({"players": n, "preset": "two-bandits", "expert": True} for n in (2, 3)),
    {"players": 2, "preset": "two-bandits", "pick": "may", "characters": "choose"},
    {"players": 3, "preset": "two-bandits", "pick": "may"},
    {"players": 4, "preset": "advanced", "characters": "choose"},
    {"players": 4, "preset": "first-game", "events": True, "expert": True},
    {"players": 5, "preset": "advanced", "events": False},
    {"players": 3, "preset": "expert", "abilities": False, "station": False},
)
