"""Law 12: which rules are tested, and which ones random play and golden matches reach.

The code cites rules where it carries them out: in a function's docstring, in a comment, in the reason
of a refusal. A rule is reached when a line that cites it, or the function or refusal that does, has run.
"""

from __future__ import annotations

import ast
import io
import random
import re
import sys
import tokenize
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

import cantina
from cantina.tell import rules

TESTS = Path(__file__).parent.parent
Line = tuple[str, int]

_CITED = re.compile(r"\b([A-Z]+-[A-Z]+(?:-[A-Z]+\d*)?)-(\d+)((?:(?:, | and | to )\d+\b)*)")
_MORE = re.compile(r"(, | and | to )(\d+)")


def cited(text: str) -> set[str]:
    """The rule IDs in a text, with ranges such as `CE-FIRE-2 to 6` and lists such as `CE-EXP-5 and 6`."""
    found: set[str] = set()
    for group, first, more in _CITED.findall(text):
        numbers = [int(first)]
        for joint, number in _MORE.findall(more):
            start = numbers[-1] + 1 if joint == " to " else int(number)
            numbers += range(start, int(number) + 1)
        found |= {f"{group}-{number}" for number in numbers}
    return found


def rules_of_tests() -> dict[str, set[str]]:
    """Rule -> the tests that carry it in `@pytest.mark.rule`."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for argument in mark.args:
                        found[ast.literal_eval(argument)].add(f"{path.name}::{node.name}")
    return found


def places(package: str) -> dict[str, set[Line]]:
    """Rule -> the lines of a game's code that carry it out."""
    folder = Path(str(files(package)))
    found: dict[str, set[Line]] = defaultdict(set)
    reasons: dict[str, set[str]] = {}
    trees: dict[str, ast.Module] = {}
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        trees[str(path)] = ast.parse(source)
        _from_comments(str(path), source, found)
    for path_name, tree in trees.items():
        _from_docstrings(path_name, tree, found)
        reasons |= _named_reasons(tree)
    for path_name, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in reasons:
                for rule in reasons[node.id]:
                    found[rule].add((path_name, node.lineno))
    return found


def _from_comments(path: str, source: str, found: dict[str, set[Line]]) -> None:
    waiting: set[str] = set()
    code = {tokenize.NAME, tokenize.OP, tokenize.NUMBER, tokenize.STRING}
    last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            ids = cited(token.string)
            if token.start[0] == last:
                for rule in ids:
                    found[rule].add((path, last))
            else:
                waiting |= ids
        elif token.type in code:
            for rule in waiting:
                found[rule].add((path, token.start[0]))
            waiting = set()
            last = token.start[0]


def _from_docstrings(path: str, tree: ast.Module, found: dict[str, set[Line]]) -> None:
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        for rule in cited(ast.get_docstring(node) or ""):
            bodies = [node] if isinstance(node, ast.FunctionDef) else node.body
            for body in bodies:
                if isinstance(body, ast.FunctionDef):
                    lines = range(body.body[0].lineno, (body.end_lineno or body.lineno) + 1)
                    found[rule] |= {(path, line) for line in lines}


def _named_reasons(tree: ast.Module) -> dict[str, set[str]]:
    """Constants built with a rule: `BLOCKED: Final = Reason("blocked", "CE-FIRE-4")`."""
    return {
        node.target.id: cited(ast.unparse(node.value))
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call)
        if isinstance(node.target, ast.Name) and cited(ast.unparse(node.value))
    }


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

    def local(frame: FrameType, event: str, arg: Any) -> Any:
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return local

    def trace(frame: FrameType, event: str, arg: Any) -> Any:
        return local(frame, event, arg) if frame.f_code.co_filename.startswith(folder) else None

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


def golden(name: str) -> list[Path]:
    return sorted((TESTS / "golden" / name).glob("*.json"))


def replay_golden(name: str) -> None:
    for path in golden(name):
        cantina.Match.replay(msgspec.json.decode(path.read_bytes()))


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
    where = places(package)
    known = rules(name)
    tested = rules_of_tests()
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
