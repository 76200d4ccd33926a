"""A bot that picks any choice."""

from __future__ import annotations

from cantina.kernel.choice import Choice
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import salt, seeded


class Random:
    """Picks every choice with the same probability."""

    def __init__(self, seed: int) -> None:
        self._rng = seeded(seed, salt("random bot"))

    def choose(self, mind: Mind) -> Choice:
        return mind.choices[self._rng.below(len(mind.choices))]
