"""Law 10: undo never crosses a reveal or a roll."""

from __future__ import annotations

import random

from cantina.kernel.errors import CannotUndo
from cantina.kernel.match import Match
from cantina.testing.laws.check import (
    BEFORE_AND_AFTER,
    TRUTH_AND_WORLD,
    LawBroken,
    Sample,
    expect,
    expect_equal,
    law,
)
from cantina.testing.random_match import viewer_name, viewers


def _play_random(match: Match, rng: random.Random) -> int:
    decision = rng.choice(match.state.decisions)
    match.play(rng.choice(decision.choices), decision.seat)
    return decision.seat


def _selected(sample: Sample, rng: random.Random) -> bool:
    return not sample.sparse or rng.randrange(40) == 0


@law(10, "undo restores the exact state, and is possible only if nobody has learned anything since")
def undo_restores_the_exact_state(sample: Sample) -> None:
    for seed in sample.seeds:
        match = sample.match(seed)
        rng = random.Random(seed)
        while not match.state.over:
            before = match.state.copy()
            seat = _play_random(match, rng)
            if not _selected(sample, rng):
                continue
            data, choice = before.dump(), match.choices[-1][1]
            others = [other for other in range(match.players) if other != seat]
            expect(
                not any(match.can_undo(other) for other in others),
                f"another seat may undo {choice.text!r} of seat {seat}",
            )
            if not match.can_undo(seat):
                _expect_no_undo(match, seat)
                continue
            expect(
                match.state.random_draws == before.random_draws,
                f"{choice.text!r} drew random numbers and yet can be undone",
            )
            for viewer in viewers(before):
                world = before.world(viewer, seed)
                if world.why_not(choice, seat) is None:
                    world.apply(choice, seat)
                    expect_equal(
                        match.state.view(viewer),
                        world.view(viewer),
                        f"{choice.text!r} shows {viewer_name(viewer)} something hidden and yet can be undone",
                        TRUTH_AND_WORLD,
                    )
            if rng.randrange(4) == 0:
                after = match.state.dump()
                match.undo(seat)
                expect_equal(
                    data,
                    match.state.dump(),
                    f"undoing {choice.text!r} does not restore the state",
                    BEFORE_AND_AFTER,
                )
                match.play(choice, seat)
                expect_equal(
                    after, match.state.dump(), f"{choice.text!r} played again after undo leads elsewhere"
                )


def _expect_no_undo(match: Match, seat: int) -> None:
    try:
        match.undo(seat)
    except CannotUndo:
        return
    raise LawBroken("undo does what can_undo says is not possible")


@law(10, "undo that also takes back choices of bots never crosses a reveal or a roll")
def undo_over_bots_never_crosses_a_roll(sample: Sample) -> None:
    for match in sample.matches():
        rng = random.Random(match.seed)
        draws: list[int] = []
        while not match.state.over:
            draws.append(match.state.random_draws)
            _play_random(match, rng)
            bots = set(range(1, match.players))
            if _selected(sample, rng) and match.can_undo(0, also_undo=bots):
                own_step = max(step for step, (seat, _) in enumerate(match.choices) if seat == 0)
                expect(draws[own_step] == match.state.random_draws, "undo over bots crosses a random draw")
                expect(
                    not match.can_undo(0) or own_step == len(match.choices) - 1,
                    "seat 0 may undo its last choice although another seat has chosen since",
                )


@law(10, "there is nothing to undo at the start")
def nothing_to_undo_at_the_start(sample: Sample) -> None:
    match = sample.match(sample.seeds[0])
    expect(not match.can_undo(0), "something can be undone before anything was chosen")
    _expect_no_undo(match, 0)
