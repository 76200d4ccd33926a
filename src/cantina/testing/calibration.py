"""Calibration: over many random matches, a hidden fact is true as often as worlds say.

At random positions of random matches a viewer's worlds say how likely the hidden facts of the game are
(`Game.hidden_facts`); the truth says whether they hold. Worlds know the rules and what the viewer has seen, not
how the others play, so the players here do without the choices that the game calls telling where they can.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from cantina.kernel.game import Game
from cantina.kernel.state import State
from cantina.testing.random_match import RandomMatch, viewers

WORLDS: Final = 8
"""Worlds at each position; half of them only say how likely a fact seems, the others how likely it is."""
_POSITIONS: Final = 6
"""Positions of each match."""
_EVERY: Final = 9
"""About so many choices lie between them."""
_FEWEST_MATCHES: Final = 12
"""A difference in fewer matches than this is no evidence."""
_DEVIATIONS: Final = 5.0
"""How many standard errors a difference may be large."""
GROUPS: Final = ((0.0, "unlikely"), (0.2, "possible"), (0.8, "likely"))
"""Facts are also compared apart by how likely they seem: from which share of worlds on, and its name."""


@dataclass
class CalibrationResult:
    """How often worlds say that facts hold, and how often they do."""

    game: str
    kind: str
    """The kind of fact."""
    group: str
    """How likely the facts seemed, or "all"."""
    tolerance: float
    """By how much worlds may be off."""
    said: list[float] = field(default_factory=list)
    """For each match, the sum of what worlds said."""
    true: list[int] = field(default_factory=list)
    """For each match, how many facts were true."""
    facts: list[int] = field(default_factory=list)
    """For each match, how many facts there were."""

    @property
    def count(self) -> int:
        return sum(self.facts)

    @property
    def share_said(self) -> float:
        return sum(self.said) / self.count

    @property
    def share_true(self) -> float:
        return sum(self.true) / self.count

    @property
    def difference(self) -> float:
        """How much oftener worlds say it than it is true."""
        return self.share_said - self.share_true

    @property
    def error(self) -> float:
        """The standard error of the difference; the facts of one match depend on each other."""
        parts = zip(self.said, self.true, self.facts, strict=True)
        return (
            sqrt(sum((said - true - facts * self.difference) ** 2 for said, true, facts in parts)) / self.count
        )

    @property
    def fair(self) -> bool:
        """Whether chance alone may have made the difference."""
        if len(self.facts) < _FEWEST_MATCHES:
            return True
        return abs(self.difference) <= self.tolerance + _DEVIATIONS * max(self.error, 1 / self.count)

    def __str__(self) -> str:
        low, high = self.difference - 1.96 * self.error, self.difference + 1.96 * self.error
        return (
            f"{self.kind} ({self.group}): worlds say {self.share_said:.1%}, it is true of {self.share_true:.1%}"
            f" of {self.count} in {len(self.facts)} matches; the difference is {low:+.1%} to {high:+.1%}"
        )


def calibrate(game: Game, matches: int, seed: int = 0) -> list[CalibrationResult]:
    """Compares worlds with the truth: all facts of a kind, and apart by how likely they seemed."""
    found: dict[tuple[str, str], CalibrationResult] = {}
    tolerances = {fact.kind: fact.tolerance for fact in game.hidden_facts.facts}
    for number in range(matches):
        variant = dict(game.variants[number % len(game.variants)])
        said: defaultdict[tuple[str, str], float] = defaultdict(float)
        true: defaultdict[tuple[str, str], int] = defaultdict(int)
        facts: defaultdict[tuple[str, str], int] = defaultdict(int)
        for kind, seems, is_said, is_true in _match_facts(game, variant, seed + number):
            group = [name for least, name in GROUPS if seems >= least][-1]
            for key in ((kind, "all"), (kind, group)):
                said[key] += is_said
                true[key] += is_true
                facts[key] += 1
        for key, count in facts.items():
            comparison = found.setdefault(key, CalibrationResult(game.meta.name, *key, tolerances[key[0]]))
            comparison.said.append(said[key])
            comparison.true.append(true[key])
            comparison.facts.append(count)
    order = list(tolerances)
    groups = ["all", *(name for _, name in GROUPS)]
    return sorted(found.values(), key=lambda one: (order.index(one.kind), groups.index(one.group)))


def _match_facts(game: Game, variant: dict[str, object], seed: int) -> Iterator[tuple[str, float, float, bool]]:
    """The facts at some positions: kind, how likely one seems, how likely worlds say it is, if it is true."""
    rng = random.Random(f"calibration {seed}")
    for state in _positions(game, variant, seed, rng):
        viewer = rng.choice(viewers(state))
        worlds = [state.world(viewer, rng.getrandbits(32)) for _ in range(WORLDS)]
        for fact in game.hidden_facts.facts:
            in_worlds = [fact.holds(world, viewer) for world in worlds]
            for subject, is_true in fact.holds(state, viewer).items():
                votes = [world[subject] for world in in_worlds]
                half = WORLDS // 2
                yield fact.kind, sum(votes[:half]) / half, sum(votes[half:]) / half, is_true


def _positions(game: Game, variant: dict[str, object], seed: int, rng: random.Random) -> Iterator[State]:
    match = RandomMatch(game, variant, seed, quiet=True)
    for _ in range(_POSITIONS):
        for _ in range(rng.randrange(2 * _EVERY)):
            if match.state.over:
                return
            decision = rng.choice(match.state.decisions)
            quiet_choices = [
                one for one in decision.choices if one.kind not in game.hidden_facts.revealing_choices
            ]
            match.play(decision.seat, rng.choice(quiet_choices or decision.choices))
        if match.state.over:
            return
        yield match.state
