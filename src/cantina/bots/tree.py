"""Search trees over what the seats know (information-set Monte Carlo tree search).

Every seat has a tree of its own, whose branches are what that seat sees happen: its own choices, and the
face of the others' (see `Judgement.face`). A playout in one imagined world walks down all trees at once, and
whoever decides looks at its own tree only. So nobody answers a face-down card, or what others decide at the
same time, as if it had been seen.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final, final

from cantina.bots.analysis import Estimate
from cantina.kernel.choice import Choice
from cantina.kernel.ints import i64
from cantina.kernel.judgement import Judgement, natural, stroll
from cantina.kernel.luck import Stream
from cantina.kernel.state import Decision, State


_FLOOR: Final = 8
"""One playout in so many is shared evenly by all choices of a root."""


@final
class Arm:
    """What is known about one choice at one node."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.offered: i64 = 0
        """How often it could have been chosen."""
        self.tries: i64 = 0
        self.total = 0.0
        self.square = 0.0

    def learn(self, worth: float) -> None:
        """Notes what one playout came to."""
        self.tries += 1
        self.total += worth
        self.square += worth * worth

    def estimate(self) -> Estimate:
        """What the choice seems to be worth, with its standard error."""
        if self.tries == 0:
            return Estimate(self.choice.number, 0.0, 1.0, 0)
        tries = float(self.tries)
        mean: float = self.total / tries
        # One playout more, as far off as can be: few playouts that agree are no certainty.
        spread: float = max(0.0, self.square / tries - mean * mean) + 1.0 / (4.0 * tries)
        return Estimate(self.choice.number, mean, sqrt(spread / tries), self.tries)


@final
class Node:
    """Something a seat may come to know, and what it learnt about its choices there."""

    def __init__(self) -> None:
        self.arms: dict[int, Arm] = {}
        self.after: dict[int, Node] = {}
        """By what was seen of a choice: its number for whoever made it, its face for the others."""

    def follow(self, number: i64) -> Node:
        node = self.after.get(number)
        if node is None:
            node = Node()
            self.after[number] = node
        return node


@final
class Tree:
    """The trees of all seats, grown by playouts."""

    def __init__(self, judgement: Judgement[Any], seats: i64, luck: Stream, curiosity: float) -> None:
        self.judgement = judgement
        self.luck = luck
        self.curiosity = curiosity
        """How much a choice seldom tried attracts."""
        self.roots = [Node() for _ in range(seats)]

    def grow(self, world: State, learning: i64) -> None:
        """One playout, which changes the world; only the seats of `learning` (bits) learn from it."""
        judgement = self.judgement
        nodes = self.roots[:]
        made: list[Arm] = []
        makers: list[i64] = []
        waiting: list[i64] = []
        fresh = False
        while not fresh:
            decision = world.decision
            if decision is None:
                break
            seat: i64 = decision.seat
            node = nodes[seat]
            if len(decision.choices) == 1:
                choice = decision.choices[0]
            else:
                arm = self._pick(node, world, decision)
                fresh = arm.tries == 0
                made.append(arm)
                makers.append(seat)
                choice = arm.choice
            face: i64 = judgement.face(world, seat, choice)
            together = len(world.answers) > 0
            world.apply(choice)
            waiting.append(seat)
            waiting.append(choice.number)
            waiting.append(face)
            if together and world.pending != 0 and len(world.answers) > 0 and world.answers[seat] >= 0:
                continue  # others still decide at the same time: nobody has seen anything
            at: i64 = 0
            while at < len(waiting):
                who: i64 = waiting[at]
                for other in range(len(nodes)):
                    number: i64 = waiting[at + 1] if other == who else waiting[at + 2]
                    nodes[other] = nodes[other].follow(number)
                at += 3
            waiting.clear()
        stroll(world, judgement, self.luck)
        worth = judgement.chances(world)
        at = 0
        while at < len(made):
            if learning >> makers[at] & 1:
                made[at].learn(worth[makers[at]])
            at += 1

    def _pick(self, node: Node, world: State, decision: Decision) -> Arm:
        """A choice not tried yet, drawn by urges; or the most promising one.

        The choices that are to be estimated, those at a root, get a small share of the playouts in any case.
        """
        untried: list[Choice] = []
        best: Arm | None = None
        most = -1.0
        part: i64 = _FLOOR * len(decision.choices) if node is self.roots[decision.seat] else 0
        for choice in decision.choices:
            arm = node.arms.get(choice.number)
            if arm is None:
                arm = Arm(choice)
                node.arms[choice.number] = arm
            arm.offered += 1
            if arm.tries == 0:
                untried.append(choice)
            elif arm.tries * part < arm.offered and part > 0:
                return arm
            elif len(untried) == 0:
                tries = float(arm.tries)
                hope: float = arm.total / tries + self.curiosity * sqrt(log(float(arm.offered)) / tries)
                if hope > most:
                    most = hope
                    best = arm
        if untried:
            few = Decision(decision.seat, decision.kind, tuple(untried), None, 0)
            return node.arms[natural(world, self.judgement, self.luck, few).number]
        assert best is not None
        return best
