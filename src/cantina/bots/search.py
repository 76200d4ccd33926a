"""A bot that searches what the seats may know, by playouts in imagined worlds."""

from __future__ import annotations

from math import sqrt
from typing import Final

from cantina.bots.analysis import Analysis, Analyst
from cantina.bots.tree import FAMILIAR, Arm, Tree
from cantina.kernel.luck import seeded
from cantina.kernel.mind import Mind

OTHERS: Final = 4
"""One playout in so many is for what the others may think, once there are enough to learn from."""
FAIR: Final = 32
"""A choice is compared in so many worlds before it can drop out."""
BEHIND: Final = 4.0
"""It drops out when it is so many standard errors behind the best."""


class Search(Analyst):
    """Lets the choices race: in each world every one still in it gets a playout, with the same luck, in
    which everybody chooses at a glance (see `tree.glance`), each from what its own seat knows.

    Below them grow the trees of all seats (see `tree`). In worlds of its own the bot knows its cards, and the
    others must not learn from that: they learn in worlds the public could believe in, where its cards are as
    uncertain as they are to them. So a bluff is worth what it is worth against somebody who cannot see
    through it.
    """

    NAME = "search"
    VERSION = 2
    USUAL = "1000"

    def analyse(self, mind: Mind) -> Analysis:
        race = Race(mind)
        luck = self._luck
        seat = mind.seat
        world = mind.world(luck.next())
        tree = Tree(world.game.judgement, world.seats)
        me = 1 << seat
        others = (1 << world.seats) - 1 - me
        owed = -FAMILIAR
        self.budget.begin()
        while self.budget.spend(len(race.running)) or race.worlds == 0:
            world = mind.world(luck.next())
            future = luck.next()
            race.add([tree.grow(world.copy(), seeded(future, 0), me, seat, arm.choice) for arm in race.running])
            owed += len(race.running)
            while others and owed >= OTHERS - 1 and self.budget.spend():
                owed -= OTHERS - 1
                public = mind.world(luck.next()).world(None, luck.next())
                tree.grow(public, seeded(luck.next(), 0), others, seat, None)
        return Analysis(seat, mind.decision.kind, tuple(arm.estimate() for arm in race.arms))


class Race:
    """Choices compared world by world with the one that leads; at ever longer intervals those that are
    clearly behind drop out."""

    def __init__(self, mind: Mind) -> None:
        self.arms = [Arm(choice) for choice in mind.choices]
        self.running = self.arms[:]
        self.worlds = 0
        self._leader = 0
        self._since = 0
        self._until = FAIR
        self._gap = [0.0] * len(self.arms)
        self._square = [0.0] * len(self.arms)

    def add(self, worth: list[float]) -> None:
        """What each running choice came to in one world."""
        self.worlds += 1
        best = worth[self._leader]
        for at, one in enumerate(worth):
            self.running[at].learn(one)
            gap = best - one
            self._gap[at] += gap
            self._square[at] += gap * gap
        self._since += 1
        if self._since == self._until:
            self._thin()

    def _thin(self) -> None:
        count = self._since
        kept: list[Arm] = []
        for at, arm in enumerate(self.running):
            gap = self._gap[at] / count
            error = sqrt(max(0.0, self._square[at] / count - gap * gap) / count)
            if gap <= BEHIND * error:
                kept.append(arm)
        self.running = kept
        self._leader = max(range(len(kept)), key=lambda at: kept[at].total)
        self._gap = [0.0] * len(kept)
        self._square = [0.0] * len(kept)
        self._since = 0
        self._until = self.worlds
