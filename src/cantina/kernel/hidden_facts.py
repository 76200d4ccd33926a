"""Hidden facts: what a viewer does not know, and worlds are to get right as often as they should."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final


@dataclass(frozen=True)
class HiddenFact:
    """A kind of fact that is hidden from some viewers, and true or not."""

    kind: str
    """What is said of each subject, for reports: "a rival holds an ambush"."""
    holds: Callable[[Any, int | None], Mapping[Any, bool]]
    """By subject, whether it is so in a state; the subjects must follow from what the viewer knows."""
    tolerance: float = 0.0
    """By how much worlds may be off on average, where others' choices suggest the fact: worlds ignore that."""


@dataclass(frozen=True)
class HiddenFacts:
    """What a game declares about the things it hides, for law 9."""

    facts: tuple[HiddenFact, ...] = ()
    """Facts that have to be true as often as worlds say."""
    revealing_choices: frozenset[str] = frozenset()
    """Kinds of choices whose being offered or not depends on these facts alone.

    Whoever does not make such a choice tells something by it, which worlds do not take into account; so matches
    that compare worlds with the truth do without them where they can.
    """
    public_fields: Mapping[str, str] = field(default_factory=dict)
    """Fields of the state that everybody can work out although no view shows them, and how."""


NO_HIDDEN_FACTS: Final = HiddenFacts()
"""For a game that declares none."""
