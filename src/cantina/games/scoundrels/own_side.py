"""Own-side rows of 3000 Scoundrels: scoundrels by their places on the sheets and in the Saloon, safes by their
spaces.

Traits and jobs stay what they are: features of the place where a scoundrel is.
"""

from __future__ import annotations

from typing import Final

from cantina.games.scoundrels.content import SAFES, SAFES_EACH, SPACES, TRAIT_COUNT, TRAIT_NAMES
from cantina.kernel.own_side import ByPlace, BySpace, OwnSide, ThingArgument, ThingAxis, ThingValues

TRAIT: Final = "trait"
SAFE: Final = "safe"

OWN_SIDE: Final = OwnSide(
    numberings=(
        ByPlace(TRAIT, TRAIT_COUNT, "trait"),
        BySpace(SAFE, "safe", tuple(safe // SAFES_EACH * SPACES for safe in range(SAFES)), SPACES, alike=True),
    ),
    axes=(ThingAxis("status", TRAIT), *(ThingAxis(field, SAFE) for field in ("safe", "stolen", "face"))),
    values=(ThingValues("mark", SAFE), ThingValues("use_safe", SAFE)),
    arguments=(ThingArgument("trait", TRAIT, TRAIT_NAMES),),
)
