"""Law 5: no component of the box is lost or doubled during a match."""

from __future__ import annotations

from cantina.testing.laws.check import Sample, expect, law


@law(5, "no component is lost or doubled")
def no_component_is_lost_or_doubled(sample: Sample) -> None:
    inventory = sample.game.inventory
    for match in sample.random_matches(quiet=True):
        at_start = dict(inventory(match.state))
        expect(at_start, "the inventory counts nothing")
        for state in match.positions(every=4):
            now = dict(inventory(state))
            changed = sorted(name for name in {*at_start, *now} if at_start.get(name) != now.get(name))
            counts = ", ".join(
                f"{now.get(name, 0)} of {name!r} instead of {at_start.get(name, 0)}" for name in changed
            )
            expect(not changed, f"the inventory has changed since the start: there are {counts}")
