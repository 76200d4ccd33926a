"""Law 12: every rule that is cited exists. A game's own tests check that each rule is cited by a test."""

from __future__ import annotations

from cantina.rulebook import rules
from cantina.testing.citations import cited_rules, rules_in_code
from cantina.testing.laws.check import Sample, expect, law


@law(12, "every rule that code and text cite exists", per_variant=False)
def every_rule_that_code_and_text_cite_exists(sample: Sample) -> None:
    game = sample.game
    known = rules(game.meta.name)
    expect(known, "RULES.md holds no numbered rule")
    cited = {
        "the code": set(rules_in_code(game.package)),
        "a refusal": {rule for _, rule in game.reasons},
        "a decision": {frame.rule for frame in game.decision_frames()},
        "the end of the game": {game.meta.over_rule},
    }
    for rule in known.values():
        cited[rule.id] = {found for text in rule.text.values() for found in cited_rules(text)}
    for where, found in cited.items():
        unknown = sorted(found - set(known))
        expect(not unknown, f"{where} cites {', '.join(unknown)}, which RULES.md does not have")
