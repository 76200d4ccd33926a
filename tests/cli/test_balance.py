"""`cantina balance`, through real processes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import command
import pytest
from choose_game import game_with

from cantina.cli import main
from cantina.lab.balance import make_study
from cantina.localization import Localizer

GAME = game_with(lambda game: len(game.numbers) > 0)
NAME = GAME.meta.name
NUMBER, PLACE = next(iter(GAME.numbers.items()))
OTHER_VALUE = PLACE.low if GAME.numbers.value(NUMBER) == PLACE.high else PLACE.high

QUICK = ("--bots", "random", "--deals", "2", "--per-option", "0", "--jobs", "1")


def run(*words: str, code: int = 0) -> str:
    return command.run("balance", *words, typed=None, code=code)


@pytest.mark.parametrize(
    ("lang", "messages"),
    [
        ("en", ("Balance of {title}", "9 matches with {players} players", "By seat")),
        ("es", ("Equilibrio de {title}", "9 partidas con {players} jugadores", "Por puesto")),
    ],
)
def test_the_tables_are_in_both_languages(lang: str, messages: tuple[str, ...]) -> None:
    printed = run(NAME, "--matches", "9", *QUICK, "--lang", lang)
    players = Localizer(GAME, lang).list([str(players) for players in make_study(NAME, 9).players])
    for message in messages:
        assert message.format(title=GAME.meta.title[lang], players=players) in printed


def test_programs_get_json_with_a_changed_number(tmp_path: Path) -> None:
    players = str(GAME.meta.seats[1])
    change = ("--set", f"{NUMBER}={OTHER_VALUE}")
    words = (NAME, "--matches", "12", "--players", players, *QUICK, *change)
    record = str(tmp_path / "run.jsonl")
    first = run(*words, "--record", record, "--json")
    found = json.loads(first)
    assert found["change"]["numbers"] == {NUMBER: [GAME.numbers.value(NUMBER), OTHER_VALUE]}
    assert found["matches"] == 12
    assert run(*words, "--record", record, "--json") == first


def test_the_report_is_written(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "report.html"
    assert str(file) in run(NAME, "--matches", "6", *QUICK, "--html", str(file)).replace("\n", "")
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<svg" in text
    assert f"Balance of {GAME.meta.title['en']}" in text


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ((NAME, "--set", "no.such.number=20"), "no.such.number"),
        ((NAME, "--set", f"{NUMBER}=many"), f"a whole number from {PLACE.low} to {PLACE.high}"),
        ((NAME, "--set", f"{NUMBER}={PLACE.high + 1}"), f"a whole number from {PLACE.low} to {PLACE.high}"),
        ((NAME, "--set", NUMBER), "NAME=VALUE"),
        ((NAME, "--matches", "0"), "--matches"),
        ((NAME, "--jobs", "0"), "--jobs"),
        ((NAME, "--players", "99"), "from {} to {}".format(*GAME.meta.seats)),
        ((NAME, "--bots", "clever"), "greedy"),
        ((NAME, "--html", "/nowhere/at/all.html"), "--html"),
        ((NAME, "--on", "moon"), "--on"),
        (("no-such-game",), "There is no game “no-such-game”"),
    ],
)
def test_bad_arguments_get_a_sentence_and_exit_code_2(
    words: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = ("--bots", "random", "--matches", "2", "--lang", "en")
    monkeypatch.setattr(sys, "argv", ["cantina", "balance", *usual, *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert message in capsys.readouterr().err.replace("\n", " ")
