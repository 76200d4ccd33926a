"""The drawn board of Tiny Epic Western in a real browser."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from browser_user import BrowserUser, browser_user
from golden_matches import golden_records
from layout_checks import SIZES, WATCH_SHIFTS, faults, layout_shift
from matches import LONG_RUN
from playwright.sync_api import Browser, Error, Page, expect
from seated_user import Position, sit_down, wait_for_choice
from server_process import ServerProcess
from stored_tables import stored_choices

import cantina
from cantina.games.tiny_epic_western.content import DIFFICULTIES

GAME = "tiny-epic-western"


@cache
def positions() -> dict[tuple[str, int], Position]:
    """By kind of decision and number of players: the golden position with the most kinds of choices."""
    found: dict[tuple[str, int], tuple[int, Position]] = {}
    for record in golden_records(GAME):
        match, _ = cantina.Match.open_record(record)
        for step, (seat, choice) in enumerate(cantina.Match.replay(record).choices):
            for decision in match.state.decisions:
                key = decision.kind, record["players"]
                kinds = len({one.kind for one in decision.choices})
                if key not in found or kinds > found[key][0]:
                    found[key] = kinds, (record, step, decision.seat)
            match.play(choice, seat)
    return {key: at for key, (_, at) in found.items()}


def position(kind: str, players: int | None = None) -> Position:
    """A decision of a kind, with so many players, or with the most that it was asked of."""
    counts = [count for one, count in positions() if one == kind]
    assert counts, f"no golden match asks {kind}"
    return positions()[kind, players or max(counts)]


def before_event(event: str, players: int) -> tuple[Position, int]:
    """A position and the number of the choice that brings about an event."""
    for record in golden_records(GAME):
        match = cantina.Match.replay(record)
        for step, ((seat, choice), events) in enumerate(zip(match.choices, match.events, strict=True)):
            tags = [type(one).__struct_config__.tag for one in events]
            if record["players"] == players and event in tags:
                return (record, step, seat), choice.number
    raise AssertionError(f"no golden match has {event}")


def touch_first(page: Page, start: str) -> None:
    """Touches the first thing on offer whose element starts so."""
    page.locator(f'.western .target[data-element^="{start}"]:visible').first.click()


ANSWERS = {
    "colour": ("colour:", "colour "),
    "boss": ("boss:", "boss "),
    "keep": ("poker:", "keep "),
    "hire": ("influence:", "pay "),
    "place": ("spot:", "place "),
    "duel": ("reroll", "reroll"),
    "press": ("hold", "hold"),
    "gain": ("influence:", "gain "),
    "gain-two": ("influence:", "gain 2 "),
    "pay": ("influence:", "pay "),
    "convert": ("convert:", "convert "),
    "exchange": ("influence:", "exchange "),
    "pair": ("pair:", "pair "),
    "raise": ("property:", "raise "),
    "auction": ("influence:", "pay "),
    "bid": ("property:", "buy "),
    "bank": ("property:", "buy "),
    "gamble": ("draw", "draw"),
    "swap": ("poker:", "keep "),
    "lift": ("gunman:", "lift "),
    "set": ("spot:", "place "),
    "pot": ("take-", "take-"),
    "post": ("influence:", "pay "),
    "buy": ("property:", "buy "),
    "leftover": ("property:", "buy "),
    "waive": ("influence:", "waive "),
    "advance": ("business:", "advance "),
}
"""By kind of decision: the element that is touched, and how the choice that follows begins."""

OFTEN = ("place", "duel", "buy")
"""The kinds a short run looks at."""


def test_every_kind_of_decision_has_an_answer_here() -> None:
    assert {kind for kind, _ in positions()} == set(ANSWERS)


@pytest.mark.parametrize("kind", ANSWERS if LONG_RUN else OFTEN)
def test_every_kind_of_decision_is_answered_by_touching_the_board(
    web_server: ServerProcess, browser: Browser, kind: str
) -> None:
    element, beginning = ANSWERS[kind]
    at = position(kind)
    with browser_user(web_server, browser) as me:
        table = sit_down(me, at)
        expect(me.page.locator(".choice").first).to_be_visible()
        touch_first(me.page, element)
        seat, choice = wait_for_choice(web_server, me.page, table, at[1])
        assert (seat, choice.startswith(beginning)) == (at[2], True), choice


def test_the_board_is_used_by_keyboard(web_server: ServerProcess, browser: Browser) -> None:
    at = position("place", 4)
    with browser_user(web_server, browser) as me:
        table = sit_down(me, at)
        me.page.locator('.target[data-element^="spot:"]').first.focus()
        me.page.keyboard.press("Enter")
        assert wait_for_choice(web_server, me.page, table, at[1])[1].startswith("place ")


def test_a_property_opens_large_with_its_effect_its_rule_and_its_origin(
    web_server: ServerProcess, browser: Browser
) -> None:
    designed = {card for card, mark in cantina.game(GAME).provenance["property"].items() if mark == "designed"}
    with browser_user(web_server, browser, locale="es-ES") as me:
        sit_down(me, position("buy", 4))
        cards = me.page.locator('.zone[data-thing^="property:"]')
        for card in cards.all():
            name = (card.get_attribute("data-thing") or "").removeprefix("property:")
            card.hover()
            expect(me.page.locator(".overlay")).to_contain_text("TEW-P")
            expect(me.page.locator(".overlay .ours")).to_have_count(1 if name in designed else 0)


def test_phase_three_lays_the_hands_of_a_mat_side_by_side(web_server: ServerProcess, browser: Browser) -> None:
    at, number = before_event("hand-won", 4)
    with browser_user(web_server, browser) as me:
        table = sit_down(me, at)
        me.page.locator(f'.choice[data-choice="{number}"]').click()
        wait_for_choice(web_server, me.page, table, at[1])
        showdown = me.page.locator(".showdown", has_text="beats")
        for _ in range(80):
            if showdown.count():
                break
            me.page.keyboard.press(",")
            me.page.wait_for_timeout(15)
        expect(showdown.locator(".hand").nth(1)).to_be_visible()
        expect(showdown.locator(".hand.wins")).to_have_count(1)


def test_what_cannot_be_bought_says_why(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, position("buy", 4))
        expect(me.page.locator(".choice").first).to_be_visible()
        for zone in me.page.locator("button.zone:not(.target)").all():
            expect(zone.locator(".refused")).to_have_count(1)


def test_the_rival_s_decisions_are_told_with_their_rule(web_server: ServerProcess, browser: Browser) -> None:
    at, number = before_event("rival-rolled", 1)
    with browser_user(web_server, browser, locale="es-ES") as me:
        table = sit_down(me, at)
        expect(me.page.locator(".sheet .difficulty")).to_be_visible()
        me.page.locator(f'.choice[data-choice="{number}"]').click()
        wait_for_choice(web_server, me.page, table, at[1])
        told = me.page.locator(".scene.banner", has_text="TEW-SOLO-9")
        for _ in range(80):
            if told.count():
                break
            me.page.keyboard.press(",")
            me.page.wait_for_timeout(15)
        expect(told).to_contain_text("El Rival saca un")


def test_the_board_has_no_serious_accessibility_violation(web_server: ServerProcess, browser: Browser) -> None:
    kinds = ANSWERS if LONG_RUN else ("place", "duel")
    with browser_user(web_server, browser) as me:
        for kind in kinds:
            sit_down(me, position(kind))
            expect(me.page.locator(".choice").first).to_be_visible()
            assert not me.accessibility_violations(), kind


def at_size(size: str) -> dict[str, Any]:
    """The settings of a browser of that size; the small ones are phones and tablets."""
    width, height = SIZES[size]
    touched = size in ("tablet", "phone", "phone-landscape")
    return {"viewport": {"width": width, "height": height}, "has_touch": touched, "is_mobile": touched}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_clipped_covered_or_too_small(
    web_server: ServerProcess, browser: Browser, size: str
) -> None:
    languages = ("en-US", "es-ES") if LONG_RUN else ("es-ES",)
    for language in languages:
        with browser_user(web_server, browser, locale=language, **at_size(size)) as me:
            for kind in ANSWERS if LONG_RUN else ("place", "duel"):
                sit_down(me, position(kind))
                expect(me.page.locator(".choice").first).to_be_attached()
                assert faults(me.page) == [], kind
            for players in (1, 2, 3) if LONG_RUN else ():
                sit_down(me, position("place", players))
                expect(me.page.locator(".choice").first).to_be_attached()
                assert faults(me.page) == [], players


@pytest.mark.skipif(not LONG_RUN, reason="five whole matches; scripts/test --long")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_solo_match_is_played_by_touching_the_board(
    web_server: ServerProcess, browser: Browser, difficulty: str
) -> None:
    """Until the end, which counts both sides part by part."""
    with browser_user(web_server, browser) as me:
        table, tokens = web_server.start_table(GAME, "me", options={"difficulty": difficulty})
        me.go(f"/t/{table}#seat=0&token={tokens['0']}")
        play_by_touch(me, table, 1000)
        result = me.page.locator(".result")
        expect(result.locator("thead th").last).to_have_text("Rival")
        for row in result.locator("tbody tr").all():
            expect(row.locator("td")).to_have_count(2)


@pytest.mark.parametrize("players", (2, 3, 4) if LONG_RUN else (4,))
def test_a_match_is_played_by_touching_the_board(
    web_server: ServerProcess, browser: Browser, players: int
) -> None:
    """And answering moves nothing."""
    with browser_user(web_server, browser) as me:
        me.page.add_init_script(WATCH_SHIFTS)
        table, tokens = web_server.start_table(GAME, "me", *["easy"] * (players - 1))
        me.go(f"/t/{table}#seat=0&token={tokens['0']}")
        me.wait()
        before, _ = layout_shift(me.page)
        play_by_touch(me, table, 1000 if LONG_RUN else 6)
        after, largest = layout_shift(me.page)
        assert after - before < 0.05, largest


def play_by_touch(me: BrowserUser, table: str, limit: int) -> None:
    """Makes so many choices for seat 0, or plays to the end, by touching what glows and nothing else."""
    targets = me.page.locator(".western .target[data-element]:visible")
    touches = waited = 0
    while not me.over and sum(seat == 0 for seat, _ in stored_choices(me.server.data, table)) < limit:
        count = targets.count()
        if count:
            with suppress(Error):  # another view was drawn in the meantime
                targets.nth(touches * 7 % count).click(timeout=500)
            touches += 1
            waited = 0
        waited += 1
        assert waited < 600, "nothing on the board answers the decision"
        me.page.wait_for_timeout(40)


def test_the_rules_begin_with_a_guide(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser, locale="es-ES") as me:
        me.go(f"/rules/{GAME}")
        expect(me.page.locator(".guide h2").first).to_have_text("El objetivo")
        expect(me.page.locator(".guide figure svg").first).to_be_visible()
        assert not me.accessibility_violations()
        me.page.locator(".guide a", has_text="TEW-DUEL-3").first.click()
        expect(me.page.locator("#TEW-DUEL-3.here")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "phone-landscape"])
@pytest.mark.parametrize("kind", ["raise", "boss"])
def test_the_first_of_many_choices_is_in_sight(
    web_server: ServerProcess, browser: Browser, kind: str, size: str
) -> None:
    with browser_user(web_server, browser, **at_size(size)) as me:
        sit_down(me, position(kind))
        first = me.page.locator(f'.scroller > .target[data-element^="{ANSWERS[kind][0]}"]').first
        expect(first).to_be_in_viewport(ratio=1)
        assert faults(me.page) == []


def test_a_small_screen_opens_on_a_mat_with_something_to_choose(
    web_server: ServerProcess, browser: Browser
) -> None:
    with browser_user(web_server, browser, **at_size("phone")) as me:
        sit_down(me, position("set"))
        expect(me.page.locator('.one .target[data-element^="spot:"]').first).to_be_in_viewport()
