"""The rewards of a finished match for each seat, the same in every interface."""

from __future__ import annotations

from typing import Any

from cantina.kernel.errors import BadOption
from cantina.kernel.evaluation import RESULT_ONLY, Evaluator
from cantina.kernel.result import Result

REWARDS = ("rank", "score", "value")


def check_reward(reward: str) -> str:
    """The name of a kind of reward, or BadOption."""
    if reward not in REWARDS:
        raise BadOption("reward", reward, ", ".join(REWARDS))
    return reward


def rewards(result: Result, reward: str = "rank", evaluator: Evaluator[Any] = RESULT_ONLY) -> tuple[float, ...]:
    """Each seat's reward for a result; before the end of a match, rewards are 0.

    `rank`: from +1 for the first place to -1 for the last in equal steps; tied seats get the mean of their
    places, so that the rewards add up to 0. A single player gets +1, or -1 when beaten by the game.
    `score`: the scores of the result.
    `value`: what the game's evaluator says a result is worth, mostly winning and then the scores, scaled so
    that the rewards add up to 0 and +1 is the most. A single player gets the same as by rank.
    """
    if check_reward(reward) == "score":
        return tuple(float(score) for score in result.scores)
    seats = len(result.scores)
    if seats == 1:
        return (-1.0 if result.beaten else 1.0,)
    if reward == "value":
        return tuple((seats * value - 1.0) / (seats - 1) for value in evaluator.result_values(result))
    found = [0.0] * seats
    place = 0
    for group in result.ranking:
        share = 1.0 - (2 * place + len(group) - 1) / (seats - 1)
        for seat in group:
            found[seat] = share
        place += len(group)
    return tuple(found)
