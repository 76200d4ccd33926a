"""`cantina train` without torch: what it refuses, and what it says is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from choose_game import any_game
from command import run


def test_wrong_options_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    name = any_game().meta.name
    assert "--scale" in run("train", name, "--scale", "0", code=2)
    assert "--jobs" in run("train", name, "--jobs", "0", code=2)
    assert "no-such-game" in run("train", "no-such-game", code=2)


def test_without_torch_it_says_what_to_install(tmp_path: Path) -> None:
    try:
        import torch  # noqa: F401
    except ModuleNotFoundError:
        assert 'pip install "cantina[train]"' in run(
            "train", any_game().meta.name, "--out", str(tmp_path), code=2
        )
        assert not list(tmp_path.iterdir())
    else:
        pytest.skip("torch is installed")
