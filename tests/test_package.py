"""The package as others get it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

import cantina

FOLDER = Path(__file__).parent.parent
RUNTIME = {"msgspec", "fluent.runtime", "typer", "rich"}


def _needs(name: str) -> list[str]:
    try:
        return [need for need in requires(name) or () if "extra ==" not in need]
    except PackageNotFoundError:  # wanted on another system only
        return []


def test_playing_needs_four_packages_and_what_they_need() -> None:
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


def test_the_declared_dependencies_are_those_four() -> None:
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text())["project"]
    assert {re.split(r"[<>=]", need)[0] for need in project["dependencies"]} == RUNTIME
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


def test_the_package_is_typed_and_carries_its_texts() -> None:
    root = Path(cantina.__file__).parent
    game = root / "games" / "colt_express"
    for file in (
        root / "py.typed",
        root / "text" / "en.ftl",
        root / "text" / "es.ftl",
        game / "RULES.md",
        game / "text" / "en.ftl",
        game / "text" / "es.ftl",
    ):
        assert file.is_file(), file
