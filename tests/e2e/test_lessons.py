"""Lessons in the browser: somebody new goes through each of them on the real board."""

from __future__ import annotations

import pytest
from browser_user import BrowserUser, browser_user
from layout_checks import SIZES
from lesson_cases import ALL_LESSONS
from matches import LONG_RUN
from playwright.sync_api import Browser, expect
from server_process import ServerProcess

from cantina.lessons import LessonRun, NotNow, find_lesson

# Quickly, first lessons are gone through on a phone and the others on a laptop.
CASES = [
    (game, name, size, language)
    for game, name in ALL_LESSONS
    for size, language in (("phone", "es"), ("laptop", "en"))
    if LONG_RUN or (size == "phone") == (name == "first")
]


@pytest.mark.parametrize(("game", "name", "size", "language"), CASES)
def test_a_lesson_can_be_gone_through(
    web_server: ServerProcess, browser: Browser, game: str, name: str, size: str, language: str
) -> None:
    """Every text fits, every step lights something that is there, a wrong choice is answered, and it ends."""
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    with browser_user(web_server, browser, viewport=viewport, locale=language, has_touch=size == "phone") as me:
        me.go(f"/learn/{game}/{name}")
        run = LessonRun(find_lesson(game, name))
        answered_wrong = False
        while not run.is_over:
            text = run.step.by_language()[language]
            expect(me.page.locator(".lesson .text")).to_have_text(text)
            _check_step(me, run)
            wanted = run.wanted()
            if not wanted:
                run.read_on()
                me.page.locator(".lesson .main").click()
                continue
            if not answered_wrong:
                answered_wrong = _try_something_else(me, run, language)
            _open_choices(me)
            me.page.locator(f'.choice[data-choice="{wanted[0].number}"]').first.click()
            run.choose(wanted[0])
        expect(me.page.locator(".over h1")).to_be_visible()
        me.go("/learn")
        expect(me.page.locator(f'li:has(a[href="/learn/{game}/{name}"]):not(:has(.main))')).to_be_visible()


def _check_step(me: BrowserUser, run: LessonRun) -> None:
    where = f"step {run.number + 1} of {run.lesson.game}/{run.lesson.name}"
    words = me.page.locator(".lesson .words")
    assert words.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), f"the text of {where} is cut"
    if run.step.light:
        expect(me.page.locator(".ring").first, f"nothing is lit in {where}").to_be_visible()


def _try_something_else(me: BrowserUser, run: LessonRun, language: str) -> bool:
    """Makes a choice that is possible but not wanted, if there is one."""
    decision = run.decision
    assert decision is not None
    for choice in decision.choices:
        answer = run.answer_to(choice)
        if isinstance(answer, NotNow) and answer.text is not None:
            _open_choices(me)
            listed = me.page.locator(f'.choice[data-choice="{choice.number}"]')
            if listed.count() == 0:  # one of several that differ for nobody
                continue
            listed.first.click()
            expect(me.page.locator(".lesson .answer")).to_have_text(answer.text.by_language()[language])
            return True
    return False


def _open_choices(me: BrowserUser) -> None:
    """In a small window the list of choices is a drawer."""
    button = me.page.locator('.list-button[aria-expanded="false"]')
    if button.count():
        button.click()


def test_the_home_page_offers_to_learn_first(web_server: ServerProcess, browser: Browser) -> None:
    game, name = ALL_LESSONS[0]
    with browser_user(web_server, browser) as me:
        me.go("/")
        card = me.page.locator(f"article.{game}")
        expect(card.locator(".main")).to_have_attribute("href", f"/learn/{game}/{name}")
        me.play_now(game)
        me.wait()
        me.go("/")
        expect(card.locator("button.play-now.main")).to_be_visible()


def test_a_lesson_has_no_serious_accessibility_violation(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.go("/learn")
        me.page.locator(".games section").first.wait_for()
        assert not me.accessibility_violations()
        game, name = ALL_LESSONS[0]
        me.go(f"/learn/{game}/{name}")
        me.page.locator(".lesson .text").wait_for()
        assert not me.accessibility_violations()


def test_a_lesson_that_does_not_exist_says_so(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        me.go("/learn/standoff/tenth")
        expect(me.page.get_by_role("alert")).to_have_text("There is no such lesson.")
        me.errors.clear()  # the browser notes the 404
