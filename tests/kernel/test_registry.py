"""The registry: games of other packages, and the messages about broken ones."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import msgspec
import pytest

import cantina
from cantina.kernel import registry
from cantina.kernel.registry import register
from standoff import GAME


class BareView(msgspec.Struct, frozen=True):
    players: int


def bare_view(state: Any, seat: int | None) -> BareView:
    return BareView(state.seats)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"meta": replace(GAME.meta, name="Stand Off")}, "its name must be lower-case words joined by -"),
        ({"meta": replace(GAME.meta, title={"en": "Standoff"})}, "it needs a title in en, es"),
        ({"meta": replace(GAME.meta, seats=(3, 2))}, "not 3 to 2"),
        ({"meta": replace(GAME.meta, accent="pink")}, "not 'pink'"),
        ({"variants": ()}, "it names no variants"),
        ({"streams": ()}, "it has no random streams"),
        ({"view": bare_view}, "its view lacks seat, seats, deciding, over"),
    ],
)
def test_a_game_that_could_not_be_served_is_refused_with_the_reason(
    changes: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(cantina.BadGame, match=complaint):
        register(replace(GAME, **changes))
    assert cantina.game("standoff") is GAME


def test_all_faults_are_named_at_once() -> None:
    broken = replace(GAME, variants=(), streams=())
    with pytest.raises(cantina.BadGame, match=r"variants.*; it has no random streams"):
        register(broken)


def test_an_installed_package_offers_its_game() -> None:
    assert "standoff" in cantina.games()
    assert not cantina.broken_games()


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Loads entry points given as name=value into an empty registry, and says which are broken."""

    def load(**points: str) -> dict[str, str]:
        found = [EntryPoint(name.replace("_", "-"), value, registry.GROUP) for name, value in points.items()]
        monkeypatch.setattr(registry, "entry_points", lambda group: found)
        monkeypatch.setattr(registry, "_GAMES", {})
        monkeypatch.setattr(registry, "_BROKEN", {})
        registry.load_installed()
        return {name: str(error) for name, error in registry.broken_games().items()}

    return load


def test_a_broken_package_does_not_take_the_others_down(broken: Any) -> None:
    found = broken(no_module="there_is_no_such_package:GAME", standoff="standoff:GAME")
    assert found == {
        "no-module": "the game 'no-module' (there_is_no_such_package:GAME) failed to load: "
        "ModuleNotFoundError: No module named 'there_is_no_such_package'"
    }
    assert registry.games() == ("standoff",)
    with pytest.raises(cantina.UnknownGame, match="failed to load"):
        registry.game("no-module")


@pytest.mark.parametrize(
    ("points", "complaint"),
    [
        ({"something": "standoff:META"}, "is a str|is a Meta, not a cantina Game"),
        ({"other_name": "standoff:GAME"}, "holds a game called 'standoff'; the two names must agree"),
    ],
)
def test_an_entry_point_without_its_game_is_refused(
    broken: Any, points: dict[str, str], complaint: str
) -> None:
    (message,) = broken(**points).values()
    assert any(part in message for part in complaint.split("|"))


def test_a_name_that_is_taken_stays_with_its_first_owner(broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("standoff", "standoff:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point, point])
    monkeypatch.setattr(registry, "_GAMES", {})
    monkeypatch.setattr(registry, "_BROKEN", {})
    registry.load_installed()
    assert "already offers a game of that name" in str(registry.broken_games()["standoff"])
    assert registry.games() == ("standoff",)


def test_the_command_line_says_which_game_is_broken(tmp_path: Path) -> None:
    """As a person meets it: a package installed beside ours whose module cannot be imported."""
    info = tmp_path / "broken_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[cantina.games]\nbroken-game = broken_game:GAME\n")
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('half finished')\n")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from cantina.cli import main; main()"
    paths = "import sys; sys.path[:0] = " + repr([path for path in sys.path if path]) + "; "
    run = subprocess.run(
        [sys.executable, "-c", paths + code, "games"], capture_output=True, text=True, check=True, timeout=60
    )
    assert "standoff" in run.stdout
    assert "broken-game" in run.stderr
    assert "RuntimeError: half finished" in run.stderr
    assert "Traceback" not in run.stderr
