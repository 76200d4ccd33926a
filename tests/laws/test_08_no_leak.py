"""Law 8: nothing hidden leaves the rules.

Replacing the state by a world of a seat changes neither the seat's view, nor its offered choices, nor
one byte of what is sent to it, now and along the following choices until something hidden is shown.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from matches import Walk, every_variant, seeds, side_by_side, viewers

from cantina.kernel.pile import eyes
from cantina.kernel.state import State


def sent(state: State, seat: int | None) -> bytes:
    """Everything a client at a seat gets to see of a state."""
    mine = [[c.text for c in d.choices] for d in state.decisions if d.seat == seat]
    return msgspec.json.encode([state.view(seat), mine, state.over])


def told(events: tuple[Any, ...], seat: int | None) -> bytes:
    return msgspec.json.encode([event.form(seat) for event in events])


@pytest.mark.law(8)
@every_variant
def test_a_world_looks_the_same_to_its_seat(name: str, variant: dict[str, Any]) -> None:
    for seed in seeds():
        for state in Walk(name, variant, seed).positions(every=20):
            for seat in viewers(state):
                for luck in range(2):
                    world = state.world(seat, seed * 1000 + luck)
                    assert sent(world, seat) == sent(state, seat)


@pytest.mark.law(8)
@every_variant
def test_a_world_goes_on_looking_the_same_until_something_is_shown(name: str, variant: dict[str, Any]) -> None:
    compared = 0
    for seed in seeds():
        walk = Walk(name, variant, seed)
        for start in walk.positions(every=30):
            for seat in viewers(start):
                truth, world = start.copy(), start.world(seat, seed + 5)
                for events, imagined in side_by_side(truth, world, walk.rng, most=12):
                    if (truth.news | world.news) & eyes(seat):
                        break
                    assert told(events, seat) == told(imagined, seat)
                    assert sent(truth, seat) == sent(world, seat)
                    compared += 1
    assert compared > 0
