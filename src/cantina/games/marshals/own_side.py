"""Own-side rows of Marshals: territories, and the cards that show them, by their place on the map.

The four terrains differ by nothing but their names: each has the same cards. What matters is who stands where,
whose home it is, and which territories are adjacent.
"""

from __future__ import annotations

from typing import Final

from cantina.games.marshals.content import (
    BORDER,
    CARD_COUNT,
    CARD_NAMES,
    PLAIN_AMBUSH,
    TERRAINS,
    VALUE_COUNT,
    WILD,
    terrain_of,
)
from cantina.games.marshals.encoding import SLOTS, slot_of
from cantina.kernel.own_side import ByPart, ByPlace, OwnSide, ThingArgument, ThingAxis, ThingValues

TERRAIN: Final = "terrain"
CARD: Final = "card"
MOVEMENT_SLOT: Final = "movement-slot"
ACTION_SLOT: Final = "action-slot"


def _terrain_of(card: int) -> int:
    return card // VALUE_COUNT if card < WILD else terrain_of(card)


_FIRST_ACTION_SLOT: Final = slot_of(BORDER)
_TERRAIN_BY_SLOT: Final = {slot_of(card): _terrain_of(card) for card in range(PLAIN_AMBUSH)}

OWN_SIDE: Final = OwnSide(
    numberings=(
        ByPlace(TERRAIN, len(TERRAINS), "row", first=0, complete=True, alike=True),
        ByPart(CARD, TERRAIN, tuple(_terrain_of(card) for card in range(CARD_COUNT))),
        ByPart(MOVEMENT_SLOT, TERRAIN, tuple(_TERRAIN_BY_SLOT[slot] for slot in range(WILD))),
        # In the basic mode all ambushes are alike and fill their slots in order, and so do camps.
        ByPart(
            ACTION_SLOT,
            TERRAIN,
            tuple(_TERRAIN_BY_SLOT.get(slot, -1) for slot in range(_FIRST_ACTION_SLOT, SLOTS)),
            unless="basic",
        ),
    ),
    axes=tuple(
        ThingAxis(field, numbering, start=start)
        for field in ("where", "discarded", "depth")
        for numbering, start in ((MOVEMENT_SLOT, 0), (ACTION_SLOT, _FIRST_ACTION_SLOT))
    ),
    values=(
        *(ThingValues(field, TERRAIN) for field in ("stop", "home", "terrain")),
        *(ThingValues(field, CARD) for field in ("played", "picked", "shown")),
    ),
    arguments=(ThingArgument("terrain", TERRAIN, TERRAINS), ThingArgument("card", CARD, CARD_NAMES)),
)
