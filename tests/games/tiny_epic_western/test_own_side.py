"""Own-side rows of Tiny Epic Western: the added fields are what a player works out at a glance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from matches import random_match

import cantina
from cantina.games.tiny_epic_western.content import MAT_COUNT, POKER_COUNT
from cantina.games.tiny_epic_western.evaluation import hand_strength
from cantina.games.tiny_epic_western.state import WesternState
from cantina.policy.own_side import own_side_rows

GAME = cantina.game("tiny-epic-western")
OWN = own_side_rows("tiny-epic-western")


def added(state: WesternState, seat: int) -> dict[str, Any]:
    row = OWN.turn(np.frombuffer(GAME.encoding.row(state, seat), np.uint8).reshape(1, -1))[0]
    offsets = OWN.encoding.layout.offsets
    return {
        field.name: row[offsets[field.name] : offsets[field.name] + field.size].reshape(field.shape).tolist()
        for field in GAME.own_side.added
    }


@pytest.mark.parametrize("variant", GAME.variants, ids=str)
def test_strengths_are_those_of_the_bots(variant: dict[str, Any]) -> None:
    compared = 0
    for state in random_match("tiny-epic-western", dict(variant), 4, quiet=True).positions(every=9):
        assert isinstance(state, WesternState)
        for seat in range(state.seats):
            found = added(state, seat)
            hand = set(state.hands[seat].cards)
            for card in range(POKER_COUNT):
                for mat in range(MAT_COUNT):
                    index = list(state.mats).index(mat)
                    empty = -1 in (state.gaps[index], state.gaps[index - 1])
                    expected = 0 if card not in hand or empty else 1 + hand_strength(state, index, card)
                    assert found["hand_strength"][card][mat] == expected
                    compared += expected > 0
            for mat in range(MAT_COUNT):
                best = max((found["hand_strength"][card][mat] for card in hand), default=0)
                assert found["side_strength"][0][mat] == best
                for step in range(state.sides):
                    side = (seat + step) % state.sides
                    stands = sum(state.standing[4 * mat + kind] == side for kind in range(4))
                    assert found["standing_at"][step][mat] == min(3, stands)
    assert compared > 20
