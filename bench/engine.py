"""Measures the engine: random-play decisions, copies, worlds, and worlds played out, per second.

    python bench/engine.py              both the sources and the compiled package, with ratios
    python bench/engine.py --one        only what this Python imports, as JSON
    python bench/engine.py OLD NEW      two folders of packages, with the ratio of the new to the old one
    … --game NAME                       one game only

Machines and moments differ, so each figure stands beside a plain loop timed in the same run, and
compiled and interpreted runs take turns.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROUNDS = 5
SECONDS = 0.4
GAME = sys.argv[sys.argv.index("--game") + 1] if "--game" in sys.argv else ""
FOLDER = Path(__file__).resolve().parent.parent


def plain_loop() -> float:
    """Iterations of a plain Python loop per second: how fast this machine is at the moment."""
    iterations, total, started = 2_000_000, 0, time.perf_counter()
    for number in range(iterations):
        total += number & 7
    return iterations / (time.perf_counter() - started)


def rate(work: Callable[[int], int], seconds: float = SECONDS) -> float:
    """How many units of work are done per second of processor time; `work` returns how many one call did."""
    done, calls, started = 0, 0, time.thread_time()
    while (spent := time.thread_time() - started) < seconds:
        done += work(calls)
        calls += 1
    return done / spent


def measure() -> dict[str, dict[str, float]]:
    """The rates of every game, as this Python imports it."""
    import cantina
    from cantina import seeded

    figures: dict[str, dict[str, float]] = {"loop": {"iterations": plain_loop()}}
    for name in [GAME] if GAME else cantina.games():
        game = cantina.game(name)

        def playing(seed: int, game: cantina.Game = game) -> int:
            return cantina.playout(game.new(4, seed, quiet=True), seeded(seed, 9))

        def by_hand(seed: int, game: cantina.Game = game) -> int:
            state, rng, made = game.new(4, seed, quiet=True), seeded(seed, 9), 0
            while (decision := state.decision) is not None:
                state.apply(decision.choices[rng.below(len(decision.choices))])
                made += 1
            return made

        whole = cantina.playout(game.new(4, 1, quiet=True), seeded(5, 5))
        middle = game.new(4, 1, quiet=True)
        cantina.playout(middle, seeded(5, 5), whole // 2)

        def copying(call: int, middle: cantina.State = middle) -> int:
            for _ in range(100):
                middle.copy()
            return 100

        def world(seed: int, middle: cantina.State = middle) -> int:
            for number in range(20):
                middle.world(1, seed * 20 + number)
            return 20

        def world_and_playout(seed: int, middle: cantina.State = middle) -> int:
            cantina.playout(middle.world(1, seed), seeded(seed, 3))
            return 1

        figures[name] = {
            "decisions": rate(playing),
            "decisions, loop in Python": rate(by_hand),
            "copies": rate(copying),
            "worlds": rate(world),
            "worlds played out": rate(world_and_playout),
        }
    return figures


def run(path: str | None) -> dict[str, dict[str, float]]:
    env = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        env["PYTHONPATH"] = path
    out = subprocess.run(
        [sys.executable, __file__, "--one", *(["--game", GAME] if GAME else [])],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, dict[str, float]] = json.loads(out.stdout)
    return found


def compare(slower: str, faster: str, names: tuple[str, str]) -> None:
    """Prints the rates of two packages, run in turns, and their ratios."""
    before, after = [], []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} …", file=sys.stderr)
        before.append(run(slower))
        after.append(run(faster))
    loop = statistics.median(r["loop"]["iterations"] for r in before + after)
    print(f"plain loop: {loop:,.0f} iterations/s")
    for game in (name for name in before[0] if name != "loop" and name in after[0]):
        print(f"\n{game}, 4 players, quiet, random choices (medians of {ROUNDS} interleaved runs)")
        print(f"{'per second':<28}{names[0]:>14}{names[1]:>14}{'ratio':>8}{'per iteration':>16}")
        for what in before[0][game]:
            slow = statistics.median(r[game][what] for r in before)
            fast = statistics.median(r[game][what] for r in after)
            ratio = statistics.median(b[game][what] / a[game][what] for a, b in zip(before, after, strict=True))
            print(f"{what:<28}{slow:>14,.0f}{fast:>14,.0f}{ratio:>8.2f}{fast / loop:>16.4f}")


def main() -> None:
    if "--one" in sys.argv:
        print(json.dumps(measure()))
        return
    folders = [one for one in sys.argv[1:] if one not in ("--game", GAME)]
    if folders:
        compare(folders[0], folders[1], ("old", "new"))
        return
    compiled_path = FOLDER / "build" / "compiled"
    if not list(compiled_path.glob("cantina/kernel/*.so")):
        sys.exit("there is no compiled package in build/compiled: scripts/serve or scripts/test make one")
    compare(str(FOLDER / "src"), str(compiled_path), ("interpreted", "compiled"))


if __name__ == "__main__":
    main()
