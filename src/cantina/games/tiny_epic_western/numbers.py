"""The numbers of Tiny Epic Western that a match can change."""

from __future__ import annotations

from cantina.games.tiny_epic_western.content import (
    BOSS_SOURCES,
    BOSSES,
    BUSINESSES,
    INFLUENCE,
    MOST_INFLUENCE,
    MOST_PER_BOSS,
    MOST_PER_PROPERTY,
    PROPERTIES,
    SCOUT,
    Property,
    WesternNumbers,
)
from cantina.kernel.numbers import GameNumbers, Number, attribute, entry
from cantina.kernel.provenance import Provenance


def _source(card: Property) -> Provenance:
    """Whose the numbers of a card are; of a card that the rulebook shows, they are from photographs."""
    return "designed" if card.designed else "public"


def _cards() -> dict[str, Number]:
    found: dict[str, Number] = {}
    for at, card in enumerate(PROPERTIES):
        found[f"vp.{card.name}"] = entry(
            "vp", at, 0, 20, _source(card), "TEW-COMP-4", "number-vp", property=card.name
        )
    for at, card in enumerate(PROPERTIES):
        for kind, name in enumerate(INFLUENCE):
            # A player never holds more than 6 of a type, so a more expensive card could not be bought.
            found[f"cost.{card.name}.{name}"] = entry(
                "cost",
                at * 3 + kind,
                0,
                MOST_INFLUENCE,
                _source(card),
                "TEW-COMP-4",
                "number-cost",
                property=card.name,
                influence=name,
            )
    for at, card in enumerate(PROPERTIES):
        for business, name in enumerate(BUSINESSES):
            found[f"symbols.{card.name}.{name}"] = entry(
                "symbols",
                at * 3 + business,
                0,
                6,
                _source(card),
                "TEW-COMP-4",
                "number-symbols",
                property=card.name,
                business=name,
            )
    return found


def _by_level(prefix: str, table: str, rule: str) -> dict[str, Number]:
    """Points of a business by the position of its token, 3 to 1."""
    return {
        f"{prefix}.{4 - level}": entry(
            table, level, 0, 20, "public", rule, f"number-{prefix}", position=4 - level
        )
        for level in (1, 2, 3)
    }


def _boss(at: int) -> Number:
    # The game's choices cover gains of at most 3 influence at once and a belt of at most 6.
    name = BOSSES[at]
    return entry(
        "most_per_boss",
        at,
        0,
        MOST_PER_PROPERTY,
        BOSS_SOURCES[at],
        f"TEW-BOSS-{at + 1}",
        "number-boss",
        boss=name,
    )


NUMBERS = GameNumbers(
    WesternNumbers,
    {
        **_cards(),
        **_by_level("majority", "majority", "TEW-SCORE-3"),
        **_by_level("minority", "minority", "TEW-SCORE-4"),
        **_by_level("small-majority", "small_majority", "TEW-SCORE-3"),
        **{f"boss.{BOSSES[at]}": _boss(at) for at in range(len(BOSSES)) if MOST_PER_BOSS[at]},
        "boss.scout": attribute("scout", 0, 18, BOSS_SOURCES[SCOUT], "TEW-BOSS-5", "number-scout"),
        "count": attribute("card", 0, MOST_PER_PROPERTY, "public", "TEW-PROP-18", "number-count"),
        "wanted": attribute("wanted", 0, 20, "rulebook", "TEW-DATA-2", "number-wanted"),
        "start": attribute("start", 0, MOST_INFLUENCE, "rulebook", "TEW-SETUP-2", "number-start"),
        "most": attribute("most", 1, MOST_INFLUENCE, "public", "TEW-DATA-1", "number-most"),
    },
)
