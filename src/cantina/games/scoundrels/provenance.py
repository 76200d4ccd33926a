"""Where the cards of 3000 Scoundrels come from, by the codes of `content`."""

from __future__ import annotations

from cantina.games.scoundrels.content import JOBS, LEADERS, SAFE_NAMES, SAFE_VALUE_SOURCES, STRATEGIES, TRAITS
from cantina.kernel.provenance import CardProvenance


def _card(source: str) -> CardProvenance:
    """A card is our own if all but its name is; `name / effect / …` are the parts of a code."""
    parts = source.split("/")[1:]
    if all(part == "D" for part in parts):
        return "designed"
    if any("D" in part for part in source.split("/")):
        return "partly"
    return "public" if "P" in source else "rulebook"


PROVENANCE: dict[str, dict[str, CardProvenance]] = {
    "trait": {trait.name: _card(trait.source) for trait in TRAITS},
    "job": {job.name: _card(job.source) for job in JOBS},
    "strategy": {card.name: _card(card.source) for card in STRATEGIES},
    # Which location a safe belongs to is designed throughout.
    "safe": {
        name: "designed" if source == "D" else "partly"
        for name, source in zip(SAFE_NAMES, SAFE_VALUE_SOURCES, strict=True)
    },
    "leader": dict.fromkeys(LEADERS, "rulebook"),
}
