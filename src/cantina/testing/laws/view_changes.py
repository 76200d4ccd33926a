"""Law 15: a client follows its view by the changes it is sent.

Every event comes with what it changed in a viewer's view, so that a client can show event after event without
knowing the rules.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.kernel.state import State
from cantina.kernel.view_changes import ShownView, StepPositions, apply_changes, show_view, view_steps
from cantina.testing.laws.check import LawBroken, Sample, expect_equal, law
from cantina.testing.random_match import RandomMatch, viewer_name, viewers

_LABELS = ("by the changes", "in the view")


@law(15, "the view before, with the changes told, is the view after, event by event, for every viewer")
def changes_lead_from_view_to_view(sample: Sample) -> None:
    for match in sample.random_matches():
        if match.sparse:
            for _ in range(match.rng.randrange(150)):
                if not match.state.over:
                    match.step()
        everybody = viewers(match.state)
        followed = {
            viewer: (show_view(match.state, viewer), _json(match.state, viewer))
            # Two of them: a few matches follow everybody, at a third of the time.
            for viewer in (everybody[(2 * match.seed + one) % len(everybody)] for one in range(2))
        }
        match.state.positions = []
        steps = 0
        while not match.state.over and not (match.sparse and steps == 12):
            held = {viewer: match.state.view(viewer) for viewer in followed}
            match.step()
            steps += 1
            for viewer, (shown, told) in followed.items():
                why = f"a view that {viewer_name(viewer)} was given changes with the state"
                expect_equal(_decoded(held[viewer]), told, why, ("now", "when it was given"))
                followed[viewer] = _follow(match, viewer, shown, told)


def _follow(match: RandomMatch, viewer: int | None, before: ShownView, told: Any) -> tuple[ShownView, Any]:
    """One step for one viewer: what it is shown, and what it was told by changes alone."""
    positions = match.state.positions
    if positions is None or len(positions) != len(match.events):
        raise LawBroken("the state has not kept its position at every event")
    found = view_steps(before, StepPositions(match.events, positions, match.state), viewer)
    shown_at = [
        p for p, event in zip(positions, match.events, strict=True) if event.seen_by(viewer) is not None
    ]
    for position, changes in zip([*shown_at[:-1], match.state], found.changes, strict=True):
        told = apply_changes(told, msgspec.json.decode(msgspec.json.encode(changes)))
        expect_equal(
            told, _json(position, viewer), f"the changes show {viewer_name(viewer)} another view", _LABELS
        )
    return found.last, told


def _json(state: State, viewer: int | None) -> Any:
    return _decoded(state.view(viewer))


def _decoded(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))
