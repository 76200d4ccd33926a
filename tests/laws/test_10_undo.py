"""Law 10: undo never crosses a reveal or a roll."""

from __future__ import annotations

import random
from typing import Any

import pytest
from matches import every_variant, looked_at, seeds, viewers

import cantina


def play_random(match: cantina.Match, rng: random.Random) -> int:
    decision = rng.choice(match.state.decisions)
    match.play(rng.choice(decision.choices), decision.seat)
    return decision.seat


@pytest.mark.law(10)
@every_variant
def test_undo_goes_back_exactly_and_only_over_what_told_nobody_anything(
    name: str, variant: dict[str, Any]
) -> None:
    for seed in seeds():
        match = cantina.Match(name, seed=seed, **variant)
        rng = random.Random(seed)
        while not match.state.over:
            before = match.state.copy()
            seat = play_random(match, rng)
            if not looked_at(rng):
                continue
            data, rolls = before.dump(), before.rolls
            choice = match.choices[-1][1]
            others = [other for other in range(match.players) if other != seat]
            assert not any(match.can_undo(other) for other in others)
            if not match.can_undo(seat):
                with pytest.raises(cantina.CannotUndo):
                    match.undo(seat)
                continue
            assert match.state.rolls == rolls
            for viewer in viewers(before):
                world = before.world(viewer, seed)
                if world.why_not(choice, seat) is None:
                    world.apply(choice, seat)
                    assert world.view(viewer) == match.state.view(viewer)
            if rng.randrange(4) == 0:
                after = match.state.dump()
                match.undo(seat)
                assert match.state.dump() == data
                match.play(choice, seat)
                assert match.state.dump() == after


@pytest.mark.law(10)
@every_variant
def test_undo_over_bots_never_crosses_a_sealed_step(name: str, variant: dict[str, Any]) -> None:
    for seed in seeds():
        match = cantina.Match(name, seed=seed, **variant)
        rng = random.Random(seed)
        rolls: list[int] = []
        while not match.state.over:
            rolls.append(match.state.rolls)
            play_random(match, rng)
            bots = set(range(1, match.players))
            if looked_at(rng) and match.can_undo(0, over=bots):
                mine = max(at for at, (seat, _) in enumerate(match.choices) if seat == 0)
                assert rolls[mine] == match.state.rolls
                assert not match.can_undo(0) or mine == len(match.choices) - 1


@pytest.mark.law(10)
@every_variant
def test_nothing_to_undo_at_the_start(name: str, variant: dict[str, Any]) -> None:
    match = cantina.Match(name, seed=1, **variant)
    assert not match.can_undo(0)
    with pytest.raises(cantina.CannotUndo, match="nothing"):
        match.undo()
