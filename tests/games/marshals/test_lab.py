"""Marshals in the balance lab: what is known about its numbers, options and random streams shows."""

from __future__ import annotations

import sys

import pytest

from cantina.cli import main
from cantina.lab.balance import BalanceReport, make_report, make_study, run_study


def report(matches: int, **more: object) -> BalanceReport:
    given = {"bots": ["random"], "per_option": 0, "deals": 0, **more}
    study = make_study("marshals", matches, **given)  # type: ignore[arg-type]
    return make_report(study, run_study(study))


def test_a_much_larger_number_shows_in_the_paired_difference() -> None:
    effect = report(60, numbers={"start.money": 100}).numbers_effect
    assert effect is not None
    assert effect.numbers == {"start.money": (10, 100)}
    assert effect.matches == 60
    by_name = {one.name: one for one in effect.differences}
    assert by_name["winner"].change.low > 60


def test_the_basic_mode_has_no_money() -> None:
    tried = {f"{one.option}={one.value}": one for one in report(30, per_option=6).option_effects}
    assert set(tried) == {"preset=basic", "first=1", "first=2", "first=3", "first=4"}
    assert all(one.matches == 6 for one in tried.values())
    money = {one.name: one for one in tried["preset=basic"].differences}["winner"]
    assert money.after < money.before


def test_a_random_stream_that_is_never_used_explains_nothing() -> None:
    """The basic mode has no border to cross."""
    found = report(2, players=3, options={"preset": "basic"}, deals=12)
    sources = {one.name: one for one in found.source_effects}
    assert list(sources) == ["setup", "border", "blind", "bots"]
    for output in ("win", "margin"):
        assert sources["border"].total[output].high == 0
        assert sources["border"].first_order[output].high == 0
        assert sources["setup"].total[output].value > 0.1


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ("bountie.1=20", "bounty.1, bounty.2"),
        ("bounty.1=many", "a whole number from 0 to 200"),
        ("bounty.1=999", "a whole number from 0 to 200"),
        ("first=9", "random, 1, 2, 3 or 4"),
    ],
)
def test_wrong_settings_are_answered_with_what_is_allowed(
    setting: str, message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["cantina", "balance", "marshals", "--bots", "random", "--matches", "2", "--lang", "en"]
    monkeypatch.setattr(sys, "argv", [*command, "--set", setting])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert message in capsys.readouterr().err.replace("\n", " ")
