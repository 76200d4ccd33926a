"""Plays matches to named situations and writes every screen of every game at every size.

    scripts/screenshots [--game NAME] [--situation NAME] [--size NAME] [--language es] [--scheme light]

The situations are those of situations.py, every kind of decision (`decision-KIND`) and every kind of event
(`event-KIND`) of the game's golden matches; --situation takes the beginning of their names.
Every option may be repeated. The pictures lie in build/screenshots (or the folder given by --to), in a folder
for each game, named after situation, size, language and scheme.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

from browser_fixtures import launch_browser
from golden_moments import GoldenMoment, golden_moments
from layout_checks import SIZES
from playwright.sync_api import Browser, Page, sync_playwright
from server_process import Client, ServerProcess
from situations import Situation, situations
from stored_tables import store_table

import cantina

TOUCHED = ("phone", "phone-landscape", "tablet")
LIMIT = 600
PREFERENCES = (
    "localStorage.setItem('cantina.prefs', JSON.stringify({motion: false, pace: 'fast', tips: false}));"
)


def play_to(server: ServerProcess, game: str, situation: Situation) -> tuple[str, str] | None:
    """A table in this situation, and the token of seat 0; None: this match never comes to it."""
    seats = ["me", *["easy"] * (situation.players - 1)]
    table, tokens = server.start_table(game, *seats, options=situation.options)
    universe = server.http.get(f"/api/games/{game}/texts").json()["choices"]
    with Client(server, table, tokens["0"]) as me:
        for made in range(LIMIT):
            decision = me.wait_for_decision()
            if decision is None:
                return (table, tokens["0"]) if situation.end else None
            if situation.reached(decision, me.view, made) and not situation.end:
                return table, tokens["0"]
            me.choose(_wanted(decision, universe, situation, made))
    return None


def _wanted(decision: dict[str, Any], universe: list[dict[str, Any]], situation: Situation, made: int) -> int:
    choices: list[int] = decision["choices"]
    for word in situation.prefer:
        for choice in choices:
            if word in universe[choice]["text"].split() or word == universe[choice]["kind"]:
                return choice
    return choices[(made * 7) % len(choices)]


def take(
    browser: Browser,
    address: str,
    size: str,
    language: str,
    scheme: Any,
    path: Path,
    prepare: Callable[[Page], None] = lambda page: None,
) -> None:
    """Writes a picture of a page as somebody sees it who has done what `prepare` does."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale={"es": "es-ES", "en": "en-US"}[language],
        color_scheme=scheme,
        reduced_motion="reduce",
        has_touch=size in TOUCHED,
        is_mobile=size in TOUCHED,
    )
    context.add_init_script(PREFERENCES)
    page = context.new_page()
    page.goto(address)
    page.locator(".choice, .winner, .match").first.wait_for()
    prepare(page)
    page.wait_for_timeout(350)
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path)
    context.close()


def show_event(
    server: ServerProcess, table: str, token: str, moment: GoldenMoment, caption: str
) -> Callable[[Page], None]:
    """Makes the recorded choice while the page looks on, and walks back to the event."""

    def show(page: Page) -> None:
        text = moment.record["choices"][moment.step][1]
        with Client(server, table, token) as client:
            client.choose(cantina.game(moment.record["game"]).parse(text).number)
        page.locator(".missed").wait_for()
        shown = page.locator(".caption")
        for _ in range(60):
            page.keyboard.press(",")
            if shown.text_content() == caption:
                return
        print(f"{moment.name} is not shown: {caption}")

    return show


def variants(given: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    return product(given.size or SIZES, given.language or ("es", "en"), given.scheme or ("light", "dark"))


def take_moment(
    server: ServerProcess, browser: Browser, moment: GoldenMoment, given: argparse.Namespace
) -> None:
    """The pictures of a moment of a golden match. An event has a table for each of them: it happens once."""
    game = moment.record["game"]
    for size, language, scheme in variants(given):
        table, tokens = store_table(server.data, moment.record, moment.step)
        address = f"{server.url}/t/{table}#seat={moment.seat}&token={tokens[moment.seat]}"
        path = given.to / game / f"{moment.name}-{size}-{language}-{scheme}.png"
        if moment.event is None:
            take(browser, address, size, language, scheme, path)
        else:
            show = show_event(server, table, tokens[moment.seat], moment, moment.caption(language))
            take(browser, address, size, language, scheme, path, show)
    print(f"{game}: {moment.name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=cantina.games())
    parser.add_argument("--situation", action="append")
    parser.add_argument("--size", action="append", choices=list(SIZES))
    parser.add_argument("--language", action="append", choices=["es", "en"])
    parser.add_argument("--scheme", action="append", choices=["light", "dark"])
    parser.add_argument("--to", type=Path, default=Path("build/screenshots"))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch_browser(playwright)
        server = ServerProcess(Path(folder) / "cantina.db")
        server.http.get("/api/games")  # answered as soon as the store is open
        for game in given.game or cantina.games():
            wanted = tuple(given.situation or ("",))
            for moment in golden_moments(game):
                if moment.name.startswith(wanted):
                    take_moment(server, browser, moment, given)
            for situation in situations(game):
                if not situation.name.startswith(wanted):
                    continue
                found = next(filter(None, (play_to(server, game, situation) for _ in range(6))), None)
                if found is None:
                    print(f"{game}: no match came to {situation.name}")
                    continue
                table, token = found
                address = f"{server.url}/t/{table}#seat=0&token={token}"
                for size, language, scheme in variants(given):
                    name = f"{situation.name}-{size}-{language}-{scheme}.png"
                    take(browser, address, size, language, scheme, given.to / game / name)
                print(f"{game}: {situation.name}")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
