"""Compares the speed of the learning environments with that of the kernel alone, in one run.

    python bench/envs.py                 a table
    python bench/envs.py --json          the same as JSON
    python bench/envs.py --one SUITE     one suite, as this Python imports the package, as JSON

Every suite alternates between its environment and the kernel in one process, so that other load on the
machine slows both; the ratio is the median over the rounds. `batches` runs on the compiled package in
build/compiled, `turns`, which is PettingZoo's agent loop with an observation for each decision, on both.
"""

from __future__ import annotations

import contextlib
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent
SOURCES = FOLDER / "src"
COMPILED = Path(os.environ.get("CANTINA_COMPILED", FOLDER / "build" / "compiled"))
ROUNDS = 7
SECONDS = 0.6
PLAYERS = 4
SIZE = 1024
WORKERS = 2

Rate = Callable[[], float]
Figures = dict[str, dict[str, float]]


def per_second(work: Callable[[int], int], seconds: float = SECONDS) -> float:
    """Units of work done per second; `work` returns the number of units done by one call."""
    done, calls, started = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        done += work(calls)
        calls += 1
    return done / spent


def alternate(rates: dict[str, Rate]) -> dict[str, float]:
    """Measures each rate once per round, and its ratio to the first one."""
    found: dict[str, list[float]] = {name: [] for name in rates}
    for _ in range(ROUNDS):
        for name, rate in rates.items():
            found[name].append(rate())
    first = next(iter(rates))
    figures = {name: statistics.median(values) for name, values in found.items()}
    for name, values in found.items():
        if name != first:
            ratios = [value / base for value, base in zip(values, found[first], strict=True)]
            figures[f"{name} / {first}"] = statistics.median(ratios)
    return figures


def kernel(name: str) -> Rate:
    """Decisions of the kernel alone in random matches, one match after another."""
    import cantina
    from cantina.kernel.random_streams import seeded

    game = cantina.game(name)

    def playing(seed: int) -> int:
        return cantina.playout(game.new(PLAYERS, seed, quiet=True), seeded(seed, 9))

    return lambda: per_second(playing)


def interleaved_kernel(name: str) -> Rate:
    """Decisions of the kernel alone, one in each of as many matches as a batch has, in turn."""
    import cantina
    from cantina.kernel.random_streams import seeded

    game = cantina.game(name)
    rng = seeded(1, 9)
    matches = [game.new(PLAYERS, seed, quiet=True) for seed in range(SIZE)]

    def stepping(call: int) -> int:
        for at, state in enumerate(matches):
            cantina.playout(state, rng, 1)
            if state.over:
                matches[at] = game.new(PLAYERS, at + call * SIZE, quiet=True)
        return SIZE

    for call in range(100):
        stepping(call)
    return lambda: per_second(stepping)


@contextmanager
def batch(name: str, workers: int) -> Iterator[Rate]:
    """Decisions of a batch with random choices, including the time to draw them.

    First its matches are played until they are in different phases.
    """
    import numpy as np

    from cantina.envs import batch, random_choices

    rng = np.random.default_rng(1)
    with batch(name, SIZE, PLAYERS, seed=1, workers=workers) as found:

        def stepping(call: int) -> int:
            found.step(random_choices(found.masks, rng))
            return SIZE

        for call in range(200):
            stepping(call)
        yield lambda: per_second(stepping)


def batches() -> Figures:
    """Batches of 1,024 matches compared with the kernel."""
    import cantina

    figures: Figures = {}
    for name in cantina.games():
        print(f"batches: {name} …", file=sys.stderr)
        with batch(name, WORKERS) as shared, batch(name, 0) as alone:
            rates = {
                "kernel": kernel(name),
                "interleaved kernel": interleaved_kernel(name),
                "batch": shared,
                "batch in one process": alone,
            }
            figures[name] = found = alternate(rates)
            found["batch / interleaved kernel"] = found["batch"] / found["interleaved kernel"]
    return figures


def agent_loop(env: Any) -> Rate:
    """Decisions of random matches in PettingZoo's agent loop, each with an observation."""
    from cantina.kernel.random_streams import seeded

    def playing(seed: int) -> int:
        made, rng = 0, seeded(seed, 9)
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            offered = seen["action_mask"].nonzero()[0]
            env.step(offered[rng.below(len(offered))])
            made += 1
        return made

    return lambda: per_second(playing)


def turns() -> Figures:
    """PettingZoo's agent loop compared with the kernel, and with one of PettingZoo's games if installed."""
    import pettingzoo
    from pettingzoo.env_registry.exceptions import FailedToImport

    import cantina
    from cantina.envs.pettingzoo import env

    figures: Figures = {}
    for name in cantina.games():
        print(f"turns: {name} …", file=sys.stderr)
        rates = {"kernel": kernel(name), "in turns": agent_loop(env(name, players=PLAYERS))}
        with contextlib.suppress(FailedToImport):  # it needs pygame
            rates["connect_four"] = agent_loop(pettingzoo.make("aec", "classic/connect_four-v3"))
        figures[name] = found = alternate(rates)
        if "connect_four" in found:
            found["in turns / connect_four"] = found["in turns"] / found["connect_four"]
    return figures


SUITES: dict[str, tuple[Callable[[], Figures], Path]] = {
    "batches": (batches, COMPILED),
    "turns, interpreted": (turns, SOURCES),
    "turns, compiled": (turns, COMPILED),
}
"""By name: the measurement, and the package it runs on."""


def run(suite: str, path: Path) -> Figures:
    env = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, __file__, "--one", suite]
    out = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    found: Figures = json.loads(out.stdout)
    return found


def print_table(suite: str, figures: Figures) -> None:
    from rich.console import Console
    from rich.table import Table

    first = next(iter(figures.values()))
    table = Table(title=f"{suite}: decisions per second, {PLAYERS} players, medians of {ROUNDS} rounds")
    table.add_column("game")
    for name in first:
        table.add_column(name, justify="right")
    for game, row in figures.items():
        cells = [f"{value:.0%}" if "/" in name else f"{value:,.0f}" for name, value in row.items()]
        table.add_row(game, *cells)
    Console(width=120).print(table)


def main() -> None:
    if "--one" in sys.argv:
        suite, _ = SUITES[sys.argv[sys.argv.index("--one") + 1]]
        print(json.dumps(suite()))
        return
    if not list(COMPILED.glob("cantina/kernel/*.so")):
        sys.exit("there is no compiled package in build/compiled: scripts/serve or scripts/test make one")
    found = {name: run(name, path) for name, (_, path) in SUITES.items()}
    if "--json" in sys.argv:
        print(json.dumps(found, indent=1))
        return
    for name, figures in found.items():
        print_table(name, figures)


if __name__ == "__main__":
    main()
