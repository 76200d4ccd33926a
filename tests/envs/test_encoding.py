"""Encoded rows: written from views alone, and containing every public fact."""

from __future__ import annotations

import ast
import hashlib
import inspect
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from choose_game import game_with
from game_files import write_for, written_for
from matches import every_game, every_own_game, every_variant, random_match, seeds
from row_reader import Row, decoder, derived_fields
from toy_games import MATCHING_PENNIES

import cantina
from cantina.envs.encoding_docs import page
from cantina.envs.features import Features, features
from cantina.kernel.encoding import CATEGORY, FLAG, NUMBER, Encoding, Field, Layout
from cantina.kernel.random_streams import seeded
from cantina.kernel.state import State, playout

FINGERPRINTS = "encoding_fingerprints.json"
PAGE = Path(__file__).parents[2] / "docs" / "encoding.md"


def limits(game: cantina.Game) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The largest value of every byte."""
    return np.concatenate([np.full(field.size, field.maximum, np.uint8) for field in game.encoding.fields])


def shown(state: State, seat: int) -> bytes:
    """Everything a row may depend on: what the seat and the public see."""
    return msgspec.json.encode([state.view(seat), state.view(None)])


def plain(value: Any) -> Any:
    """A view as JSON has it, with lists instead of tuples."""
    return msgspec.json.decode(msgspec.json.encode(value))


@every_own_game
def test_fields_are_well_formed(name: str) -> None:
    game = cantina.game(name)
    fields = game.encoding.fields
    assert len({field.name for field in fields}) == len(fields)
    for field in fields:
        assert field.kind in (NUMBER, CATEGORY, FLAG)
        assert 1 <= field.maximum <= 255
        assert field.kind != FLAG or field.maximum == 1
    kinds = {ask.kind for ask in game.decision_frames()}
    decision = next(field for field in fields if field.name == "decision")
    assert decision.maximum == len(kinds)
    assert all(kind in decision.description for kind in kinds)


@every_variant
def test_rows_have_one_size_and_keep_to_their_limits(name: str, variant: dict[str, Any]) -> None:
    game = cantina.game(name)
    maxima = limits(game)
    for seed in seeds():
        for state in random_match(name, variant, seed, quiet=True).positions(every=20):
            for seat in range(state.seats):
                row = np.frombuffer(game.encoding.row(state, seat), np.uint8)
                assert row.shape == (game.encoding.size,)
                assert (row <= maxima).all()


@pytest.mark.law(8)
@every_variant
def test_a_world_has_the_same_row_for_its_seat(name: str, variant: dict[str, Any]) -> None:
    encoding = cantina.game(name).encoding
    for seed in seeds():
        for state in random_match(name, variant, seed, quiet=True).positions(every=30):
            for seat in range(state.seats):
                world = state.world(seat, seed)
                assert shown(world, seat) == shown(state, seat)
                assert encoding.row(world, seat) == encoding.row(state, seat)


@every_own_game
def test_equal_views_have_equal_rows_and_equal_rows_equal_views(name: str) -> None:
    game = cantina.game(name)
    by_view: dict[bytes, bytes] = {}
    by_row: dict[tuple[int, bytes], bytes] = {}
    for variant in game.variants[::2]:
        match = random_match(name, dict(variant), 0, quiet=True)
        while True:
            state = match.state
            for seat in range(state.seats):
                view, row = shown(state, seat), game.encoding.row(state, seat)
                assert by_view.setdefault(view, row) == row
                assert by_row.setdefault((seat, row), view) == view
            if state.over:
                break
            match.step()
    assert len(by_row) > 300


def without(facts: Any, path: list[str]) -> None:
    """Removes a field, of every item where the way to it leads through lists."""
    if isinstance(facts, list):
        for item in facts:
            without(item, path)
    elif facts is not None and len(path) == 1:
        del facts[path[0]]
    elif facts is not None:
        without(facts[path[0]], path[1:])


@every_variant
def test_every_public_fact_can_be_read_from_a_row(name: str, variant: dict[str, Any]) -> None:
    decode = decoder(name)
    game = cantina.game(name)
    for seed in range(2):
        for state in random_match(name, variant, seed, quiet=True).positions(every=10):
            facts = plain(state.view(None))
            facts.pop("numbers", None)  # the same in all rows of an environment, which is made for them
            for field in derived_fields(name):
                without(facts, field.split("."))
            for seat in range(state.seats):
                assert decode(game, game.encoding.row(state, seat), seat) == facts


@every_game
def test_a_seat_reads_its_own_hand_from_its_row(name: str) -> None:
    """Two worlds of the public that differ in the hand of a seat have different rows for it."""
    game = cantina.game(name)
    differ = 0
    for seed in range(6):
        for state in random_match(name, dict(game.variants[0]), seed, quiet=True).positions(every=10):
            for seat in range(state.seats):
                one, other = state.world(None, 1), state.world(None, 2)
                if one.view(seat) != other.view(seat):
                    assert game.encoding.row(one, seat) != game.encoding.row(other, seat)
                    differ += 1
    assert differ > 20


def fingerprints(name: str) -> dict[str, str]:
    """By variant, a digest of the rows along a random match."""
    found = {}
    game = cantina.game(name)
    for variant in game.variants:
        total = hashlib.sha256()
        state = game.new(seed=1, quiet=True, **variant)
        rng = seeded(1, 25)
        while not state.over:
            playout(state, rng, 5)
            for seat in range(state.seats):
                total.update(game.encoding.row(state, seat))
        found[json.dumps(dict(variant), sort_keys=True)] = total.hexdigest()[:16]
    return found


@every_game
def test_compiled_and_interpreted_write_the_rows_written_down(name: str) -> None:
    """A change here is a change of the environments: raise their versions, then write the file anew."""
    assert fingerprints(name) == written_for(name, FINGERPRINTS)


def test_the_page_about_the_encodings_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run scripts/encoding"


@every_game
def test_features_are_expanded_rows(name: str) -> None:
    game = cantina.game(name)
    rows = []
    for state in random_match(name, dict(game.variants[0]), 3, quiet=True).positions(every=20):
        rows += [game.encoding.row(state, seat) for seat in range(state.seats)]
    found = features(game, np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))
    assert found.dtype == np.float32
    for row, line in zip(rows, found, strict=True):
        expected: list[float] = []
        at = 0
        for field in game.encoding.fields:
            for value in row[at : at + field.size]:
                if field.kind == CATEGORY:
                    expected += [float(value == one) for one in range(field.maximum + 1)]
                else:
                    expected.append(value / field.maximum)
            at += field.size
        assert line.tolist() == np.array(expected, np.float32).tolist()
        assert (features(game, row) == line).all()
    slices = list(Features(game.encoding).slices.values())
    assert [one.start for one in slices[1:]] == [one.stop for one in slices[:-1]]


def test_a_game_without_an_encoding_writes_nothing() -> None:
    state = MATCHING_PENNIES.new(2)
    assert MATCHING_PENNIES.encoding.size == 0
    assert MATCHING_PENNIES.encoding.row(state, 0) == b""


@every_game
def test_features_can_be_computed_from_their_definition(name: str) -> None:
    encoding = cantina.game(name).encoding
    features = Features(encoding)
    maxima = limits(cantina.game(name)).astype(np.int64)
    rows = (np.random.default_rng(1).random((40, encoding.size)) * (maxima + 1)).astype(np.uint8)
    byte, hot, scale = features.definition()
    known = rows[:, byte].astype(np.float32)
    assert np.allclose(np.where(hot < 0, known * scale, known == hot), features(rows), atol=1e-6)


def test_a_layout_puts_fields_one_after_another() -> None:
    fields = (Field("a", (), 1, FLAG, ""), Field("b", (2, 3), 9, NUMBER, ""), Field("c", (4,), 2, CATEGORY, ""))
    layout = Layout(fields)
    assert layout.offsets == {"a": 0, "b": 1, "c": 7}
    assert layout.size == 11
    with pytest.raises(ValueError, match="two fields are called 'a'"):
        Layout((*fields, fields[0]))


def with_other_layout(game: cantina.Game) -> Encoding[Any]:
    """A game's encoding, loaded from its source with its fields reversed and a new field before each."""
    module = inspect.getmodule(type(game.encoding))
    assert module is not None
    assert module.__file__ is not None
    source = next(Path(module.__file__).parent.glob("encoding.py"))
    tree = ast.parse(source.read_text(encoding="utf-8"))
    number = 0
    for node in tree.body:
        if not (isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple)):
            continue
        fields = [
            one for one in node.value.elts if isinstance(one, ast.Call) and ast.unparse(one.func) == "Field"
        ]
        if fields and len(fields) == len(node.value.elts):
            node.value.elts = []
            for field in reversed(fields):
                padding = ast.parse(f"Field('padding{number}', ({number % 3},), 1, FLAG, '')", mode="eval")
                node.value.elts += [padding.body, field]
                number += 1
    assert number == len(game.encoding.fields)
    names: dict[str, Any] = {"__name__": module.__name__}
    exec(compile(ast.fix_missing_locations(tree), source, "exec"), names)
    found: Encoding[Any] = names["ENCODING"]
    return found


@every_own_game
def test_the_bytes_of_a_row_move_with_their_fields(name: str) -> None:
    """Nothing but the declaration of the fields says where a byte is."""
    game = cantina.game(name)
    other = with_other_layout(game)
    assert other.size > game.encoding.size
    for state in random_match(name, dict(game.variants[-1]), 1, quiet=True).positions(every=10):
        for seat in range(state.seats):
            expected = Row(game.encoding, game.encoding.row(state, seat), seat).fields
            found = Row(other, other.row(state.copy(), seat), seat).fields
            assert {field: found[field] for field in expected} == expected


def test_without_the_extra_rows_say_what_to_install() -> None:
    name = game_with(lambda game: game.encoding.size > 0).meta.name
    code = (
        "import sys; sys.modules['librt.strings'] = None\n"
        "import cantina\n"
        f"game = cantina.game({name!r}); game.new(seed=1).decision\n"
        "try: game.encoding\n"
        "except cantina.CantinaError as error: print(error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert 'pip install "cantina[learn]"' in said


if __name__ == "__main__":
    for name in cantina.games():
        write_for(name, FINGERPRINTS, fingerprints(name))
