"""Rows of bytes: made from views alone, and holding every public fact."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from decoders import DECODERS
from matches import Walk, every_game, every_variant, seeds
from toys import MATCHING_PENNIES

import cantina
from cantina.envs.features import Features, features
from cantina.envs.page import page
from cantina.kernel.encoding import FLAG, NUMBER, ONE_OF
from cantina.kernel.luck import seeded
from cantina.kernel.state import State, playout

FINGERPRINTS = Path(__file__).parent / "fingerprints.json"
PAGE = Path(__file__).parents[2] / "docs" / "encoding.md"


def limits(game: cantina.Game) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The largest value of every byte."""
    return np.concatenate([np.full(field.size, field.most, np.uint8) for field in game.encoding.fields])


def shown(state: State, seat: int) -> bytes:
    """All that a row may depend on: what the seat and the public see."""
    return msgspec.json.encode([state.view(seat), state.view(None)])


def plain(value: Any) -> Any:
    """A view as JSON has it: lists, no tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


@every_game
def test_fields_are_well_formed(name: str) -> None:
    game = cantina.game(name)
    fields = game.encoding.fields
    assert len({field.name for field in fields}) == len(fields)
    for field in fields:
        assert field.kind in (NUMBER, ONE_OF, FLAG)
        assert 1 <= field.most <= 255
        assert field.kind != FLAG or field.most == 1
    kinds = {ask.kind for ask in game.asks()}
    decision = next(field for field in fields if field.name == "decision")
    assert decision.most == len(kinds)
    assert all(kind in decision.about for kind in kinds)


@every_variant
def test_rows_have_one_size_and_keep_to_their_limits(name: str, variant: dict[str, Any]) -> None:
    game = cantina.game(name)
    most = limits(game)
    for seed in seeds():
        for state in Walk(name, variant, seed, quiet=True).positions(every=20):
            for seat in range(state.seats):
                row = np.frombuffer(game.encoding.row(state, seat), np.uint8)
                assert row.shape == (game.encoding.size,)
                assert (row <= most).all()


@pytest.mark.law(8)
@every_variant
def test_a_world_has_the_same_row_for_its_seat(name: str, variant: dict[str, Any]) -> None:
    encoding = cantina.game(name).encoding
    for seed in seeds():
        for state in Walk(name, variant, seed, quiet=True).positions(every=30):
            for seat in range(state.seats):
                world = state.world(seat, seed)
                assert shown(world, seat) == shown(state, seat)
                assert encoding.row(world, seat) == encoding.row(state, seat)


@every_game
def test_equal_views_have_equal_rows_and_equal_rows_equal_views(name: str) -> None:
    game = cantina.game(name)
    by_view: dict[bytes, bytes] = {}
    by_row: dict[tuple[int, bytes], bytes] = {}
    for variant in game.variants[::2]:
        walk = Walk(name, dict(variant), 0, quiet=True)
        while True:
            state = walk.state
            for seat in range(state.seats):
                view, row = shown(state, seat), game.encoding.row(state, seat)
                assert by_view.setdefault(view, row) == row
                assert by_row.setdefault((seat, row), view) == view
            if state.over:
                break
            walk.step()
    assert len(by_row) > 300


@every_variant
def test_every_public_fact_can_be_read_from_a_row(name: str, variant: dict[str, Any]) -> None:
    decode = DECODERS[name]
    game = cantina.game(name)
    for seed in range(2):
        for state in Walk(name, variant, seed, quiet=True).positions(every=10):
            facts = plain(state.view(None))
            for seat in range(state.seats):
                assert decode(game, game.encoding.row(state, seat), seat) == facts


@every_game
def test_a_seat_reads_its_own_hand_from_its_row(name: str) -> None:
    """Two worlds of the public that differ in the hand of a seat have different rows for it."""
    game = cantina.game(name)
    differ = 0
    for seed in range(6):
        for state in Walk(name, dict(game.variants[0]), seed, quiet=True).positions(every=10):
            for seat in range(state.seats):
                one, other = state.world(None, 1), state.world(None, 2)
                if one.view(seat) != other.view(seat):
                    assert game.encoding.row(one, seat) != game.encoding.row(other, seat)
                    differ += 1
    assert differ > 20


def fingerprints() -> dict[str, str]:
    """A digest of the rows along a random match of every variant."""
    found = {}
    for name in cantina.games():
        game = cantina.game(name)
        for variant in game.variants:
            total = hashlib.sha256()
            state = game.new(seed=1, quiet=True, **variant)
            luck = seeded(1, 25)
            while not state.over:
                playout(state, luck, 5)
                for seat in range(state.seats):
                    total.update(game.encoding.row(state, seat))
            found[f"{name} {json.dumps(dict(variant), sort_keys=True)}"] = total.hexdigest()[:16]
    return found


def test_compiled_and_interpreted_write_the_rows_written_down() -> None:
    """A change here is a change of the environments: raise their versions, then write the file anew."""
    assert fingerprints() == json.loads(FINGERPRINTS.read_text())


def test_the_page_about_the_encodings_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run scripts/encoding"


@every_game
def test_features_are_rows_written_out(name: str) -> None:
    game = cantina.game(name)
    rows = []
    for state in Walk(name, dict(game.variants[0]), 3, quiet=True).positions(every=20):
        rows += [game.encoding.row(state, seat) for seat in range(state.seats)]
    found = features(game, np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))
    assert found.dtype == np.float32
    for row, line in zip(rows, found, strict=True):
        expected: list[float] = []
        at = 0
        for field in game.encoding.fields:
            for value in row[at : at + field.size]:
                if field.kind == ONE_OF:
                    expected += [float(value == one) for one in range(field.most + 1)]
                else:
                    expected.append(value / field.most)
            at += field.size
        assert line.tolist() == np.array(expected, np.float32).tolist()
        assert (features(game, row) == line).all()
    places = Features(game.encoding).places
    assert [place.start for place in places.values()][1:] == [place.stop for place in places.values()][:-1]


def test_a_game_without_an_encoding_writes_nothing() -> None:
    state = MATCHING_PENNIES.new(2)
    assert MATCHING_PENNIES.encoding.size == 0
    assert MATCHING_PENNIES.encoding.row(state, 0) == b""


def test_without_the_extra_rows_say_what_to_install() -> None:
    code = (
        "import sys; sys.modules['librt'] = None; sys.modules['librt.strings'] = None\n"
        "import cantina\n"
        "game = cantina.game('colt-express'); game.new(4, 1).decision\n"
        "try: game.encoding\n"
        "except cantina.CantinaError as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert 'pip install "cantina[learn]"' in said
