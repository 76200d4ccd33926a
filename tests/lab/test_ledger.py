"""The ledger: what was finished is there again, and only in its own run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cantina.kernel.errors import BadOption
from cantina.lab.ledger import Header, Ledger, header


class Unit(msgspec.Struct):
    number: int
    word: str = ""


def about(**change: Any) -> Header:
    given: dict[str, Any] = {
        "players": 4,
        "options": {"preset": "expert"},
        "bots": ["random"],
        "seed": 3,
        "form": "all",
    }
    return header("test", 1, "colt-express", **{**given, **change})


def begun(path: Path) -> bytes:
    with Ledger(path, about(), Unit) as ledger:
        assert ledger.done == []
        ledger.write(Unit(1, "añil"))
        ledger.write(Unit(2))
    return path.read_bytes()


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    begun(path)
    with Ledger(path, about(), Unit) as ledger:
        assert ledger.done == [Unit(1, "añil"), Unit(2)]
        ledger.write(Unit(3))
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    assert json.loads(first)["format"] == "cantina-test-1"
    assert json.loads(first)["rules"] == 1
    assert [json.loads(line)["number"] for line in rest] == [1, 2, 3]


def test_wherever_the_file_was_cut_off_whole_lines_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = begun(path)
    for cut in range(len(whole) + 1):
        path.write_bytes(whole[:cut])
        with Ledger(path, about(), Unit) as ledger:
            assert len(ledger.done) == max(0, whole[:cut].count(b"\n") - 1)
            ledger.write(Unit(9))
        with Ledger(path, about(), Unit) as ledger:
            assert ledger.done[-1] == Unit(9)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 4}, "seed is 3, here it is 4"),
        ({"bots": ["greedy"]}, "bots"),
        ({"players": 5}, "players"),
        ({"options": {}}, "options"),
        ({"form": "alone"}, "form is all, here it is alone"),
    ],
)
def test_another_run_is_refused_by_name_and_the_file_is_left_alone(
    tmp_path: Path, change: dict[str, Any], told: str
) -> None:
    path = tmp_path / "run.jsonl"
    before = begun(path)
    with pytest.raises(BadOption, match=told):
        Ledger(path, about(**change), Unit)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["a letter to my mother", "a letter\nto my mother\n", '{"format": "other"}\n', "[]\n"]
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(BadOption, match=r"letter\.txt"):
        Ledger(path, about(), Unit)
    assert path.read_text() == text


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = begun(path).replace(b'"number":1', b'"number":"x"')
    path.write_bytes(whole)
    with pytest.raises(BadOption, match="line 2"):
        Ledger(path, about(), Unit)
    assert path.read_bytes() == whole


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="directory"):
        Ledger(tmp_path, about(), Unit)
    with pytest.raises(BadOption, match="No such file"):
        Ledger(tmp_path / "no" / "run.jsonl", about(), Unit)


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    code = (
        "import sys; from pathlib import Path; from cantina.lab.ledger import *\n"
        "import cantina\n"
        "try:\n"
        "    Ledger(Path(sys.argv[1]), header('test', 1, 'colt-express', 4, {}, [], 0), dict)\n"
        "except cantina.CantinaError as error:\n"
        "    print(error)\n"
    )
    with Ledger(path, about(), Unit):
        done = subprocess.run(
            [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
        )
    assert "no other run" in done.stdout


def test_without_a_file_nothing_is_kept() -> None:
    with Ledger(None, about(), Unit) as ledger:
        ledger.write(Unit(1))
        assert ledger.done == []
