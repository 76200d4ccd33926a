"""Where the cards of Marshals come from. No source shows their faces, so what only a face tells is designed."""

from __future__ import annotations

from cantina.games.marshals.content import (
    CARD_NAMES,
    CORRUPT,
    PLAIN_AMBUSH,
    PLAIN_CAMP,
    TERRAINS,
    WILD,
    is_outlaw,
)
from cantina.kernel.provenance import CardProvenance


def _card(card: int) -> CardProvenance:
    if is_outlaw(card):
        return "designed"  # name and bounty (MA-COMP-7)
    if card in (WILD, CORRUPT, PLAIN_AMBUSH, PLAIN_CAMP):
        return "rulebook"
    return "partly"  # the kind is in the rulebook; how many there are, prices, fare and split are not


PROVENANCE: dict[str, dict[str, CardProvenance]] = {
    "card": {name: _card(card) for card, name in enumerate(CARD_NAMES)},
    "terrain": dict.fromkeys(TERRAINS, "rulebook"),
}
