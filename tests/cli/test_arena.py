"""`cantina arena`, as a person or a program uses it: through real processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import command
import pytest
from choose_game import game_for
from html_page import HtmlPage

import cantina
from cantina.kernel.errors import BadOption

GAME = game_for(3)
NAME = GAME.meta.name
TWO_PLAYERS = game_for(2).meta.name
SMALL = [NAME, "--players", "3", "--bots", "random,random,random", "--matches", "12"]


def run(*words: str, code: int = 0, **env: str) -> str:
    return command.run("arena", *words, typed=None, code=code, timeout=240, **env)


def result(*words: str) -> dict[str, Any]:
    """The JSON report without what depends on the clock."""
    report: dict[str, Any] = json.loads(run(*words, "--json"))
    report["seconds"] = 0
    for row in report["standings"]:
        row["seconds"] = 0
    return report


def some_setting() -> list[str]:
    """An option of the game with another value than the default: none, if it has no such option."""
    for option in GAME.meta.options:
        for value in option.allowed or ():
            if value != option.default and _is_playable({option.name: value}):
                return ["--set", f"{option.name}={str(value).lower()}"]
    return []


def _is_playable(options: dict[str, Any]) -> bool:
    try:
        GAME.new(3, 0, **options)
    except BadOption:
        return False
    return True


def test_tables_in_both_languages(tmp_path: Path) -> None:
    english = run(*SMALL)
    for words in (
        "12 matches on 4 deals, 3 players",
        "Standings",
        "random #3",
        "finishes ahead",
        "Wins by seat",
    ):
        assert words in english
    spanish = run(*SMALL, "--lang", "es")
    for words in ("12 partidas con 4 repartos", "Clasificación", "por delante", "Victorias por puesto"):
        assert words in spanish


def test_narrow_terminals_wrap_headings_and_no_figures() -> None:
    assert "…" not in run(*SMALL, COLUMNS="80")


def test_json_is_complete_and_the_same_with_any_number_of_workers() -> None:
    one, two = result(*SMALL, "--jobs", "1"), result(*SMALL, "--jobs", "2")
    assert one == two
    assert one["matches"] == 12
    assert sum(row["share"] for row in one["standings"]) == pytest.approx(1.0)
    assert one["seed"] == 0
    assert result(*SMALL, "--seed", "9") != one


def test_a_bot_alone() -> None:
    words = [TWO_PLAYERS, "--players", "2", "--bots", "random,random", "--matches", "6", "--alone"]
    assert "random alone, all other seats random #2" in run(*words)
    assert "sin decidir" in run(*words, "--than", "0.6", "--until-decided", "--lang", "es")
    assert result(*words, "--than", "0.6")["contests"][0]["than"] == 0.6


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_page_is_self_contained_and_shows_the_command_that_made_it(tmp_path: Path, lang: str) -> None:
    page = tmp_path / "report.html"
    said = run(*SMALL, *some_setting(), "--html", str(page), "--lang", lang)
    assert str(page) in said.replace("\n", "")
    read = HtmlPage.parse(page.read_text(encoding="utf-8"))
    assert read.open == []
    assert read.addresses == []
    assert "://" not in read.source
    assert read.tags.count("svg") == 5
    assert read.tags.count("figcaption") == 5
    assert {"en": "Who beats whom", "es": "Quién gana a quién"}[lang] in read.text
    assert f'<html lang="{lang}">' in read.source
    command = f"cantina arena {NAME} --bots random,random,random --players 3 --matches 12 --seed 0"
    assert " ".join([command, *some_setting()]) in read.text


def test_a_killed_run_resumes(tmp_path: Path) -> None:
    """Really killed, in the middle of play: no goodbye, no clean-up."""
    words = [NAME, "--players", "3", "--bots", "random,greedy:4", "--matches", "18", "--jobs", "2"]
    whole = result(*words)
    file = tmp_path / "run.jsonl"
    with subprocess.Popen(
        [sys.executable, "-m", "cantina", "arena", *words, "--record", str(file)],
        env=command.ENV,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        until = time.monotonic() + 120
        while time.monotonic() < until and (not file.exists() or file.read_bytes().count(b"\n") < 5):
            time.sleep(0.01)
        process.kill()
    lines = file.read_bytes().count(b"\n")
    assert 5 <= lines < 19
    with file.open("ab") as cut:  # as if it had been killed while writing
        cut.write(b'{"bout":17,"se')
    assert result(*words, "--record", str(file)) == whole
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert rows[0]["format"] == "cantina-arena-1"
    assert sorted(row["bout"] for row in rows[1:]) == list(range(18))
    assert "already in the file" in run(*words, "--record", str(file))


def test_ctrl_c_says_how_to_resume_and_leaves_no_worker(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    words = [
        NAME,
        "--bots",
        "random,greedy:200",
        "--matches",
        "400",
        "--jobs",
        "2",
        "--record",
        str(file),
    ]
    with subprocess.Popen(
        [sys.executable, "-m", "cantina", "arena", *words],
        env=command.ENV,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        until = time.monotonic() + 60
        while time.monotonic() < until and not file.exists():
            time.sleep(0.05)
        time.sleep(1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in said
    assert "The same command goes on from there" in " ".join(said.split())
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


def test_the_file_of_another_run_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    run(*SMALL, "--record", str(file))
    before = file.read_bytes()
    assert "seed is 0, here it is 1" in " ".join(
        run(*SMALL, "--record", str(file), "--seed", "1", code=2).split()
    )
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["no-such-game", "--bots", "random,random"], cantina.games()[0]),
        ([NAME], "--bots"),
        ([NAME, "--bots", "random"], "2 to 20 bots"),
        ([NAME, "--bots", "random,genius"], "greedy"),
        ([NAME, "--bots", "random,,random"], "greedy"),
        ([*SMALL, "--matches", "0"], "1 or more"),
        ([*SMALL, "--jobs", "0"], "1 or more"),
        ([*SMALL, "--alone"], "two bots"),
        ([*SMALL, "--than", "0.5"], "--alone"),
        ([*SMALL, "--on", "moon"], "ray://HOST:PORT"),
        ([*SMALL, "--seed", "-1"], "seed"),
        ([*SMALL, "--players", "99"], "from {} to {}".format(*GAME.meta.seats)),
        ([*SMALL, "--set", "no-such-option=red"], "no-such-option"),
        ([*SMALL, "--lang", "fr"], "en"),
        ([*SMALL, "--record", "/no/such/folder/run.jsonl"], "No such file"),
        ([*SMALL, "--html", "/no/such/folder/page.html"], "can be written"),
        ([*SMALL, "--html", "/"], "can be written"),
    ],
)
def test_bad_arguments_get_a_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    assert sentence in " ".join(run(*words, code=2).split())


def test_missing_packages_are_named(tmp_path: Path) -> None:
    for package in ("openskill", "matplotlib"):
        (tmp_path / f"{package}.py").write_text(f"raise ModuleNotFoundError(name={package!r})")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    assert "cantina[lab]" in run(*SMALL, code=2, PYTHONPATH=path)
    (tmp_path / "openskill.py").unlink()
    assert "cantina[lab]" in run(*SMALL, "--html", str(tmp_path / "x.html"), code=2, PYTHONPATH=path)
