"""The numbers of Marshals that a lab may change."""

from __future__ import annotations

from cantina.games.marshals.content import (
    AMOUNTS,
    BOUNTIES,
    BULLET_PRICE,
    PROVISION_PRICE,
    SHELTER_COST,
)
from cantina.kernel.numbers import Number, entry, field


def _numbered(name: str, table: list[int], low: int, high: int) -> dict[str, Number]:
    return {f"{name}.{at + 1}": entry(table, at, low, high) for at in range(len(table))}


NUMBERS: dict[str, Number] = {
    **_numbered("bounty", BOUNTIES, 0, 200),
    **_numbered("bullet", BULLET_PRICE, 0, 50),
    **_numbered("provision", PROVISION_PRICE, 0, 50),
    **_numbered("cost", SHELTER_COST, 0, 6),
    "fare": field(AMOUNTS, "fare", 0, 50),
    "bribe": field(AMOUNTS, "bribe", 0, 200),
    "start.bullets": field(AMOUNTS, "bullets", 0, 12),
    "start.provisions": field(AMOUNTS, "provisions", 0, 12),
    "start.money": field(AMOUNTS, "money", 0, 100),
    "most.bullets": field(AMOUNTS, "most_bullets", 0, 12),
    "most.provisions": field(AMOUNTS, "most_provisions", 0, 12),
}
