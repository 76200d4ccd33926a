"""Search trees over what the seats know (information-set Monte Carlo tree search).

Every seat has a tree of its own, whose branches are what that seat sees happen: its own choices, and the
face of the others' (see `Judgement.face`). A playout in one imagined world walks down all trees at once, and
whoever decides looks at its own tree only. So nobody answers a face-down card, or what others decide at the
same time, as if it had been seen.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final, final

from cantina.bots.analysis import Estimate
from cantina.kernel.choice import Choice
from cantina.kernel.ints import i64
from cantina.kernel.judgement import Judgement, stroll
from cantina.kernel.luck import Stream, seeded
from cantina.kernel.state import Decision, State

FAMILIAR: Final = 1000
"""From so many playouts on, a node is known better than a glance can tell."""
_CAUTION: Final = 30.0
"""So many playouts that came to the usual are added to those of a choice: luck soon looks like skill."""
_CURIOSITY: Final = 0.1
"""How much a choice seldom tried attracts."""
_LEEWAY: Final = 0.03
"""A choice better by so much is e times as likely."""


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

    def prospect(self, usual: float) -> float:
        """The mean, with some playouts more that came to the usual."""
        return (self.total + _CAUTION * usual) / (float(self.tries) + _CAUTION)

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
        self.visits: i64 = 0
        self.total = 0.0
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

    def __init__(self, judgement: Judgement[Any], seats: i64) -> None:
        self.judgement = judgement
        self.roots = [Node() for _ in range(seats)]

    def grow(self, world: State, luck: Stream, learning: i64, seat: i64, first: Choice | None) -> float:
        """One playout, which changes the world, and what it came to for a seat.

        That seat begins with a choice given, if there is one. Only the seats of `learning` (bits) learn.
        """
        judgement = self.judgement
        nodes = self.roots[:]
        met: list[Node] = []
        made: list[Arm] = []
        makers: list[i64] = []
        seen: list[i64] = []
        known = True
        begun = False
        while known:
            decision = world.decision
            if decision is None or (begun and judgement.settled(world)):
                break
            begun = True
            who: i64 = decision.seat
            node = nodes[who]
            if first is not None and who == seat:
                choice = first
                first = None
            elif len(decision.choices) == 1:
                choice = decision.choices[0]
            else:
                familiar = node.visits >= FAMILIAR
                learns = bool(learning >> who & 1)
                if not familiar:
                    arm = _arm(node, glance(world, judgement, luck, decision))
                elif learns:
                    arm = _promising(node, decision)
                else:
                    arm = _likely(node, decision, luck)
                choice = arm.choice
                # Whoever does not learn now goes on by urges, and others may learn what comes of it.
                known = familiar or not learns
                met.append(node)
                made.append(arm)
                makers.append(who)
            together = len(world.answers) > 0
            seen.append(who)
            seen.append(choice.number)
            seen.append(judgement.face(world, who, choice))
            world.apply(choice)
            if together and world.pending != 0 and len(world.answers) > 0 and world.answers[who] >= 0:
                continue  # others still decide at the same time: nobody has seen anything
            at: i64 = 0
            while at < len(seen):
                for other in range(len(nodes)):
                    nodes[other] = nodes[other].follow(seen[at + 1] if other == seen[at] else seen[at + 2])
                at += 3
            seen.clear()
        walk(world, judgement, luck)
        worth = judgement.chances(world)
        at = 0
        while at < len(made):
            if learning >> makers[at] & 1:
                gain: float = worth[makers[at]]
                met[at].visits += 1
                met[at].total += gain
                made[at].learn(gain)
            at += 1
        return worth[seat]


def glance(state: State, judgement: Judgement[Any], luck: Stream, decision: Decision) -> Choice:
    """What somebody chooses who thinks for a moment: every choice is tried once, in one imagined world.

    It is a world of the seat that decides: nobody sees through a bluff because the searcher knows better.
    """
    seat: i64 = decision.seat
    world = state.world(seat, luck.next())
    future: i64 = luck.next()
    best: Choice | None = None
    most = -1.0
    for choice in decision.choices:
        after = world.copy()
        after.apply(choice, seat)
        stroll(after, judgement, seeded(future, 0))
        worth: float = judgement.chances(after)[seat]
        if worth > most:
            most = worth
            best = choice
    assert best is not None
    return best


def walk(state: State, judgement: Judgement[Any], luck: Stream) -> None:
    """Plays on by glances, past as many settled positions as the judgement needs."""
    further: i64 = judgement.reach
    while True:
        decision = state.decision
        if decision is None:
            return
        if judgement.settled(state):
            if further == 0:
                return
            further -= 1
        if len(decision.choices) == 1:
            state.apply(decision.choices[0])
        else:
            state.apply(glance(state, judgement, luck, decision))


def _promising(node: Node, decision: Decision) -> Arm:
    """For somebody who learns: the choice with the best prospects; one never tried has those of its node."""
    best: Arm | None = None
    most = -1.0
    usual: float = node.total / float(node.visits)
    for choice in decision.choices:
        arm = _arm(node, choice)
        arm.offered += 1
        hope: float = arm.prospect(usual) + _CURIOSITY * sqrt(
            log(float(arm.offered) + 1.0) / (float(arm.tries) + 1.0)
        )
        if hope > most:
            most = hope
            best = arm
    assert best is not None
    return best


def _likely(node: Node, decision: Decision, luck: Stream) -> Arm:
    """What somebody may choose who has learnt as much: the better, the likelier, but nobody can be sure."""
    usual: float = node.total / float(node.visits)
    weights: list[float] = []
    total = 0.0
    for choice in decision.choices:
        weight: float = exp((_arm(node, choice).prospect(usual) - usual) / _LEEWAY)
        weights.append(weight)
        total += weight
    drawn: float = total * float(luck.next()) / 4294967296.0
    at: i64 = 0
    while at < len(weights) - 1 and drawn >= weights[at]:
        drawn -= weights[at]
        at += 1
    return _arm(node, decision.choices[at])


def _arm(node: Node, choice: Choice) -> Arm:
    arm = node.arms.get(choice.number)
    if arm is None:
        arm = Arm(choice)
        node.arms[choice.number] = arm
    return arm
