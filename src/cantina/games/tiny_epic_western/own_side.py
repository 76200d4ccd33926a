"""Own-side rows of Tiny Epic Western: the sides are numbered from the own one already, and no choice names one.

Added fields are what a player sees at a glance: how good one's cards are at each mat, and who stands there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cantina.games.tiny_epic_western.content import MAT_COUNT, POKER_COUNT
from cantina.games.tiny_epic_western.encoding import IN_HAND, IN_OPEN_HAND, SIDES, USED_SPOTS
from cantina.games.tiny_epic_western.rules.poker import hand_key
from cantina.kernel.encoding import NUMBER, Field
from cantina.kernel.own_side import OwnSide


def _strengths() -> NDArray[np.int64]:
    """By two gap cards and one's own: how many of the other cards make a lower hand."""
    every = range(POKER_COUNT)
    keys = np.array([[[hand_key(left, right, own) for own in every] for right in every] for left in every])
    cards = np.arange(POKER_COUNT)
    lower = keys[:, :, None, :] < keys[:, :, :, None]  # the last axis is the card it is compared with
    lower &= (cards != cards[:, None, None, None]) & (cards != cards[None, :, None, None])
    found: NDArray[np.int64] = lower.sum(3)
    return found


_STRENGTH: Final = _strengths()
_MOST: Final = int(_STRENGTH.max()) + 1

ADDED: Final = (
    Field(
        "hand_strength",
        (POKER_COUNT, MAT_COUNT),
        _MOST,
        NUMBER,
        "own cards at each mat: 1 + how many other cards they beat there; 0 not in the own hand",
    ),
    Field(
        "side_strength",
        (SIDES, MAT_COUNT),
        _MOST,
        NUMBER,
        "the best known card of each side at each mat, likewise; 0 unknown",
    ),
    Field("standing_at", (SIDES, MAT_COUNT), 3, NUMBER, "gunmen of each side at each mat"),
)
_SPOT_MAT: Final = np.array(USED_SPOTS) // 4
"""By used spot: its mat."""


def compute_added(fields: Mapping[str, Any]) -> Sequence[Any]:
    count = len(fields["cards"])
    gaps = fields["gaps"]
    # By place in the ring: the strength of every card there; 0 while a gap is empty.
    left, right = np.roll(gaps, 1, 1) - 1, gaps - 1
    ready = (left >= 0) & (right >= 0)
    by_place = np.where(ready[:, :, None], 1 + _STRENGTH[np.maximum(left, 0), np.maximum(right, 0)], 0)
    # By mat: where it is in the ring.
    place = np.argsort(fields["mats"], 1)
    by_mat = np.take_along_axis(by_place, place[:, :, None], 1)  # (n, mat, card)
    cards = fields["cards"]
    by_card = np.swapaxes(by_mat, 1, 2)
    own = (cards == IN_HAND) | (cards == IN_OPEN_HAND)
    hand_strength = by_card * own[:, :, None]
    side_strength = np.zeros((count, SIDES, MAT_COUNT), np.int64)
    for side in range(SIDES):
        known = (cards == IN_HAND + side) | (cards == IN_OPEN_HAND + side)
        side_strength[:, side] = (by_card * known[:, :, None]).max(1)
    standing = np.zeros((count, SIDES, MAT_COUNT), np.int64)
    for side in range(SIDES):
        stands = fields["standing"] == side + 1
        for spot, mat in enumerate(_SPOT_MAT):
            standing[:, side, mat] += stands[:, spot]
    return hand_strength, side_strength, np.minimum(standing, 3)


OWN_SIDE: Final = OwnSide(added=ADDED, compute_added=compute_added)
