"""The drawn board of 3000 Scoundrels in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from browser_user import BrowserUser, browser_user
from golden_matches import golden_records
from layout_checks import SIZES, WATCH_SHIFTS, faults, layout_shift
from matches import LONG_RUN
from playwright.sync_api import Browser, Page, expect
from server_process import ServerProcess
from stored_tables import store_table, stored_choices

import cantina

GAME = "scoundrels"

Position = tuple[dict[str, Any], int, int]
"""A recorded match, how many of its steps have been played, and the seat asked."""


@cache
def position(kind: str, players: int | None = None, **options: Any) -> Position:
    """The decision of a kind in the golden matches with the most different choices, the latest of those."""
    found: tuple[tuple[int, int], Position] | None = None
    for record in golden_records(GAME):
        if players not in (None, record["players"]):
            continue
        if any(record["options"].get(name) != value for name, value in options.items()):
            continue
        match, _ = cantina.Match.open_record(record)
        for step, (seat, choice) in enumerate(cantina.Match.replay(record).choices):
            for decision in match.state.decisions:
                shown = len({one.kind for one in decision.choices}), step
                if decision.kind == kind and (found is None or shown > found[0]):
                    found = shown, (record, step, decision.seat)
            match.play(choice, seat)
    assert found, f"no golden match asks {kind}"
    return found[1]


def sit_down(me: BrowserUser, at: Position) -> str:
    """Opens the table of a position; returns its id."""
    record, step, seat = at
    me.server.http.get("/api/games").raise_for_status()  # the server has made its file by then
    table, tokens = store_table(me.server.data, record, step)
    me.go(f"/t/{table}#seat={seat}&token={tokens[seat]}")
    me.page.locator(".scoundrels").wait_for()
    me.page.locator(".choice").first.wait_for(state="attached")
    return table


def touch(page: Page, *elements: str) -> None:
    for element in elements:
        page.locator(f'[data-element="{element}"]:visible').first.click()


def first_target(page: Page, start: str) -> str:
    """The first element on offer whose name starts so."""
    found = page.locator(f'.target[data-element^="{start}"]:visible').first.get_attribute("data-element")
    assert found
    return found


def touching(*starts: str) -> Callable[[Page], None]:
    """Touches the first element on offer that starts so, and the next one."""

    def answer(page: Page) -> None:
        for start in starts:
            touch(page, first_target(page, start))

    return answer


ANSWERS: dict[str, tuple[Callable[[Page], None], str]] = {
    "leader": (touching("leader:"), "leader "),
    "strategy": (touching("strategy:"), "strategy "),
    "plan": (touching("poker:", "slot:"), "play "),
    "distrust": (touching("distrust"), "distrust"),
    "hide": (touching("distrust"), "distrust"),
    "abilities": (touching("use-leader"), "use leader"),
    "act": (touching("scoundrel:"), "hire "),
    "pending": (touching("scoundrel:"), "use "),
    "repeat": (touching("yes"), "yes"),
    "target": (touching("seat:"), "target "),
    "shuffle": (touching("yes"), "yes"),
    "safe": (touching("safe:"), "safe "),
    "steal": (touching("yes"), "yes"),
    "unused": (touching("safe:"), "unused "),
    "card": (touching("seat:", "card:"), "card "),
    "free": (touching("seat:"), "target "),
    "jail": (touching("seat:"), "target "),
    "convict": (touching("go-to-jail"), "go to jail"),
    "flip": (touching("safe:"), "flip "),
    "pick": (touching("scoundrel:"), "pick "),
    "pick-own": (touching("scoundrel:"), "pick "),
    "mode": (touching("take-money"), "take money"),
    "may-hire": (touching("scoundrel:"), "hire "),
    "on-hire": (touching("yes"), "yes"),
    "drop": (touching("scoundrel:"), "drop "),
    "office": (touching("sell"), "sell"),
    "bail": (touching("seat:"), "target "),
    "mark": (touching("number:"), "mark "),
    "move": (touching("pass"), "pass"),
    "abandon": (touching("loot:"), "abandon "),
    "first": (touching("seat:"), "target "),
}
"""By kind of decision: what is touched, and how the choice that follows begins; `arrange` has its own test."""


def wait_for_choices(
    server: ServerProcess, page: Page, table: str, step: int, count: int = 1
) -> list[tuple[int, str]]:
    """The choices the server has stored from a step on."""
    for _ in range(200):
        made = stored_choices(server.data, table)
        if len(made) >= step + count:
            return made[step:]
        page.wait_for_timeout(50)
    raise AssertionError("no choice was made")


@pytest.mark.parametrize(
    "kinds",
    [list(ANSWERS)[at::4] for at in range(4)] if LONG_RUN else [["abilities", "safe", "mark", "card", "act"]],
)
def test_decisions_are_answered_by_touching_the_board(
    web_server: ServerProcess, browser: Browser, kinds: list[str]
) -> None:
    with browser_user(web_server, browser) as me:
        for kind in kinds:
            answer, beginning = ANSWERS[kind]
            at = position(kind)
            table = sit_down(me, at)
            answer(me.page)
            if kind == "flip" and not stored_choices(web_server.data, table)[at[1] :]:
                touch(me.page, first_target(me.page, "flip:"))
            seat, choice = wait_for_choices(web_server, me.page, table, at[1])[0]
            assert (seat, choice.startswith(beginning)) == (at[2], True), f"{kind}: {choice}"


def spaces(page: Page) -> list[str]:
    """The scoundrels of one's sheet from left to right, "" for an empty space."""
    return [
        (space.get_attribute("data-piece") or "").removeprefix("scoundrel:")
        for space in page.locator(".spaces .space").all()
    ]


def arranged(at: Position, choices: list[tuple[int, str]]) -> list[str]:
    """The sheet after these choices, by the rules."""
    record, step, seat = at
    match, _ = cantina.Match.open_record(record)
    for who, choice in cantina.Match.replay(record).choices[:step]:
        match.play(choice, who)
    for who, text in choices:
        match.play(text, who)
    return [one.trait if one else "" for one in match.state.view(seat).seats[seat].sheet]


@cache
def arranging() -> Position:
    """Where a sheet with some scoundrels and a gap is arranged, before anything was exchanged."""
    for record in golden_records(GAME):
        match, _ = cantina.Match.open_record(record)
        for step, (seat, choice) in enumerate(cantina.Match.replay(record).choices):
            decision = match.state.decision
            assert decision
            if decision.kind == "arrange" and match.state.view(seat).hires[-1].swaps == 0:
                taken = [one is not None for one in match.state.view(seat).seats[seat].sheet]
                if taken[:3] == [True] * 3 and sum(taken) <= 4:
                    return record, step, seat
            match.play(choice, seat)
    raise AssertionError("no golden match has such a sheet")


@pytest.mark.parametrize("way", ["drag", "keys", "touches"] if LONG_RUN else ["drag"])
def test_a_sheet_is_put_in_order_and_confirmed_once(
    web_server: ServerProcess, browser: Browser, way: str
) -> None:
    at = arranging()
    with browser_user(web_server, browser) as me:
        table = sit_down(me, at)
        before = spaces(me.page)
        cards = me.page.locator(".spaces .space")
        filled, to = 0, 2
        if way == "drag":
            cards.nth(filled).hover()
            me.page.mouse.down()
            box = cards.nth(to).bounding_box()
            assert box
            me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
            me.page.mouse.up()
        elif way == "keys":
            cards.nth(filled).focus()
            for _ in range(to - filled):
                me.page.keyboard.press("ArrowRight")
        else:
            cards.nth(filled).click()
            cards.nth(to).click()
        wanted = spaces(me.page)
        assert (wanted[to], wanted != before) == (before[filled], True)
        assert len(stored_choices(web_server.data, table)) == at[1]  # nothing is sent before it is confirmed
        me.page.locator(".confirm").click()
        expect(me.page.locator(".confirm")).to_have_count(0)
        for _ in range(100):
            made = stored_choices(web_server.data, table)[at[1] :]
            if (at[2], "keep") in made:
                break
            me.page.wait_for_timeout(50)
        sent = made[: made.index((at[2], "keep")) + 1]
        assert all(choice.startswith("swap ") for _, choice in sent[:-1])
        assert arranged(at, sent) == wanted


def test_several_exchanges_are_one_line_of_the_log(web_server: ServerProcess, browser: Browser) -> None:
    at = arranging()
    with browser_user(web_server, browser) as me:
        table = sit_down(me, at)
        lines = me.page.locator(".log p", has_text="rearranges the sheet")
        before = lines.count()
        cards = me.page.locator(".spaces .space")
        for one, two in ((0, 1), (1, 2)):
            cards.nth(one).click()
            cards.nth(two).click()
        me.page.locator(".confirm").click()
        expect(me.page.locator(".confirm")).to_have_count(0)
        made = wait_for_choices(web_server, me.page, table, at[1], 3)
        assert [choice.split()[0] for _, choice in made[:3]] == ["swap", "swap", "keep"]
        expect(lines).to_have_count(before + 1)


def test_distrust_is_one_prompt_with_not_this_turn(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        table = sit_down(me, at := position("distrust", 4))
        scene = me.page.locator(".scene.distrust")
        expect(scene).to_contain_text("It may be:")
        expect(scene.locator(".who li")).to_have_count(3)
        scene.get_by_role("button", name="Not this turn").click()
        made = wait_for_choices(web_server, me.page, table, at[1])
        assert made[0] == (at[2], "pass")


def test_what_a_safe_may_hold_and_who_may_look_opens_on_touch(
    web_server: ServerProcess, browser: Browser
) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, position("plan", 4))
        me.page.locator(".door:has(.mark)").first.hover()
        expect(me.page.locator(".overlay")).to_contain_text("Can look at it")
        me.page.locator("h1, .day").first.hover()
        unknown = me.page.locator(".door:not(.gone):not(:has(.value))").first
        unknown.hover()
        expect(me.page.locator(".overlay")).to_contain_text("May hold")


def test_a_rival_s_face_down_card_shows_what_it_may_be(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, position("plan", 4))
        seat = position("plan", 4)[2]
        others = ", ".join(f'.players [data-thing^="played:{one}-"]' for one in range(4) if one != seat)
        me.page.locator(others).first.hover()
        expect(me.page.locator(".overlay")).to_contain_text("May be")


def test_a_rival_s_sheet_opens_large(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, position("plan", 4))
        me.page.locator(".players .open").first.click()
        expect(me.page.locator(".overlay .sheet.large .slot")).not_to_have_count(0)
        expect(me.page.locator(".overlay")).to_contain_text("Not seen yet")


def test_planning_lights_bluffs_and_who_will_work(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, position("plan", 4))
        touch(me.page, first_target(me.page, "poker:"))
        expect(me.page.locator(".slot.bluff .verdict").first).to_have_text("bluff")
        works = me.page.locator(".space.works")
        slots = me.page.locator(".slot.target")
        lit = 0
        for at in range(slots.count()):
            slots.nth(at).hover()
            lit += works.count()
        assert lit > 0
        me.page.keyboard.press("Escape")  # closes the close-up of what the pointer is on
        me.page.keyboard.press("Escape")
        expect(me.page.locator(".slot.target")).to_have_count(0)


def test_the_board_is_used_by_keyboard(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        at = position("plan", 4)
        table = sit_down(me, at)
        for start in ("poker:", "slot:"):
            me.page.locator(f'.target[data-element^="{start}"]').first.focus()
            me.page.keyboard.press("Enter")
        assert wait_for_choices(web_server, me.page, table, at[1])[0][1].startswith("play ")


def last_position() -> Position:
    """The last decision of a match."""
    record = next(one for one in golden_records(GAME) if one["players"] == 4)
    return record, len(record["choices"]) - 1, record["choices"][-1][0]


def play_recorded(me: BrowserUser, at: Position) -> None:
    """Makes the recorded choice."""
    number = cantina.game(GAME).parse(at[0]["choices"][at[1]][1]).number
    me.page.locator(f'.choice[data-choice="{number}"]').first.click()


def test_the_end_is_counted_part_by_part(web_server: ServerProcess, browser: Browser) -> None:
    at = last_position()
    result = cantina.Match.replay(at[0]).state.result
    assert result
    with browser_user(web_server, browser) as me:
        sit_down(me, at)
        play_recorded(me, at)
        expect(me.page.locator(".winner")).to_be_visible()
        rows = me.page.locator(".scene.end tbody tr")
        for seat in range(4):
            parts = result.breakdown[seat]
            cells = rows.nth(seat).locator("td").all_inner_texts()
            shown = [int(cell) for cell in cells[1:]]
            assert shown == [
                parts["marks"],
                parts["reputation"],
                parts["tech"],
                result.scores[seat],
                parts["money"],
            ]
            assert sum(map(int, cells[0].split() if " " in cells[0] else cells[0])) == parts["safes"]


def night_position() -> Position:
    """The last decision before an end of day at which somebody's bluff is caught."""
    for record in golden_records(GAME):
        match = cantina.Match.replay(record)
        for step, events in enumerate(match.events):
            told = [type(event).__name__ for event in events]
            if "NightFallen" in told and any(getattr(event, "bluff", False) for event in events):
                return record, step, record["choices"][step][0]
    raise AssertionError("no golden match has a bluff caught")


def test_the_end_of_day_is_walked_through_card_by_card(web_server: ServerProcess, browser: Browser) -> None:
    at = night_position()
    with browser_user(web_server, browser) as me:
        sit_down(me, at)
        play_recorded(me, at)
        me.page.locator(".playback-area button", has_text="step").first.click()
        seen = set()
        scene = me.page.locator(".scene.night")
        for _ in range(60):
            if scene.count():
                seen |= {name for name in ("stamp", "henchmen") if scene.locator(f".{name}").count()}
                if scene.locator(".told.lie").count():
                    seen.add(scene.locator(".told p").inner_text().split()[-1])
            step = me.page.get_by_role("button", name="One step on")
            if not step.is_enabled():
                break
            step.click()
        assert {"stamp", "henchmen", "bluff."} <= seen


def test_the_board_has_no_serious_accessibility_violation(web_server: ServerProcess, browser: Browser) -> None:
    kinds = [*ANSWERS, "arrange"] if LONG_RUN else ["distrust"]
    with browser_user(web_server, browser) as me:
        for kind in kinds:
            sit_down(me, position(kind))
            assert not me.accessibility_violations(), kind


def at_size(size: str) -> dict[str, Any]:
    """The settings of a browser of that size; the small ones are phones and tablets."""
    width, height = SIZES[size]
    touched = size in ("tablet", "phone", "phone-landscape")
    return {"viewport": {"width": width, "height": height}, "has_touch": touched, "is_mobile": touched}


@pytest.mark.parametrize("size", SIZES if LONG_RUN else ["laptop", "phone"])
def test_nothing_is_clipped_covered_or_too_small(
    web_server: ServerProcess, browser: Browser, size: str
) -> None:
    kinds = [*ANSWERS, "arrange"] if LONG_RUN else ["plan", "act"]
    for language in ("en-US", "es-ES") if LONG_RUN else ("es-ES",):
        with browser_user(web_server, browser, locale=language, **at_size(size)) as me:
            for kind in kinds:
                sit_down(me, position(kind))
                assert faults(me.page) == [], kind
            for players in (2, 3, 4) if LONG_RUN else ():
                for length in ("short", "long"):
                    for strategies in (False, True):
                        sit_down(me, position("act", players, length=length, strategies=strategies))
                        assert faults(me.page) == [], (players, length, strategies)


def test_answering_moves_nothing(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.page.add_init_script(WATCH_SHIFTS)
        table, tokens = web_server.start_table(GAME, "me", "easy", "easy")
        me.go(f"/t/{table}#seat=0&token={tokens['0']}")
        me.wait()
        before, _ = layout_shift(me.page)
        me.play(1000 if LONG_RUN else 8)
        after, largest = layout_shift(me.page)
        assert after - before < 0.05, largest


def test_the_rules_begin_with_a_guide(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser, locale="es-ES") as me:
        me.go(f"/rules/{GAME}")
        expect(me.page.locator(".guide h2").first).to_have_text("El objetivo")
        me.page.locator(".guide a", has_text="SC-WIN-6").click()
        expect(me.page.locator("#SC-WIN-6.here")).to_be_visible()


@pytest.mark.parametrize("size", ["phone-landscape", "zoomed"])
@pytest.mark.parametrize("kind", ["distrust", "hide"])
def test_a_low_window_shows_the_answers_to_distrust_whole(
    web_server: ServerProcess, browser: Browser, kind: str, size: str
) -> None:
    with browser_user(web_server, browser, locale="es-ES", **at_size(size)) as me:
        sit_down(me, position(kind))
        scene = me.page.locator(".scene.distrust")
        for answer in scene.locator(".answers button").all():
            expect(answer).to_be_in_viewport(ratio=1)
        assert scene.evaluate("(box) => box.scrollHeight <= box.clientHeight + 1")


def test_what_a_rival_does_is_shown_large(web_server: ServerProcess, browser: Browser) -> None:
    record, step, seat = position("act")
    rival = (seat + 1) % record["players"]
    with browser_user(web_server, browser) as me:
        me.server.http.get("/api/games").raise_for_status()
        table, tokens = store_table(me.server.data, record, step)
        me.go(f"/t/{table}#seat={rival}&token={tokens[rival]}")
        me.page.locator(".scoundrels").wait_for()
        with browser_user(web_server, browser) as actor:
            actor.go(f"/t/{table}#seat={seat}&token={tokens[seat]}")
            touch(actor.page, first_target(actor.page, "scoundrel:"))
        scene = me.page.locator(".scene.deed")
        for _ in range(80):
            if scene.count():
                break
            me.page.keyboard.press(",")
            me.page.wait_for_timeout(25)
        expect(scene.locator(".scoundrel")).to_be_visible()
        expect(scene.locator(".scoundrel.grey")).to_have_count(0)
