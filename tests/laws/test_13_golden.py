"""Law 13: golden matches replay to the same result, and cover what there is."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from features import features, story
from matches import every_game
from rule_report import TESTS, golden

import cantina

FILES = sorted((TESTS / "golden").glob("*/*.json"))


@pytest.mark.law(13)
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_match_replays_to_its_result(path: Path) -> None:
    record = msgspec.json.decode(path.read_bytes())
    assert record["result"] is not None
    match = cantina.Match.replay(record)
    assert match.state.over
    assert match.game.meta.name == path.parent.name
    assert match.record() == record


@pytest.mark.law(13)
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in cantina.games() for name in features(game)]
)
def test_golden_match_shows_what_its_name_says(game: str, name: str) -> None:
    path = next(path for path in golden(game) if path.stem == name)
    match = cantina.Match.replay(msgspec.json.decode(path.read_bytes()))
    feature = features(game)[name]
    assert feature.shows(story(match))
    assert feature.variant.items() <= {**match.options, "players": match.players}.items()


@pytest.mark.law(13)
@every_game
def test_no_golden_match_is_unexplained(name: str) -> None:
    assert {path.stem for path in golden(name)} == set(features(name))


@pytest.mark.law(13)
@every_game
def test_golden_matches_cover_player_counts_options_and_endings(name: str) -> None:
    game = cantina.game(name)
    records = [msgspec.json.decode(path.read_bytes()) for path in golden(name)]
    fewest, most = game.meta.seats
    assert {record["players"] for record in records} == set(range(fewest, most + 1))
    shown = [{**record["options"], "players": record["players"]} for record in records]
    for variant in game.variants:
        assert any(variant.items() <= options.items() for options in shown), variant
