"""The drawn board of Colt Express in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browser_user import BrowserUser, browser_user
from layout_checks import SIZES, WATCH_SHIFTS, faults, layout_shift
from matches import LONG_RUN
from playwright.sync_api import Browser, expect
from server_process import ServerProcess

GAME = "colt-express"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_choosing_on_the_board(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.play_now(GAME)
        me.wait()
        card = me.page.locator(".hand .card.target").first
        card.click()
        expect(me.page.locator(".pile .mini").first).to_be_visible()


def test_a_hint_marks_the_best_card_of_the_hand(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.play_now(GAME)
        me.play_until_several_choices()
        me.page.keyboard.press("h")
        expect(me.page.locator(".hand .star")).to_have_count(1)
        assert not me.accessibility_violations()
        me.page.locator(".choice", has_text="★ best").click()
        expect(me.page.locator(".hand .star")).to_have_count(0)


def test_spanish_on_a_phone(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser, locale="es-ES", **PHONE) as me:
        me.play_now(GAME)
        assert me.wait()
        me.expect_text("Ronda 1 de 5")
        me.play(4)
        wide = me.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0  # the board scrolls; the page does not
        me.page.get_by_role("button", name="English").click()
        me.expect_text("Round")


def test_animations_play_and_can_be_skipped(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser, reduced_motion="no-preference") as me:
        me.play_now(GAME)
        made = 0
        while me.page.get_by_role("button", name="Skip").count() == 0 and made < 20:
            me.wait()
            me.choose(made)
            made += 1
            me.page.wait_for_timeout(150)
        me.page.get_by_role("button", name="Skip").click()
        me.page.locator(".choice, .winner").first.wait_for()


def test_the_board_has_no_serious_accessibility_violation(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.play_now(GAME)
        me.wait()
        assert not me.accessibility_violations()
        me.play()
        assert not me.accessibility_violations()


def settings_for(size: str) -> dict[str, Any]:
    width, height = SIZES[size]
    touch = size in ("phone", "phone-landscape", "tablet")
    return {"viewport": {"width": width, "height": height}, "has_touch": touch, "is_mobile": touch}


def sit_down(me: BrowserUser, *bots: str, **options: Any) -> None:
    table, tokens = me.server.start_table(GAME, "me", *bots, **options)
    me.go(f"/t/{table}#seat=0&token={tokens['0']}")


def play_until(me: BrowserUser, wanted: Callable[[], bool], prefer: str, limit: int = 200) -> None:
    """Plays, with cards whose name matches where there are some, until something is the case."""
    for number in range(limit):
        if not me.wait():  # another deal may have it
            sit_down(me, *["easy"] * 5)
            continue
        if wanted():
            return
        texts = me.page.locator(".choice[data-choice]").all_inner_texts()
        liked = [at for at, text in enumerate(texts) if re.search(prefer, text)]
        me.choose(liked[0] if liked else number)
        me.page.wait_for_timeout(30)
    pytest.fail("that never was the case")


@pytest.mark.parametrize(
    ("size", "bots"),
    [("laptop", 5), ("phone", 5)]
    + [(size, bots) for size in SIZES for bots in (1, 2, 3, 5) if LONG_RUN and (size, bots) != ("laptop", 5)],
)
def test_nothing_is_cut_covered_too_small_or_moves(
    web_server: ServerProcess, browser: Browser, size: str, bots: int
) -> None:
    """Measured at every decision, in Spanish, which is longer."""
    with browser_user(web_server, browser, locale="es-ES", **settings_for(size)) as me:
        me.page.add_init_script(WATCH_SHIFTS)
        sit_down(me, *["easy"] * bots)
        for number in range(400 if LONG_RUN else 14):
            if not me.wait():
                break
            me.page.wait_for_timeout(60)
            assert faults(me.page) == [], f"decision {number}"
            me.choose(number * 7)
        moved, largest = layout_shift(me.page)
        assert moved < 0.05, largest


@pytest.mark.parametrize(
    ("size", "preset", "bots"),
    [
        (size, preset, bots)
        for size in (SIZES if LONG_RUN else ("phone-landscape",))
        for preset, bots in (("advanced", 3), ("expert", 4), ("two-bandits", 2))
    ],
)
def test_every_decision_of_every_preset_is_answered_on_the_board(
    web_server: ServerProcess, browser: Browser, size: str, preset: str, bots: int
) -> None:
    """From the choice of characters on, by touching what is drawn, with nothing cut or covered."""
    options = {"preset": preset, "characters": "choose"}
    with browser_user(web_server, browser, locale="es-ES", **settings_for(size)) as me:
        sit_down(me, *["easy"] * bots, options=options)
        for number in range(40 if LONG_RUN else 9):
            if not me.wait():
                break
            me.page.wait_for_timeout(60)
            assert faults(me.page) == [], f"decision {number}"
            asked = me.page.locator("#decision").get_attribute("data-number")
            me.page.locator(".match .target[data-element]").first.dispatch_event("click")
            expect(me.page.locator("#decision")).not_to_have_attribute("data-number", asked or "")


HEARD = """
window.heard = [];
const listen = () => new MutationObserver((changes) => {
  for (const change of changes) {
    const element = change.target.nodeType === 1 ? change.target : change.target.parentElement;
    const region = element?.closest("[aria-live], [role=log]");
    if (!region) continue;
    if (region.getAttribute("role") !== "log") window.heard.push(region.innerText);
    else for (const node of change.addedNodes) if (node.innerText) window.heard.push(node.innerText);
  }
}).observe(document.body, { childList: true, subtree: true, characterData: true });
document.addEventListener("DOMContentLoaded", listen);
"""
"""Run before the page: collects what live regions say, in order, as a screen reader does."""


def test_a_screen_reader_is_told_every_event_and_decision_of_a_round(
    web_server: ServerProcess, browser: Browser
) -> None:
    with browser_user(web_server, browser) as me:
        me.page.add_init_script(HEARD)
        sit_down(me, "easy", "easy", "easy")
        assert me.wait()
        begun = me.page.locator(
            ".log p"
        ).count()  # what is there when the page is opened is read, not announced
        asked: list[str] = []
        second = me.page.locator(".log p.heading", has_text="Round 2 begins")
        while second.count() == 0:
            assert me.wait()
            asked.append(me.page.locator("#decision").inner_text())
            number = me.page.locator("#decision").get_attribute("data-number")
            me.page.keyboard.press("1")
            me.page.wait_for_function(
                "([before]) => document.querySelector('#decision').dataset.number !== before", arg=[number]
            )
        heard = [line.split("\n")[-1].strip() for line in me.page.evaluate("window.heard")]
        lines = [line.split("\n")[-1].strip() for line in me.page.locator(".log p").all_inner_texts()]
        over = next(at for at, line in enumerate(lines) if line.startswith("Round 2 begins"))
        assert over - begun > 10
        following = iter(heard)
        untold = [line for line in lines[begun:over] if line not in following]
        assert untold == [], "it was not told, or not in its order"
        assert [title for title in asked if title not in heard] == []


def test_the_card_being_carried_out_stands_out_and_is_named(
    web_server: ServerProcess, browser: Browser
) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, "easy", "easy", "easy")
        asked = me.page.locator("#decision", has_text=re.compile("^(Where|Whom|What|Which)"))
        play_until(me, lambda: asked.count() > 0, "Move|Fire")
        current = me.page.locator(".pile .current")
        expect(current).to_have_count(1)
        assert current.evaluate("one => getComputedStyle(one).opacity") == "1"
        name = current.locator(".hidden").inner_text()
        expect(me.page.locator(".scene .current .title")).to_have_text(name.split(": ")[1])
        assert all(
            one.evaluate("one => getComputedStyle(one).opacity") != "1"
            for one in me.page.locator(".pile .done").all()
        )


def test_a_punch_is_aimed_on_the_pieces(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, *["easy"] * 5)
        arrows = me.page.locator("[data-element^='push:']")
        play_until(me, lambda: arrows.count() > 0, "Punch|Draw three|Knock")
        assert faults(me.page) == []
        victim = me.page.locator("#decision").inner_text().split("does ")[1].split(" fly")[0]
        arrows.first.click()
        expect(me.page.locator(".log p", has_text=f"{victim} is thrown").last).to_be_visible()


def test_purses_that_differ_for_nobody_are_one_choice(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, *["easy"] * 5)
        group = me.page.locator("[data-element$=':unknown'][role=button] .count")
        play_until(me, lambda: group.count() > 0, "Robbery|Draw three")
        several = me.page.locator(".choice", has_text="purses (value unknown)")
        expect(several).to_have_count(1)
        mine = me.page.locator(".log").get_by_text("takes a purse worth $")  # of others' no value is told
        taken = mine.count()
        me.page.locator("[data-element$=':unknown'][role=button]").click()
        expect(mine.nth(taken)).to_be_attached()


def test_loot_flies_to_the_sheet_and_playback_can_be_stepped(
    web_server: ServerProcess, browser: Browser
) -> None:
    with browser_user(web_server, browser, reduced_motion="no-preference") as me:
        me.page.add_init_script(
            "window.flown = 0; new MutationObserver((changes) => changes.forEach((change) =>"
            " change.addedNodes.forEach((node) => {"
            " if (node.classList?.contains('flying')) window.flown++; })))"
            ".observe(document, {childList: true, subtree: true});"
            "localStorage.setItem('cantina.prefs', JSON.stringify({speed: 4, pace: 'fast', tips: false}));"
        )
        sit_down(me, "easy", "easy", "easy")
        play_until(me, lambda: bool(me.page.evaluate("window.flown > 4")), "Robbery|Take")
        playback = me.page.get_by_role("group", name="What is being shown")
        me.wait()
        playback.get_by_role("button", name="One step back").click()
        expect(me.page.locator("#decision")).to_have_text(re.compile("Paused"))
        earlier = playback.locator(".caption").inner_text()
        playback.get_by_role("button", name="One step back").click()
        expect(playback.locator(".caption")).not_to_have_text(earlier)
        playback.get_by_role("button", name="One step on").click()
        expect(playback.locator(".caption")).to_have_text(earlier)
        playback.get_by_role("button", name="Skip").click()
        assert me.wait()


def test_a_card_is_looked_at_closely_with_its_rule(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, "easy", "easy")
        me.wait()
        card = me.page.locator(".hand .card[data-thing^='card:']").first
        name = card.locator(".title").inner_text()
        card.hover()
        panel = me.page.locator(".overlay")
        expect(panel.get_by_role("heading")).to_have_text(name)
        expect(panel.locator(".rule").first).to_contain_text("CE-")
        me.page.locator("h1").hover()
        expect(panel).to_have_count(0)
        card.focus()
        me.page.keyboard.press("i")
        expect(panel.get_by_role("heading")).to_have_text(name)
        panel.locator(".id").first.click()
        expect(panel.get_by_label("Search the rules")).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(panel).to_have_count(0)


def test_sheets_are_in_seat_order_and_a_chip_opens_one(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser, **settings_for("phone")) as me:
        sit_down(me, "easy", "easy")
        me.wait()
        seats = me.page.locator(".players li")
        assert [one.get_attribute("data-seat") for one in seats.all()] == ["0", "1", "2"]
        assert me.page.locator("svg .you-text").count() == 1  # one's own pawn is marked
        box = me.page.locator("svg .you-text").bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= 390  # and in sight
        seats.nth(1).get_by_role("button").click()
        expect(me.page.locator(".overlay .total")).to_have_text("$250")
