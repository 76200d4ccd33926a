"""Tables with other numbers than the game's: the operator's, and people's own where that is allowed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from choose_game import game_with
from server_process import Client, ServerProcess

import cantina
from cantina.cli.serve import read_sets
from cantina.kernel.errors import BadOption
from cantina.kernel.numbers import NumberSet
from cantina.localization import Localizer

GAME = game_with(lambda game: len(game.numbers) > 4 and game.meta.seats[0] <= 2)
NAME = GAME.meta.name
OTHER = game_with(lambda game: len(game.numbers) > 4 and game is not GAME and game.meta.seats[0] <= 2).meta.name
NUMBERS = [key for key, one in GAME.numbers.items() if GAME.numbers.value(key) != one.high][:3]
VALUES = {key: GAME.numbers[key].high for key in NUMBERS}


def changes(values: dict[str, int]) -> list[dict[str, Any]]:
    return [{"number": key, "before": GAME.numbers.value(key), "value": value} for key, value in values.items()]


@pytest.fixture(scope="module")
def server_with_numbers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose operator has a set for one game, and lets people bring others."""
    folder = tmp_path_factory.mktemp("server")
    file = folder / "operator.toml"
    file.write_text(f'game = "{NAME}"\nname = "House rules"\n[numbers]\n{NUMBERS[0]} = {VALUES[NUMBERS[0]]}\n')
    found = ServerProcess(folder / "cantina.db", "--numbers", str(file), "--allow-numbers")
    yield found
    logged = found.stop()
    assert "Traceback" not in logged, logged


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    found = ServerProcess(tmp_path_factory.mktemp("plain") / "cantina.db")
    yield found
    logged = found.stop()
    assert "Traceback" not in logged, logged


def played(server: ServerProcess, **request: Any) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """A table played to its end: its id, the table as clients see it, and its last view."""
    table, tokens = server.start_table(NAME, "me", "easy", **request)
    with Client(server, table, tokens["0"]) as me:
        me.play(pick=0)
        me.wait_for_end()
        return table, me.lobby["table"], me.view


def test_the_operators_numbers_are_those_of_new_tables(server_with_numbers: ServerProcess) -> None:
    first = {NUMBERS[0]: VALUES[NUMBERS[0]]}
    _, info, view = played(server_with_numbers)
    assert info["numbers"] == {"name": "House rules", "changes": changes(first)}
    assert "numbers" not in info["options"]
    assert view["numbers"] == first
    table, _ = server_with_numbers.make_table(OTHER, "me", "open")
    assert server_with_numbers.http.get(f"/api/tables/{table}").json()["numbers"] is None


def test_people_bring_their_own_numbers_where_that_is_allowed(server_with_numbers: ServerProcess) -> None:
    table, info, view = played(server_with_numbers, numbers={"name": "My box", "values": VALUES})
    assert info["numbers"] == {"name": "My box", "changes": changes(VALUES)}
    assert view["numbers"] == VALUES
    shown = server_with_numbers.http.get(f"/api/tables/{table}/replay").json()
    assert shown["table"]["numbers"]["name"] == "My box"
    assert shown["view"]["numbers"] == VALUES


def test_numbers_as_they_are_in_the_game_make_a_table_of_the_game(server_with_numbers: ServerProcess) -> None:
    printed = {key: GAME.numbers.value(key) for key in GAME.numbers}
    table, _ = server_with_numbers.make_table(
        NAME, "me", "open", numbers={"name": "as printed", "values": printed}
    )
    assert server_with_numbers.http.get(f"/api/tables/{table}").json()["numbers"] is None


@pytest.mark.parametrize(
    ("numbers", "named"),
    [
        ({"values": {"no-such-number": 1}}, "no-such-number"),
        ({"values": {NUMBERS[0]: -1}}, NUMBERS[0]),
        ({"values": {NUMBERS[0]: "3"}}, NUMBERS[0]),
        ({"values": VALUES, "more": 1}, "more"),
        ({"name": "x" * 200, "values": VALUES}, "name"),
    ],
)
def test_wrong_numbers_are_refused_with_what_is_allowed(
    server_with_numbers: ServerProcess, numbers: dict[str, Any], named: str
) -> None:
    seats = [{"who": "me"}, {"who": "bot", "level": "easy"}]
    answer = server_with_numbers.http.post(
        "/api/tables", json={"game": NAME, "seats": seats, "numbers": numbers}
    )
    assert answer.status_code == 400
    assert named in answer.text


def test_nobody_brings_numbers_where_that_is_not_allowed(plain: ServerProcess) -> None:
    seats = [{"who": "me"}, {"who": "bot", "level": "easy"}]
    body = {"game": NAME, "seats": seats, "numbers": {"name": "My box", "values": VALUES}}
    answer = plain.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert "operator" in answer.text
    options = {"numbers": {"name": "", "values": VALUES}}
    answer = plain.http.post("/api/tables", json={"game": NAME, "seats": seats, "options": options})
    assert answer.status_code == 400


def test_the_texts_of_a_game_have_its_numbers_and_whose_each_card_is(plain: ServerProcess) -> None:
    texts = plain.http.get(f"/api/games/{NAME}/texts").json()
    assert {key: one["value"] for key, one in texts["numbers"].items()} == {
        key: GAME.numbers.value(key) for key in GAME.numbers
    }
    assert texts["provenance"] == GAME.provenance
    rules = plain.http.get(f"/api/games/{NAME}/rules").json()
    assert {rule["mark"] for rule in rules} <= {"", "designed", "reading"}


def test_the_operator_gives_one_file_for_a_game(tmp_path: Path) -> None:
    files = [tmp_path / "one.toml", tmp_path / "two.toml"]
    for file in files:
        file.write_text(f'game = "{NAME}"\n[numbers]\n{NUMBERS[0]} = {VALUES[NUMBERS[0]]}\n')
    assert read_sets(files[:1]) == {NAME: NumberSet("one", {NUMBERS[0]: VALUES[NUMBERS[0]]})}
    with pytest.raises(BadOption, match="one file for each game"):
        read_sets(files)
    files[0].write_text('game = "chess"\n')
    with pytest.raises(cantina.UnknownGame):
        read_sets(files[:1])


def test_cards_state_the_numbers_of_their_table(server_with_numbers: ServerProcess) -> None:
    """Where what cards say is made from their data; a table of another game changes nothing."""
    game = game_with(lambda one: bool(one.card_texts(one.numbers.printed, Localizer(one, "en"))))
    name = game.meta.name
    printed = game.card_texts(game.numbers.printed, Localizer(game, "en"))
    number = next(
        key
        for key, one in game.numbers.items()
        if game.card_texts(game.numbers.with_values({key: one.high}), Localizer(game, "en")) != printed
    )
    values = {number: game.numbers[number].high}
    table, _ = server_with_numbers.make_table(name, "me", "open", numbers={"name": "", "values": values})
    path, arguments = f"/api/games/{name}/texts", {"language": "en"}
    plain_text = server_with_numbers.http.get(path, params=arguments).json()["text"]["en"]
    own_text = server_with_numbers.http.get(path, params={**arguments, "table": table}).json()["text"]["en"]
    changed = game.card_texts(game.numbers.with_values(values), Localizer(game, "en"))
    for message in (key for key in printed if printed[key] != changed[key]):
        assert printed[message] in plain_text
        assert changed[message] in own_text
    other = f"/api/games/{OTHER if name == NAME else NAME}/texts"
    same = [
        server_with_numbers.http.get(other, params={**arguments, **more}).json()
        for more in ({}, {"table": table})
    ]
    assert same[0] == same[1]
