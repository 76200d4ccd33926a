"""Golden matches of Colt Express show what their names say."""

from __future__ import annotations

import msgspec
import pytest
from colt_features import FEATURES, story
from rule_report import golden

import cantina


@pytest.mark.law(13)
@pytest.mark.parametrize("name", FEATURES)
def test_golden_match_shows_what_its_name_says(name: str) -> None:
    path = next(path for path in golden("colt-express") if path.stem == name)
    match = cantina.Match.replay(msgspec.json.decode(path.read_bytes()))
    assert FEATURES[name].shows(story(match))
    variant = FEATURES[name].variant
    assert match.players == variant["players"]
    assert match.options["preset"] == variant["preset"]


@pytest.mark.law(13)
def test_no_golden_match_is_unexplained() -> None:
    assert {path.stem for path in golden("colt-express")} == set(FEATURES)
