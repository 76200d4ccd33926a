"""Law 8: nothing hidden leaves the rules.

Replacing the state by a world of a viewer changes neither the viewer's view, nor its offered choices, nor
the events it gets, now and along the following choices until something hidden is revealed to it.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cantina.kernel.event import Event
from cantina.kernel.pile import viewer_bit
from cantina.kernel.state import State
from cantina.kernel.view_changes import ShownView, StepPositions, show_view, view_steps
from cantina.testing.laws.check import TRUTH_AND_WORLD, Sample, expect, expect_equal, law
from cantina.testing.random_match import play_side_by_side, viewer_name, viewers


def visible_state(state: State, viewer: int | None) -> bytes:
    """Everything the client of a viewer is sent of a state."""
    decision = None if viewer is None else state.decision_of(viewer)
    offered = None if decision is None else [choice.text for choice in decision.choices]
    return msgspec.json.encode({"view": state.view(viewer), "choices": offered, "over": state.over})


def visible_events(events: Sequence[Event], viewer: int | None) -> bytes:
    """Everything the client of a viewer is sent of events."""
    return msgspec.json.encode({"events": [event.seen_by(viewer) for event in events]})


def visible_changes(
    before: ShownView, events: Sequence[Event], state: State, viewer: int | None
) -> tuple[bytes, ShownView]:
    """All that the client of a viewer is sent of what events changed in its view, and what it is shown then."""
    found = view_steps(before, StepPositions(events, state.positions or (), state), viewer)
    return msgspec.json.encode(found.changes), found.last


@law(8, "a world looks to its viewer exactly as the truth does")
def a_world_looks_like_the_truth(sample: Sample) -> None:
    for match in sample.random_matches():
        for state in match.positions(every=20):
            for viewer in viewers(state):
                for number in range(2):
                    world = state.world(viewer, match.seed * 1000 + number)
                    expect_equal(
                        visible_state(state, viewer),
                        visible_state(world, viewer),
                        f"{viewer_name(viewer)} sees something hidden",
                        TRUTH_AND_WORLD,
                    )


@law(8, "the same choices in a world keep looking like the truth until something hidden is revealed")
def a_world_keeps_looking_like_the_truth(sample: Sample) -> None:
    compared = 0
    for match in sample.random_matches():
        for start in match.positions(every=30):
            for viewer in viewers(start):
                truth, world = start.copy(), start.world(viewer, match.seed + 5)
                truth.positions, world.positions = [], []
                shown, world_shown = show_view(truth, viewer), show_view(world, viewer)
                for events, world_events in play_side_by_side(truth, world, match.rng, max_steps=12):
                    if (truth.revealed_to | world.revealed_to) & viewer_bit(viewer):
                        break
                    expect_equal(
                        visible_events(events, viewer),
                        visible_events(world_events, viewer),
                        f"an event shows {viewer_name(viewer)} something hidden",
                        TRUTH_AND_WORLD,
                    )
                    expect_equal(
                        visible_state(truth, viewer),
                        visible_state(world, viewer),
                        f"{viewer_name(viewer)} sees something hidden that `reveal_to` did not announce",
                        TRUTH_AND_WORLD,
                    )
                    changes, shown = visible_changes(shown, events, truth, viewer)
                    world_changes, world_shown = visible_changes(world_shown, world_events, world, viewer)
                    expect_equal(
                        changes,
                        world_changes,
                        f"the view after an event shows {viewer_name(viewer)} something hidden",
                        TRUTH_AND_WORLD,
                    )
                    compared += 1
    # In a solo game almost every choice reveals something: a match or two may offer nothing to compare.
    sample.after_all_matches()
    expect(
        compared > 0 or len(sample.seeds) < 4,
        "every choice reveals something to everybody, so nothing could be compared",
    )
