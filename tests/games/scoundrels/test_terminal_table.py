"""The terminal table at 3000 Scoundrels."""

from __future__ import annotations

import pytest
from typed_terminal import TypeAhead, terminal_table, type_ahead_into

import cantina
from cantina.cli import console


@pytest.fixture
def type_ahead(monkeypatch: pytest.MonkeyPatch) -> TypeAhead:
    return type_ahead_into(monkeypatch)


@pytest.mark.rule("SC-HENCH-19")
def test_a_person_may_ask_not_to_be_asked_again_this_turn(type_ahead: TypeAhead) -> None:
    match = cantina.Match("scoundrels", players=2, seed=3)
    while True:
        decision = match.state.decision
        assert decision is not None
        if decision.standing is not None and decision.seat == 0:
            break
        match.play(decision.choices[0], decision.seat)
    terminal = type_ahead("n")
    with pytest.raises(console.InputEnded):
        terminal_table(match, 1).run()
    assert "n. Pass, and do not ask me again this turn" in terminal.pages[0]
    assert not [d for d in match.state.decisions if d.standing is not None and d.span == decision.span]
