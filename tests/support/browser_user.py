"""Somebody who uses the client in a browser: what they see and do there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect
from server_process import ServerProcess

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TIMEOUT_MS = 30_000
PREFERENCES = """
const stored = JSON.parse(localStorage.getItem("cantina.prefs") ?? "{}");
localStorage.setItem("cantina.prefs", JSON.stringify({ pace: "fast", tips: false, ...stored }));
"""
"""Bots answer at once at the tables this user makes, and no tips are shown, unless a test chooses otherwise."""


class BrowserUser:
    def __init__(self, server: ServerProcess, context: BrowserContext) -> None:
        self.server = server
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(TIMEOUT_MS)
        self.errors: list[str] = []
        """Uncaught exceptions and errors in the console."""
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda entry: self.errors.append(entry.text) if entry.type == "error" else None)

    def go(self, path: str) -> None:
        self.page.goto(self.server.url + path)

    def play_now(self, game: str) -> None:
        self.go("/")
        self.page.locator(f"article.{game} button.play-now").click()

    @property
    def over(self) -> bool:
        return self.page.locator(".winner").count() > 0

    @property
    def can_choose(self) -> bool:
        return self.page.locator(".choice").count() > 0

    def wait(self) -> bool:
        """Waits until there is something to choose, or the match is over; returns whether there is."""
        self.page.locator(".choice, .winner").first.wait_for()
        return not self.over

    def choose(self, index: int = 0) -> None:
        """Clicks one of the listed choices."""
        choices = self.page.locator(".choice[data-choice]")
        count = choices.count()
        if count:
            choices.nth(index % count).click()

    def play_until_several_choices(self) -> None:
        """Plays on until there is more than one thing to choose."""
        while self.wait() and self.page.locator(".choice[data-choice]").count() < 2:
            self.choose()

    def play(self, limit: int = 1000) -> int:
        made = 0
        while made < limit and self.wait():
            self.choose(made)
            made += 1
        return made

    def accessibility_violations(self) -> list[str]:
        """The serious violations an accessibility scan finds on the page, light and dark."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self._violations("{resultTypes: ['violations']}")
        self.page.emulate_media(color_scheme="dark")
        found += self._violations("{runOnly: ['color-contrast'], resultTypes: ['violations']}")
        self.page.emulate_media(color_scheme="light")
        return found

    def _violations(self, options: str) -> list[str]:
        result: dict[str, Any] = self.page.evaluate(f"axe.run({options})")
        return [
            f"{one['id']}: {one['nodes'][0]['html'][:120]} ({one['nodes'][0]['failureSummary'][:160]})"
            for one in result["violations"]
            if one["impact"] in ("serious", "critical")
        ]

    def expect_text(self, text: str) -> None:
        expect(self.page.locator("body")).to_contain_text(text, timeout=TIMEOUT_MS)


@contextmanager
def browser_user(server: ServerProcess, browser: Browser, **settings: Any) -> Iterator[BrowserUser]:
    """Opens a browser profile of its own; without animations and service worker unless the settings say so."""
    defaults = {
        "viewport": {"width": 1380, "height": 860},
        "locale": "en-US",
        "reduced_motion": "reduce",
        "service_workers": "block",  # it would get hold of requests before a test's routes do
    }
    context = browser.new_context(**{**defaults, **settings})
    context.add_init_script(PREFERENCES)
    user = BrowserUser(server, context)
    yield user
    context.close()
    assert not user.errors, user.errors
