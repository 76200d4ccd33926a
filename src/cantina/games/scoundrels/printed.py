"""What the cards and the board print, as a view shows it."""

from __future__ import annotations

from functools import lru_cache

from cantina.games.scoundrels.content import (
    BLUE_TRAITS,
    BOTH,
    COLOURS,
    HIGHEST_REPUTATION,
    JOBS,
    LEFT,
    LOCATIONS,
    LOWEST_REPUTATION,
    RIGHT,
    SAFES_EACH,
    SLOT_NAMES,
    TIMINGS,
    TRAITS,
    Ability,
    ScoundrelsNumbers,
)
from cantina.games.scoundrels.view_types import (
    AbilityView,
    JobView,
    LeaderSlotView,
    LocationView,
    PricesView,
    PrintedView,
    StepView,
    TraitView,
)


@lru_cache(maxsize=64)
def printed_view(numbers: ScoundrelsNumbers) -> PrintedView:
    """What cards and board print in a match with these numbers; made once for each set."""
    return PrintedView(
        traits=tuple(
            TraitView(
                trait=trait.name,
                colour="blue" if at < BLUE_TRAITS else "red",
                timing=TIMINGS[trait.timing],
                slots=tuple(SLOT_NAMES[slot] for slot in trait.slots),
                arrow=_ARROWS.get(trait.arrow),
                dollars=numbers.trait_dollars[at],
                tech=numbers.tech[at],
                modifier="extra" if trait.extra else "twice" if trait.twice else None,
                designed=_is_designed(trait.source),
            )
            for at, trait in enumerate(TRAITS)
        ),
        jobs=tuple(
            JobView(
                job=job.name,
                colour=COLOURS[job.colour],
                dollars=numbers.job_dollars[at],
                holes=job.holes,
                ability=_ability_view(numbers.job_abilities[at]),
                designed=_is_designed(job.source),
            )
            for at, job in enumerate(JOBS)
        ),
        leader_slots=tuple(
            LeaderSlotView(slot, None if ability is None else _ability_view(ability))
            for slot, ability in zip(SLOT_NAMES, numbers.leader_abilities, strict=True)
        ),
        locations=tuple(
            LocationView(location, tuple(sorted(numbers.safe_values[at * SAFES_EACH : (at + 1) * SAFES_EACH])))
            for at, location in enumerate(LOCATIONS)
        ),
        prices=PricesView(numbers.sell, numbers.bail, numbers.bribe, numbers.discount),
        reputation_range=(LOWEST_REPUTATION, HIGHEST_REPUTATION),
    )


_ARROWS = {LEFT: "left", RIGHT: "right", BOTH: "both"}


def _is_designed(source: str) -> bool:
    """Whether a whole card is ours, not only a number on it."""
    return set(source) <= {"D", "/"}


def _ability_view(ability: Ability) -> AbilityView:
    cost = None if ability.cost is None else StepView(ability.cost.text_key, ability.amount, 0, False)
    steps = (*ability.steps, *([ability.otherwise] if ability.otherwise else []))
    return AbilityView(
        cost,
        tuple(
            StepView(
                step.effect.text_key,
                0 if step.effect.at_location else step.first,
                step.second,
                step.optional or step is ability.otherwise,
            )
            for step in steps
        ),
    )
