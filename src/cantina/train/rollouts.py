"""Rollouts: matches of all variants, played on a little by the learner, past selves and other bots.

Every variant has a batch of its own. In a share of its matches some seats are played by a past self, in
another share all seats but one by a bot that does not learn: it decides where the match is played, and its
decisions are no steps of the rollout. Who plays which seat stays the same in a row; which past self plays
changes from rollout to rollout.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from cantina.envs import Batch, batch
from cantina.policy.own_side import OwnSideRows
from cantina.train.config import SelfPlaySettings

LEARNER = 0
PAST_SELF = 1
OUTSIDE_BOT = 2
"""Who plays a seat."""


class Chosen(NamedTuple):
    """Choices drawn by a network, one per row."""

    own_numbers: NDArray[np.int64]
    log_probabilities: NDArray[np.float32]
    values: NDArray[np.float32]
    """Of the positions."""


class Chooser(Protocol):
    """A network that draws choices from its policy."""

    def choose(self, rows: NDArray[np.uint8], masks: NDArray[np.bool_]) -> Chosen:
        """Draws a choice for each own-side row, given the own-side masks."""


class Rollout(NamedTuple):
    """The learner's decisions with a known advantage, those of all matches together."""

    rows: NDArray[np.uint8]
    """Own-side rows."""
    masks: NDArray[np.bool_]
    choices: NDArray[np.int64]
    """Own-side numbers of the choices made."""
    log_probabilities: NDArray[np.float32]
    """Of the choices made, when they were."""
    values: NDArray[np.float32]
    """What the learner thought of the positions."""
    advantages: NDArray[np.float32]


def draw_choices(
    ratings: NDArray[np.float32], masks: NDArray[np.bool_], rng: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """Draws an offered choice for each row by the softmax of the ratings; its number and log probability.

    Only offered choices are looked at, of which there are few.
    """
    row, number = np.nonzero(masks)
    starts = np.searchsorted(row, np.arange(len(masks)))
    offered = ratings[row, number].astype(np.float64)
    offered -= np.maximum.reduceat(offered, starts)[row]
    weights = np.exp(offered)
    ends = np.cumsum(weights)
    before = np.concatenate([[0.0], ends])[starts]
    totals = np.add.reduceat(weights, starts)
    drawn = np.searchsorted(ends, before + rng.random(len(masks)) * totals, side="right")
    last = np.concatenate([starts[1:], [len(row)]]) - 1
    drawn = np.clip(drawn, starts, last)  # rounding must not lead to another row
    logs = offered[drawn] - np.log(totals)
    return number[drawn], logs.astype(np.float32)


def who_plays(matches: int, players: int, settings: SelfPlaySettings) -> NDArray[np.int64]:
    """(matches, players): who plays each seat.

    Against past selves the learner sits alone in half of the matches, and in the other half a past self does.
    """
    found = np.full((matches, players), LEARNER)
    if players == 1:
        return found
    outside = round(settings.outside * matches)
    league = min(round(settings.league * matches), matches - outside)
    for row in range(outside):
        found[row] = OUTSIDE_BOT
        found[row, row % players] = LEARNER
    for row in range(outside, outside + league):
        alone = row // players % 2 == 0
        found[row] = PAST_SELF if alone else LEARNER
        found[row, row % players] = LEARNER if alone else PAST_SELF
    return found


class TrainingBatches:
    """The batches of a training: one for each variant."""

    def __init__(
        self,
        own: OwnSideRows,
        variants: Sequence[Mapping[str, Any]],
        settings: SelfPlaySettings,
        processes: int = 1,
    ) -> None:
        """With several processes, each variant is stepped by some of its own while others are chosen for."""
        self.own = own
        self.settings = settings
        count = max(2, settings.matches // len(variants))
        self.batches: list[Batch] = []
        self.players: list[NDArray[np.int64]] = []
        for variant in variants:
            options = dict(variant)
            players = options.pop("players", None) or own.game.new(**variant).seats
            who = who_plays(count, players, settings)
            self.batches.append(
                batch(
                    own.game,
                    count,
                    players,
                    reward="value",
                    workers=max(1, processes // len(variants)) if processes > 1 else 0,
                    play_here=processes == 1,
                    bots=[[settings.outside_bot if one == OUTSIDE_BOT else None for one in row] for row in who],
                    **options,
                )
            )
            self.players.append(who)

    def reset(self, seed: int) -> None:
        """Starts all matches anew."""
        for at, one in enumerate(self.batches):
            one.reset((seed * 1000003 + at) % 2**32)

    def close(self) -> None:
        for one in self.batches:
            one.close()

    def play(self, learner: Chooser, past_selves: Sequence[Chooser]) -> Rollout:
        """Plays on; `past_selves` has the one that plays in each batch."""
        records = [_Trajectory(one, self.own, self.settings.steps) for one in self.batches]
        for at in range(self.settings.steps):
            for number, one in enumerate(self.batches):
                if at:
                    records[number].end_step(at - 1, one.step_wait())
                one.step_async(self._choose(number, one, at, records[number], learner, past_selves[number]))
        for one, record in zip(self.batches, records, strict=True):
            record.end_step(self.settings.steps - 1, one.step_wait())
        parts = [record.rollout(self.settings.gae_lambda) for record in records]
        return Rollout(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))

    def _choose(
        self, number: int, one: Batch, at: int, record: _Trajectory, learner: Chooser, past_self: Chooser
    ) -> NDArray[np.int64]:
        rows, masks, seats = one.observations, one.masks, one.seat
        offered = self.own.offered(rows, masks, seats, one.players)
        turned = self.own.turn(rows)
        own_masks = offered.own_masks(len(rows), self.own.choices)
        who = self.players[number][np.arange(one.n), seats]
        chosen = np.zeros(one.n, np.int64)
        for player, network in ((LEARNER, learner), (PAST_SELF, past_self)):
            some = np.flatnonzero(who == player)
            if len(some):
                found = network.choose(turned[some], own_masks[some])
                chosen[some] = found.own_numbers
                if player == LEARNER:
                    record.add(at, some, turned, own_masks, found)
        numbers = offered.game_numbers(chosen)
        record.seats[at] = seats
        return numbers


class _Trajectory:
    """What happens in a batch during a rollout."""

    def __init__(self, one: Batch, own: OwnSideRows, steps: int) -> None:
        shape = (steps, one.n)
        self.rows = np.zeros((*shape, own.encoding.size), np.uint8)
        self.masks = np.zeros((*shape, own.choices), np.bool_)
        self.choices = np.zeros(shape, np.int64)
        self.log_probabilities = np.zeros(shape, np.float32)
        self.values = np.full(shape, np.nan, np.float32)
        """NaN where somebody else decides."""
        self.seats = np.zeros(shape, np.int64)
        self.done = np.zeros(shape, np.bool_)
        self.rewards = np.zeros((*shape, one.players), np.float32)

    def add(
        self,
        at: int,
        some: NDArray[np.int64],
        rows: NDArray[np.uint8],
        masks: NDArray[np.bool_],
        chosen: Chosen,
    ) -> None:
        self.rows[at, some] = rows[some]
        self.masks[at, some] = masks[some]
        self.choices[at, some] = chosen.own_numbers
        self.log_probabilities[at, some] = chosen.log_probabilities
        self.values[at, some] = chosen.values

    def end_step(self, at: int, step: Any) -> None:
        self.done[at] = step.done
        self.rewards[at] = step.rewards

    def rollout(self, gae_lambda: float) -> Rollout:
        found = advantages(self.seats, self.values, self.done, self.rewards, gae_lambda)
        use = np.isfinite(found)
        return Rollout(
            self.rows[use],
            self.masks[use],
            self.choices[use],
            self.log_probabilities[use],
            self.values[use],
            found[use],
        )


def advantages(
    seats: NDArray[np.int64],
    values: NDArray[np.float32],
    done: NDArray[np.bool_],
    rewards: NDArray[np.float32],
    gae_lambda: float,
) -> NDArray[np.float32]:
    """Generalized advantage estimates along each seat's decisions.

    `values` is NaN where somebody else than the learner decides. So is the result there, and where the seat
    neither decides again nor sees the end of the match.
    """
    found = np.full(seats.shape, np.nan, np.float32)
    every_row = np.arange(seats.shape[1])
    next_value = np.full(rewards.shape[1:], np.nan, np.float32)
    next_advantage = np.zeros_like(next_value)
    for at in range(len(seats) - 1, -1, -1):
        next_value[done[at]] = rewards[at][done[at]]
        next_advantage[done[at]] = 0
        who = (every_row, seats[at])
        found[at] = next_value[who] - values[at] + gae_lambda * next_advantage[who]
        next_value[who] = values[at]
        next_advantage[who] = np.nan_to_num(found[at])
    return found


def pick_past_selves(count: int, pool: int, rng: np.random.Generator) -> list[int]:
    """Which past self of the pool plays in each of so many batches."""
    return [int(one) for one in rng.integers(pool, size=count)]
