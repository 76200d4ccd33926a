"""Matches with sets of numbers, and traces of all that is computed from their states on the way.

Run as a program it plays one match alone in a fresh process and prints its trace.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

import cantina
from cantina.bots import make
from cantina.kernel.mind import Mind

BOT = "greedy:2"


def random_values(game: cantina.Game, seed: int, share: float) -> dict[str, int]:
    """Random values, within their ranges, for a share of a game's numbers."""
    rng = random.Random(seed)
    return {
        name: rng.randint(number.low, number.high)
        for name, number in game.numbers.items()
        if rng.random() < share
    }


def trace(name: str, variant: Mapping[str, Any], seed: int, values: Mapping[str, int]) -> Iterator[str]:
    """Plays a match and yields, step by step, a digest of everything that may depend on numbers.

    Choices and why others are refused, events, views, worlds, evaluation, encoded rows, what a bot chooses,
    copies played on, and in the end result and record.
    """
    game = cantina.game(name)
    match = cantina.Match(name, seed=seed, numbers=values, **variant)
    rng = random.Random(seed)
    bot = make(BOT, seed)
    step = 0
    while (decision := match.state.decision) is not None:
        state = match.state
        facts: list[Any] = [decision.seat, decision.kind, [choice.number for choice in decision.choices]]
        if step % 6 == 0:
            other = rng.choice(game.choices)
            refusal = state.why_not(other)
            facts += [None if refusal is None else [refusal.code, refusal.rule, refusal.params]]
            facts += [state.view(decision.seat), state.view(None), game.inventory(state)]
            world = state.world(decision.seat, step)
            facts += [world.dump(), game.evaluator.win_probabilities(world)]
            facts += [[game.evaluator.expected_score(state, seat) for seat in range(state.seats)]]
            facts += [game.encoding.row(state, decision.seat).hex()]
            copy = state.copy()
            for _ in range(4):
                if (asked := copy.decision) is not None:
                    copy.apply(rng.choice(asked.choices))
            facts += [copy.dump(), game.load(state.dump()).dump() == state.dump()]
        chosen = bot.choose(Mind(state, decision.seat)) if step % 9 == 0 else rng.choice(decision.choices)
        facts += [chosen.number, match.play(chosen, decision.seat)]
        yield hashlib.sha256(msgspec.json.encode(facts)).hexdigest()
        step += 1
    happened = [event for events in (match.setup_events, *match.events) for event in events]
    statistics = game.statistics(match.state, happened)
    facts = [match.record(), statistics.labels, statistics.rounds]
    yield hashlib.sha256(msgspec.json.encode(facts)).hexdigest()


if __name__ == "__main__":
    game_name, variant, seed, values = json.loads(sys.argv[1])
    print(json.dumps(list(trace(game_name, variant, seed, values))))
