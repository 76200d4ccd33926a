"""Law 9: worlds are fair."""

from __future__ import annotations

from typing import Any

import pytest
from matches import Walk, every_variant, seeds, side_by_side, some_viewers, viewers

import cantina
from cantina.kernel.luck import seeded
from cantina.kernel.state import playout


@pytest.mark.law(9)
@every_variant
def test_worlds_conserve_and_can_be_played_to_the_end(name: str, variant: dict[str, Any]) -> None:
    game = cantina.game(name)
    for seed in seeds():
        for state in Walk(name, variant, seed).positions(every=40):
            for seat in viewers(state):
                world = state.world(seat, seed + 11)
                assert game.census(world) == game.census(state)
                playout(world, seeded(seed, 2))
                assert world.over
                assert world.result is not None


@pytest.mark.law(9)
@every_variant
def test_a_world_rests_on_nothing_but_what_the_seat_knows(name: str, variant: dict[str, Any]) -> None:
    """Swapping the hidden truth for another one changes no world: not its chance, not one card of it."""
    for seed in seeds():
        for state in Walk(name, variant, seed).positions(every=25):
            for seat in viewers(state):
                other_truth = state.world(seat, seed + 1)
                for luck in range(3):
                    assert state.world(seat, luck).dump() == other_truth.world(seat, luck).dump()


@pytest.mark.law(9)
@every_variant
def test_truths_that_looked_alike_all_along_give_the_same_worlds(name: str, variant: dict[str, Any]) -> None:
    """What a seat knows is what it has been told: two histories it cannot tell apart leave it the same."""
    for seed in seeds():
        walk = Walk(name, variant, seed)
        for start in walk.positions(every=30):
            for seat in some_viewers(start, walk.rng):
                truth, other = start.copy(), start.world(seat, seed + 5)
                for luck, (events, others) in enumerate(side_by_side(truth, other, walk.rng, most=15)):
                    if [e.form(seat) for e in events] != [e.form(seat) for e in others]:
                        break
                    if truth.view(seat) != other.view(seat):
                        break
                    assert truth.world(seat, luck).dump() == other.world(seat, luck).dump()


@pytest.mark.law(9)
@every_variant
def test_worlds_differ_from_each_other_and_have_their_own_luck(name: str, variant: dict[str, Any]) -> None:
    state = Walk(name, variant, 1).state
    for seat in viewers(state):
        worlds = [state.world(seat, luck).dump() for luck in range(20)]
        tables = {str(world["table"]) for world in worlds}
        assert len(tables) > 10
        assert all(world["streams"] != state.dump()["streams"] for world in worlds)


@pytest.mark.law(9)
@every_variant
def test_a_seat_keeps_what_it_knows_through_worlds_of_worlds(name: str, variant: dict[str, Any]) -> None:
    for seed in seeds():
        walk = Walk(name, variant, seed)
        for state in walk.positions(every=60):
            for seat in some_viewers(state, walk.rng):
                world = state.world(seat, 1)
                for other in viewers(state):
                    deeper = world.world(other, 2)
                    assert deeper.view(other) == world.view(other)
