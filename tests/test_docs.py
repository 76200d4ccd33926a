"""The examples in the documents run."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import cantina
from cantina.kernel.luck import seeded

FOLDER = Path(__file__).parent.parent
_BLOCK = re.compile(r"^```python\n(.*?)^```", re.M | re.S)


def run_blocks(page: str) -> dict[str, Any]:
    """Runs the Python of a page, block after block."""
    names: dict[str, Any] = {"__name__": page}
    for block in _BLOCK.findall((FOLDER / page).read_text(encoding="utf-8")):
        exec(compile(block, page, "exec"), names)
    return names


def test_the_examples_of_the_balance_page_run() -> None:
    assert run_blocks("docs/balance.md")["found"].matches == 6


@pytest.fixture(scope="module")
def standoff() -> cantina.Game:
    game = run_blocks("docs/kernel.md")["GAME"]
    assert isinstance(game, cantina.Game)
    return game


def test_the_tiny_game_of_the_kernel_page_keeps_the_laws(standoff: cantina.Game) -> None:
    for players in (2, 3, 4):
        for seed in range(20):
            state = standoff.new(players, seed)
            box = standoff.census(state)
            luck = seeded(seed, 1)
            while not state.over:
                assert standoff.census(state) == box
                assert standoff.load(state.dump()).dump() == state.dump()
                for seat in (None, *range(players)):
                    world = state.world(seat, seed)
                    assert world.view(seat) == state.view(seat)
                    assert state.world(seat, 9).dump() == world.world(seat, 9).dump()
                decisions = state.decisions
                decision = decisions[luck.below(len(decisions))]
                state.apply(decision.choices[luck.below(len(decision.choices))], decision.seat)
            assert state.result is not None


def test_a_hidden_answer_can_be_taken_back_until_the_last_is_in(standoff: cantina.Game) -> None:
    match = cantina.Match(standoff, players=2, seed=1)
    match.play("run", seat=1)
    assert match.can_undo(1)
    match.undo(1)
    match.play("stand", seat=1)
    match.play("run", seat=0)
    assert not match.can_undo(0)


def test_documents_of_both_languages_tell_of_the_same_commands() -> None:
    english = (FOLDER / "README.md").read_text(encoding="utf-8")
    spanish = (FOLDER / "README.es.md").read_text(encoding="utf-8")
    commands = set(re.findall(r"^(?:cantina|scripts/)\S*(?: \S+)?", english, re.M))
    assert commands
    assert commands == set(re.findall(r"^(?:cantina|scripts/)\S*(?: \S+)?", spanish, re.M))
