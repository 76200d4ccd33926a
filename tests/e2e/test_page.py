"""The client as people use it, in a real browser; what a game draws is tested in that game's folder."""

from __future__ import annotations

import re

import pytest
from browser_user import BrowserUser, browser_user
from choose_game import game_for, game_with
from matches import LONG_RUN
from playwright.sync_api import Browser, expect
from server_process import Client, ServerProcess

import cantina

GAME, GAME_FOR_3 = game_for(2).meta.name, game_for(3).meta.name
OTHER_GAME = game_with(lambda game: game.meta.name != GAME and game.meta.seats[0] <= 2).meta.name
every_game = pytest.mark.parametrize("game", cantina.games())
FEW = 8
"""Choices made where a whole match would take long."""


def play_together(one: BrowserUser, two: BrowserUser, limit: int = 10_000) -> int:
    """Both play, whoever has to decide, until the end or for so many choices."""
    made = 0
    while made < limit and not (one.over and two.over):
        for me in (one, two):
            if me.can_choose and not me.over:
                me.choose(made)
                made += 1
        one.page.wait_for_timeout(15)
    return made


def open_lobby(one: BrowserUser) -> None:
    """Opens a table for oneself, a guest and a bot."""
    one.go("/")
    one.page.locator(f"article.{GAME_FOR_3} button", has_text="New table").click()
    one.page.get_by_label("Players").first.select_option("3")
    one.page.get_by_label("Your name").fill("Ana")
    one.page.get_by_label("Seat 3").select_option("bot")
    one.page.get_by_role("button", name="Open the table").click()


def open_together(one: BrowserUser, two: BrowserUser) -> None:
    """One opens a table with a bot, and the other joins by its link."""
    open_lobby(one)
    link = one.page.locator("input[readonly]").first.input_value()
    two.page.goto(link)
    two.page.get_by_label("Your name").fill("Berta")
    two.page.get_by_role("button", name="Sit here").click()
    two.page.get_by_role("button", name="I am ready").click()
    one.page.get_by_role("button", name="Start the game").click()


def test_two_people_and_a_bot_play_through_reload_and_lost_network(
    web_server: ServerProcess, browser: Browser
) -> None:
    with browser_user(web_server, browser) as one, browser_user(web_server, browser) as two:
        open_together(one, two)
        one.expect_text("Berta")
        assert play_together(one, two, 8) >= 8
        one.page.reload()
        one.page.locator(".log p").first.wait_for()
        assert play_together(one, two, 8) >= 8
        two.context.set_offline(True)
        two.page.evaluate("window.dispatchEvent(new Event('offline'))")
        one.page.wait_for_timeout(300)
        two.context.set_offline(False)
        play_together(one, two)
        for me in (one, two):
            expect(me.page.locator(".winner")).to_be_visible()
        one.page.get_by_role("button", name="Rematch").click()
        one.expect_text("Waiting for players")
        two.page.get_by_role("button", name="To the rematch").click()
        two.page.get_by_role("button", name="I am ready").click()
        two.errors.clear()  # a browser reports its own lost network
        one.errors.clear()


def test_a_lost_connection_is_shown_and_restored(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.play_now(GAME)
        me.play(2)
        web_server.kill()
        expect(me.page.locator("[data-connection=lost]")).to_be_visible()
        web_server.start()
        expect(me.page.locator("[data-connection]")).to_have_count(0, timeout=20_000)
        assert me.play(2) > 0
        me.errors.clear()


def test_over_plain_http_in_a_home_network(web_server: ServerProcess, browser: Browser) -> None:
    """Browsers give such pages neither random UUIDs nor the clipboard."""
    with browser_user(web_server, browser) as me:
        me.page.add_init_script("delete Crypto.prototype.randomUUID")
        me.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
        me.play_now(GAME)
        assert me.play(2) == 2
        me.page.get_by_text("This table").click()
        me.page.get_by_role("button", name="Copy").first.click()
        expect(me.page.get_by_role("button", name="Copied")).to_be_visible()


def test_leaving_a_lobby_and_returning(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as host, browser_user(web_server, browser) as guest:
        open_lobby(host)
        link = host.page.locator("input[readonly]").first.input_value()
        guest.page.goto(link)
        guest.page.get_by_role("button", name="Sit here").first.click()
        guest.page.get_by_role("button", name="Leave the table").click()
        guest.page.locator(".game").first.wait_for()
        guest.page.goto(link)
        guest.page.get_by_role("button", name="Sit here").first.wait_for()
        host.page.get_by_role("button", name="Seat a bot").first.click()
        host.page.get_by_role("button", name="Start the game").click()
        assert host.wait()


def test_a_match_by_keyboard_only(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.go("/")
        me.page.locator(f"article.{GAME} button.play-now").focus()
        me.page.keyboard.press("Enter")
        made = 0
        while me.wait() and made < 300:
            before = me.page.locator(".choice").first.get_attribute("data-choice")
            me.page.keyboard.press("1")
            me.page.wait_for_timeout(30)
            made += before is not None
        assert me.over
        me.page.keyboard.press("Tab")


def test_why_not_names_the_rule_and_links_to_it(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.play_now(GAME)
        region = me.page.get_by_role("region", name="Not possible now, and why")
        for _ in range(30):  # at some decisions everything of the same kind is allowed
            me.wait()
            me.page.keyboard.press("?")
            expect(region.locator("li, p:not(.faded)").first).to_be_visible()
            if region.get_by_role("link").count():
                break
            me.choose()
            expect(region).to_have_count(0)
        rule = region.get_by_role("link").first
        expect(rule).to_have_text(re.compile("Rule [A-Z]+-"))
        rule.click()  # the rules open beside the board
        expect(me.page.locator(".overlay .wanted")).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(me.page.locator(".overlay")).to_have_count(0)


ENGLISH_HINT = ("en-US", "Hint", "★ best", "Close the hint")
SPANISH_HINT = ("es-ES", "Pista", "★ la mejor", "Cerrar la pista")


@pytest.mark.parametrize(
    ("game", "texts"), [(GAME, ENGLISH_HINT), *((game, SPANISH_HINT) for game in cantina.games())]
)
def test_a_hint_by_key_and_by_button(
    web_server: ServerProcess, browser: Browser, game: str, texts: tuple[str, ...]
) -> None:
    locale, button, best, close = texts
    with browser_user(web_server, browser, locale=locale) as me:
        me.play_now(game)
        me.play_until_several_choices()
        me.page.keyboard.press("h")
        chances = me.page.locator(".choice .chance")
        expect(chances).to_have_count(me.page.locator(".choice[data-choice]").count())
        expect(chances.first).to_have_text(re.compile(r"\d+ % \(± \d+\)"))
        starred = me.page.locator(".choice", has_text=best)
        expect(starred).to_have_count(1)
        assert not me.accessibility_violations()
        me.page.get_by_role("button", name=close).click()
        expect(chances).to_have_count(0)
        me.page.get_by_role("button", name=button, exact=True).click()
        starred.click()
        expect(chances).to_have_count(0)


def test_a_table_without_hints_and_with_bots_that_pause(web_server: ServerProcess, browser: Browser) -> None:
    table, tokens = web_server.start_table(GAME, "me", "easy", hints=False, pace="human")
    with browser_user(web_server, browser) as me:
        me.go(f"/t/{table}#seat=0&token={tokens['0']}")
        expect(me.page.locator(".thinking, .choice").first).to_be_visible()
        me.wait()
        expect(me.page.get_by_role("button", name="Hint")).to_have_count(0)
        me.page.keyboard.press("h")
        me.choose()
        expect(me.page.locator(".thinking")).to_contain_text("is thinking")
        expect(me.page.get_by_text("bot (easy)")).to_be_visible()
        me.page.get_by_text("This table").click()
        me.page.get_by_label("Bots").select_option("fast")
        me.wait()
        assert web_server.http.get(f"/api/tables/{table}").json()["pace"] == "fast"


@every_game
def test_every_game_is_played_through_the_list(web_server: ServerProcess, browser: Browser, game: str) -> None:
    with browser_user(web_server, browser, locale="es-ES") as me:
        me.play_now(game)
        assert me.wait()
        expect(me.page.locator(".board")).not_to_be_empty()
        to_the_end = LONG_RUN or game == GAME
        assert me.play(1000 if to_the_end else FEW) > 0
        assert me.over or not to_the_end


def test_a_replay_is_stepped_through_linked_and_continued(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.play_now(GAME)
        me.play()
        me.page.get_by_role("link", name="Replay").click()
        me.expect_text("Step 0 of")
        me.page.keyboard.press("ArrowRight")
        me.page.keyboard.press("ArrowRight")
        me.expect_text("Step 2 of")
        assert me.page.url.endswith("#2")
        me.page.get_by_label("As seen by").select_option(index=1)
        me.page.reload()
        me.expect_text("Step 2 of")
        assert not me.accessibility_violations()
        me.page.get_by_role("button", name="Continue from here against bots").click()
        assert me.wait()


def finished_table(web_server: ServerProcess, game: str) -> str:
    """The id of a table with a finished match against a bot, played without a browser."""
    table, tokens = web_server.start_table(game, "me", "easy")
    with Client(web_server, table, tokens["0"]) as me:
        me.play(pick=1)
        me.wait_for_end()
    return table


@pytest.mark.parametrize(
    ("locale", "game", "words"),
    [
        ("en-US", GAME, ("Review", "at the start", "Given up", "Next decision", "chosen", "best")),
        (
            "es-ES",
            OTHER_GAME,
            ("Repasar", "al empezar", "Dejó escapar", "Siguiente decisión", "elegida", "la mejor"),
        ),
    ],
)
def test_a_replay_is_reviewed(
    web_server: ServerProcess, browser: Browser, locale: str, game: str, words: tuple[str, ...]
) -> None:
    start, summary, lost, following, chosen, best = words
    with browser_user(web_server, browser, locale=locale) as me:
        me.go(f"/r/{finished_table(web_server, game)}")
        me.page.get_by_role("button", name=start, exact=True).click()
        expect(me.page.locator(".summary")).to_contain_text(summary)
        expect(me.page.locator(".review figcaption")).to_contain_text(lost)
        me.page.get_by_role("button", name=following).click()
        expect(me.page).to_have_url(re.compile(r"\?seat=0#[1-9]\d*$"))
        expect(me.page.locator(".review ol li", has_text=f"← {chosen}")).to_have_count(1)
        expect(me.page.locator(".review ol li", has_text=f"★ {best}")).to_have_count(1)
        assert not me.accessibility_violations()


def test_on_one_device_the_next_player_is_asked_to_take_it(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.go("/")
        me.page.locator(f"article.{GAME} button", has_text="New table").click()
        me.page.get_by_label("Players").first.select_option("2")
        me.page.get_by_label("Seat 2").select_option("same-device")
        me.page.get_by_role("button", name="Start at once").click()
        passed = 0
        for _ in range(40):
            me.page.locator(".choice, .pass-device").first.wait_for()
            if me.page.locator(".pass-device").count():
                assert me.page.locator(".choice, .board").count() == 0
                passed += 1
                me.page.locator(".pass-device button").click()
            else:
                me.choose()
            if passed == 2:
                return
        pytest.fail("the device was never passed on")


def test_no_page_has_a_serious_accessibility_violation(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.go("/")
        me.page.locator(".game").first.wait_for()
        assert not me.accessibility_violations()
        me.page.locator(f"article.{GAME} button", has_text="New table").click()
        assert not me.accessibility_violations()
        me.page.get_by_role("button", name="Open the table").click()
        me.page.locator("svg.qr").wait_for()
        assert not me.accessibility_violations()
        me.go(f"/rules/{GAME}")
        me.page.locator("dl").first.wait_for()
        assert not me.accessibility_violations()
        for game in (GAME, OTHER_GAME):
            me.play_now(game)
            me.wait()
            me.page.keyboard.press("?")
            me.page.locator(".why-not li, .why-not p").first.wait_for()
            assert not me.accessibility_violations()
        me.play_now(GAME)
        me.play()
        assert not me.accessibility_violations()
