"""Search trees over what the seats know (information-set Monte Carlo tree search).

Every seat has a tree of its own, whose branches are what that seat observes: its own choices, and what it
sees of the others' (see `Evaluator.observed_number`). A playout in one sampled world descends all trees at
once, and the seat that decides reads its own tree only. So nobody reacts to a face-down card, or to what
others decide at the same time, as if it had seen that.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, Final, final

from cantina.bots.analysis import Estimate
from cantina.kernel.choice import Choice
from cantina.kernel.evaluation import Evaluator, rollout
from cantina.kernel.native_types import i64
from cantina.kernel.random_streams import Stream, seeded
from cantina.kernel.state import Decision, State

EXPANSION_VISITS: Final = 1000
"""From this many visits on, a node's own statistics replace the one-ply choice."""
_PRIOR_VISITS: Final = 30.0
"""Virtual playouts with the node's mean, added to every choice: they shrink estimates from few playouts."""
_EXPLORATION: Final = 0.1
"""The exploration constant of the UCB rule."""
_TEMPERATURE: Final = 0.03
"""The temperature of the softmax from which seats outside `learning` draw their choices."""


@final
class Arm:
    """The statistics of one choice at one node (an arm, in bandit terms)."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.offered: i64 = 0
        """How often it was among the choices offered."""
        self.visits: i64 = 0
        self.total = 0.0
        """The sum of the values of its playouts."""
        self.squares = 0.0
        """The sum of their squares."""

    def add(self, value: float) -> None:
        """Adds the value of one playout."""
        self.visits += 1
        self.total += value
        self.squares += value * value

    def smoothed_mean(self, prior: float) -> float:
        """The mean, with some virtual playouts of the prior value."""
        return (self.total + _PRIOR_VISITS * prior) / (float(self.visits) + _PRIOR_VISITS)

    def estimate(self) -> Estimate:
        """The mean value of the choice, with its standard error."""
        if self.visits == 0:
            return Estimate(self.choice.number, 0.0, 1.0, 0)
        visits = float(self.visits)
        mean: float = self.total / visits
        # The last term keeps the error above 0 when a few playouts happen to have the same value.
        variance: float = max(0.0, self.squares / visits - mean * mean) + 1.0 / (4.0 * visits)
        return Estimate(self.choice.number, mean, sqrt(variance / visits), self.visits)


@final
class Node:
    """An information set of one seat, with the statistics of its choices there."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total = 0.0
        self.arms: dict[int, Arm] = {}
        self.children: dict[int, Node] = {}
        """By what was observed of a choice: its number for its own seat, `observed_number` for the others."""

    def child(self, number: i64) -> Node:
        """The node after an observation, made when it is reached for the first time."""
        node = self.children.get(number)
        if node is None:
            node = Node()
            self.children[number] = node
        return node


@final
class SearchTrees:
    """The trees of all seats, grown by playouts."""

    def __init__(self, evaluator: Evaluator[Any], seats: i64) -> None:
        self.evaluator = evaluator
        self.roots = [Node() for _ in range(seats)]

    def playout(self, world: State, rng: Stream, learning: i64, seat: i64, first: Choice | None) -> float:
        """Plays one playout, which changes the world, and returns its value for a seat.

        That seat begins with the choice `first`, if given. Only the trees of the seats in `learning` (bits)
        are updated.
        """
        evaluator = self.evaluator
        nodes = self.roots[:]  # by seat: where it is in its tree
        path_nodes: list[Node] = []
        path_arms: list[Arm] = []
        path_seats: list[i64] = []
        unobserved: list[i64] = []  # choices not observed yet: for each its seat, number and observed number
        in_tree = True
        started = False
        while in_tree:
            decision = world.decision
            if decision is None or (started and evaluator.is_quiescent(world)):
                break
            started = True
            deciding_seat: i64 = decision.seat
            node = nodes[deciding_seat]
            if first is not None and deciding_seat == seat:
                choice = first
                first = None
            elif len(decision.choices) == 1:
                choice = decision.choices[0]
            else:
                expanded = node.visits >= EXPANSION_VISITS
                learns = bool(learning >> deciding_seat & 1)
                if not expanded:
                    arm = _arm(node, one_ply_choice(world, evaluator, rng, decision))
                elif learns:
                    arm = _best_by_ucb(node, decision)
                else:
                    arm = _sample_by_value(node, decision, rng)
                choice = arm.choice
                # An unexpanded node ends the descent only for a seat that learns: below it others may learn.
                in_tree = expanded or not learns
                path_nodes.append(node)
                path_arms.append(arm)
                path_seats.append(deciding_seat)
            simultaneous = len(world.answers) > 0
            unobserved.append(deciding_seat)
            unobserved.append(choice.number)
            unobserved.append(evaluator.observed_number(world, deciding_seat, choice))
            world.apply(choice)
            if (
                simultaneous
                and world.pending != 0
                and len(world.answers) > 0
                and world.answers[deciding_seat] >= 0
            ):
                continue  # others still decide at the same time: nobody observes anything yet
            index: i64 = 0
            while index < len(unobserved):
                for other in range(len(nodes)):
                    own = other == unobserved[index]
                    nodes[other] = nodes[other].child(unobserved[index + 1] if own else unobserved[index + 2])
                index += 3
            unobserved.clear()
        one_ply_rollout(world, evaluator, rng)
        values = evaluator.win_probabilities(world)
        index = 0
        while index < len(path_arms):
            if learning >> path_seats[index] & 1:
                value: float = values[path_seats[index]]
                path_nodes[index].visits += 1
                path_nodes[index].total += value
                path_arms[index].add(value)
            index += 1
        return values[seat]


def one_ply_choice(state: State, evaluator: Evaluator[Any], rng: Stream, decision: Decision) -> Choice:
    """The best choice by one-ply lookahead: every choice is tried once, in one world of the deciding seat.

    A world of that seat, not of the searching one: what the searching seat knows must not help others.
    """
    seat: i64 = decision.seat
    world = state.world(seat, rng.next())
    rollout_seed: i64 = rng.next()
    best: Choice | None = None
    best_value = -1.0
    for choice in decision.choices:
        after = world.copy()
        after.apply(choice, seat)
        rollout(after, evaluator, seeded(rollout_seed, 0))
        value: float = evaluator.win_probabilities(after)[seat]
        if value > best_value:
            best_value = value
            best = choice
    assert best is not None
    return best


def one_ply_rollout(state: State, evaluator: Evaluator[Any], rng: Stream) -> None:
    """Plays on by one-ply choices, past as many quiescent positions as the evaluator wants."""
    remaining: i64 = evaluator.lookahead
    while True:
        decision = state.decision
        if decision is None:
            return
        if evaluator.is_quiescent(state):
            if remaining == 0:
                return
            remaining -= 1
        if len(decision.choices) == 1:
            state.apply(decision.choices[0])
        else:
            state.apply(one_ply_choice(state, evaluator, rng, decision))


def _best_by_ucb(node: Node, decision: Decision) -> Arm:
    """For a seat that learns: the choice with the highest upper confidence bound."""
    best: Arm | None = None
    best_bound = -1.0
    mean: float = node.total / float(node.visits)
    for choice in decision.choices:
        arm = _arm(node, choice)
        arm.offered += 1
        bound: float = arm.smoothed_mean(mean) + _EXPLORATION * sqrt(
            log(float(arm.offered) + 1.0) / (float(arm.visits) + 1.0)
        )
        if bound > best_bound:
            best_bound = bound
            best = arm
    assert best is not None
    return best


def _sample_by_value(node: Node, decision: Decision, rng: Stream) -> Arm:
    """For a seat that does not learn in this playout: a choice drawn by the softmax of the means."""
    mean: float = node.total / float(node.visits)
    weights: list[float] = []
    total = 0.0
    for choice in decision.choices:
        weight: float = exp((_arm(node, choice).smoothed_mean(mean) - mean) / _TEMPERATURE)
        weights.append(weight)
        total += weight
    drawn: float = total * float(rng.next()) / 4294967296.0
    index: i64 = 0
    while index < len(weights) - 1 and drawn >= weights[index]:
        drawn -= weights[index]
        index += 1
    return _arm(node, decision.choices[index])


def _arm(node: Node, choice: Choice) -> Arm:
    arm = node.arms.get(choice.number)
    if arm is None:
        arm = Arm(choice)
        node.arms[choice.number] = arm
    return arm


def sensible_arms(arms: list[Arm], world: State, seat: int) -> list[Arm]:
    """The choices that are not pointless by the game's heuristics; an equal value would not tell them apart."""
    evaluator = world.game.evaluator
    return [arm for arm in arms if not evaluator.is_pointless(world, seat, arm.choice)] or arms
