"""Law 4: a copy and its original never touch each other."""

from __future__ import annotations

from typing import Any

import pytest
from matches import Walk, every_variant, seeds

from cantina.kernel.luck import seeded
from cantina.kernel.state import playout


@pytest.mark.law(4)
@every_variant
def test_playing_on_leaves_the_other_as_it_was(name: str, variant: dict[str, Any]) -> None:
    for seed in seeds():
        for state in Walk(name, variant, seed).positions(every=25):
            before = state.dump()
            copy = state.copy()
            assert copy.dump() == before
            assert copy.quiet == state.quiet
            twin = copy.copy()
            playout(copy, seeded(seed, 1))
            assert state.dump() == before
            assert twin.dump() == before
            playout(twin, seeded(seed, 1))
            assert twin.dump() == copy.dump()


@pytest.mark.law(4)
@every_variant
def test_quiet_states_make_no_events_and_copies_inherit_it(name: str, variant: dict[str, Any]) -> None:
    walk = Walk(name, variant, 0, quiet=True)
    while not walk.state.over:
        walk.step()
        assert walk.events == ()
        assert walk.state.copy().quiet
    loud = Walk(name, variant, 0)
    assert loud.state.world(0, 1).quiet
    assert not loud.state.copy().quiet
