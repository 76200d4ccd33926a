"""Where the cards of Tiny Epic Western come from."""

from __future__ import annotations

from cantina.games.tiny_epic_western.content import BOSS_SOURCES, BOSSES, POKER_NAMES, PROPERTIES
from cantina.kernel.provenance import CardProvenance

PROVENANCE: dict[str, dict[str, CardProvenance]] = {
    "property": {card.name: "designed" if card.designed else "public" for card in PROPERTIES},
    "boss": dict(zip(BOSSES, BOSS_SOURCES, strict=True)),
    "poker": dict.fromkeys(POKER_NAMES, "public"),
}
