"""Files of numbers: written, changed, played with, and refused with the line where one is wrong."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from choose_game import game_with
from command import run

import cantina
from cantina.kernel.numbers import NumberSet
from cantina.localization import LANGUAGES, Localizer
from cantina.numbers_file import BadNumbersFile, parse_numbers, read_numbers, write_numbers

WITH_NUMBERS = [name for name in cantina.games() if cantina.game(name).numbers]
every_game_with_numbers = pytest.mark.parametrize("name", WITH_NUMBERS)
GAME = game_with(lambda game: len(game.numbers) > 2)
NAME = GAME.meta.name
NUMBER = next(key for key in GAME.numbers if "." in key)
HIGH = GAME.numbers[NUMBER].high
OTHER_GAME = game_with(lambda game: len(game.numbers) > 2 and game is not GAME)


def played(name: str, record: Path, *words: str) -> dict[str, Any]:
    """The record of a match between bots, played by the command line."""
    run("play", name, "--people", "0", "--bots", "random", "--seed", "5", "--record", str(record), *words)
    found: dict[str, Any] = json.loads(record.read_text())
    return found


@every_game_with_numbers
def test_a_file_as_it_was_written_gives_exactly_the_same_match(name: str, tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(run("numbers", name))
    plain = played(name, tmp_path / "plain.json")
    assert played(name, tmp_path / "given.json", "--numbers", str(file)) == plain


@pytest.mark.parametrize("language", LANGUAGES)
@every_game_with_numbers
def test_a_file_has_every_number_with_its_range_text_and_source(name: str, language: str) -> None:
    game = cantina.game(name)
    localizer = Localizer(game, language)
    text = write_numbers(game, localizer)
    data = tomllib.loads(text)
    assert data["game"] == name
    assert data["numbers"] == {number: game.numbers.value(number) for number in game.numbers}
    lines = text.splitlines()
    for number, one in game.numbers.items():
        comment = lines[lines.index(f'"{number}" = {game.numbers.value(number)}') - 1]
        assert localizer.number(number) in comment
        assert f" {one.low} " in comment
        assert f" {one.high} " in comment
        assert comment.endswith(f"{localizer.format(f'provenance-{one.provenance}')} · {one.rule}")


@every_game_with_numbers
def test_a_changed_file_is_played_with_named_and_replayed(name: str, tmp_path: Path) -> None:
    game = cantina.game(name)
    numbers = {key: one for key, one in game.numbers.items() if game.numbers.value(key) != one.high}
    changes = {key: one.high for key, one in list(numbers.items())[::3]}
    file = tmp_path / "my-box.toml"
    file.write_text(write_numbers(game, Localizer(game, "en"), NumberSet("", changes)))
    said = run("play", name, "--people", "0", "--bots", "random", "--seed", "5", "--numbers", str(file))
    assert f"my-box ({len(changes)} differ" in said
    record = played(name, tmp_path / "match.json", "--numbers", str(file))
    assert record["options"]["numbers"] == {"name": "my-box", "values": changes}
    assert cantina.Match.replay(record).numbers == NumberSet("my-box", changes)
    assert run("replay", str(tmp_path / "match.json"))


def test_simulate_arena_and_balance_play_with_a_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(f'game = "{NAME}"\nname = "The box"\n[numbers]\n{NUMBER} = {HIGH}\n')
    words = ("--numbers", str(file), "--jobs", "1")
    simulated = [
        json.loads(run("simulate", NAME, "--games", "12", "--players", "2", "--jobs", "1", "--json", *more))
        for more in ((), words[:2])
    ]
    assert simulated[0]["seats"] != simulated[1]["seats"]
    assert "The box" in run("simulate", NAME, "--games", "2", "--players", "2", *words)
    arena = run("arena", NAME, "--bots", "random,greedy:1", "--matches", "4", "--players", "2", *words)
    assert "The box" in arena
    settings = ("--bots", "random", "--matches", "4", "--players", "2", "--per-option", "0", "--deals", "0")
    other = next(
        key for key in GAME.numbers if key != NUMBER and GAME.numbers[key].low != GAME.numbers.value(key)
    )
    low = GAME.numbers[other].low
    report = json.loads(run("balance", NAME, *settings, *words, "--set", f"{other}={low}", "--json"))
    assert report["change"]["numbers"] == {other: [GAME.numbers.value(other), low]}
    report = json.loads(run("balance", NAME, *settings, *words, "--set", f"{NUMBER}={HIGH - 1}", "--json"))
    assert report["change"]["numbers"] == {NUMBER: [HIGH, HIGH - 1]}


@pytest.mark.parametrize(
    ("lines", "line", "why"),
    [
        (["[numbers]", "", f'"{NUMBER}x" = 1'], 4, f"{NUMBER}x cannot be 1: allowed is one of the numbers"),
        (["[numbers]", f"{NUMBER} = {HIGH + 1}"], 3, f"{NUMBER} .* a whole number from .* to {HIGH}"),
        (["[numbers]", "# here", f'"{NUMBER}" = 1.5'], 4, f"{NUMBER} cannot be 1.5"),
        (["[numbers]", f'"{NUMBER}" = "3"'], 3, f"{NUMBER} cannot be '3'"),
        (["[numbers]", f'"{NUMBER}" = true'], 3, f"{NUMBER} cannot be True"),
        (["[numbers]", f'"{NUMBER}" = 1', f'"{NUMBER}" = 1'], 4, "overwrite"),
        (["[numbers]", "nonsense"], 3, "Expected"),
        (["title = 3"], 2, "title cannot be 3: allowed is only game, name and"),
        (["name = 3"], 2, "name cannot be 3"),
        ([f'name = "{"x" * 90}"'], 2, "at most 60 characters"),
        (["numbers = 3"], 2, "a table"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(lines: list[str], line: int, why: str) -> None:
    text = "\n".join([f'game = "{NAME}"', *lines])
    with pytest.raises(BadNumbersFile, match=why) as caught:
        parse_numbers(text, "box.toml", GAME, "box")
    assert caught.value.line == line
    assert str(caught.value).startswith(f"box.toml, line {line}: ")


def test_a_file_of_another_game_or_of_none_is_refused() -> None:
    with pytest.raises(BadNumbersFile, match=f"line 1: game cannot be '{OTHER_GAME.meta.name}'"):
        parse_numbers(f'game = "{OTHER_GAME.meta.name}"', "box.toml", GAME, "box")
    with pytest.raises(BadNumbersFile, match="which game"):
        parse_numbers("[numbers]", "box.toml", None, "box")


def test_errors_are_told_in_the_users_language(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text(f'game = "{NAME}"\n[numbers]\n{NUMBER} = -1\n')
    assert "box.toml, line 3:" in " ".join(run("play", NAME, "--numbers", str(file), code=2).split())
    said = run("play", NAME, "--numbers", str(file), code=2, LC_ALL="es_ES.UTF-8")
    low = GAME.numbers[NUMBER].low
    problem = f"«-1» no vale para {NUMBER}. Se admite: un número entero del {low} al {HIGH}."
    assert f"box.toml, línea 3: {problem}" in " ".join(said.split())
    for text, spanish in (
        (b"\xff\xfe", "no es texto en UTF-8."),
        (b"x = ", "línea 1: esto no es TOML válido."),
        (b"", "no dice para qué juego es:"),
        (f'game = "{NAME}"\nx = 1'.encode(), "Se admite: solo game, name y [numbers]."),
        (f'game = "{NAME}"\nnumbers = 1'.encode(), "Se admite: una tabla: [numbers]."),
        (f'game = "{OTHER_GAME.meta.name}"'.encode(), f"Se admite: {NAME}, el juego al que se juega."),
    ):
        file.write_bytes(text)
        said = run("play", NAME, "--numbers", str(file), code=2, LC_ALL="es_ES.UTF-8")
        assert spanish in " ".join(said.split())


def test_a_set_without_a_name_gets_that_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "grandpa's box.toml"
    file.write_text(f'game = "{NAME}"\n[numbers]\n{NUMBER} = {HIGH}\n')
    assert read_numbers(file) == (NAME, NumberSet("grandpa's box", {NUMBER: HIGH}))
