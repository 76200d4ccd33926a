"""Help in place: the gallery of cards on the rules page, help with a decision, and tips for newcomers."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser_user import BrowserUser, browser_user
from choose_game import game_for
from layout_checks import SIZES
from matches import LONG_RUN
from playwright.sync_api import Browser, expect
from server_process import ServerProcess

import cantina

GAME = game_for(3).meta.name
OWN = [name for name in cantina.games() if cantina.game(name).provenance]
PHONE_AND_LAPTOP = ["phone", "laptop"]
BOTH = pytest.mark.parametrize("size", PHONE_AND_LAPTOP)
EVERY_GAME = pytest.mark.parametrize(
    ("game", "size"),
    [
        (game, size)
        for number, game in enumerate(OWN)
        for size in (PHONE_AND_LAPTOP if LONG_RUN else [PHONE_AND_LAPTOP[number % 2]])
    ],
)
"""At both sizes in a long run, else at one of them in turn."""
SHIFTS = (
    "window.shifts = 0; new PerformanceObserver((list) => list.getEntries().forEach((one) => "
    "window.shifts += one.value)).observe({type: 'layout-shift', buffered: true});"
)
OVERLAP = """() => {
  const tip = document.querySelector(".tip").getBoundingClientRect();
  const inside = tip.left >= 0 && tip.top >= 0 && tip.right <= innerWidth && tip.bottom <= innerHeight;
  const selectors = {turn: "#decision", hand: ".hand, .board .target", choices: ".answers, .list-button",
    log: "#tab-log, .playback .log", help: ".help-button"};
  const name = document.querySelector(".tip").dataset.tip;
  const pointed = [...document.querySelectorAll(selectors[name])]
    .map((one) => one.getBoundingClientRect()).filter((one) => one.width > 0);
  const apart = pointed.some((one) =>
    one.right <= tip.left || one.left >= tip.right || one.bottom <= tip.top || one.top >= tip.bottom);
  return [name, inside, apart];
}"""

PLACES = """[".board", ".playback", ".hand", ".decision", ".players-area"].map((part) => {
  const box = document.querySelector(part)?.getBoundingClientRect();
  return box && [box.left, box.top, box.width, box.height];
})"""


def settings_for(size: str, **more: Any) -> dict[str, Any]:
    width, height = SIZES[size]
    touched = size in ("phone", "phone-landscape", "tablet")
    return {"viewport": {"width": width, "height": height}, "has_touch": touched, **more}


def sit_down(me: BrowserUser, game: str = GAME) -> None:
    table, tokens = me.server.start_table(game, "me", "easy", "easy")
    me.go(f"/t/{table}#seat=0&token={tokens['0']}")
    me.wait()


def newcomer(me: BrowserUser) -> None:
    """Nobody has ever been here: tips are shown."""
    me.context.add_init_script(
        "if (!sessionStorage.getItem('here')) { sessionStorage.setItem('here', '1');"
        " localStorage.setItem('cantina.prefs', JSON.stringify({ pace: 'fast', tips: true })); }"
    )


@EVERY_GAME
def test_the_rules_page_has_every_card_between_guide_and_rules(
    web_server: ServerProcess, browser: Browser, game: str, size: str
) -> None:
    with browser_user(web_server, browser, **settings_for(size)) as me:
        me.go(f"/rules/{game}")
        me.page.locator("#cards li").first.wait_for()
        places = me.page.evaluate(
            "['guide', 'cards', 'numbered']"
            ".map((id) => document.getElementById(id).getBoundingClientRect().top)"
        )
        assert places == sorted(places)
        for heading in me.page.locator("#cards details:not([open]) > summary").all()[::-1]:
            heading.click()
        found = set(me.page.eval_on_selector_all("#cards li", "all => all.map((one) => one.dataset.card)"))
        known = {
            f"{vocabulary}:{card}"
            for vocabulary, cards in cantina.game(game).provenance.items()
            for card in cards
        }
        assert known <= found
        empty = me.page.evaluate(
            "[...document.querySelectorAll('#cards .picture')]"
            ".filter((one) => !one.firstElementChild?.getBoundingClientRect().height).length"
        )
        assert empty == 0
        assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert me.accessibility_violations() == []


@BOTH
def test_a_card_is_found_by_its_name_without_accents_and_leads_to_its_rule(
    web_server: ServerProcess, browser: Browser, size: str
) -> None:
    with browser_user(web_server, browser, **settings_for(size, locale="es-ES")) as me:
        me.go(f"/rules/{GAME}")
        names = me.page.locator("#cards .name")
        names.first.wait_for()
        name = names.last.text_content() or ""
        me.page.locator("#cards input").fill(name.translate(str.maketrans("áéíóú", "aeiou")).upper())
        expect(names.filter(has_text=name).first).to_be_visible()
        me.page.locator("#cards input").fill("no hay tal carta")
        expect(me.page.locator("#cards li")).to_have_count(0)
        me.page.locator("#cards input").fill("")
        rule = me.page.locator("#cards li .source a").first
        wanted = rule.text_content()
        rule.click()
        expect(me.page.locator(f"[id='{wanted}']")).to_be_in_viewport()


@EVERY_GAME
def test_help_explains_the_decision_at_hand(
    web_server: ServerProcess, browser: Browser, game: str, size: str
) -> None:
    with browser_user(web_server, browser, **settings_for(size)) as me:
        sit_down(me, game)
        expect(me.page.locator(".tip")).to_have_count(0)
        before = me.page.locator(".match > .board").bounding_box()
        me.page.locator(".help-button").click()
        panel = me.page.locator(".overlay")
        expect(panel.get_by_role("heading", name="What can I do now?")).to_be_visible()
        expect(panel.locator(".choices li").first).not_to_be_empty()
        expect(panel.locator(".guide .heading").first).to_be_visible()
        assert me.page.locator(".match > .board").bounding_box() == before
        assert me.accessibility_violations() == []
        panel.get_by_role("button", name="Cards", exact=True).click()
        expect(panel.locator("[data-card]").first).to_be_visible()
        panel.get_by_role("button", name="Whole guide").click()
        expect(panel.locator(".guide .heading").nth(2)).to_be_attached()
        me.page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
        me.page.keyboard.press("g")
        panel.get_by_role("button", name="Why not something else?").click()
        expect(panel.get_by_role("region", name="Not possible now, and why")).to_be_visible()


def test_help_says_whose_turn_it_is_to_those_who_wait(web_server: ServerProcess, browser: Browser) -> None:
    table, _ = web_server.start_table(GAME, "me", "me", "easy")
    with browser_user(web_server, browser) as me:
        me.go(f"/t/{table}")
        me.page.get_by_text("You are watching.").wait_for()
        me.page.keyboard.press("g")
        expect(me.page.locator(".overlay")).to_contain_text("You will be asked when it is your turn.")
        expect(me.page.locator(".overlay .guide .heading").first).to_be_visible()


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("size", [*PHONE_AND_LAPTOP, *(["phone-landscape", "tablet"] if LONG_RUN else [])])
def test_tips_point_at_things_without_covering_them_and_come_once(
    web_server: ServerProcess, browser: Browser, game: str, size: str
) -> None:
    with browser_user(web_server, browser, **settings_for(size)) as me:
        newcomer(me)
        me.page.add_init_script(SHIFTS)
        sit_down(me, game)
        tip = me.page.locator(".tip:not(.nowhere)")
        shown = []
        tip.wait_for()
        before = me.page.evaluate(PLACES)
        assert me.accessibility_violations() == []
        while tip.count():
            name, inside, apart = me.page.evaluate(OVERLAP)
            assert inside, name
            assert apart, name
            shown.append(name)
            tip.get_by_role("button", name="Got it").click()
            expect(me.page.locator(f".tip[data-tip={name}]")).to_have_count(0)
            me.page.wait_for_timeout(150)
        assert shown == ["turn", "hand", "choices", "log", "help"]
        assert me.page.evaluate(PLACES) == before
        assert me.page.evaluate("window.shifts") < 0.03
        me.page.reload()
        me.wait()
        expect(me.page.locator(".tip")).to_have_count(0)


def test_tips_are_turned_off_and_on_again(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        newcomer(me)
        sit_down(me)
        me.page.locator(".tip:not(.nowhere)").get_by_role("button", name="No more tips").click()
        expect(me.page.locator(".tip")).to_have_count(0)
        me.page.get_by_role("button", name="Settings").click()
        switch = me.page.get_by_label("Tips for newcomers")
        expect(switch).not_to_be_checked()
        switch.check()
        me.page.keyboard.press("Escape")
        expect(me.page.locator(".tip:not(.nowhere)")).to_have_attribute("data-tip", "turn")
        me.page.keyboard.press("Escape")
        expect(me.page.locator(".tip:not(.nowhere)")).to_have_attribute("data-tip", "hand")


def test_there_are_no_tips_on_the_couch_or_in_a_replay(web_server: ServerProcess, browser: Browser) -> None:
    table, _ = web_server.start_table(GAME, "me", "easy", "easy")
    with browser_user(web_server, browser) as me:
        newcomer(me)
        me.go(f"/t/{table}/board")
        me.page.locator(".couch").wait_for()
        expect(me.page.locator(".tip")).to_have_count(0)
        me.go(f"/t/{table}")
        me.page.get_by_text("You are watching.").wait_for()
        expect(me.page.locator(".tip")).to_have_count(0)


def test_signs_have_a_name_on_hover(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me)
        titles = me.page.eval_on_selector_all(
            ".match .symbol", "all => all.map((one) => one.querySelector('title')?.textContent)"
        )
        assert titles
        assert all(titles)
        assert not [title for title in titles if re.match("symbol-", title)]
