"""Where the rulebook is silent or can be read in two ways, the rule says so and names both readings."""

from __future__ import annotations

import pytest

from cantina.rulebook import rules

READINGS = ("MA-TURN-10", "MA-SPEC-4", "MA-JUR-3", "MA-ELIM-1", "MA-WIN-2", "MA-WIN-3", "MA-WIN-6")


@pytest.mark.parametrize("rule", READINGS)
def test_a_reading_is_marked_and_names_the_other_one(rule: str) -> None:
    found = rules("marshals")[rule]
    assert found.mark == "reading"
    assert "rulebook" in found.text["en"]
    assert "reglamento" in found.text["es"]


def test_the_end_of_a_sheltered_deck_is_our_own() -> None:
    assert rules("marshals")["MA-ESC-4"].mark == "designed"
