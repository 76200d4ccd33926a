"""Whole balance studies: they resume, compare on the same seeds, and make a page for every game."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from choose_game import game_with
from html_page import HtmlPage
from matches import LONG_RUN

import cantina
from cantina.kernel.errors import BadOption
from cantina.lab.balance import BalanceReport, BalanceStudy, make_report, make_study, run_study
from cantina.lab.balance.html_report import html_report
from cantina.lab.balance.study import other_option_values
from cantina.localization import Localizer

GAME = game_with(lambda game: len(game.numbers) > 0)
NAME = GAME.meta.name
NUMBER, PLACE = next(iter(GAME.numbers.items()))
OTHER_VALUE = PLACE.low if GAME.numbers.value(NUMBER) == PLACE.high else PLACE.high


def small_study(matches: int, **more: object) -> BalanceStudy:
    given = {"bots": ["random"], "per_option": 0, "deals": 0, **more}
    return make_study(NAME, matches, **given)  # type: ignore[arg-type]


def report_of(study: BalanceStudy) -> BalanceReport:
    return make_report(study, run_study(study))


def test_a_resumed_run_ends_as_an_uninterrupted_one(tmp_path: Path) -> None:
    study = small_study(25, numbers={NUMBER: OTHER_VALUE}, per_option=5, deals=5)
    uninterrupted = report_of(study)
    file = tmp_path / "run.jsonl"
    run_study(study, record=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]) + lines[4][:40])
    seen: list[int] = []
    results = run_study(study, workers=2, record=file, progress=lambda played, total: seen.append(played))
    resumed = make_report(study, results)
    assert msgspec.json.encode(resumed) == msgspec.json.encode(uninterrupted)
    assert seen[0] > 0
    assert len(file.read_bytes().splitlines()) == len(lines)


@pytest.mark.skipif(not LONG_RUN, reason="long: Ray takes seconds to start, and others of its tests do")
def test_a_real_ray_makes_no_difference() -> None:
    study = small_study(10)
    on_ray = make_report(study, run_study(study, workers=2, cluster="ray"))
    assert msgspec.json.encode(on_ray) == msgspec.json.encode(report_of(study))


def test_the_file_of_another_run_is_rejected(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    run_study(small_study(3), record=file)
    with pytest.raises(BadOption, match="matches"):
        run_study(small_study(4), record=file)


def test_the_field_names_of_results_files_and_reports_stay(tmp_path: Path) -> None:
    """Files of earlier versions are resumed, and programs read the report."""
    file = tmp_path / "run.jsonl"
    study = small_study(2, deals=2)
    report = make_report(study, run_study(study, record=file))
    header, first, *_ = map(json.loads, file.read_text().splitlines())
    assert list(header["more"]) == ["numbers", "counts", "matches", "per_option", "deals"]
    assert list(first) == ["number", "part", "counts", "luck"]
    assert list(first["counts"]) == ["outcomes", "names", "cards", "chosen", "ahead"]
    form = json.loads(msgspec.json.encode(report))
    found = {"tables", "dead", "ahead", "options_tried", "usual", "luck", "change"}
    assert found <= set(form)
    assert list(form["luck"][0]) == ["name", "alone", "total"]


def test_a_number_changed_to_itself_changes_nothing() -> None:
    effect = report_of(small_study(20, numbers={NUMBER: GAME.numbers.value(NUMBER)})).numbers_effect
    assert effect is not None
    for one in effect.differences:
        assert (one.change.value, one.change.low, one.change.high) == (0, 0, 0)


def test_numbers_are_as_before_after_a_run() -> None:
    before = {name: GAME.numbers.value(name) for name in GAME.numbers}
    run_study(small_study(3, numbers={NUMBER: OTHER_VALUE}))
    assert {name: GAME.numbers.value(name) for name in GAME.numbers} == before


def test_every_other_value_of_every_option_is_tried() -> None:
    study = small_study(30, per_option=2)
    tried = {(one.option, one.value): one for one in report_of(study).option_effects}
    assert set(tried) == {
        (name, str(value).lower() if isinstance(value, bool) else str(value))
        for name, value in other_option_values(study)
    }
    assert all(one.matches == 2 for one in tried.values())


@pytest.mark.parametrize(("name", "language"), [*((name, "en") for name in cantina.games()), (NAME, "es")])
def test_the_page_is_well_formed_and_loads_nothing(name: str, language: str) -> None:
    pytest.importorskip("matplotlib")
    game = cantina.game(name)
    numbers = {number: place.high for number, place in list(game.numbers.items())[:1]}
    study = make_study(name, 6, bots=["random"], numbers=numbers, per_option=1, deals=2)
    source = html_report(report_of(study), Localizer(game, language), "cantina balance <&>")
    page = HtmlPage.parse(source)
    assert page.open == []
    assert page.addresses == []
    assert "script" not in page.tags
    assert "http" not in source
    assert "&lt;&amp;&gt;" in source
    assert f'lang="{language}"' in source
    assert f"--accent:var(--{game.meta.accent})" in source
