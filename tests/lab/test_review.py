"""Reviews: what decisions gave up and what luck did add up to the result."""

from __future__ import annotations

import random
from functools import cache

import pytest
from choose_game import game_for

import cantina
from cantina.bots import analyse
from cantina.kernel.mind import Mind
from cantina.lab.review import MISTAKE_THRESHOLD, Review, analysis_seed, review, review_decision

SPEC = "greedy:6"
GAME = game_for(2).meta.name


@cache
def played(game: str) -> cantina.Match:
    """A short match at random."""
    match = cantina.Match(game, players=2, seed=3)
    rng = random.Random(5)
    while (decision := match.state.decision) is not None:
        match.play(rng.choice(decision.choices), decision.seat)
    return match


@cache
def reviewed(game: str) -> Review:
    return review(played(game), SPEC, seats=[0])


@pytest.mark.parametrize("game", cantina.games())
def test_start_less_given_up_plus_luck_is_the_value_of_the_result(game: str) -> None:
    match, found = played(game), reviewed(game)
    result = match.state.result
    assert result is not None
    worth = match.game.evaluator.result_values(result)
    [seat] = found.seats
    assert seat.start - seat.given_up + seat.luck == pytest.approx(worth[0])
    assert seat.worth == worth[0]
    clear = [one.given_up for one in found.decisions if one.clear]
    assert seat.mistakes == len(clear)
    assert seat.clear == pytest.approx(sum(clear))
    assert seat.start == found.decisions[0].best_value
    assert seat.decisions == len(found.decisions) > 1
    for before, after in zip(found.decisions, found.decisions[1:], strict=False):
        assert before.value + before.luck == pytest.approx(after.best_value)


@pytest.mark.parametrize("game", cantina.games())
def test_every_decision_with_more_than_one_choice_is_reviewed(game: str) -> None:
    match, found = played(game), reviewed(game)
    state = match.game.new(2, match.seed, True)
    steps = []
    for step, (seat, choice) in enumerate(match.choices):
        decision = state.decision_of(seat)
        assert decision is not None
        offered = decision.choices
        if seat == 0 and len(offered) > 1:
            steps.append(step)
            one = next(one for one in found.decisions if one.step == step)
            assert [estimate.choice for estimate in one.estimates] == [c.number for c in offered]
            assert one.chosen == choice.number
            assert one.given_up == pytest.approx(one.best_value - one.value)
            assert one.given_up >= 0
            assert one.clear == (one.given_up > MISTAKE_THRESHOLD * one.error)
            assert (one.best == one.chosen) <= (one.given_up == 0)
        state.apply(choice, seat)
    assert [one.step for one in found.decisions] == steps


def test_a_review_rests_on_what_the_seat_knew() -> None:
    """Whatever of the truth the seat could not know may be otherwise: the estimates stay."""
    match, found = played(GAME), reviewed(GAME)
    state = match.game.new(2, match.seed, True)
    reviewed_at = {one.step: one for one in found.decisions}
    other = 0
    for step, (seat, choice) in enumerate(match.choices):
        if step in reviewed_at:
            world = state.world(seat, 77)
            other += world.dump() != state.dump()
            assert (
                analyse(Mind(world, seat), SPEC, analysis_seed(0, step)).estimates
                == reviewed_at[step].estimates
            )
        state.apply(choice, seat)
    assert other > 5


def test_one_decision_alone_is_reviewed_the_same() -> None:
    match, found = played(GAME), reviewed(GAME)
    for one in found.decisions[:4]:
        alone = review_decision(match, one.step, SPEC)
        assert alone is not None
        assert (alone.best, alone.value, alone.given_up) == (one.best, one.value, one.given_up)


def test_several_processes_find_the_same_and_report_progress() -> None:
    match = played(GAME)
    reported: list[tuple[int, int]] = []
    found = review(match.record(), SPEC, seats=[0], jobs=2, progress=lambda *now: reported.append(now))
    assert found == reviewed(GAME)
    assert reported[0] == (0, len(found.decisions))
    assert reported[-1] == (len(found.decisions), len(found.decisions))


def test_what_cannot_be_reviewed_is_rejected() -> None:
    with pytest.raises(cantina.BadRecord, match="not over"):
        review(cantina.Match(GAME, players=2), SPEC)
    with pytest.raises(cantina.BadOption, match="estimates every choice"):
        review(played(GAME), "random")
    with pytest.raises(cantina.BadOption, match="0 to 1"):
        review(played(GAME), SPEC, seats=[2])
