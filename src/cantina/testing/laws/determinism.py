"""Law 2: the same options, seed and choices give the same state."""

from __future__ import annotations

from cantina.testing.laws.check import Sample, expect_equal, law
from cantina.testing.random_match import RandomMatch


@law(2, "the same options, seed and choices give the same states, with events or without")
def same_seed_and_choices_give_the_same_states(sample: Sample) -> None:
    for match in sample.random_matches():
        twin = RandomMatch(match.game, sample.variant, match.seed, quiet=True)
        for state in match.positions(every=30):
            while twin.steps < match.steps:
                twin.step()
            expect_equal(
                state.dump(),
                twin.state.dump(),
                "two matches with the same seed and choices have different states",
            )
