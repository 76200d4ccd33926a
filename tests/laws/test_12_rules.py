"""Law 12: every rule is cited by a test, and every rule cited exists."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

import pytest
from matches import INTERPRETED, every_own_game
from rule_report import REPORT, TESTS, report

import cantina
from cantina.rulebook import rules
from cantina.testing.citations import cited_rules, rules_of_tests


@pytest.mark.law(12)
@every_own_game
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    tested = rules_of_tests(TESTS)
    assert not [rule for rule in rules(name) if rule not in tested]


@pytest.mark.law(12)
def test_every_rule_that_a_test_cites_exists() -> None:
    known = {rule for name in cantina.games() for rule in rules(name)}
    assert set(rules_of_tests(TESTS)) <= known


@pytest.mark.law(12)
@pytest.mark.skipif(not INTERPRETED, reason="compiled code shows no lines; the interpreted run reports")
@every_own_game
def test_random_play_and_golden_matches_reach_what_the_code_carries_out(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    found = report(name)
    record_property(REPORT, asdict(found))  # the suite prints it at its end
    assert found.tested == found.rules
    assert not found.unreached


@pytest.mark.law(12)
def test_ranges_and_lists_of_rules_are_understood() -> None:
    assert cited_rules("see XY-FIRE-2 to 4, XY-EXP-5 and 7 (XY-PLAN-2, 9 and 10).") == {
        "XY-FIRE-2",
        "XY-FIRE-3",
        "XY-FIRE-4",
        "XY-EXP-5",
        "XY-EXP-7",
        "XY-PLAN-2",
        "XY-PLAN-9",
        "XY-PLAN-10",
    }
    cards = "UV-JOB-P16-2 to 4, UV-TRAIT-SLOT-1, UV-STR-S7-1 and 3"
    assert sorted(cited_rules(cards)) == [
        "UV-JOB-P16-2",
        "UV-JOB-P16-3",
        "UV-JOB-P16-4",
        "UV-STR-S7-1",
        "UV-STR-S7-3",
        "UV-TRAIT-SLOT-1",
    ]
