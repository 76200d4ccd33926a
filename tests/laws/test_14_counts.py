"""Law 14: the suite counts itself; nothing falls away silently."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest
from rule_report import TESTS, golden

import cantina
from cantina.tell import rules

COUNTS = Path(__file__).parent / "counts.json"


def laws() -> dict[int, int]:
    """Law -> how many tests carry it."""
    found: dict[int, int] = {}
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.law":
                        number = ast.literal_eval(mark.args[0])
                        found[number] = found.get(number, 0) + 1
    return found


def count_test_functions() -> int:
    return sum(
        isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for path in TESTS.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )


def counts() -> dict[str, int]:
    found = {
        "games": len(cantina.games()),
        "laws": len(laws()),
        "test functions": count_test_functions(),
    }
    for name in cantina.games():
        game = cantina.game(name)
        found[f"{name}: rules"] = len(rules(name))
        found[f"{name}: golden matches"] = len(golden(name))
        found[f"{name}: choices"] = len(game.choices)
        found[f"{name}: variants"] = len(game.variants)
        found[f"{name}: events"] = len(game.events)
        found[f"{name}: reasons to refuse"] = len(game.reasons)
    return found


@pytest.mark.law(14)
def test_nothing_has_fallen_away() -> None:
    """Run this file as a program to write down the new counts after adding something."""
    written = json.loads(COUNTS.read_text())
    now = counts()
    fallen = {what: (number, now.get(what, 0)) for what, number in written.items() if now.get(what, 0) < number}
    assert not fallen
    assert set(now) == set(written), "something new is not counted yet: run this file as a program"


@pytest.mark.law(14)
def test_every_game_names_the_variants_to_play() -> None:
    assert all(cantina.game(name).variants for name in cantina.games())


@pytest.mark.law(14)
def test_every_law_of_the_design_has_a_test() -> None:
    assert sorted(laws()) == list(range(1, 15))


if __name__ == "__main__":
    COUNTS.write_text(json.dumps(counts(), indent=1) + "\n")
