"""3000 Scoundrels in the balance lab: its many numbers are listed by what was meant."""

from __future__ import annotations

import sys

import pytest

from cantina.cli import main


@pytest.mark.parametrize(
    ("setting", "message"),
    [("job.banker.gian=3", "job.banker.cost, job.banker.gain"), ("joob=3", "job.…")],
)
def test_a_misspelt_number_is_answered_with_those_nearest_to_it(
    setting: str, message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["cantina", "balance", "scoundrels", "--bots", "random", "--matches", "2", "--lang", "en"]
    monkeypatch.setattr(sys, "argv", [*command, "--set", setting])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert message in capsys.readouterr().err.replace("\n", " ")
