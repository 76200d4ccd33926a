"""Law 9: worlds are fair: complete, different, and independent of what the viewer does not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cantina.kernel.errors import CantinaError
from cantina.kernel.hidden_history import UNUSED, History, a_of, viewers_of
from cantina.kernel.pile import Pile, viewer_bit
from cantina.kernel.random_streams import seeded
from cantina.kernel.state import State, playout
from cantina.testing.calibration import calibrate
from cantina.testing.laws.check import TRUTH_AND_WORLD, Sample, expect, expect_equal, law
from cantina.testing.laws.no_leak import visible_state
from cantina.testing.random_match import play_side_by_side, viewer_name, viewers

_WORLDS = 20
"""The number of worlds that are compared with each other."""


@law(9, "a world has every component of the box and can be played to the end")
def worlds_are_complete_and_can_be_played_to_the_end(sample: Sample) -> None:
    game = sample.game
    for match in sample.random_matches():
        for state in match.positions(every=40):
            for viewer in viewers(state):
                world = state.world(viewer, match.seed + 11)
                expect_equal(
                    dict(game.inventory(state)),
                    dict(game.inventory(world)),
                    f"a world of {viewer_name(viewer)} has lost or doubled components",
                    TRUTH_AND_WORLD,
                )
                playout(world, seeded(match.seed, 2))
                expect(
                    world.over and world.result is not None,
                    f"a world of {viewer_name(viewer)} cannot be played to the end",
                )


@law(9, "a world depends only on its seed and on what its viewer knows")
def worlds_depend_only_on_what_the_viewer_knows(sample: Sample) -> None:
    """Replacing what is hidden from the viewer changes no world, so neither its probability."""
    for match in sample.random_matches():
        for state in match.positions(every=25):
            for viewer in viewers(state):
                other_truth = state.world(viewer, match.seed + 1)
                for number in range(3):
                    expect_equal(
                        state.world(viewer, number).dump(),
                        other_truth.world(viewer, number).dump(),
                        f"the world of {viewer_name(viewer)} with seed {number} changes with what is hidden",
                    )


@law(9, "two matches that looked the same to a viewer so far give it the same worlds")
def matches_that_looked_the_same_give_the_same_worlds(sample: Sample) -> None:
    """A viewer knows what it has seen: where that is the same in two matches, so are its worlds."""
    for match in sample.random_matches():
        for start in match.positions(every=30):
            for viewer in match.some_viewers():
                truth, other = start.copy(), start.world(viewer, match.seed + 5)
                steps = play_side_by_side(truth, other, match.rng, max_steps=15)
                for number, (events, other_events) in enumerate(steps):
                    if [e.seen_by(viewer) for e in events] != [e.seen_by(viewer) for e in other_events]:
                        break
                    if truth.view(viewer) != other.view(viewer):
                        break
                    expect_equal(
                        truth.world(viewer, number).dump(),
                        other.world(viewer, number).dump(),
                        f"two matches looked the same to {viewer_name(viewer)}, but their worlds differ",
                    )


@law(9, "worlds differ from each other and have random numbers of their own")
def worlds_differ_from_each_other(sample: Sample) -> None:
    state = sample.random_match(sample.seeds[0]).state
    truth = state.dump()
    for viewer in viewers(state):
        worlds = [state.world(viewer, number).dump() for number in range(_WORLDS)]
        tables = {str(world["table"]) for world in worlds}
        expect(
            len(tables) > _WORLDS // 2,
            f"of {_WORLDS} worlds of {viewer_name(viewer)} only {len(tables)} are different",
        )
        expect(
            all(world["streams"] != truth["streams"] for world in worlds),
            f"a world of {viewer_name(viewer)} has the random streams of the truth, so a search could see what "
            "will be drawn",
        )


@law(9, "a world of a viewer within another world shows that viewer the same")
def worlds_of_worlds_show_the_same(sample: Sample) -> None:
    for match in sample.random_matches():
        for state in match.positions(every=60):
            for viewer in match.some_viewers():
                world = state.world(viewer, 1)
                for other in viewers(state):
                    deeper = world.world(other, 2)
                    expect_equal(
                        world.view(other),
                        deeper.view(other),
                        f"a world of {viewer_name(other)} within a world shows it something else",
                    )


_DEALS = 8
_MANY_WORLDS = 60
_FIRST_VALUE = 5
"""Where the values of an entry begin in the dump of a history."""


@law(9, "what varies between deals and a viewer has not seen varies between its worlds")
def what_was_not_seen_varies_between_worlds(sample: Sample) -> None:
    """At the start of a match: cards of piles and values of hidden histories one by one, other fields whole."""
    deals = [sample.random_match(sample.seeds[0] + number, quiet=True).state for number in range(_DEALS)]
    tables = [deal.dump()["table"] for deal in deals]
    truth = sample.random_match(sample.seeds[0], quiet=True).state
    for viewer in (None, 0):
        worlds = [truth.world(viewer, number).dump()["table"] for number in range(_MANY_WORLDS)]
        for name in sample.game.field_types:
            if name in sample.game.hidden_facts.public_fields:
                continue
            parts = list(_unseen_parts(getattr(truth, name), viewer, ()))
            for path in parts:
                values = [_part(table[name], path) for table in tables]
                constant = all(_part(world[name], path) == values[0] for world in worlds)
                if constant and any(value != values[0] for value in values if value is not None):
                    others = [table[name] for table in tables if table[name] != tables[0][name]]
                    expect(
                        not path and _shows(truth, viewer, name, others),
                        f"`{name}{''.join(f'[{step}]' for step in path)}` varies between deals and "
                        f"{viewer_name(viewer)} has not seen it, but {_MANY_WORLDS} worlds all have the truth",
                    )


def _unseen_parts(value: Any, viewer: int | None, path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The places of a field's dump that a viewer has not seen, or () for a field without seen-masks."""
    bit = viewer_bit(viewer)
    if isinstance(value, Pile):
        yield from ((*path, at, 0) for at, seen in enumerate(value.seen) if not seen & bit)
    elif isinstance(value, History):
        for at, packed in enumerate(value.to_list()):
            if a_of(packed) != UNUSED and not viewers_of(packed) & bit:
                yield (*path, at, _FIRST_VALUE)
    elif isinstance(value, list) and value and isinstance(value[0], Pile | History):
        for at, item in enumerate(value):
            yield from _unseen_parts(item, viewer, (*path, at))
    else:
        yield path


def _part(value: Any, path: tuple[int, ...]) -> Any:
    """What is at a place of a dump; None where a deal has no such place."""
    for step in path:
        if not isinstance(value, list | tuple) or step >= len(value):
            return None
        value = value[step]
    return value


def _shows(state: State, viewer: int | None, name: str, others: list[Any]) -> bool:
    """Whether a viewer would see the difference if a field were as in another deal."""
    for other in others:
        data = state.dump()
        data["table"][name] = other
        try:
            changed = state.game.load(data)
        except CantinaError:
            continue  # what cannot be is not a secret
        if visible_state(changed, viewer) == visible_state(state, viewer):
            return False
    return True


_CALIBRATION_MATCHES = 80


@law(9, "hidden facts are true as often as worlds say, also where something did not happen", per_variant=False)
def hidden_facts_are_true_as_often_as_worlds_say(sample: Sample) -> None:
    """Over at least 80 matches, of all variants in turn; nothing is compared without declared facts."""
    sample.after_all_matches()
    for comparison in calibrate(sample.game, max(_CALIBRATION_MATCHES, len(sample.seeds)), sample.seeds[0]):
        expect(comparison.fair, str(comparison))
