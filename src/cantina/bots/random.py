"""A bot that picks any choice."""

from __future__ import annotations

from cantina.kernel.choice import Choice
from cantina.kernel.luck import salt, seeded
from cantina.kernel.mind import Mind


class Random:
    """Picks evenly among the choices."""

    def __init__(self, seed: int) -> None:
        self._luck = seeded(seed, salt("random bot"))

    def choose(self, mind: Mind) -> Choice:
        return mind.choices[self._luck.below(len(mind.choices))]
