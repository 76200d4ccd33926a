"""The page as people use it, in a real browser."""

from __future__ import annotations

import re

import pytest
from house import Client, House
from page import Person, person
from playwright.sync_api import Browser, expect

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def play_together(one: Person, two: Person, until: int = 10_000) -> int:
    """Both play on, whoever is asked, until the end or for a while."""
    made = 0
    while made < until and not (one.over and two.over):
        for me in (one, two):
            if me.asked() and not me.over:
                me.choose(made)
                made += 1
        one.page.wait_for_timeout(15)
    return made


def open_lobby(one: Person) -> None:
    """A table for oneself, a guest and a bot."""
    one.go("/")
    one.page.locator("article.colt-express button", has_text="New table").click()
    one.page.get_by_label("Players").first.select_option("3")
    one.page.get_by_label("Your name").fill("Ana")
    one.page.get_by_label("Seat 3").select_option("bot")
    one.page.get_by_role("button", name="Open the table").click()


def open_together(house: House, one: Person, two: Person) -> None:
    """One opens a table with a bot, and the other joins by its link."""
    open_lobby(one)
    link = one.page.locator("input[readonly]").first.input_value()
    two.page.goto(link)
    two.page.get_by_label("Your name").fill("Berta")
    two.page.get_by_role("button", name="Sit here").click()
    two.page.get_by_role("button", name="I am ready").click()
    one.page.get_by_role("button", name="Start the game").click()


def test_two_people_and_a_bot_play_colt_express_through_reload_and_lost_network(
    house: House, browser: Browser
) -> None:
    with person(house, browser) as one, person(house, browser) as two:
        open_together(house, one, two)
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
        two.faults.clear()  # a browser reports its own lost network
        one.faults.clear()


def test_a_lost_connection_shows_and_mends_itself(house: House, browser: Browser) -> None:
    with person(house, browser) as me:
        me.play_now("marshals")
        me.play(2)
        house.kill()
        expect(me.page.locator("[data-connection=lost]")).to_be_visible()
        house.open()
        expect(me.page.locator("[data-connection]")).to_have_count(0, timeout=20_000)
        assert me.play(2) > 0
        me.faults.clear()


def test_over_plain_http_in_a_home_network(house: House, browser: Browser) -> None:
    """Browsers give such pages neither random UUIDs nor the clipboard."""
    with person(house, browser) as me:
        me.page.add_init_script("delete Crypto.prototype.randomUUID")
        me.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
        me.play_now("colt-express")
        assert me.play(2) == 2
        me.page.get_by_text("This table").click()
        me.page.get_by_role("button", name="Copy").first.click()
        expect(me.page.get_by_role("button", name="Copied")).to_be_visible()


def test_leaving_and_coming_back_to_a_lobby(house: House, browser: Browser) -> None:
    with person(house, browser) as host, person(house, browser) as guest:
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


def test_a_match_by_keyboard_only(house: House, browser: Browser) -> None:
    with person(house, browser) as me:
        me.go("/")
        me.page.locator("article.colt-express button.main").focus()
        me.page.keyboard.press("Enter")
        made = 0
        while me.wait() and made < 300:
            before = me.page.locator(".choice").first.get_attribute("data-choice")
            me.page.keyboard.press("1")
            me.page.wait_for_timeout(30)
            made += before is not None
        assert me.over
        me.page.keyboard.press("Tab")


def test_why_not_names_the_rule_and_links_to_it(house: House, browser: Browser) -> None:
    with person(house, browser) as me:
        me.play_now("colt-express")
        region = me.page.get_by_role("region", name="Not possible now, and why")
        # A hand of six different cards leaves nothing impossible; the next one has a card less.
        for _ in range(8):
            me.wait()
            me.page.keyboard.press("?")
            expect(region.locator("li, p:not(.faded)").first).to_be_visible()
            if region.get_by_role("link").count():
                break
            me.choose()
            expect(region).to_have_count(0)
        rule = region.get_by_role("link").first
        expect(rule).to_have_text(re.compile("Rule CE-"))
        with me.context.expect_page() as opened:
            rule.click()
        expect(opened.value.locator(".here")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "button", "best", "close"),
    [("en-US", "Hint", "★ best", "Close the hint"), ("es-ES", "Pista", "★ la mejor", "Cerrar la pista")],
)
def test_a_hint_by_key_and_by_button(
    house: House, browser: Browser, locale: str, button: str, best: str, close: str
) -> None:
    with person(house, browser, locale=locale) as me:
        me.play_now("colt-express")
        me.ponder()
        me.page.keyboard.press("h")
        chances = me.page.locator(".choice .chance")
        expect(chances).to_have_count(me.page.locator(".choice[data-choice]").count())
        expect(chances.first).to_have_text(re.compile(r"\d+ % \(± \d+\)"))
        starred = me.page.locator(".choice", has_text=best)
        expect(starred).to_have_count(1)
        expect(me.page.locator(".hand .star")).to_have_count(1)
        assert not me.findings()
        me.page.get_by_role("button", name=close).click()
        expect(chances).to_have_count(0)
        me.page.get_by_role("button", name=button, exact=True).click()
        starred.click()
        expect(chances).to_have_count(0)
        expect(me.page.locator(".hand .star")).to_have_count(0)


@pytest.mark.parametrize("game", ["marshals", "scoundrels", "tiny-epic-western"])
def test_the_other_games_give_hints_too(house: House, browser: Browser, game: str) -> None:
    with person(house, browser, locale="es-ES") as me:
        me.play_now(game)
        me.ponder()
        me.page.get_by_role("button", name="Pista", exact=True).click()
        expect(me.page.locator(".choice", has_text="★ la mejor")).to_have_count(1)


def test_a_table_without_hints_and_with_bots_that_take_their_time(house: House, browser: Browser) -> None:
    table, tokens = house.start("colt-express", "me", "easy", hints=False, pace="human")
    with person(house, browser) as me:
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
        assert house.http.get(f"/api/tables/{table}").json()["pace"] == "fast"


def test_choosing_on_the_picture(house: House, browser: Browser) -> None:
    with person(house, browser) as me:
        me.play_now("colt-express")
        me.wait()
        held = me.page.locator(".hand .card.target").first
        name = held.locator(".name").inner_text()
        held.click()
        expect(me.page.locator(".pile svg").first).to_be_visible()
        assert name


def test_spanish_on_a_phone(house: House, browser: Browser) -> None:
    with person(house, browser, locale="es-ES", **PHONE) as me:
        me.play_now("colt-express")
        assert me.wait()
        me.expect_text("Ronda 1 de 5")
        me.play(4)
        wide = me.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0  # the board pans; the page does not
        me.page.get_by_role("button", name="English").click()
        me.expect_text("Round")


@pytest.mark.parametrize("game", ["marshals", "scoundrels", "tiny-epic-western"])
def test_the_other_games_are_played_to_the_end_through_the_list(
    house: House, browser: Browser, game: str
) -> None:
    with person(house, browser, locale="es-ES") as me:
        me.play_now(game)
        assert me.wait()
        expect(me.page.locator("pre")).not_to_be_empty()
        assert me.play() > (0 if game == "marshals" else 10)  # a Marshal can be out after a few
        assert me.over


def test_a_replay_is_scrubbed_linked_and_gone_on_with(house: House, browser: Browser) -> None:
    with person(house, browser) as me:
        me.play_now("colt-express")
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
        assert not me.findings()
        me.page.get_by_role("button", name="Continue from here against bots").click()
        assert me.wait()


def played(house: House, game: str) -> str:
    """A finished match against a bot, played without a page."""
    table, tokens = house.start(game, "me", "easy")
    with Client(house, table, tokens["0"]) as me:
        me.play(pick=1)
        me.until_over()
    return table


@pytest.mark.parametrize(
    ("locale", "game", "words"),
    [
        ("en-US", "colt-express", ("Review", "at the start", "Given up", "Next decision", "chosen", "best")),
        (
            "es-ES",
            "marshals",
            ("Repasar", "al empezar", "Dejó escapar", "Siguiente decisión", "elegida", "la mejor"),
        ),
    ],
)
def test_a_replay_is_reviewed(
    house: House, browser: Browser, locale: str, game: str, words: tuple[str, ...]
) -> None:
    start, summary, lost, following, chosen, best = words
    with person(house, browser, locale=locale) as me:
        me.go(f"/r/{played(house, game)}")
        me.page.get_by_role("button", name=start, exact=True).click()
        expect(me.page.locator(".sum")).to_contain_text(summary)
        expect(me.page.locator(".review figcaption")).to_contain_text(lost)
        me.page.get_by_role("button", name=following).click()
        expect(me.page).to_have_url(re.compile(r"\?seat=0#[1-9]\d*$"))
        expect(me.page.locator(".review ol li", has_text=f"← {chosen}")).to_have_count(1)
        expect(me.page.locator(".review ol li", has_text=f"★ {best}")).to_have_count(1)
        assert not me.findings()


def test_pass_and_play_has_a_curtain(house: House, browser: Browser) -> None:
    with person(house, browser) as me:
        me.go("/")
        me.page.locator("article.marshals button", has_text="New table").click()
        me.page.get_by_label("Players").first.select_option("2")
        me.page.get_by_label("Seat 2").select_option("here")
        me.page.get_by_role("button", name="Start at once").click()
        curtains = 0
        for _ in range(40):
            me.page.locator(".choice, .curtain").first.wait_for()
            if me.page.locator(".curtain").count():
                assert me.page.locator(".choice, .board").count() == 0
                curtains += 1
                me.page.locator(".curtain button").click()
            else:
                me.choose()
            if curtains == 2:
                return
        pytest.fail("the curtain never fell")


def test_the_film_plays_and_can_be_skipped(house: House, browser: Browser) -> None:
    with person(house, browser, reduced_motion="no-preference") as me:
        me.play_now("colt-express")
        made = 0
        while me.page.get_by_role("button", name="Skip").count() == 0 and made < 20:
            me.wait()
            me.choose(made)
            made += 1
            me.page.wait_for_timeout(150)
        me.page.get_by_role("button", name="Skip").click()
        me.page.locator(".choice, .winner").first.wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_accessibility_fault(house: House, browser: Browser, scheme: str) -> None:
    with person(house, browser, color_scheme=scheme) as me:
        me.go("/")
        me.page.locator(".game").first.wait_for()
        assert not me.findings()
        me.page.locator("article.colt-express button", has_text="New table").click()
        assert not me.findings()
        me.page.get_by_role("button", name="Open the table").click()
        me.page.locator(".qr").wait_for()
        assert not me.findings()
        me.go("/rules/marshals")
        me.page.locator("dl").first.wait_for()
        assert not me.findings()
        for game in ("colt-express", "scoundrels"):
            me.play_now(game)
            me.wait()
            me.page.keyboard.press("?")
            me.page.locator(".why li, .why p").first.wait_for()
            assert not me.findings()
        me.play_now("colt-express")
        me.play()
        assert not me.findings()
