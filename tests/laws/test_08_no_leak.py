"""Law 8: nothing hidden leaves the rules.

Replacing the state by a world of a seat changes neither the seat's view, nor its offered choices, nor
one byte of what is sent to it, now and along the following choices until something hidden is shown.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from matches import Walk, every_variant, seeds, viewers

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
        for state in Walk(name, variant, seed).positions(every=30):
            for seat in viewers(state):
                compared += follow(name, variant, state, seat, seed)
    assert compared > 0


def follow(
    name: str, variant: dict[str, Any], start: State, seat: int | None, seed: int, most: int = 12
) -> int:
    """Plays the truth and a world side by side; returns how many steps were compared."""
    walk = Walk(name, variant, seed)
    truth, world = start.copy(), start.world(seat, seed + 5)
    truth.quiet = world.quiet = False
    for step in range(most):
        pairs = [
            (decision.seat, choice)
            for decision in truth.decisions
            for choice in decision.choices
            if world.why_not(choice, decision.seat) is None
        ]
        if not pairs:
            return step
        who, choice = walk.rng.choice(pairs)
        events, imagined = truth.apply(choice, who), world.apply(choice, who)
        if truth.news & eyes(seat) or world.news & eyes(seat):
            return step
        assert told(events, seat) == told(imagined, seat)
        assert sent(truth, seat) == sent(world, seat)
    return most
