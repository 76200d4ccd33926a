"""Own-side rows of Marshals: what the terrains are called makes no difference."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from matches import random_match

import cantina
from cantina.games.marshals.content import TERRAINS, VALUE_COUNT, WILD, terrain_of
from cantina.kernel.state import State
from cantina.policy.own_side import own_side_rows

GAME = cantina.game("marshals")
OWN = own_side_rows("marshals")
NEXT = [1, 2, 3, 0]
"""By terrain: the one that takes its name."""


def renamed_card(card: int) -> int:
    """The same card of the next terrain."""
    terrain = card // VALUE_COUNT if 0 <= card < WILD else terrain_of(card)
    if terrain < 0:
        return card
    same = 10 if card < WILD else 2 if card < 66 else 1  # cards of a kind and terrain
    return card + (NEXT[terrain] - terrain) * same


def with_renamed_terrains(state: State) -> State:
    dump = state.dump()
    table: dict[str, Any] = dump["table"]
    for field in ("row", "home"):
        table[field] = [NEXT[terrain] for terrain in table[field]]
    for field in ("deck", "discard"):
        table[field] = [[renamed_card(card), seen] for card, seen in table[field]]
    table["hands"] = [[[renamed_card(card), seen] for card, seen in hand] for hand in table["hands"]]
    for field in ("shown", "picked", "built"):
        table[field] = [renamed_card(card) for card in table[field]]
    table["played"] = renamed_card(table["played"])
    return GAME.load(dump, quiet=True)


def own_side(state: State, seat: int) -> tuple[Any, set[int]]:
    """The own-side row without the names of the terrains, and the choices offered."""
    row = np.frombuffer(GAME.encoding.row(state, seat), np.uint8).reshape(1, -1)
    turned = OWN.turn(row)
    at = OWN.encoding.layout.offset("row")
    masks = np.zeros((1, len(GAME.choices)), np.bool_)
    decision = state.decision_of(seat)
    masks[0, [choice.number for choice in decision.choices] if decision else []] = True
    offered = OWN.offered(row, masks, np.array([seat]), state.seats)
    return np.delete(turned, range(at, at + len(TERRAINS)), 1), set(offered.own_number.tolist())


@pytest.mark.parametrize("preset", ["full", "basic"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_terrains_are_numbered_by_their_place(players: int, preset: str) -> None:
    for seed in range(6):
        match = random_match("marshals", {"players": players, "preset": preset}, seed, quiet=True)
        for state in match.positions(every=10):
            other = with_renamed_terrains(state) if not state.over else state
            for seat in range(players):
                (row, offered), (again, offered_again) = own_side(state, seat), own_side(other, seat)
                assert np.array_equal(row, again)
                assert offered == offered_again


def test_a_move_along_the_map_has_one_number_whatever_lies_there() -> None:
    assert "row" in OWN.not_features
    numbers = set()
    for seed in range(20):
        state = GAME.new(2, seed, quiet=True)
        decision = state.decision
        assert decision is not None
        row = np.frombuffer(GAME.encoding.row(state, decision.seat), np.uint8).reshape(1, -1)
        masks = np.zeros((1, len(GAME.choices)), np.bool_)
        leftmost = GAME.parse(f"ride {state.view(None).row[0]}")
        masks[0, leftmost.number] = True
        numbers.add(int(OWN.offered(row, masks, np.array([decision.seat]), 2).own_number[0]))
    assert len(numbers) == 1
