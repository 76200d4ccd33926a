"""A person at the page: what they see and do there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from house import House
from playwright.sync_api import Browser, BrowserContext, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 30_000
FAST = """
const kept = JSON.parse(localStorage.getItem("cantina.prefs") ?? "{}");
if (!("pace" in kept)) localStorage.setItem("cantina.prefs", JSON.stringify({ ...kept, pace: "fast" }));
"""
"""Bots do not dawdle at the tables people open, unless they say so."""


class Person:
    def __init__(self, house: House, context: BrowserContext) -> None:
        self.house = house
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def go(self, path: str) -> None:
        self.page.goto(self.house.url + path)

    def play_now(self, game: str) -> None:
        self.go("/")
        self.page.locator(f"article.{game} button.main").click()

    @property
    def over(self) -> bool:
        return self.page.locator(".winner").count() > 0

    def asked(self) -> bool:
        return self.page.locator(".choice").count() > 0

    def wait(self) -> bool:
        """Until there is something to choose, or the match is over; whether there is."""
        self.page.locator(".choice, .winner").first.wait_for()
        return not self.over

    def choose(self, at: int = 0) -> None:
        """One of the choices listed, and waits until it is carried out."""
        choices = self.page.locator(".choice[data-choice]")
        count = choices.count()
        if count:
            choices.nth(at % count).click()

    def ponder(self) -> None:
        """Until there is more than one thing to choose."""
        while self.wait() and self.page.locator(".choice[data-choice]").count() < 2:
            self.choose()

    def play(self, most: int = 1000) -> int:
        made = 0
        while made < most and self.wait():
            self.choose(made)
            made += 1
        return made

    def findings(self) -> list[str]:
        """What an accessibility scan holds against the page, if it is serious."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        result: dict[str, Any] = self.page.evaluate("axe.run()")
        return [
            f"{one['id']}: {one['nodes'][0]['html'][:120]} ({one['nodes'][0]['failureSummary'][:160]})"
            for one in result["violations"]
            if one["impact"] in ("serious", "critical")
        ]

    def expect_text(self, text: str) -> None:
        expect(self.page.locator("body")).to_contain_text(text, timeout=PATIENCE)


@contextmanager
def person(house: House, browser: Browser, **settings: Any) -> Iterator[Person]:
    """Somebody with a browser of their own; nothing moves unless they say so."""
    usual = {"viewport": {"width": 1380, "height": 860}, "locale": "en-US", "reduced_motion": "reduce"}
    context = browser.new_context(**{**usual, **settings})
    context.add_init_script(FAST)
    one = Person(house, context)
    yield one
    context.close()
    assert not one.faults, one.faults
