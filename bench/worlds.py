"""Measures how long a world takes at the worst: the slowest of many positions of every game.

    python bench/worlds.py                                        the sources
    PYTHONPATH=build/compiled python bench/worlds.py              the compiled package
    python bench/worlds.py --positions 2000 GAME                  fewer positions, one game

Positions come from random matches of all variants, each with a random viewer. Times are processor time, so that
other programs do not count; the slowest ones are measured again and the shortest of five measurements is taken.
The sources also count the samples that were drawn for a world, and how often the fallback was needed.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Iterator

import cantina

MEASURED_AGAIN = 40
"""How many of the slowest positions are measured again."""
EVERY = 10
"""About so many choices lie between two positions of a match."""


class Counter:
    """Counts the samples drawn, where the kernel is not compiled."""

    def __init__(self) -> None:
        self.tries = 0
        self.most = 0
        self.fallbacks = 0
        self.counts = False
        try:
            from cantina.kernel import world_sampler
        except ImportError:
            return  # a package from before there was one sampler
        if not world_sampler.__file__.endswith(".py"):
            return
        self.counts = True
        sample = world_sampler.HistorySampler.sample

        def counting(sampler: world_sampler.HistorySampler) -> None:
            sample(sampler)
            self.tries += sampler.tries
            self.most = max(self.most, sampler.tries)
            self.fallbacks += sampler.tries > world_sampler.MOST_TRIES

        setattr(world_sampler.HistorySampler, "sample", counting)  # noqa: B010 (mypy refuses the assignment)


def positions(game: cantina.Game, count: int) -> Iterator[tuple[cantina.State, int | None]]:
    """States of random matches with a viewer each."""
    found = seed = 0
    while found < count:
        rng = random.Random(seed)
        state = game.new(seed=seed, quiet=True, **dict(game.variants[seed % len(game.variants)]))
        seed += 1
        while not state.over and found < count:
            if rng.randrange(EVERY) == 0:
                yield state, rng.choice([None, *range(state.seats)])
                found += 1
            decision = rng.choice(state.decisions)
            state.apply(rng.choice(decision.choices), decision.seat)


def world_time(state: cantina.State, viewer: int | None, seed: int) -> float:
    """Processor seconds for one world."""
    started = time.thread_time()
    state.world(viewer, seed)
    return time.thread_time() - started


def measure(game: cantina.Game, count: int, counter: Counter) -> None:
    counter.tries = counter.most = counter.fallbacks = 0
    times: list[float] = []
    slowest: list[tuple[float, int, cantina.State, int | None]] = []
    for number, (state, viewer) in enumerate(positions(game, count)):
        taken = world_time(state, viewer, number)
        times.append(taken)
        if len(slowest) < MEASURED_AGAIN or taken > slowest[-1][0]:
            slowest.append((taken, number, state.copy(), viewer))
            slowest.sort(key=lambda found: -found[0])
            del slowest[MEASURED_AGAIN:]
    tries, most, fallbacks = counter.tries, counter.most, counter.fallbacks
    again = [min(world_time(state, viewer, number) for _ in range(5)) for _, number, state, viewer in slowest]
    line = f"{game.meta.name:<20}{statistics.median(times) * 1e6:>10,.0f}{max(again) * 1e6:>12,.0f}"
    if counter.counts:
        line += f"{tries / count:>12.2f}{most:>10,}{fallbacks:>12,}"
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=cantina.games())
    parser.add_argument("--positions", type=int, default=10_000)
    arguments = parser.parse_args()
    counter = Counter()
    print(f"{arguments.positions:,} positions of each game; microseconds of processor time for one world")
    header = f"{'':<20}{'median':>10}{'slowest':>12}"
    if counter.counts:
        header += f"{'samples':>12}{'most':>10}{'fallbacks':>12}"
    print(header)
    for name in arguments.games:
        measure(cantina.game(name), arguments.positions, counter)


if __name__ == "__main__":
    main()
