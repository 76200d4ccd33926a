"""RULES.md: whose each rule is, wherever rules are read."""

from __future__ import annotations

import json

import pytest
from command import run
from matches import every_own_game

from cantina.rulebook import MARKS, BadRulebook, read_rules, rules

PAGE = """## Shots / Tiros

- **XY-FIRE-1** Fire.
  *Dispara.*
- **XY-FIRE-2** [designed] Fire twice [or not].
  *Dispara dos veces.*
- **XY-FIRE-3** [reading] Aim first.
  *Primero apunta.*
"""


def test_a_mark_stands_behind_the_id_and_is_no_part_of_the_text() -> None:
    found = read_rules(PAGE, "page")
    assert [rule.mark for rule in found.values()] == ["", "designed", "reading"]
    assert found["XY-FIRE-2"].text == {"en": "Fire twice [or not].", "es": "Dispara dos veces."}


def test_an_unknown_mark_is_refused_with_its_line() -> None:
    with pytest.raises(
        BadRulebook, match=r"line 7: XY-FIRE-3 is marked \[guess\]; .*\[designed\], \[reading\]"
    ):
        read_rules(PAGE.replace("[reading]", "[guess]"), "page")


@every_own_game
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_command_line_shows_the_marks_and_explains_them(name: str, lang: str) -> None:
    marked = [rule for rule in rules(name).values() if rule.mark]
    assert marked
    said = run("rules", name, "--lang", lang)
    words = {"en": {"designed": "our own", "reading": "our reading"}}
    words["es"] = {"designed": "nuestra", "reading": "lectura nuestra"}
    for rule in marked:
        assert f"{rule.id}  [{words[lang][rule.mark]}]" in said
    plain = next(rule.id for rule in rules(name).values() if not rule.mark)
    assert f"{plain}  [" not in said
    for mark in {rule.mark for rule in marked}:
        assert said.count(f"[{words[lang][mark]}]") == 1 + sum(rule.mark == mark for rule in marked)


@every_own_game
def test_the_mark_is_sent_with_the_rule(name: str) -> None:
    sent = json.loads(run("rules", name, "--json"))
    assert {one["id"]: one["mark"] for one in sent} == {rule.id: rule.mark for rule in rules(name).values()}
    assert {one["mark"] for one in sent} <= set(MARKS)
