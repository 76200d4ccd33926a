"""Measures the learning environments beside the bare kernel, in one run: what share of its speed is left.

    python bench/envs.py                 a table
    python bench/envs.py --json          the same as JSON
    python bench/envs.py --one SUITE     one suite, as this Python imports the package, as JSON

Every suite times its environment and the kernel in turns, in the same process, so that a busy machine slows
both; the ratio is the median over the rounds. `batches` runs on the compiled package in build/compiled,
`turns`, which is PettingZoo's loop with an observation for each decision, on both.
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
    """How many units of work are done per second; `work` returns how many one call did."""
    done, calls, started = 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        done += work(calls)
        calls += 1
    return done / spent


def in_turns(rates: dict[str, Rate]) -> dict[str, float]:
    """Times everything once per round; the first is what the others are compared with."""
    found: dict[str, list[float]] = {name: [] for name in rates}
    for _ in range(ROUNDS):
        for name, rate in rates.items():
            found[name].append(rate())
    first = next(iter(rates))
    figures = {name: statistics.median(values) for name, values in found.items()}
    for name, values in found.items():
        if name != first:
            shares = [value / whole for value, whole in zip(values, found[first], strict=True)]
            figures[f"{name} / {first}"] = statistics.median(shares)
    return figures


def kernel(name: str) -> Rate:
    """Decisions of random matches, one after another, by the kernel alone."""
    import cantina
    from cantina.kernel.luck import seeded

    game = cantina.game(name)

    def playing(seed: int) -> int:
        return cantina.playout(game.new(PLAYERS, seed, quiet=True), seeded(seed, 9))

    return lambda: per_second(playing)


def side_by_side(name: str) -> Rate:
    """Decisions of the kernel alone, one in turn in each of as many matches as a batch has."""
    import cantina
    from cantina.kernel.luck import seeded

    game = cantina.game(name)
    luck = seeded(1, 9)
    matches = [game.new(PLAYERS, seed, quiet=True) for seed in range(SIZE)]

    def stepping(call: int) -> int:
        for at, state in enumerate(matches):
            cantina.playout(state, luck, 1)
            if state.over:
                matches[at] = game.new(PLAYERS, at + call * SIZE, quiet=True)
        return SIZE

    for call in range(100):
        stepping(call)
    return lambda: per_second(stepping)


@contextmanager
def batch(name: str, workers: int) -> Iterator[Rate]:
    """Decisions of a batch with random choices, the choosing included, once its matches are out of step."""
    import numpy as np

    from cantina.envs import batch, random_choices

    luck = np.random.default_rng(1)
    with batch(name, SIZE, PLAYERS, seed=1, workers=workers) as found:

        def stepping(call: int) -> int:
            found.step(random_choices(found.masks, luck))
            return SIZE

        for call in range(200):
            stepping(call)
        yield lambda: per_second(stepping)


def batches() -> Figures:
    """Batches of 1,024 beside the kernel."""
    import cantina

    figures: Figures = {}
    for name in cantina.games():
        print(f"batches: {name} …", file=sys.stderr)
        with batch(name, WORKERS) as shared, batch(name, 0) as alone:
            rates = {
                "kernel": kernel(name),
                "kernel side by side": side_by_side(name),
                "batch": shared,
                "batch in one process": alone,
            }
            figures[name] = found = in_turns(rates)
            found["batch / kernel side by side"] = found["batch"] / found["kernel side by side"]
    return figures


def in_turns_of(table: Any) -> Rate:
    """Decisions of random matches in PettingZoo's loop; whoever decides observes first."""
    from cantina.kernel.luck import seeded

    def playing(seed: int) -> int:
        made, luck = 0, seeded(seed, 9)
        table.reset(seed=seed)
        for _ in table.agent_iter():
            seen, _, over, cut, _ = table.last()
            if over or cut:
                table.step(None)
                continue
            offered = seen["action_mask"].nonzero()[0]
            table.step(offered[luck.below(len(offered))])
            made += 1
        return made

    return lambda: per_second(playing)


def turns() -> Figures:
    """PettingZoo's way to play beside the kernel, and beside one of PettingZoo's own games if it is there."""
    import pettingzoo
    from pettingzoo.env_registry.exceptions import FailedToImport

    import cantina
    from cantina.envs.pettingzoo import env

    figures: Figures = {}
    for name in cantina.games():
        print(f"turns: {name} …", file=sys.stderr)
        rates = {"kernel": kernel(name), "in turns": in_turns_of(env(name, players=PLAYERS))}
        with contextlib.suppress(FailedToImport):  # it needs pygame
            rates["connect_four"] = in_turns_of(pettingzoo.make("aec", "classic/connect_four-v3"))
        figures[name] = found = in_turns(rates)
        if "connect_four" in found:
            found["in turns / connect_four"] = found["in turns"] / found["connect_four"]
    return figures


SUITES: dict[str, tuple[Callable[[], Figures], Path]] = {
    "batches": (batches, COMPILED),
    "turns, interpreted": (turns, SOURCES),
    "turns, compiled": (turns, COMPILED),
}
"""By name: what it measures, and the package it is measured on."""


def run(suite: str, path: Path) -> Figures:
    env = {**os.environ, "PYTHONPATH": str(path)}
    command = [sys.executable, __file__, "--one", suite]
    out = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    found: Figures = json.loads(out.stdout)
    return found


def show(suite: str, figures: Figures) -> None:
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
        show(name, figures)


if __name__ == "__main__":
    main()
