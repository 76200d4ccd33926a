"""Puzzles in the browser: the list of a game, choosing by the list and on the board, and those of a review."""

from __future__ import annotations

import pytest
from choose_game import game_for
from playwright.sync_api import Browser, Page, expect
from server_process import Client, ServerProcess

import cantina
from cantina.lab.puzzles import shipped_puzzles

WITH_PUZZLES = [name for name in cantina.games() if shipped_puzzles(cantina.game(name))]
SIZES = [pytest.param(1366, 768, id="laptop"), pytest.param(390, 844, id="phone")]


def open_page(browser: Browser, address: str, width: int, height: int, locale: str = "en") -> Page:
    page = browser.new_context(viewport={"width": width, "height": height}, locale=locale).new_page()
    page.goto(address)
    return page


@pytest.mark.parametrize("game", WITH_PUZZLES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_puzzle_is_chosen_from_the_list_and_solved(
    browser: Browser, web_server: ServerProcess, game: str, width: int, height: int
) -> None:
    page = open_page(browser, f"{web_server.url}/puzzles/{game}", width, height, "es")
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.locator("ol a").first.click()
    expect(page.locator(".choice").first).to_be_visible()
    board = page.locator(".table > *").first
    before = board.evaluate("one => one.getBoundingClientRect().top + scrollY")
    identity = page.url.rsplit("/", 1)[1]
    best = web_server.http.get(f"/api/puzzles/{identity}").json()["best"]
    worse = page.locator(f".choice:not([data-choice='{best}'])").first
    worse.click()
    expect(page.locator(".verdict.answered:not(.good)")).to_be_visible()
    expect(page.locator(".why").first).to_be_attached()
    assert board.evaluate("one => one.getBoundingClientRect().top + scrollY") == before
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".question .tools button").first.click()
    page.locator(f".choice[data-choice='{best}']").click()
    expect(page.locator(".verdict.good")).to_be_visible()
    page.goto(f"{web_server.url}/puzzles/{game}")
    expect(page.locator(".tick", has_text="✓")).to_have_count(1)
    assert faults == []
    page.context.close()


def test_a_puzzle_is_answered_by_keyboard(browser: Browser, web_server: ServerProcess) -> None:
    game = WITH_PUZZLES[0]
    [first, *_] = web_server.http.get(f"/api/games/{game}/puzzles").json()
    page = open_page(browser, f"{web_server.url}/p/{first['id']}", 1366, 768)
    expect(page.locator(".choice").first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".verdict.answered")).to_be_visible()
    page.context.close()


def test_a_link_to_no_puzzle_says_so(browser: Browser, web_server: ServerProcess) -> None:
    page = open_page(browser, f"{web_server.url}/p/none", 1366, 768)
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle")
    page.context.close()


def test_a_decision_of_a_review_is_tried_again(browser: Browser, web_server: ServerProcess) -> None:
    """Whoever played there makes the puzzle; the link works for somebody else, too."""
    game = game_for(2).meta.name
    table, tokens = web_server.start_table(game, "me", "easy")
    with Client(web_server, table, tokens["0"]) as me:
        me.play()
        me.wait_for_end()
    page = open_page(browser, f"{web_server.url}/t/{table}#seat=0&token={tokens['0']}", 1366, 768)
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.goto(f"{web_server.url}/r/{table}?review=1&seat=0")
    expect(page.locator(".review .summary")).to_be_visible()
    again = page.get_by_role("region", name="Try again from here")
    if again.count() == 0:  # this match gave nothing up beyond the error
        step = 0
        headers = {"Authorization": f"Bearer {tokens['0']}"}
        made = web_server.http.post(f"/api/tables/{table}/puzzles", json={"step": step}, headers=headers)
        page.goto(f"{web_server.url}/p/{made.json()['id']}")
    else:
        assert again.get_by_role("button").count() <= 3
        again.get_by_role("button").first.click()
    page.wait_for_url("**/p/*")
    other = open_page(browser, page.url, 390, 844)
    expect(other.locator(".choice").first).to_be_visible()
    other.locator(".choice").first.click()
    expect(other.locator(".verdict.answered")).to_be_visible()
    assert table not in other.content()
    other.context.close()
    page.context.close()
