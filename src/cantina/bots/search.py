"""A bot that searches what the seats may know, by playouts in imagined worlds."""

from __future__ import annotations

from typing import ClassVar

from cantina.bots.analysis import Analysis, Analyst
from cantina.bots.budget import Budget
from cantina.bots.tree import Arm, Tree
from cantina.kernel.luck import salt, seeded
from cantina.kernel.mind import Mind


class Search(Analyst):
    """Grows the trees of all seats (see `tree`) and makes the choice it has tried most."""

    VERSION: ClassVar = 1
    USUAL: ClassVar = "1000"

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(budget)
        self._luck = seeded(seed, salt("search bot"))

    def analyse(self, mind: Mind) -> Analysis:
        arms = self._grow(mind).roots[mind.seat].arms
        known = (arms.get(choice.number) or Arm(choice) for choice in mind.choices)
        return Analysis(mind.seat, mind.decision.kind, tuple(arm.estimate() for arm in known))

    def _grow(self, mind: Mind) -> Tree:
        world = mind.world(self._luck.next())
        judgement = world.game.judgement
        tree = Tree(judgement, world.seats, seeded(self._luck.next(), 0), 0.4, 0, 1_000_000)
        everyone = (1 << world.seats) - 1
        self.budget.begin()
        tree.grow(world, everyone)
        while self.budget.spend():
            tree.grow(mind.world(self._luck.next()), everyone)
        return tree
