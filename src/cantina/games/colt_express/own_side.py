"""Own-side rows of Colt Express: bandits by the seats that have them.

Added fields are what a player sees at a glance: the cards still to come, who is near whom, the loot where
everybody stands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final

import numpy as np

from cantina.games.colt_express.content import ACTION_KINDS, CHARACTERS, FIRST_SHEET
from cantina.games.colt_express.encoding import PILE
from cantina.kernel.encoding import CATEGORY, NUMBER, Field
from cantina.kernel.own_side import ByOwner, OwnSide, ThingArgument, ThingAxis, ThingValues

BANDIT: Final = "bandit"
_FIRST_BULLET_FACE: Final = 12
"""Where on the second axis of `discard` the bullets begin."""
_ACTIONS: Final = 1 + len(ACTION_KINDS)
_CARDS: Final = (1 + 3 * len(CHARACTERS)) * _ACTIONS
"""Kinds of cards in the pile: `played` and `action` in one number."""
_NEXT_CARDS: Final = 10
_MOST: Final = 6
"""Larger numbers of loot count as this."""
_ONE, _OTHER = np.array(list(combinations(range(len(CHARACTERS)), 2))).T

ADDED: Final = (
    Field("next_cards", (_NEXT_CARDS,), _CARDS - 1, CATEGORY, "the next cards of the pile, see `card_counts`"),
    Field("card_counts", (_CARDS,), 2, NUMBER, "cards still to come: `played` * 7 + `action`"),
    Field(
        "near", (len(_ONE),), 4, CATEGORY, "two bandits: 1 same place, 2 same car, 3 and 4 next car; 0 farther"
    ),
    Field("marshal_near", (len(CHARACTERS),), 4, CATEGORY, "each bandit and the Marshal, likewise"),
    Field("purses", (FIRST_SHEET,), _MOST, NUMBER, "purses at each location"),
    Field("loot_here", (3, len(CHARACTERS)), _MOST, NUMBER, "purses, jewels, strongboxes where each bandit is"),
)


def compute_added(fields: Mapping[str, Any]) -> Sequence[Any]:
    cards = np.where(fields["played"] > 0, fields["played"] * _ACTIONS + fields["action"], 0)
    at = np.arange(PILE) + fields["resolved"][:, None]
    to_come = np.where(at < PILE, np.take_along_axis(cards, np.minimum(at, PILE - 1), 1), 0)
    counts = np.zeros((len(cards), _CARDS), np.int64)
    np.add.at(counts, (np.arange(len(cards))[:, None], to_come), 1)
    counts[:, 0] = 0
    spot = fields["spot"]
    unit, roof, on_train = (spot - 1) // 2, (spot - 1) % 2, spot > 0
    apart = np.abs(unit[:, _ONE] - unit[:, _OTHER])
    near = 1 + 2 * apart + (roof[:, _ONE] != roof[:, _OTHER])
    near = np.where((apart < 2) & on_train[:, _ONE] & on_train[:, _OTHER], near, 0)
    apart = np.abs(unit - fields["marshal"][:, None])
    marshal_near = np.where((apart < 2) & on_train, 1 + 2 * apart + roof, 0)
    purses = (fields["purse_spot"][:, :, None] == np.arange(1, FIRST_SHEET + 1)).sum(1)
    by_place = (purses, fields["jewels"][:, :FIRST_SHEET], fields["strongboxes"][:, :FIRST_SHEET])
    loot = [np.where(on_train, np.take_along_axis(kind, np.maximum(spot - 1, 0), 1), 0) for kind in by_place]
    return (
        to_come[:, :_NEXT_CARDS],
        np.minimum(counts, 2),
        near,
        marshal_near,
        np.minimum(purses, _MOST),
        np.minimum(np.stack(loot, 1), _MOST),
    )


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
    added=ADDED,
    compute_added=compute_added,
    replaced=("played", "action", "purse_spot"),
    version=1,
)
