"""The drawn board of Marshals in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from typing import Any

import pytest
from browser_user import BrowserUser, browser_user
from golden_matches import golden_record, golden_records
from golden_moments import golden_moments
from layout_checks import SIZES, WATCH_SHIFTS, faults, layout_shift
from matches import LONG_RUN
from playwright.sync_api import Browser, Page, expect
from screenshots import show_event
from seated_user import Position, sit_down, wait_for_choice
from server_process import Client, ServerProcess
from stored_tables import store_table

import cantina

GAME = "marshals"


@cache
def find_position(kind: str, players: int | None = None, basic: bool = False) -> Position | None:
    """The first decision of a kind in golden matches with the most different choices; None: there is none."""
    found: tuple[int, Position] | None = None
    for record in golden_records(GAME):
        if (record["options"]["preset"] == "basic") != basic or players not in (None, record["players"]):
            continue
        match, _ = cantina.Match.open_record(record)
        for step, (seat, choice) in enumerate(cantina.Match.replay(record).choices):
            for decision in match.state.decisions:
                kinds = len({one.kind for one in decision.choices})
                if decision.kind == kind and (found is None or kinds > found[0]):
                    found = kinds, (record, step, decision.seat)
            match.play(choice, seat)
    return found and found[1]


def position(kind: str, players: int | None = None, basic: bool = False) -> Position:
    found = find_position(kind, players, basic)
    assert found, f"no golden match asks {kind}"
    return found


def touch(page: Page, *elements: str) -> None:
    for element in elements:
        page.locator(f'[data-element="{element}"]:visible').first.click()


def first_target(page: Page, start: str) -> str:
    """The first element on offer whose name starts so."""
    found = page.locator(f'.target[data-element^="{start}"]:visible').first.get_attribute("data-element")
    assert found
    return found


def move(page: Page) -> None:
    touch(page, first_target(page, "place:"))
    page.locator(".fan .way").first.click()


def arrange(page: Page) -> None:
    cards = page.locator(".arrange .found")
    last = cards.last.get_attribute("data-piece")
    cards.last.focus()
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    expect(cards.first).to_have_attribute("data-piece", last or "")
    page.locator(".confirm").click()


ANSWERS: dict[str, tuple[Callable[[Page], None], str | tuple[str, ...]]] = {
    "main": (move, ("move ", "wild ", "ride ")),
    "warned": (lambda page: touch(page, first_target(page, "place:")), "leave "),
    "cancel": (lambda page: touch(page, "hand:jurisdiction"), "cancel"),
    "claim": (lambda page: touch(page, "answer:claim"), "claim"),
    "show": (lambda page: touch(page, first_target(page, "hand:")), "show "),
    "order": (arrange, "order 3 1 2"),
    "search": (lambda page: touch(page, first_target(page, "seat:")), "search seat-"),
    "keep": (lambda page: touch(page, first_target(page, "found:")), "keep "),
    "take": (lambda page: touch(page, first_target(page, "found:")), "take "),
    "board": (lambda page: touch(page, first_target(page, "place:")), "board "),
    "travel": (lambda page: touch(page, first_target(page, "hand:")), "travel "),
    "buy": (lambda page: touch(page, "answer:buy-bullet"), "buy bullet"),
}
"""By kind of decision: what is touched, and how the choice that follows begins."""


@pytest.mark.parametrize("kind", ANSWERS)
def test_every_kind_of_decision_is_answered_by_touching_the_board(
    web_server: ServerProcess, browser: Browser, kind: str
) -> None:
    answer, beginning = ANSWERS[kind]
    at = position(kind)
    with browser_user(web_server, browser) as me:
        table = sit_down(me, at)
        expect(me.page.locator(".choice").first).to_be_visible()
        answer(me.page)
        seat, choice = wait_for_choice(web_server, me.page, table, at[1])
        assert (seat, choice.startswith(beginning)) == (at[2], True), choice


@pytest.mark.parametrize("kind", ["ambush", "camp"])
def test_the_basic_mode_is_played_on_a_rival_s_board(
    web_server: ServerProcess, browser: Browser, kind: str
) -> None:
    at = position("main", basic=True)
    with browser_user(web_server, browser) as me:
        table = sit_down(me, at)
        touch(me.page, f"hand:{kind}")
        touch(me.page, first_target(me.page, "seat:"))
        assert wait_for_choice(web_server, me.page, table, at[1])[1].startswith(f"{kind} seat-")


def test_a_first_touch_is_taken_back(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, position("main"))
        touch(me.page, first_target(me.page, "place:"))
        expect(me.page.locator(".fan .way").first).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(me.page.locator(".fan")).to_have_count(0)


def test_a_card_opens_large_with_its_effect_and_its_rule(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser, locale="es-ES") as me:
        sit_down(me, position("main"))
        me.page.locator('[data-thing="card:outlaw-1"]').first.hover()
        expect(me.page.locator(".overlay")).to_contain_text("Quien lo roba del mazo lo captura")
        expect(me.page.locator(".overlay")).to_contain_text("MA-OUT-4")


def test_animations_play_and_can_be_skipped(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser, reduced_motion="no-preference") as me:
        sit_down(me, position("main", 4))
        move(me.page)
        expect(me.page.locator(".choice").first).to_be_visible()


def test_the_board_has_no_serious_accessibility_violation(web_server: ServerProcess, browser: Browser) -> None:
    kinds = ANSWERS if LONG_RUN else ("main", "show", "order", "buy")
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


def positions_at_every_table() -> list[Position]:
    """Every kind of decision with every number of players in both modes, as far as golden matches have them."""
    found = [
        find_position(kind, players, basic)
        for kind in ANSWERS
        for players in (2, 3, 4)
        for basic in (False, True)
    ]
    return [at for at in found if at]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_clipped_covered_or_too_small(
    web_server: ServerProcess, browser: Browser, size: str
) -> None:
    shown = [position(kind, 4) for kind in ("main", "show", "buy")] + [position("main", 4, basic=True)]
    looks = [("es-ES", "dark")]
    if LONG_RUN:
        shown = positions_at_every_table()
        looks = [("en-US", "light"), ("es-ES", "dark")]
    for language, scheme in looks:
        with browser_user(web_server, browser, locale=language, color_scheme=scheme, **at_size(size)) as me:
            for at in shown:
                sit_down(me, at)
                expect(me.page.locator(".choice").first).to_be_attached()
                assert faults(me.page) == [], (language, at[0]["players"], at[0]["choices"][at[1]])


@pytest.mark.skipif(not LONG_RUN, reason="a table for each kind of event and size; scripts/test --long")
@pytest.mark.parametrize("size", SIZES)
def test_no_event_is_shown_clipped_or_covered(web_server: ServerProcess, browser: Browser, size: str) -> None:
    for moment in golden_moments(GAME):
        if moment.event is None or moment.name.startswith("event-hand-shown"):
            continue  # what was left in hands is told in the log only
        with browser_user(web_server, browser, **at_size(size)) as me:
            table, tokens = store_table(web_server.data, moment.record, moment.step)
            me.go(f"/t/{table}#seat={moment.seat}&token={tokens[moment.seat]}")
            me.page.locator(".choice").first.wait_for(state="attached")
            show_event(web_server, table, tokens[moment.seat], moment, moment.caption("en"))(me.page)
            expect(me.page.locator(".caption")).to_have_text(moment.caption("en"))
            assert faults(me.page) == [], moment.name


@pytest.mark.parametrize("size", ["laptop", "phone", "phone-landscape"] if LONG_RUN else ["laptop"])
def test_answering_moves_nothing(web_server: ServerProcess, browser: Browser, size: str) -> None:
    with browser_user(web_server, browser, **at_size(size)) as me:
        me.page.add_init_script(WATCH_SHIFTS)
        table, tokens = web_server.start_table(GAME, "me", "easy", "easy", "easy")
        me.go(f"/t/{table}#seat=0&token={tokens['0']}")
        me.wait()
        before, _ = layout_shift(me.page)
        me.play(1000 if LONG_RUN else 6)
        after, largest = layout_shift(me.page)
        assert after - before < 0.05, largest


def four_people(
    server: ServerProcess, browser: Browser, stack: ExitStack, table: str, tokens: list[str]
) -> list[BrowserUser]:
    """Everybody of a table in a browser of their own, in seat order."""
    people = [stack.enter_context(browser_user(server, browser)) for _ in tokens]
    for seat, me in enumerate(people):
        me.go(f"/t/{table}#seat={seat}&token={tokens[seat]}")
        me.page.locator(".marshals").wait_for()
    return people


def test_four_people_in_four_browsers_play_a_match(web_server: ServerProcess, browser: Browser) -> None:
    table, tokens = web_server.start_table(GAME, "me", "me", "me", "me")
    with ExitStack() as stack:
        people = four_people(web_server, browser, stack, table, [tokens[str(seat)] for seat in range(4)])
        made = 0
        while made < (10_000 if LONG_RUN else 12) and not people[0].over:
            for me in people:
                if me.can_choose and not me.over:
                    me.choose(made)
                    made += 1
            people[0].page.wait_for_timeout(15)
        if LONG_RUN:
            for me in people:
                expect(me.page.locator(".winner")).to_be_visible()
            assert len({me.page.locator(".result").text_content() for me in people}) == 1
        views = [
            [me.page.locator(f'[data-piece="{piece}:{seat}"]').first.text_content() for me in people]
            for piece in ("money", "hand")
            for seat in range(4)
        ]
        for seen in views:
            assert len(set(seen)) == 1, seen


def seat_element(name: str) -> str:
    """The element of a seat as the notation names it, counted from 1."""
    return f"seat:{int(name.removeprefix('seat-')) - 1}"


def touches_of(text: str) -> list[str]:
    """What is touched on the board, in order, to make a choice."""
    kind, _, rest = text.partition(" ")
    answers = {"let be", "claim", "claim nothing", "stay", "show nothing", "board nothing", "travel nowhere"}
    answers |= {"buy bullet", "buy provision", "buy nothing", "take nothing"}
    if text in answers:
        return [f"answer:{text.replace(' ', '-')}"]
    match kind:
        case "move":
            return [f"place:{rest.split('-')[0]}", f"hand:{rest}"]
        case "wild" | "ride":
            return [f"place:{rest}", f"{kind}:{rest}"]
        case "ambush" | "camp":
            return [f"hand:{kind}", seat_element(rest)]
        case "leave" | "board":
            return [f"place:{rest}"]
        case "play" | "show" | "travel":
            return [f"hand:{rest}"]
        case "keep" | "top" | "take":
            return [f"found:{rest}"]
        case "search":
            return ["deck"] if rest == "deck" else [seat_element(rest)]
        case "order":
            return [f"order:{rest.replace(' ', '-')}"]
        case "reveal":
            return ["hand:corrupt"]
        case "cancel":
            return ["hand:jurisdiction"]
        case _:
            return [kind]


def put_in_order(page: Page, order: str) -> None:
    """Moves a clue's cards by the arrow keys into an order such as `3-1-2`."""
    cards = page.locator(".arrange .found")
    for at, place in enumerate(order.split("-")):
        pieces = [card.get_attribute("data-piece") for card in cards.all()]
        now = pieces.index(f"found:{int(place) - 1}")
        cards.nth(now).focus()
        for _ in range(now - at):
            page.keyboard.press("ArrowLeft")
        expect(cards.nth(at)).to_have_attribute("data-piece", f"found:{int(place) - 1}")


@cache
def matches_with_every_decision() -> list[dict[str, Any]]:
    """Golden matches that together ask every kind of decision, in both modes."""
    missing = {(kind, False) for kind in ANSWERS} | {("main", True)}
    chosen = []
    asked: dict[int, set[tuple[str, bool]]] = {}
    records = golden_records(GAME)
    for number, record in enumerate(records):
        match, _ = cantina.Match.open_record(record)
        basic = record["options"]["preset"] == "basic"
        asked[number] = set()
        for seat, choice in cantina.Match.replay(record).choices:
            asked[number] |= {(decision.kind, basic) for decision in match.state.decisions}
            match.play(choice, seat)
    while missing:
        best = max(asked, key=lambda number: len(asked[number] & missing))
        assert asked[best] & missing, missing
        missing -= asked[best]
        chosen.append(records[best])
    return chosen


@pytest.mark.skipif(not LONG_RUN, reason="whole matches by touch; scripts/test --long")
def test_whole_matches_with_every_kind_of_decision_are_played_only_by_touching_the_board(
    web_server: ServerProcess, browser: Browser
) -> None:
    for record in matches_with_every_decision():
        table, tokens = store_table(web_server.data, record, 0)
        with ExitStack() as stack:
            people = four_people(web_server, browser, stack, table, tokens)
            for step, (seat, text) in enumerate(record["choices"]):
                page = people[seat].page
                page.locator(".choice").first.wait_for(state="attached")
                for element in touches_of(text):
                    if element.startswith("order:"):
                        put_in_order(page, element.removeprefix("order:"))
                    touch(page, element)
                assert wait_for_choice(web_server, page, table, step) == (seat, text)
            expect(people[0].page.locator(".winner")).to_be_visible()


def test_the_board_is_used_by_keyboard(web_server: ServerProcess, browser: Browser) -> None:
    """The board's own elements are reached by Tab and pressed by Enter."""
    with browser_user(web_server, browser) as me:
        at = position("main", 4)
        table = sit_down(me, at)
        me.page.locator('.target[data-element^="place:"]').first.focus()
        me.page.keyboard.press("Enter")
        me.page.locator(".fan .way").first.focus()
        me.page.keyboard.press("Enter")
        choice = wait_for_choice(web_server, me.page, table, at[1])[1]
        assert choice.startswith(("move ", "wild ", "ride "))


def test_the_end_names_what_decided(web_server: ServerProcess, browser: Browser) -> None:
    record = golden_record(GAME, "ending-captured-majority")
    with browser_user(web_server, browser) as me:
        sit_down(me, (record, len(record["choices"]) - 1, record["choices"][-1][0]))
        me.wait()
        number = cantina.game(GAME).parse(record["choices"][-1][1]).number
        me.page.locator(f'.choice[data-choice="{number}"]').click()
        expect(me.page.locator(".winner")).to_be_visible()
        expect(me.page.locator(".result")).to_contain_text("three captures")


def test_the_rules_begin_with_a_guide(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser, locale="es-ES") as me:
        me.go(f"/rules/{GAME}")
        expect(me.page.locator(".guide h2").first).to_have_text("El objetivo")
        assert not me.accessibility_violations()
        me.page.locator(".guide a", has_text="MA-OUT-7").click()
        expect(me.page.locator("#MA-OUT-7.here")).to_be_visible()


def test_a_replay_shows_the_table_with_everybody_s_board(web_server: ServerProcess, browser: Browser) -> None:
    table, tokens = web_server.start_table(GAME, "me", "easy", "easy")
    with Client(web_server, table, tokens["0"]) as client:
        client.play(pick=1)
        client.wait_for_end()
    with browser_user(web_server, browser) as me:
        me.go(f"/r/{table}")
        expect(me.page.locator(".marshals .place")).to_have_count(4)
        expect(me.page.locator(".sheets .sheet")).to_have_count(3)
        # Not always $10: the first card drawn may be an outlaw, captured at once.
        expect(me.page.locator('.sheets [data-piece="money:0"]')).to_contain_text("$")
