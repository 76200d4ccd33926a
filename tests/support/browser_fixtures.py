"""Fixtures for tests of the page: a browser, and a server with the built client."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:  # most test runs need neither
    from playwright.sync_api import Browser, Playwright
    from server_process import ServerProcess

CLIENT = Path(os.environ.get("CANTINA_CLIENT") or str(files("cantina.server") / "client")) / "index.html"
EXPECT_MS = 20_000
"""How long something may take to appear: only a fault waits so long, a busy machine takes its time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PROGRAMS = ("chromium-headless-shell", "chromium")
"""The shell without windows draws the same pages in three fifths of the processor time."""


def launch_browser(playwright: Playwright) -> Browser:
    """The browser `scripts/environment` chose, or one of this system, or Playwright's own."""
    found = os.environ.get("CANTINA_BROWSER") or next(filter(None, map(shutil.which, PROGRAMS)), None)
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CLIENT.is_file():
        pytest.skip("the client is built into the installed package; the second run tests it")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=EXPECT_MS)
    with sync_playwright() as playwright:
        found = launch_browser(playwright)
        yield found
        found.close()


@pytest.fixture(scope="module")
def web_server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[ServerProcess]:
    """A server with the built client; the test is skipped where there is none."""
    from server_process import ServerProcess

    found = ServerProcess(tmp_path_factory.mktemp("server") / "cantina.db")
    yield found
    assert "Traceback" not in found.stop()
