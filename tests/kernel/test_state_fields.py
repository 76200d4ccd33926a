"""A state's fields are declared once: copies, dumps and what is compiled come from their types."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import pytest
from matches import every_game

import cantina
from cantina.kernel.native_types import i64, vec
from cantina.kernel.pile import Pile
from cantina.kernel.state import State
from cantina.kernel.state_fields import DERIVED, SHARED, complete, completed_source
from cantina.kernel.vectors import NUMBERS, array

SOURCES = sorted((Path(__file__).parents[2] / "src/cantina/games").glob("*/state.py"))


class Form:
    """What a dump has for something."""


FORM = Form()


class ExampleState(State):
    count: i64
    numbers: vec[i64]
    fixed: Annotated[vec[i64], SHARED]
    table: Annotated[dict[str, int], DERIVED]
    deck: Pile
    hands: list[Pile]
    names: list[str]
    pair: tuple[int, int]
    past: Annotated[list[Pile], FORM]


FIELD_TYPES = complete(ExampleState)


def example() -> ExampleState:
    found = ExampleState(cantina.game(cantina.games()[0]), 2, False)
    found.initialize({}, [], 1)
    found.count, found.pair = 1, (1, 2)
    found.numbers, found.fixed, found.table = array([1, 2]), array([3]), {"a": 1}
    found.deck, found.hands, found.past = Pile(), [Pile(), Pile()], [Pile()]
    found.names = ["Ann"]
    return found


def test_a_copy_shares_what_never_changes_and_nothing_else() -> None:
    state = example()
    other = state.copy()
    assert type(other) is ExampleState
    shared = {
        name for name in vars(ExampleState)["__annotations__"] if getattr(state, name) is getattr(other, name)
    }
    assert {"table", "pair", "fixed"} <= shared
    assert not shared & {"numbers", "deck", "hands", "names", "past"}
    assert all(one is not two for one, two in zip(state.hands, other.hands, strict=True))
    assert list(other.numbers) == [1, 2]


def test_a_field_has_a_form_in_a_dump_unless_it_is_derived() -> None:
    assert {
        "count": int,
        "numbers": NUMBERS,
        "fixed": NUMBERS,
        "deck": Pile,
        "hands": list[Pile],
        "names": list[str],
        "pair": tuple[int, int],
        "past": FIELD_TYPES["past"],
    } == FIELD_TYPES
    assert FIELD_TYPES["past"].__args__ == (FORM,)


@every_game
def test_every_game_names_its_fields_once(name: str) -> None:
    game = cantina.game(name)
    state: Any = game.new(players=game.meta.seats[1], seed=1)
    assert set(game.dump(state)["table"]) == set(game.field_types)
    assert type(state.copy()) is type(state)


@pytest.mark.parametrize("file", SOURCES, ids=[file.parent.name for file in SOURCES])
def test_what_is_compiled_has_the_code_written_out(file: Path) -> None:
    completed = completed_source(file.read_text(encoding="utf-8"))
    assert "complete(" not in completed
    names: dict[str, Any] = {"__name__": "completed"}
    exec(compile(completed, str(file), "exec"), names)
    package = f"cantina.games.{file.parent.name}"
    game = next(one for one in map(cantina.game, cantina.games()) if one.package == package)
    assert list(names["FIELD_TYPES"]) == list(game.field_types)
    mine = [one for one in names.values() if getattr(one, "__module__", "") == "completed"]
    (written,) = (one for one in mine if "copy" in vars(one))
    assert issubclass(written, State)


def test_a_type_that_cannot_be_copied_is_refused() -> None:
    with pytest.raises(TypeError, match=r"int \| None"):
        completed_source("class S(State):\n    a: int | None\nFIELD_TYPES = complete(S)\n")
