"""Law 14: the suite counts itself; nothing falls away silently."""

from __future__ import annotations

import ast
import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from features import features
from game_files import OWN_GAMES, has_folder, write_for, written_for
from golden_matches import golden_records, identity
from matches import every_game
from rule_report import TESTS

import cantina
from cantina.rulebook import rules
from cantina.testing import CHECKS

COUNTS = Path(__file__).parent / "counts.json"
GAME_COUNTS = "counts.json"
"""In each game's folder."""


@cache
def functions() -> list[ast.FunctionDef]:
    """All functions of the modules with tests."""
    return [
        node
        for path in TESTS.rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]


def laws() -> dict[int, int]:
    """Law -> how many checks of the kit and tests of ours carry it."""
    found = Counter(check.law for check in CHECKS)
    for function in functions():
        for mark in function.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.law":
                number = ast.literal_eval(mark.args[0])
                found[number] += 1
    return dict(found)


def count_test_functions() -> int:
    return sum(function.name.startswith("test_") for function in functions())


def counts() -> dict[str, int]:
    """Of the whole suite; games from other packages are not counted."""
    return {
        "games": len(OWN_GAMES),
        "laws": len(laws()),
        "checks of laws": sum(laws().values()),
        "test functions": count_test_functions(),
    }


def counts_of(name: str) -> dict[str, int]:
    """Of one game; a golden match counts once, however many files hold it."""
    game = cantina.game(name)
    return {
        "rules": len(rules(name)),
        "golden matches": len({identity(record) for record in golden_records(name)}),
        "features": len(features(name)),
        "choices": len(game.choices),
        "variants": len(game.variants),
        "events": len(game.events),
        "reasons to refuse": len(game.reasons),
    }


def compare(written: dict[str, int], now: dict[str, int]) -> None:
    fallen = {what: (number, now.get(what, 0)) for what, number in written.items() if now.get(what, 0) < number}
    assert not fallen
    assert set(now) == set(written), "something new is not counted yet: run this file as a program"


@pytest.mark.law(14)
def test_nothing_has_fallen_away() -> None:
    """Run this file as a program to write down the new counts after adding something."""
    compare(json.loads(COUNTS.read_text(encoding="utf-8")), counts())


@pytest.mark.law(14)
@every_game
def test_nothing_of_a_game_has_fallen_away(name: str) -> None:
    compare(written_for(name, GAME_COUNTS), counts_of(name))


@pytest.mark.law(14)
def test_every_game_of_ours_has_its_folder() -> None:
    """Without one, what is written down about a game would be compared with nothing."""
    assert OWN_GAMES
    assert not [name for name in OWN_GAMES if not has_folder(name)]


@pytest.mark.law(14)
def test_every_game_names_the_variants_to_play() -> None:
    assert all(cantina.game(name).variants for name in cantina.games())


@pytest.mark.law(14)
def test_every_law_of_the_design_has_a_test() -> None:
    assert sorted(laws()) == list(range(1, 16))


if __name__ == "__main__":
    COUNTS.write_text(json.dumps(counts(), indent=1) + "\n", encoding="utf-8")
    for name in cantina.games():
        write_for(name, GAME_COUNTS, counts_of(name))
