"""A bot that searches the seats' information sets by playouts in sampled worlds."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from cantina.bots.analysis import AnalysingBot, Analysis
from cantina.bots.tree import EXPANSION_VISITS, Arm, SearchTrees, one_ply_choice, sensible_arms
from cantina.kernel.choice import Choice
from cantina.kernel.evaluation import Evaluator
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import Stream, seeded
from cantina.kernel.state import State

OPPONENT_SHARE: Final = 4
"""One playout in this many trains the opponents' trees, once the own tree has begun to expand."""
MIN_WORLDS: Final = 32
"""A choice is compared in at least this many worlds before it can be eliminated."""
ELIMINATION_ERRORS: Final = 4.0
"""It is eliminated when this many standard errors behind the best."""


class Search(AnalysingBot):
    """Successive elimination over the choices: in each world every remaining choice gets a playout with the
    same random numbers, in which every seat chooses by `tree.one_ply_choice` from what it knows.

    Below the root grow the trees of all seats (see `tree`). In worlds of its own seat the bot's cards are
    fixed, and the opponents must not learn from that: their trees are trained in public worlds, where its
    cards are as uncertain as they are to them. So a bluff gets the value it has against opponents who do
    not know the bot's cards.
    """

    NAME = "search"
    VERSION = 2
    DEFAULT_BUDGET = "1000"

    def analyse(self, mind: Mind) -> Analysis:
        race = Race(mind)
        rng = self._rng
        seat = mind.seat
        world = mind.world(rng.next())
        race.remaining = sensible_arms(race.arms, world, seat)
        tree = SearchTrees(world.game.evaluator, world.seats)
        me = 1 << seat
        others = (1 << world.seats) - 1 - me
        own_playouts = -EXPANSION_VISITS  # since the last one for the opponents; they get none at first
        self.budget.begin()
        while self.budget.spend(len(race.remaining)) or race.worlds == 0:
            world = mind.world(rng.next())
            playout_seed = rng.next()
            race.add(
                [
                    tree.playout(world.copy(), seeded(playout_seed, 0), me, seat, arm.choice)
                    for arm in race.remaining
                ]
            )
            own_playouts += len(race.remaining)
            while others and own_playouts >= OPPONENT_SHARE - 1 and self.budget.spend():
                own_playouts -= OPPONENT_SHARE - 1
                public = mind.world(rng.next()).world(None, rng.next())
                tree.playout(public, seeded(rng.next(), 0), others, seat, None)
        return Analysis(seat, mind.decision.kind, tuple(arm.estimate() for arm in race.arms))

    def rollout_policy(self, state: State, evaluator: Evaluator[Any], rng: Stream, seat: int) -> Choice:
        decision = state.decision_of(seat)
        assert decision is not None
        return one_ply_choice(state, evaluator, rng, decision)


class Race:
    """A race between the choices: compares them with the leader world by world and, at doubling intervals,
    eliminates those clearly behind."""

    def __init__(self, mind: Mind) -> None:
        self.arms = [Arm(choice) for choice in mind.choices]
        self.remaining = self.arms[:]
        self.worlds = 0
        self._leader = 0
        """The index of the choice the others are compared with."""
        self._worlds_since = 0
        """The worlds since the last elimination."""
        self._interval = MIN_WORLDS
        """The worlds from one elimination to the next."""
        self._gap_sums = [0.0] * len(self.arms)
        self._square_sums = [0.0] * len(self.arms)

    def add(self, values: list[float]) -> None:
        """Adds the value of each remaining choice in one world."""
        self.worlds += 1
        best = values[self._leader]
        for index, value in enumerate(values):
            self.remaining[index].add(value)
            gap = best - value
            self._gap_sums[index] += gap
            self._square_sums[index] += gap * gap
        self._worlds_since += 1
        if self._worlds_since == self._interval:
            self._eliminate()

    def _eliminate(self) -> None:
        count = self._worlds_since
        kept: list[Arm] = []
        for index, arm in enumerate(self.remaining):
            gap = self._gap_sums[index] / count
            error = sqrt(max(0.0, self._square_sums[index] / count - gap * gap) / count)
            if gap <= ELIMINATION_ERRORS * error:
                kept.append(arm)
        self.remaining = kept
        self._leader = max(range(len(kept)), key=lambda index: kept[index].total)
        self._gap_sums = [0.0] * len(kept)
        self._square_sums = [0.0] * len(kept)
        self._worlds_since = 0
        self._interval = self.worlds
