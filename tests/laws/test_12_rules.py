"""Law 12: every rule is cited by a test, and every rule cited exists."""

from __future__ import annotations

import pytest
from matches import INTERPRETED, every_game
from rule_report import cited, places, report, rules_of_tests, table

import cantina
from cantina.tell import rules


@pytest.mark.law(12)
@every_game
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    tested = rules_of_tests()
    assert not [rule for rule in rules(name) if rule not in tested]


@pytest.mark.law(12)
def test_every_rule_that_a_test_cites_exists() -> None:
    known = {rule for name in cantina.games() for rule in rules(name)}
    assert set(rules_of_tests()) <= known


@pytest.mark.law(12)
@every_game
def test_every_rule_that_code_and_text_cite_exists(name: str) -> None:
    game = cantina.game(name)
    known = set(rules(name))
    assert set(places(game.package)) <= known
    assert {rule for _, rule in game.reasons} <= known
    assert {ask.rule for ask in game.asks()} <= known
    assert game.meta.over_rule in known
    for rule in rules(name).values():
        for text in rule.text.values():
            assert cited(text) <= known, rule.id


@pytest.mark.law(12)
@pytest.mark.skipif(not INTERPRETED, reason="compiled code shows no lines; the interpreted run reports")
@every_game
def test_random_play_and_golden_matches_reach_what_the_code_carries_out(name: str) -> None:
    found = report(name)
    print(table([found]))
    assert found.tested == found.rules
    assert not found.unreached


@pytest.mark.law(12)
def test_ranges_and_lists_of_rules_are_understood() -> None:
    assert cited("see CE-FIRE-2 to 4, CE-EXP-5 and 7 (CE-PLAN-2, 9 and 10).") == {
        "CE-FIRE-2",
        "CE-FIRE-3",
        "CE-FIRE-4",
        "CE-EXP-5",
        "CE-EXP-7",
        "CE-PLAN-2",
        "CE-PLAN-9",
        "CE-PLAN-10",
    }
    cards = "SC-JOB-P16-2 to 4, SC-TRAIT-SLOT-1, SC-STR-S7-1 and 3"
    assert sorted(cited(cards)) == [
        "SC-JOB-P16-2",
        "SC-JOB-P16-3",
        "SC-JOB-P16-4",
        "SC-STR-S7-1",
        "SC-STR-S7-3",
        "SC-TRAIT-SLOT-1",
    ]
