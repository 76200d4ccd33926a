"""A bot that searches what the seats may know, by playouts in imagined worlds."""

from __future__ import annotations

from typing import ClassVar, Final

from cantina.bots.analysis import Analysis, Analyst
from cantina.bots.budget import Budget
from cantina.bots.tree import Arm, Tree
from cantina.kernel.luck import salt, seeded
from cantina.kernel.mind import Mind

CURIOSITY: Final = 0.1
OTHERS: Final = 3
"""One playout in so many is for what the others may think."""


class Search(Analyst):
    """Grows the trees of all seats (see `tree`) and makes the choice it has tried most.

    In worlds of its own the bot knows its cards, and the others must not learn from that: they learn in
    worlds the public could believe in, where its cards are as uncertain as they are to them. So a bluff is
    worth what it is worth against somebody who cannot see through it.
    """

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
        luck = self._luck
        world = mind.world(luck.next())
        tree = Tree(world.game.judgement, world.seats, seeded(luck.next(), 0), CURIOSITY)
        me = 1 << mind.seat
        others = (1 << world.seats) - 1 - me
        self.budget.begin()
        playouts = 0
        while self.budget.spend() or playouts == 0:
            playouts += 1
            world = mind.world(luck.next())
            if others and playouts % OTHERS == 0:
                tree.grow(world.world(None, luck.next()), others)
            else:
                tree.grow(world, me)
        return tree
