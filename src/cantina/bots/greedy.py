"""A bot that tries every choice in a few sampled worlds and keeps the best."""

from __future__ import annotations

from cantina.bots.analysis import AnalysingBot, Analysis
from cantina.bots.tree import Arm, sensible_arms
from cantina.kernel.evaluation import rollout
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import seeded


class Greedy(AnalysingBot):
    """Looks one choice ahead: in each world every choice is made once, then a rollout plays on until the
    position can be evaluated."""

    NAME = "greedy"
    VERSION = 3
    DEFAULT_BUDGET = "60"

    def analyse(self, mind: Mind) -> Analysis:
        arms = [Arm(choice) for choice in mind.choices]
        tried = arms
        self.budget.begin()
        while self.budget.spend(len(tried)) or tried[0].visits == 0:
            world = mind.world(self._rng.next())
            rollout_seed = self._rng.next()
            evaluator = world.game.evaluator
            if tried is arms:
                tried = sensible_arms(arms, world, mind.seat)
            for arm in tried:
                # The same random numbers for every choice, so that the comparison is less noisy.
                future = world.copy()
                future.apply(arm.choice, mind.seat)
                rollout(future, evaluator, seeded(rollout_seed, 0))
                arm.add(evaluator.win_probabilities(future)[mind.seat])
        return Analysis(mind.seat, mind.decision.kind, tuple(arm.estimate() for arm in arms))
