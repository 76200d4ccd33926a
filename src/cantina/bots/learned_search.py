"""A bot that searches with a policy's network: playouts by the policy, evaluated by its value.

In each sampled world every remaining choice is made once. Then all seats play on by the policy, each from what
it knows in that world, until the searching seat decides again, and the network's value is taken there. Playouts
of several worlds go on side by side, because a network evaluates many rows nearly as quickly as one.
"""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING, Final, NamedTuple

from cantina.bots.analysis import AnalysingBot, Analysis, Estimate
from cantina.bots.budget import Budget
from cantina.bots.learned import SEARCH_NAME, NetworkPolicy, any_world, check_policy, draw, open_policy
from cantina.bots.search import Race
from cantina.bots.tree import sensible_arms
from cantina.kernel.choice import Choice
from cantina.kernel.errors import Allowed, BadOption
from cantina.kernel.evaluation import softmax
from cantina.kernel.mind import Mind
from cantina.kernel.random_streams import Stream, seeded
from cantina.kernel.state import State

if TYPE_CHECKING:
    from cantina.policy.network import Network

WORLDS_AT_ONCE: Final = 8
LEAST_SHARE: Final = 0.01
"""Choices that the policy makes more rarely than this are not tried, unless too few were left."""
LEAST_CHOICES: Final = 2
PRIOR_VISITS: Final = 60
PRIOR_SCALE: Final = 0.01
"""Every choice starts with so many virtual playouts. Their value is that of the position for the network, and
this much more for a choice that the policy makes e times as often as on average."""
MOST_DECISIONS: Final = 200
"""A playout is evaluated after so many decisions at the latest."""


class LearnedSearch(AnalysingBot):
    """Successive elimination over the choices the policy would consider (see `search.Race`)."""

    NAME = SEARCH_NAME
    VERSION = 1
    DEFAULT_BUDGET = "400"

    def __init__(self, file: str, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        policy = open_policy(file)
        if not isinstance(policy, NetworkPolicy):
            wanted = Allowed("policy-file", "a policy's file")
            raise BadOption("bots", f"{self.NAME}:{file}", wanted)
        self._file = file
        self._policy = policy

    def analyse(self, mind: Mind) -> Analysis:
        seat = mind.seat
        first = any_world(mind)
        check_policy(self._policy, self._file, first)
        ratings, value = self._policy.rate_and_evaluate(first, seat, mind.choices)
        shares = softmax(ratings, 1.0)
        race = Race(mind)
        priors = _priors(shares, _share(value, int(first.seats), own=True))
        candidates = sorted(zip(race.arms, shares, strict=True), key=lambda pair: -pair[1])
        kept = [
            arm
            for place, (arm, share) in enumerate(candidates)
            if place < LEAST_CHOICES or share >= LEAST_SHARE
        ]
        race.remaining = sensible_arms(kept, first, seat)
        self.budget.begin()
        while True:
            worlds = 0
            while worlds < WORLDS_AT_ONCE and self.budget.spend(len(race.remaining)):
                worlds += 1
            if worlds == 0 and race.worlds:
                break
            playouts: list[RunningPlayout] = []
            for _ in range(max(1, worlds)):
                world = mind.world(self._rng.next())
                playout_seed = self._rng.next()
                for arm in race.remaining:
                    # The same random numbers for every choice, so that the comparison is less noisy.
                    future = world.copy()
                    future.apply(arm.choice, seat)
                    playouts.append(RunningPlayout(future, seeded(playout_seed, 0)))
            values = play_on(self._policy.network, playouts, seat)
            size = len(race.remaining)
            for at in range(0, len(values), size):
                if len(race.remaining) == size:  # the worlds that come after an elimination are not compared
                    race.add(values[at : at + size])
            if len(race.remaining) == 1:
                break
        estimates = tuple(
            _with_prior(arm.estimate(), prior) for arm, prior in zip(race.arms, priors, strict=True)
        )
        return Analysis(seat, mind.decision.kind, estimates)


class RunningPlayout(NamedTuple):
    state: State
    rng: Stream


def play_on(network: Network, playouts: list[RunningPlayout], seat: int) -> list[float]:
    """Plays on by the policy until a seat decides again, and returns what each playout is worth to it."""
    import numpy as np

    own = network.own
    values = [0.0] * len(playouts)
    going = list(range(len(playouts)))
    decisions = 0
    while going:
        asked: list[int] = []
        seats: list[int] = []
        offered: list[tuple[Choice, ...]] = []
        rows: list[bytes] = []
        for index in going:
            state = playouts[index].state
            _skip_forced(state)
            if state.result is not None:
                values[index] = state.game.evaluator.result_values(state.result)[seat]
                continue
            deciding = int(state.first_pending_seat())
            asked.append(index)
            seats.append(deciding)
            offered.append(tuple(state.offered_to(deciding)))
            rows.append(state.game.encoding.row(state, deciding))
        if not asked:
            break
        written = np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1)
        players = int(playouts[0].state.seats)
        counts = [len(choices) for choices in offered]
        numbers = np.array([choice.number for choices in offered for choice in choices])
        row = np.repeat(np.arange(len(rows)), counts)
        own_numbers = own.own_numbers(written, row, numbers, np.array(seats), players)
        ratings, worth = network.evaluate(own.turn(written))
        chosen = ratings[row, own_numbers].tolist()
        decisions += 1
        going = []
        at = 0
        for place, index in enumerate(asked):
            some = chosen[at : at + counts[place]]
            at += counts[place]
            if seats[place] == seat or decisions > MOST_DECISIONS:
                values[index] = _share(float(worth[place]), players, seats[place] == seat)
                continue
            playout = playouts[index]
            choice = offered[place][draw(softmax(some, 1.0), playout.rng)]
            playout.state.apply(choice, seats[place])
            going.append(index)
    return values


def _priors(shares: list[float], value: float) -> list[float]:
    """What each choice is worth by the policy alone."""
    logs = [log(max(share, 1e-6)) for share in shares]
    mean = sum(share * one for share, one in zip(shares, logs, strict=True))
    return [value + PRIOR_SCALE * (one - mean) for one in logs]


def _with_prior(estimate: Estimate, prior: float) -> Estimate:
    """An estimate with the virtual playouts; one that was not tried stays as it is."""
    if estimate.visits == 0:
        return estimate
    total = estimate.visits * estimate.value + PRIOR_VISITS * prior
    value = min(max(total / (estimate.visits + PRIOR_VISITS), 0.0), 1.0)
    return Estimate(estimate.choice, value, estimate.error, estimate.visits)


def _skip_forced(state: State) -> None:
    """Makes the choices that are no choices."""
    while state.pending != 0:
        seat = state.first_pending_seat()
        choices = state.offered_to(seat)
        if len(choices) > 1:
            return
        state.apply(choices[0], seat)


def _share(value: float, players: int, own: bool) -> float:
    """The value of a network as a probability to win; of a rival's value, what that leaves on average."""
    share = (value * (players - 1) + 1) / players if players > 1 else (value + 1) / 2
    share = min(max(share, 0.0), 1.0)
    return share if own else (1 - share) / max(1, players - 1)
