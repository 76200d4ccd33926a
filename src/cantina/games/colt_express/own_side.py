"""Own-side rows of Colt Express: bandits by the seats that have them."""

from __future__ import annotations

from typing import Final

from cantina.games.colt_express.content import CHARACTERS, FIRST_SHEET
from cantina.kernel.own_side import ByOwner, OwnSide, ThingArgument, ThingAxis, ThingValues

BANDIT: Final = "bandit"
_FIRST_BULLET_FACE: Final = 12
"""Where on the second axis of `discard` the bullets begin."""

OWN_SIDE: Final = OwnSide(
    numberings=(ByOwner(BANDIT, "owner"),),
    axes=(
        *(
            ThingAxis(field, BANDIT)
            for field in (
                "owner",
                "spot",
                "bullets",
                "ransom",
                "sheet_purses",
                "sheet_known",
                "sheet_open",
                "own_bullets",
            )
        ),
        *(ThingAxis(field, BANDIT, start=FIRST_SHEET) for field in ("jewels", "strongboxes")),
        *(ThingAxis(field, BANDIT, axis=1) for field in ("received", "hand_open")),
        ThingAxis("discard", BANDIT, axis=1, start=_FIRST_BULLET_FACE),
    ),
    values=(
        ThingValues("acting", BANDIT),
        ThingValues("target", BANDIT),
        ThingValues("played", BANDIT),
        ThingValues("played", BANDIT, first=1 + len(CHARACTERS)),
        ThingValues("top", BANDIT),
    ),
    arguments=(
        # Who chooses or recruits a character chooses what it can do; nobody has it yet.
        ThingArgument("bandit", BANDIT, CHARACTERS, not_kinds=("recruit", "character")),
        ThingArgument("bullet", BANDIT, CHARACTERS),
    ),
)
