"""Law 12: which rules are tested, and which ones random play and golden matches reach.

The code cites rules where it carries them out: in a function's docstring, in a comment, in the reason
of a refusal. A rule is reached when a line that cites it, or the function or refusal that does, has run.
"""

from __future__ import annotations

import ast
import random
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from golden_matches import golden_records

import cantina
from cantina.rulebook import rules
from cantina.testing.citations import Line, rules_in_code, rules_of_tests

TESTS = Path(__file__).parent.parent
REPORT = "rule report"
"""The property under which a test hands its report over to the summary of the suite."""


def lines_of_data(package: str) -> set[Line]:
    """The lines outside functions and classes: tables and constants, which every import runs."""
    return {
        (str(path), line)
        for path in Path(str(files(package))).rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if not isinstance(node, ast.FunctionDef | ast.ClassDef)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def lines_run(package: str, work: Callable[[], None]) -> set[Line]:
    """The lines of a game's code that some work runs; none of compiled code."""
    folder = str(files(package))
    seen: set[Line] = set()
    unseen: dict[CodeType, set[int]] = {}
    """The lines of each function that have not run yet: a function without any is no longer traced."""

    def local(frame: FrameType, event: str, arg: Any) -> Any:
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        unseen[frame.f_code].discard(frame.f_lineno)
        return local

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        if code not in unseen:
            own = code.co_filename.startswith(folder)
            unseen[code] = {line for _, _, line in code.co_lines() if line} if own else set()
        return local(frame, event, arg) if unseen[code] else None

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return seen


def play_random(name: str, matches: int) -> None:
    game = cantina.game(name)
    for variant in game.variants:
        for seed in range(matches):
            rng = random.Random(seed)
            state = game.new(seed=seed, **variant)
            while state.decisions:
                decision = rng.choice(state.decisions)
                for choice in rng.sample(game.choices, 3):
                    state.why_not(choice, decision.seat)
                state.apply(rng.choice(decision.choices), decision.seat)


def replay_golden(name: str) -> None:
    for record in golden_records(name):
        cantina.Match.replay(record)


@dataclass(frozen=True)
class Report:
    """How far the rules of a game are proven and reached."""

    game: str
    rules: int
    tested: int
    in_code: int
    random: int
    golden: int
    unreached: tuple[str, ...]
    """Rules cited in code that neither random play nor golden matches reach."""


def report(name: str, matches: int = 2) -> Report:
    package = cantina.game(name).package
    where = rules_in_code(package)
    known = rules(name)
    tested = rules_of_tests(TESTS)
    data = lines_of_data(package)

    def reached(lines: Iterable[Line]) -> set[str]:
        ran = set(lines) | data
        return {rule for rule in known if where.get(rule, set()) & ran}

    by_random = reached(lines_run(package, lambda: play_random(name, matches)))
    by_golden = reached(lines_run(package, lambda: replay_golden(name)))
    in_code = [rule for rule in known if where.get(rule)]
    return Report(
        game=name,
        rules=len(known),
        tested=sum(1 for rule in known if rule in tested),
        in_code=len(in_code),
        random=len(by_random),
        golden=len(by_golden),
        unreached=tuple(rule for rule in in_code if rule not in by_random | by_golden),
    )


def table(reports: Iterable[Report]) -> str:
    head = f"{'game':<22}{'rules':>7}{'tested':>8}{'in code':>9}{'random':>8}{'golden':>8}  not reached"
    rows = [
        f"{r.game:<22}{r.rules:>7}{r.tested:>8}{r.in_code:>9}{r.random:>8}{r.golden:>8}  "
        + (", ".join(r.unreached) or "–")
        for r in reports
    ]
    return "\n".join([head, *rows])


if __name__ == "__main__":
    print(table(report(name) for name in cantina.games()))
