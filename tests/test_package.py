"""The package as others get it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from importlib.resources import files
from pathlib import Path

import pytest

import cantina
from cantina.rulebook import rules

FOLDER = Path(__file__).parent.parent
RUNTIME = {"msgspec", "fluent.runtime", "typer", "rich", "librt", "mypy_extensions"}


def _needs(name: str) -> list[str]:
    try:
        return [need for need in requires(name) or () if "extra ==" not in need]
    except PackageNotFoundError:  # wanted on another system only
        return []


def test_playing_needs_six_packages_and_what_they_need() -> None:
    """Nothing else is even imported: not the compiler, not a test tool."""
    code = "import sys, cantina, cantina.cli, cantina.lab.simulate; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    found = packages_distributions()
    used = {name for module in modules.split() for name in found.get(module.partition(".")[0], ())}
    allowed, waiting = {"cantina"}, list(RUNTIME)
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if name not in allowed:
            allowed.add(name)
            waiting += [re.split(r"[\s;<>=!~\[(]", need)[0] for need in _needs(name)]
    strange = {re.sub(r"[-_.]+", "-", name).lower() for name in used} - allowed
    # pip's own helpers may be loaded by the interpreter's start-up files.
    assert strange <= {"setuptools", "pip", "virtualenv"}


def test_the_declared_dependencies_are_those_six() -> None:
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text())["project"]
    assert {re.split(r"[<>=;]", need)[0] for need in project["dependencies"]} == RUNTIME
    assert project["requires-python"] == ">=3.11"


@pytest.mark.parametrize("lock", ["serve.txt", "dev.txt"])
def test_locks_pin_every_package_with_hashes_and_name_no_host(lock: str) -> None:
    text = (FOLDER / "requirements" / lock).read_text()
    pins = re.findall(r"^[a-z0-9][\w.-]*==\S+", text, re.M)
    assert len(pins) > 15
    assert text.count("--hash=sha256:") >= len(pins)
    assert "://" not in text
    assert "--index" not in text


def test_no_registry_and_no_path_of_a_machine_is_named() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=FOLDER, capture_output=True, text=True, check=False).stdout
    words = ("pypi" + r"\.org", "python" + r"hosted\.org", "npm" + r"js\.org", "/ro" + "ot/")
    hosts = re.compile("|".join(words))
    for name in listed.split():
        path = FOLDER / name
        if path.is_file():
            assert not hosts.search(path.read_text(encoding="utf-8", errors="ignore")), name


def test_the_version_is_the_same_wherever_it_is_written() -> None:
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    client = json.loads((FOLDER / "web/package.json").read_text(encoding="utf-8"))["version"]
    assert project == cantina.__version__ == client
    newest = re.search(r"^## \[?v?(\d+\.\d+\.\d+)", (FOLDER / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == project


def test_the_package_is_typed_and_carries_its_texts() -> None:
    root = Path(cantina.__file__).parent
    folders = [Path(str(files(cantina.game(name).package))) for name in cantina.games()]
    for file in (
        root / "py.typed",
        *(folder / "RULES.md" for folder in folders),
        *(folder / "text" / f"{language}.ftl" for folder in (root, *folders) for language in ("en", "es")),
    ):
        assert file.is_file(), file


# -- a game owns its facts -----------------------------------------------------------------------------

SHARED = (
    *("src/cantina/", "web/src/", "web/tests/", "tests/", "examples/", "bench/", "scripts/"),
    *("hatch_build.py", "pyproject.toml"),
)
"""What knows no game, outside the games' own folders."""


def own_games() -> list[cantina.Game]:
    """The games of this package, not those that others have installed."""
    found = [cantina.game(name) for name in cantina.games()]
    return [game for game in found if game.package.startswith("cantina.games.")]


def spellings(game: cantina.Game) -> re.Pattern[str]:
    """Finds a game's name, spelled with hyphens, underscores, spaces or capitals, its title, or a rule's ID.

    A name of one word may be an ordinary word too: it counts where it is quoted, capitalised, or a part of
    a path or of an identifier.
    """
    words = re.split("[-_]", game.meta.name)
    rule = rf"|(?<![A-Z-]){next(iter(rules(game.meta.name))).partition('-')[0]}-[A-Z0-9]+-[0-9]"
    titles = "|".join(re.escape(title) for title in {*game.meta.title.values()})
    if len(words) > 1:
        return re.compile(rf"(?<![a-z])(?i:{'[-_ ]?'.join(words)}|{titles})(?![a-z]){rule}")
    (word,) = words
    return re.compile(
        rf"""(?<![A-Za-z])(?:{titles}|{word.capitalize()})(?![a-z])"""
        rf"""|["'`/._-]{word}(?![a-z])|(?<![A-Za-z]){word}(?=["'`/:=_-]|\.\w)"""
        rf"{rule}"
    )


def own_folders(game: cantina.Game) -> tuple[str, ...]:
    """The folders in which everything about a game belongs."""
    name = game.meta.name
    roots = (
        *("src/cantina/games/", "web/src/games/", "web/tests/games/"),
        *("tests/games/", "tests/golden/", "examples/"),
    )
    return tuple(f"{root}{folder}/" for root in roots for folder in (name, name.replace("-", "_")))


def test_nothing_outside_a_games_folders_names_it() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *SHARED],
        cwd=FOLDER,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\n")
    games = own_games()
    assert games
    folders = tuple(folder for game in games for folder in own_folders(game))
    named: list[str] = []
    for path in sorted({*listed} - {""}):
        if path.startswith(folders) or not (FOLDER / path).is_file():
            continue
        content = (FOLDER / path).read_bytes()
        if b"\0" in content:
            continue  # a database or a picture
        text = content.decode()
        for game in games:
            pattern = spellings(game)
            for number, line in enumerate([path, *text.split("\n")]):
                if found := pattern.search(line):
                    named.append(f"{path}:{number}: {found.group()}")
                    break
    assert not named, "\n".join(named)


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ('game = "{name}"', True),
        ("from cantina.games.{folder}.view import View", True),
        ("import {{ x }} from '../games/{folder}/board'", True),
        ("class {pascal}Board:", True),
        ("{folder}_features = 1", True),
        ("table = {{'{name}': 3}}", True),
        ("# {title} has six seats", True),
        ("# as {rule} says", True),
        (f"# an ordinary {'mar' + 'shals'} among other words", False),
    ],
)
def test_the_names_of_games_are_found_where_they_name_a_game(line: str, names: bool) -> None:
    for game in own_games():
        name = game.meta.name
        shown = line.format(
            name=name,
            folder=name.replace("-", "_"),
            pascal="".join(word.capitalize() for word in name.split("-")),
            title=game.meta.title["en"],
            rule=next(iter(rules(name))),
        )
        assert bool(spellings(game).search(shown)) == names, shown
