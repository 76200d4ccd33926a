"""Which rules code and tests cite.

Code cites rules where it carries them out: in a function's docstring, in a comment, in the reason of a
refusal. Tests cite them with `@pytest.mark.rule("AB-FIRE-4")`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict
from functools import cache
from importlib.resources import files
from pathlib import Path

Line = tuple[str, int]

_CITED = re.compile(r"\b([A-Z]+-[A-Z]+(?:-[A-Z]+\d*)?)-(\d+)((?:(?:, | and | to )\d+\b)*)")
_MORE = re.compile(r"(, | and | to )(\d+)")


def cited_rules(text: str) -> set[str]:
    """The rule IDs in a text, with ranges such as `AB-FIRE-2 to 6` and lists such as `AB-EXP-5 and 6`."""
    found: set[str] = set()
    for group, first, more in _CITED.findall(text):
        numbers = [int(first)]
        for joint, number in _MORE.findall(more):
            start = numbers[-1] + 1 if joint == " to " else int(number)
            numbers += range(start, int(number) + 1)
        found |= {f"{group}-{number}" for number in numbers}
    return found


@cache
def rules_of_tests(folder: Path) -> dict[str, set[str]]:
    """Rule -> the tests below a folder that carry it in `@pytest.mark.rule`."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    for argument in mark.args:
                        found[ast.literal_eval(argument)].add(f"{path.name}::{node.name}")
    return found


@cache
def rules_in_code(package: str) -> dict[str, set[Line]]:
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
            ids = cited_rules(token.string)
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
        for rule in cited_rules(ast.get_docstring(node) or ""):
            bodies = [node] if isinstance(node, ast.FunctionDef) else node.body
            for body in bodies:
                if isinstance(body, ast.FunctionDef):
                    lines = range(body.body[0].lineno, (body.end_lineno or body.lineno) + 1)
                    found[rule] |= {(path, line) for line in lines}


def _named_reasons(tree: ast.Module) -> dict[str, set[str]]:
    """Constants built with a rule: `BLOCKED: Final = Reason("blocked", "AB-FIRE-4")`."""
    return {
        node.target.id: cited_rules(ast.unparse(node.value))
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call)
        if isinstance(node.target, ast.Name) and cited_rules(ast.unparse(node.value))
    }
