"""A browser, and a server with the built client."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from importlib.resources import files

import pytest
from house import House
from playwright.sync_api import Browser, sync_playwright

CLIENT = files("cantina.server") / "client" / "index.html"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CLIENT.is_file():
        pytest.skip("the client is built into the installed package; the second run tests it")
    with sync_playwright() as playwright:
        program = os.environ.get("CANTINA_BROWSER") or shutil.which("chromium")
        found = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house") / "cantina.db")
    yield found
    assert "Traceback" not in found.close()
