"""A bot that tries every choice in a few imagined worlds and keeps the best."""

from __future__ import annotations

from cantina.bots.analysis import Analysis, Analyst
from cantina.bots.tree import Arm
from cantina.kernel.judgement import stroll
from cantina.kernel.luck import seeded
from cantina.kernel.mind import Mind


class Greedy(Analyst):
    """Looks one choice ahead: in each world every choice is made once, then all play on by their urges
    until the position can be judged."""

    NAME = "greedy"
    VERSION = 3
    USUAL = "60"

    def analyse(self, mind: Mind) -> Analysis:
        arms = [Arm(choice) for choice in mind.choices]
        self.budget.begin()
        while self.budget.spend(len(arms)) or arms[0].tries == 0:
            world = mind.world(self._luck.next())
            luck = self._luck.next()
            judgement = world.game.judgement
            for arm in arms:
                # The same luck for every choice: what is compared is the choice, not the dice.
                future = world.copy()
                future.apply(arm.choice, mind.seat)
                stroll(future, judgement, seeded(luck, 0))
                arm.learn(judgement.chances(future)[mind.seat])
        return Analysis(mind.seat, mind.decision.kind, tuple(arm.estimate() for arm in arms))
