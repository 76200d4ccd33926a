"""Law 6: every match ends within the stated bound, and the result ranks every seat."""

from __future__ import annotations

from cantina.kernel.state import State
from cantina.testing.laws.check import LawBroken, Sample, expect, law


@law(6, "every match ends within `meta.max_decisions`, and the result ranks every seat")
def every_match_ends_in_time_with_a_complete_result(sample: Sample) -> None:
    bound = sample.game.meta.max_decisions
    for match in sample.random_matches(quiet=True):
        while not match.state.over:
            expect(match.state.result is None, "there is a result before the game is over")
            match.step()
            expect(match.steps <= bound, f"a match has more than {bound} decisions")
        _check_result(match.state)


def _check_result(state: State) -> None:
    result = state.result
    if result is None:
        raise LawBroken("the game is over and has no result")
    seats = list(range(state.seats))
    ranked = sorted(seat for group in result.ranking for seat in group)
    expect(ranked == seats, f"the ranking {result.ranking} does not hold every seat once")
    expect(all(result.ranking), "the ranking has an empty place")
    expect(len(result.scores) == len(seats), "there is not one score for every seat")
    expect(len(result.breakdown) == len(seats), "there is not one breakdown for every seat")
    expect(
        result.winners == (() if result.beaten else result.ranking[0]), "the winners are not the first place"
    )
    expect(not result.beaten or len(seats) == 1, "several seats were beaten by the game itself")
    expect(result.ending, "the result does not say how the game ended")


@law(6, "a match in which everybody always takes the first choice ends in time too, and so does the last")
def repetitive_play_ends_in_time(sample: Sample) -> None:
    bound = sample.game.meta.max_decisions
    for name, index in (("first", 0), ("last", -1)):
        match = sample.random_match(sample.seeds[0], quiet=True)
        while (decision := match.state.decision) is not None:
            match.play(decision.seat, decision.choices[index])
            expect(match.steps <= bound, f"always taking the {name} choice needs more than {bound} decisions")
