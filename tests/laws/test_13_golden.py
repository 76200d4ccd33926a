"""Law 13: golden matches replay to the same result, and show what there is.

Every match is kept once, in a file that says how it was played, with the list of features it shows and the
step of each. A game from another package need not bring golden matches; our own games must.
"""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from features import features, given_options, shown_by
from game_files import OWN_GAMES
from golden_matches import FOLDER, golden_files, identity, read, replayed
from matches import every_game

import cantina

every_golden_match = pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*/*.json")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)


def kept(game: str) -> list[Path]:
    """The golden matches of a game; skips the test for a game from elsewhere that brings none."""
    found = golden_files(game)
    if not found and game not in OWN_GAMES:
        pytest.skip(f"{game} comes from another package and has no golden matches here")
    return found


@pytest.mark.law(13)
@every_golden_match
def test_golden_match_replays_to_its_result(path: Path) -> None:
    record = read(path).record
    assert record["result"] is not None
    match = replayed(path).match
    assert match.state.over
    assert match.game.meta.name == path.parent.name
    assert match.record() == record


@pytest.mark.law(13)
@every_golden_match
def test_golden_match_shows_what_it_lists_where_it_says(path: Path) -> None:
    assert read(path).shows
    assert read(path).shows == shown_by(replayed(path)), "run tests/golden/record.py --list"


@pytest.mark.law(13)
@every_game
def test_every_feature_is_shown_by_a_golden_match(name: str) -> None:
    shown = {feature for path in kept(name) for feature in read(path).shows}
    assert features(name) or name not in OWN_GAMES
    assert shown == set(features(name)), "run tests/golden/record.py"


@pytest.mark.law(13)
def test_no_two_files_hold_the_same_match() -> None:
    found = Counter(identity(read(path).record) for path in FOLDER.glob("*/*.json"))
    assert not [match[:3] for match, files in found.items() if files > 1]


@pytest.mark.law(13)
@every_game
def test_golden_matches_cover_player_counts_variants_and_options(name: str) -> None:
    """Every value of an option with a list of values; of others the default and something else."""
    records = [read(path).record for path in kept(name)]
    options = [
        given_options(name, {**record["options"], "players": record["players"]}, record["rules"])
        for record in records
    ]
    meta = cantina.game(name).meta
    fewest, most = meta.seats
    assert {given["players"] for given in options} == set(range(fewest, most + 1))
    for variant in cantina.game(name).variants:
        assert any(variant.items() <= given.items() for given in options), variant
    for option in meta.options:
        used: set[Any] = {given[option.name] for given in options}
        assert used == set(option.allowed) if option.allowed else len(used) > 1, option.name


@pytest.mark.law(13)
@every_game
def test_golden_matches_cover_ways_of_ending(name: str) -> None:
    text = files(cantina.game(name).package).joinpath("text", "en.ftl").read_text(encoding="utf-8")
    endings = set(re.findall(r"^ending-([\w-]+) =", text, re.MULTILINE))
    assert {read(path).record["result"]["ending"] for path in kept(name)} == endings


@pytest.mark.law(13)
@every_game
def test_golden_matches_cover_decisions_choices_and_events(name: str) -> None:
    """Every kind of decision is asked, every kind of choice made, every kind of event happens."""
    game = cantina.game(name)
    matches = [replayed(path) for path in kept(name)]
    assert {kind for match in matches for kind in match.decisions} == {
        frame.kind for frame in game.decision_frames()
    }
    assert {c.kind for match in matches for _, c in match.choices} == {choice.kind for choice in game.choices}
    assert {type(o.event) for match in matches for o in match.occurrences} == set(game.events)
