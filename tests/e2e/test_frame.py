"""The frame of the table: everything on the page that is not one game's board."""

from __future__ import annotations

import itertools
import re

import pytest
from browser_user import BrowserUser, browser_user
from choose_game import game_for, game_with
from playwright.sync_api import Browser, expect
from server_process import Client, ServerProcess

GAME = game_for(3).meta.name
LISTED = game_with(lambda game: any(option.names for option in game.meta.options)).meta
"""A game with an option that is a list of names."""
FIRST_LOAD = 200_000


def sit_down(me: BrowserUser, *bots: str, game: str = GAME) -> str:
    table, tokens = me.server.start_table(game, "me", *bots)
    me.go(f"/t/{table}#seat=0&token={tokens['0']}")
    return table


def test_ones_turn_is_told_in_the_title_and_the_icon(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, "easy", "easy")
        me.wait()
        expect(me.page).to_have_title(re.compile("^● Your turn · "))
        expect(me.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
        assert me.page.get_by_role("heading", level=1).count() == 1
        me.play()
        expect(me.page).not_to_have_title(re.compile("Your turn"))


def test_the_first_load_at_the_table_is_light(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, "easy", "easy")
        me.wait()
        loaded = me.page.evaluate(
            "[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]"
            ".map((one) => [one.name, one.encodedBodySize])"
        )
        total = sum(size for _, size in loaded)
        assert 20_000 < total < FIRST_LOAD, sorted(loaded, key=lambda one: -one[1])


@pytest.mark.parametrize("width", [390, 1360])
def test_the_result_names_how_it_ended_and_cuts_nothing(
    web_server: ServerProcess, browser: Browser, width: int
) -> None:
    game = game_for(4).meta.name
    table, tokens = web_server.start_table(game, "me", "easy", "easy", "easy")
    with Client(web_server, table, tokens["0"]) as player:
        player.play(pick=1)
        player.wait_for_end()
    with browser_user(web_server, browser, viewport={"width": width, "height": 844}) as me:
        me.go(f"/t/{table}#seat=0&token={tokens['0']}")
        expect(me.page.locator(".winner")).to_be_visible()
        expect(me.page.locator(".ending").first).to_contain_text("How it ended: ")
        cut = me.page.evaluate(
            """() => {
              const part = document.querySelector(".result");
              const right = part.getBoundingClientRect().right;
              const late = [...part.querySelectorAll("td, th")].filter((cell) =>
                cell.getBoundingClientRect().right > right || cell.scrollWidth > cell.clientWidth + 1);
              return [part.scrollWidth - part.clientWidth, late.length];
            }"""
        )
        assert cut == [0, 0]
        me.page.get_by_role("button", name="Look at the table").click()
        expect(me.page.locator(".winner")).to_have_count(0)


def test_nobody_is_removed_from_a_seat_by_one_click(web_server: ServerProcess, browser: Browser) -> None:
    made = web_server.http.post(
        "/api/tables", json={"game": GAME, "seats": [{"who": "me", "name": "Ana"}, *[{"who": "open"}] * 2]}
    ).json()
    guest = web_server.http.post(f"/api/tables/{made['table']}/join", json={"name": "Berta"}).json()
    with browser_user(web_server, browser) as host, browser_user(web_server, browser) as evicted:
        host.go(f"/t/{made['table']}#seat=0&token={made['tokens']['0']}")
        seat, token = next(iter(guest["tokens"].items()))
        evicted.go(f"/t/{made['table']}#seat={seat}&token={token}")
        row = host.page.locator("li", has_text="Berta")
        row.get_by_role("button", name="Remove").click()
        expect(row).to_contain_text("Remove Berta from the table?")
        row.get_by_role("button", name="No", exact=True).click()
        row.get_by_role("button", name="Remove").click()
        row.get_by_role("button", name="Yes, free the seat").click()
        expect(host.page.get_by_text("Berta")).to_have_count(0)
        evicted.page.get_by_role("button", name="Sit here").first.click()
        evicted.page.get_by_role("button", name="I am ready").wait_for()
        evicted.page.reload()
        expect(evicted.page.locator(".pass-device")).to_have_count(0)
        evicted.page.get_by_role("button", name="I am ready").wait_for()


def test_the_invitation_says_when_only_this_machine_can_open_it(
    web_server: ServerProcess, browser: Browser
) -> None:
    made = web_server.http.post(
        "/api/tables", json={"game": GAME, "seats": [{"who": "me"}, *[{"who": "open"}] * 2]}
    )
    table, token = made.json()["table"], made.json()["tokens"]["0"]
    with browser_user(web_server, browser) as me:
        me.go(f"/t/{table}#seat=0&token={token}")
        me.expect_text("cantina serve --host 0.0.0.0")
        me.page.route(
            "**/api/games",
            lambda route: route.fulfill(
                json={**web_server.http.get("/api/games").json(), "addresses": ["http://192.168.1.20:8323"]}
            ),
        )
        me.page.reload()
        expect(me.page.locator("input[readonly]").first).to_have_value(f"http://192.168.1.20:8323/t/{table}")


def test_an_option_that_is_a_list_is_picked_in_ones_own_language(
    web_server: ServerProcess, browser: Browser
) -> None:
    option = next(one for one in LISTED.options if one.names)
    with browser_user(web_server, browser, locale="es-ES") as me:
        me.go("/")
        me.page.locator(f"article.{LISTED.name} button").nth(1).click()
        me.page.get_by_text("Más opciones").click()
        row = me.page.locator(".option", has=me.page.locator("option[value=list]")).first
        row.locator("select").first.select_option("list")
        row.locator(".picked select").nth(0).select_option(option.names[1])
        row.locator(".picked select").nth(1).select_option(option.names[0])
        expect(row.locator(".picked select")).to_have_count(3)
        expect(row.locator(".about")).not_to_be_empty()
        me.page.locator("dialog button.main").click()  # too few names for so many seats
        alert = me.page.locator("dialog [role=alert]")
        expect(alert).to_be_in_viewport()
        me.errors.clear()  # a browser reports the refused request


def test_the_curtain_names_the_person(web_server: ServerProcess, browser: Browser) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "me", "name": "Berta"}, {"who": "bot", "level": "easy"}]
    made = web_server.http.post(
        "/api/tables", json={"game": GAME, "seats": seats, "start": True, "pace": "fast"}
    )
    table, tokens = made.json()["table"], made.json()["tokens"]
    held = [{"table": table, "seat": int(seat), "token": token} for seat, token in tokens.items()]
    with browser_user(web_server, browser) as me:
        me.go("/")
        me.page.evaluate("(held) => localStorage.setItem('cantina.held', JSON.stringify(held))", held)
        me.go(f"/t/{table}")
        expect(me.page.locator(".pass-device h1")).to_have_text(re.compile("Pass the device to (Ana|Berta)"))


def test_escape_closes_and_a_rematch_against_bots_starts_at_once(
    web_server: ServerProcess, browser: Browser
) -> None:
    with browser_user(web_server, browser) as me:
        table = sit_down(me, "easy", "easy")
        me.wait()
        me.page.get_by_role("button", name="Settings").click()
        me.page.keyboard.press("Escape")
        expect(me.page.locator("#settings")).to_have_count(0)
        me.page.keyboard.press("?")
        expect(me.page.locator(".why-not")).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(me.page.locator(".why-not")).to_have_count(0)
        me.play()
        me.page.get_by_role("button", name="Rematch").click()
        me.page.wait_for_url(lambda url: table not in url)
        expect(me.page.locator(".choice").first).to_be_visible()


def test_chat_shows_what_is_unread(web_server: ServerProcess, browser: Browser) -> None:
    table, tokens = web_server.start_table(GAME, "me", "me", "easy")
    with browser_user(web_server, browser) as me, Client(web_server, table, tokens["1"]) as other:
        me.go(f"/t/{table}#seat=0&token={tokens['0']}")
        me.page.locator(".match").wait_for()
        other.request("chat", text="hello")
        expect(me.page.locator(".unread")).to_have_text("1")
        me.page.get_by_role("tab", name="Chat").click()
        expect(me.page.locator(".unread")).to_have_count(0)
        me.page.get_by_role("tab", name="What happened").click()
        expect(me.page.locator(".unread")).to_have_count(0)


def test_a_choice_is_confirmed_and_taken_back_by_name(web_server: ServerProcess, browser: Browser) -> None:
    """In some deals no choice can be taken back, so several matches may have to be played."""
    with browser_user(web_server, browser) as me:
        me.page.add_init_script(
            "localStorage.setItem('cantina.prefs', JSON.stringify({confirm: true, tips: false}))"
        )
        for match in range(20):
            sit_down(me, "easy", "easy")
            for number in itertools.count():
                if not me.wait():
                    break
                before = me.page.locator(".log p").count()
                chosen = me.page.locator(".choice[data-choice]").nth(0)
                text = chosen.locator(".words").inner_text().split("\n")[0]
                chosen.click()
                expect(chosen).to_have_attribute("aria-pressed", "true")
                if match == number == 0:
                    assert me.page.locator(".log p").count() == before  # nothing has been sent
                me.page.get_by_role("button", name=f"{text} ✓").click()
                expect(me.page.locator(".confirm")).to_have_count(0)
                undo = me.page.locator(".undo")
                if me.wait() and undo.is_enabled():
                    expect(undo).to_have_text(re.compile("^Take back: ."))
                    undo.click()
                    expect(me.page.locator(".log")).to_contain_text("takes back the last choice")
                    return
    raise AssertionError("no choice could be taken back")


def test_the_best_choice_of_a_hint_comes_first(web_server: ServerProcess, browser: Browser) -> None:
    with browser_user(web_server, browser) as me:
        sit_down(me, "easy", "easy")
        me.play_until_several_choices()
        me.page.keyboard.press("h")
        first = me.page.locator(".choice").first
        expect(first).to_contain_text("★ best")
        expect(first).to_be_in_viewport()
        panel = me.page.locator(".decision").bounding_box()
        assert panel is not None
        assert panel["height"] < 600


def test_a_screen_reader_hears_a_round_played_by_keyboard(web_server: ServerProcess, browser: Browser) -> None:
    """What live regions say, in order: what is asked, and what happens."""
    with browser_user(web_server, browser) as me:
        me.page.add_init_script(
            """
            window.heard = [];
            const listen = () => new MutationObserver((changes) => {
              for (const change of changes) {
                const element = change.target.nodeType === 1 ? change.target : change.target.parentElement;
                const region = element?.closest("[aria-live], [role=log], [role=status], [role=alert]");
                if (!region) continue;
                if (region.getAttribute("role") !== "log") window.heard.push(region.innerText);
                else for (const node of change.addedNodes)
                  if (node.innerText) window.heard.push(node.innerText);
              }
            }).observe(document.body, { childList: true, subtree: true, characterData: true });
            document.addEventListener("DOMContentLoaded", listen);
            """
        )
        sit_down(me, "easy", "easy")
        for number in range(12):
            if not me.wait():
                break
            me.page.keyboard.press("1")
            me.page.wait_for_timeout(80 + number)
        heard = [line.strip() for line in me.page.evaluate("window.heard") if line.strip()]
        asked = me.page.locator("#decision").inner_text()
        assert sum(line == asked or line.endswith(".") for line in heard) > 20, heard
        told = {line.split("\n")[-1] for line in heard}
        lines = [line.split("\n")[-1].strip() for line in me.page.locator(".log p").all_inner_texts()]
        assert len(set(lines[-12:]) - told) <= 1, (lines[-12:], heard[-12:])  # one may be coming just now
