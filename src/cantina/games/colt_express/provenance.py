"""Where the cards of Colt Express come from: none is designed by us."""

from __future__ import annotations

from cantina.games.colt_express.content import ACTION_KINDS, CHARACTERS, ROUND_CARDS
from cantina.kernel.provenance import CardProvenance

PROVENANCE: dict[str, dict[str, CardProvenance]] = {
    "bandit": dict.fromkeys(CHARACTERS, "rulebook"),
    "action": dict.fromkeys(ACTION_KINDS, "rulebook"),
    "round-card": dict.fromkeys((card.name for card in ROUND_CARDS), "public"),
}
