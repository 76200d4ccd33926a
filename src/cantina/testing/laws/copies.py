"""Law 4: a copy and its original are independent."""

from __future__ import annotations

from cantina.kernel.random_streams import seeded
from cantina.kernel.state import playout
from cantina.testing.laws.check import BEFORE_AND_AFTER, Sample, expect, expect_equal, law


@law(4, "playing on with a copy leaves its original as it was, and the other way round")
def a_copy_and_its_original_are_independent(sample: Sample) -> None:
    for match in sample.random_matches():
        for state in match.positions(every=25):
            before = state.dump()
            copy = state.copy()
            expect_equal(
                before, copy.dump(), "a copy differs from its original", ("in the original", "in the copy")
            )
            expect(copy.quiet == state.quiet, "a copy does not inherit `quiet`")
            twin = copy.copy()
            playout(copy, seeded(match.seed, 1))
            expect_equal(before, state.dump(), "playing on with a copy changed its original", BEFORE_AND_AFTER)
            expect_equal(before, twin.dump(), "playing on with a copy changed a copy of it", BEFORE_AND_AFTER)
            playout(twin, seeded(match.seed, 1))
            expect_equal(copy.dump(), twin.dump(), "the same choices on two copies lead to different states")


@law(4, "quiet states make no events; copies inherit `quiet`, and worlds are always quiet")
def quiet_states_make_no_events(sample: Sample) -> None:
    match = sample.random_match(sample.seeds[0], quiet=True)
    while not match.state.over:
        match.step()
        expect(match.events == (), "a quiet state made an event")
        expect(match.state.copy().quiet, "a copy of a quiet state is not quiet")
    loud = sample.random_match(sample.seeds[0]).state
    expect(loud.world(0, 1).quiet, "a world is not quiet")
    expect(not loud.copy().quiet, "a copy of a state that makes events is quiet")
