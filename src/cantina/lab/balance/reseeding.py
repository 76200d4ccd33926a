"""Plays one deal again and again with some of its random sources reseeded, to see what each of them decides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cantina.bots import make
from cantina.kernel.game import Game
from cantina.kernel.mind import Mind
from cantina.lab.balance.counts import ReseededDeal, win_parts
from cantina.lab.balance.study import Chunk, line_up, random_sources

SEED_OFFSET: Final = 1 << 64
"""Added to the seed of a reseeded source: far from all seeds a person would give."""


def play_reseeded(rules: Game, chunk: Chunk, seed: int) -> ReseededDeal:
    """Plays a deal as it is, with each source reseeded, with all others reseeded, and with all reseeded."""
    sources = range(len(random_sources(rules)))
    reseeded: list[Iterable[int]] = [()]
    for source in sources:
        reseeded += [(source,), [other for other in sources if other != source]]
    reseeded.append(sources)
    return ReseededDeal(seed, [play_with(rules, chunk, seed, set(some)) for some in reseeded])


def play_with(rules: Game, chunk: Chunk, seed: int, reseeded: set[int]) -> tuple[list[float], list[float]]:
    """Plays a deal with some sources reseeded: each seat's part of the win, and its margin."""
    *stream_seeds, bots_seed = [
        seed + (SEED_OFFSET if source in reseeded else 0) for source in range(len(random_sources(rules)))
    ]
    players = chunk.players
    state = rules.new_from_seeds(stream_seeds, players, True, **chunk.options)
    specs = line_up(chunk.bots, players, seed)
    bots = [make(spec, bots_seed * players + seat) for seat, spec in enumerate(specs)]
    while (decision := state.decision) is not None:
        state.apply(bots[decision.seat].choose(Mind(state, decision.seat)), decision.seat)
    assert state.result is not None
    return win_parts(state.result, players), margins(state.result.scores)


def margins(scores: Sequence[int]) -> list[float]:
    """Each seat's score beyond the best of its rivals'; alone, its score."""
    return [
        float(score - max((s for other, s in enumerate(scores) if other != seat), default=0))
        for seat, score in enumerate(scores)
    ]
