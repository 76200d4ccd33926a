"""The results file: finished results are read back, and only by the same run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from choose_game import any_game

from cantina.kernel.errors import BadOption
from cantina.lab.results_file import ResultsFile, RunHeader, run_header


class Finished(msgspec.Struct):
    number: int
    word: str = ""


def header(**change: Any) -> RunHeader:
    given: dict[str, Any] = {
        "players": 4,
        "options": {"variant": "long"},
        "bots": ["random"],
        "seed": 3,
        "form": "all",
    }
    return run_header("test", 1, any_game().meta.name, **{**given, **change})


def written(path: Path) -> bytes:
    with ResultsFile(path, header(), Finished) as results_file:
        assert results_file.finished == []
        results_file.write(Finished(1, "añil"))
        results_file.write(Finished(2))
    return path.read_bytes()


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    written(path)
    with ResultsFile(path, header(), Finished) as results_file:
        assert results_file.finished == [Finished(1, "añil"), Finished(2)]
        results_file.write(Finished(3))
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    assert json.loads(first)["format"] == "cantina-test-1"
    assert json.loads(first)["rules"] == any_game().meta.rules_version
    assert [json.loads(line)["number"] for line in rest] == [1, 2, 3]


def test_wherever_the_file_was_cut_off_complete_lines_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = written(path)
    for cut in range(len(whole) + 1):
        path.write_bytes(whole[:cut])
        with ResultsFile(path, header(), Finished) as results_file:
            assert len(results_file.finished) == max(0, whole[:cut].count(b"\n") - 1)
            results_file.write(Finished(9))
        with ResultsFile(path, header(), Finished) as results_file:
            assert results_file.finished[-1] == Finished(9)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 4}, "seed is 3, here it is 4"),
        ({"bots": ["greedy"]}, "bots"),
        ({"players": 5}, "players"),
        ({"options": {}}, "options"),
        ({"form": "alone"}, "form is all, here it is alone"),
    ],
)
def test_a_file_of_another_run_is_rejected_with_the_field_that_differs_and_unchanged(
    tmp_path: Path, change: dict[str, Any], message: str
) -> None:
    path = tmp_path / "run.jsonl"
    before = written(path)
    with pytest.raises(BadOption, match=message):
        ResultsFile(path, header(**change), Finished)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["a letter to my mother", "a letter\nto my mother\n", '{"format": "other"}\n', "[]\n"]
)
def test_a_file_of_something_else_is_rejected_and_unchanged(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(BadOption, match=r"letter\.txt"):
        ResultsFile(path, header(), Finished)
    assert path.read_text() == text


def test_the_error_names_a_broken_line_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = written(path).replace(b'"number":1', b'"number":"x"')
    path.write_bytes(whole)
    with pytest.raises(BadOption, match="line 2"):
        ResultsFile(path, header(), Finished)
    assert path.read_bytes() == whole


def test_a_folder_is_rejected(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="directory"):
        ResultsFile(tmp_path, header(), Finished)
    with pytest.raises(BadOption, match="No such file"):
        ResultsFile(tmp_path / "no" / "run.jsonl", header(), Finished)


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    code = (
        "import sys; from pathlib import Path; from cantina.lab.results_file import *\n"
        "import cantina\n"
        "try:\n"
        "    ResultsFile(Path(sys.argv[1]), run_header('test', 1, sys.argv[2], 4, {}, [], 0), dict)\n"
        "except cantina.CantinaError as error:\n"
        "    print(error)\n"
    )
    with ResultsFile(path, header(), Finished):
        done = subprocess.run(
            [sys.executable, "-c", code, str(path), any_game().meta.name],
            capture_output=True,
            text=True,
            check=True,
        )
    assert "no other run" in done.stdout


def test_without_a_path_nothing_is_written() -> None:
    with ResultsFile(None, header(), Finished) as results_file:
        results_file.write(Finished(1))
        assert results_file.finished == []
