"""A bot that tries every choice in a few imagined worlds and keeps the best."""

from __future__ import annotations

from cantina.kernel.choice import Choice
from cantina.kernel.luck import salt, seeded
from cantina.kernel.mind import Mind
from cantina.kernel.result import Result
from cantina.kernel.state import playout


class Greedy:
    """Looks one choice ahead: in each world every choice is made once, then all play at random."""

    PLAYOUTS = 60

    def __init__(self, seed: int, playouts: int = PLAYOUTS) -> None:
        self._luck = seeded(seed, salt("greedy bot"))
        self._playouts = playouts

    def choose(self, mind: Mind) -> Choice:
        choices = mind.choices
        if len(choices) == 1:
            return choices[0]
        worth = [0.0] * len(choices)
        for _ in range(max(1, self._playouts // len(choices))):
            world = mind.world(self._luck.next())
            luck = self._luck.next()
            for at, choice in enumerate(choices):
                # The same luck for every choice: what is compared is the choice, not the dice.
                future = world.copy()
                future.apply(choice, mind.seat)
                playout(future, seeded(luck, 0))
                assert future.result is not None
                worth[at] += value(future.result, mind.seat)
        return choices[max(range(len(choices)), key=worth.__getitem__)]


def value(result: Result, seat: int) -> float:
    """How good a result is for a seat, from 0 to 1: mostly winning, then the place or, alone, the score."""
    seats = len(result.scores)
    if seats == 1:
        return 0.7 * len(result.winners) + 0.3 * min(1.0, result.scores[0] / 100)
    ahead = 0
    for group in result.ranking:
        if seat in group:
            break
        ahead += len(group)
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return 0.7 * won + 0.3 * (seats - 1 - ahead) / (seats - 1)
