"""`cantina balance`, through real processes."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import command
import pytest

from cantina.cli import main

QUICK = ("--bots", "random", "--deals", "2", "--per-option", "0", "--jobs", "1")


def run(*words: str, code: int = 0) -> str:
    return command.run("balance", *words, typed=None, code=code)


def test_the_tables_speak_both_languages() -> None:
    english = run("marshals", "--matches", "9", *QUICK)
    spanish = run("marshals", "--matches", "9", *QUICK, "--lang", "es")
    for said, words in (
        (english, ("Balance of Marshals", "9 matches with 2, 3 and 4 players", "By seat", "Jurisdiction")),
        (spanish, ("Equilibrio de Marshals", "9 partidas con 2, 3 y 4 jugadores", "Por puesto")),
    ):
        for word in words:
            assert word in said


def test_programs_get_json_with_a_changed_number(tmp_path: Path) -> None:
    changes = ("--set", "bounty.1=20", "--set", "first=2")
    words = ("marshals", "--matches", "12", "--players", "3", *QUICK, *changes)
    record = str(tmp_path / "run.jsonl")
    first = run(*words, "--record", record, "--json")
    found = json.loads(first)
    assert found["options"] == {"first": 2}
    assert found["change"]["numbers"] == {"bounty.1": [15, 20]}
    assert found["matches"] == 12
    assert run(*words, "--record", record, "--json") == first


def test_the_report_is_written(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "report.html"
    assert str(file) in run("colt-express", "--matches", "6", *QUICK, "--html", str(file)).replace("\n", "")
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<svg" in text
    assert "Ghost" in text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("marshals", "--set", "bountie.1=20"), "bounty.1, bounty.2"),
        (("marshals", "--set", "bounty.1=many"), "a whole number from 0 to 200"),
        (("marshals", "--set", "bounty.1=999"), "a whole number from 0 to 200"),
        (("marshals", "--set", "bounty.1"), "NAME=VALUE"),
        (("scoundrels", "--set", "job.banker.gian=3"), "job.banker.cost, job.banker.gain"),
        (("scoundrels", "--set", "joob=3"), "job.…"),
        (("marshals", "--set", "first=9"), "random, 1, 2, 3, 4"),
        (("marshals", "--matches", "0"), "--matches"),
        (("marshals", "--jobs", "0"), "--jobs"),
        (("marshals", "--players", "7"), "from 2 to 4"),
        (("marshals", "--bots", "clever"), "greedy"),
        (("marshals", "--html", "/nowhere/at/all.html"), "--html"),
        (("marshals", "--on", "moon"), "--on"),
        (("poker",), "Unknown game"),
    ],
)
def test_mistakes_get_a_sentence(
    words: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = ("--bots", "random", "--matches", "2", "--lang", "en")
    monkeypatch.setattr(sys, "argv", ["cantina", "balance", *usual, *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err.replace("\n", " ")
