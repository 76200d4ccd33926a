"""Reviews: what decisions gave up, what luck did, and that both add up."""

from __future__ import annotations

import random
from functools import cache

import pytest

import cantina
from cantina.bots import analyse
from cantina.kernel.mind import Mind
from cantina.lab.review import CLEAR, Review, judge, luck_of, review

SPEC = "greedy:6"


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
def test_start_less_given_up_plus_luck_is_what_the_result_is_worth(game: str) -> None:
    match, found = played(game), reviewed(game)
    result = match.state.result
    assert result is not None
    worth = match.game.judgement.worth(result)
    [account] = found.seats
    assert account.start - account.given_up + account.luck == pytest.approx(worth[0])
    assert account.worth == worth[0]
    clear = [one.given_up for one in found.decisions if one.clear]
    assert account.mistakes == len(clear)
    assert account.clear == pytest.approx(sum(clear))
    assert account.start == found.decisions[0].best_value
    assert account.decisions == len(found.decisions) > 5
    for before, after in zip(found.decisions, found.decisions[1:], strict=False):
        assert before.value + before.luck == pytest.approx(after.best_value)


@pytest.mark.parametrize("game", cantina.games())
def test_every_decision_is_judged_but_the_forced(game: str) -> None:
    match, found = played(game), reviewed(game)
    state = match.game.new(2, match.seed, True)
    steps = []
    for step, (seat, choice) in enumerate(match.choices):
        offered = next(d for d in state.decisions if d.seat == seat).choices
        if seat == 0 and len(offered) > 1:
            steps.append(step)
            one = next(one for one in found.decisions if one.step == step)
            assert [estimate.choice for estimate in one.estimates] == [c.number for c in offered]
            assert one.chosen == choice.number
            assert one.given_up == pytest.approx(one.best_value - one.value)
            assert one.given_up >= 0
            assert one.clear == (one.given_up > CLEAR * one.error)
            assert (one.best == one.chosen) <= (one.given_up == 0)
        state.apply(choice, seat)
    assert [one.step for one in found.decisions] == steps


def test_a_review_rests_on_what_the_seat_knew() -> None:
    """Whatever of the truth the seat could not know may be otherwise: the estimates stay."""
    match, found = played("colt-express"), reviewed("colt-express")
    state = match.game.new(2, match.seed, True)
    judged = {one.step: one for one in found.decisions}
    other = 0
    for step, (seat, choice) in enumerate(match.choices):
        if step in judged:
            world = state.world(seat, 77)
            other += world.dump() != state.dump()
            assert analyse(Mind(world, seat), SPEC, luck_of(0, step)).estimates == judged[step].estimates
        state.apply(choice, seat)
    assert other > 5


def test_one_decision_alone_is_judged_the_same() -> None:
    match, found = played("marshals"), reviewed("marshals")
    for one in found.decisions[:4]:
        alone = judge(match, one.step, SPEC)
        assert alone is not None
        assert (alone.best, alone.value, alone.given_up) == (one.best, one.value, one.given_up)


def test_several_processes_find_the_same_and_progress_is_told() -> None:
    match = played("marshals")
    told: list[tuple[int, int]] = []
    found = review(match.record(), SPEC, seats=[0], jobs=2, progress=lambda *now: told.append(now))
    assert found == reviewed("marshals")
    assert told[0] == (0, len(found.decisions))
    assert told[-1] == (len(found.decisions), len(found.decisions))


def test_what_cannot_be_reviewed_is_refused() -> None:
    with pytest.raises(cantina.BadRecord, match="not over"):
        review(cantina.Match("marshals", players=2), SPEC)
    with pytest.raises(cantina.BadOption, match="weighs"):
        review(played("marshals"), "random")
    with pytest.raises(cantina.BadOption, match="0 to 1"):
        review(played("marshals"), SPEC, seats=[2])
