"""The couch table: a public board on the screen in the room, and hands on phones."""

from __future__ import annotations

import json
from typing import Any

import pytest
from browser_user import browser_user
from choose_game import game_for
from matches import LONG_RUN
from playwright.sync_api import Browser, Page, WebSocket, expect
from server_process import Client, ServerProcess, next_to_decide

import cantina
from cantina.kernel.view_changes import apply_changes

GAME = game_for(3).meta.name
GAMES = cantina.games() if LONG_RUN else (GAME,)
TELEVISION = {"width": 1920, "height": 1080}


class Wire:
    """Everything the WebSockets of a page have sent and received."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.received: list[dict[str, Any]] = []
        page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))
        socket.on("framereceived", lambda data: self.received.append(json.loads(data)))

    def step(self) -> int:
        """The last step that was received."""
        return max((message["step"] for message in self.received if message["type"] == "update"), default=-1)

    def view(self) -> Any:
        """The view, by what was received."""
        view = None
        for update in self.received:
            if update["type"] == "update":
                view = update["view"] if update["view"] is not None else view
                for step in update["steps"]:
                    for changes in step["changes"]:
                        view = apply_changes(view, changes)
        return view


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_in_the_room_gets_what_the_public_gets(
    web_server: ServerProcess, browser: Browser, game: str
) -> None:
    table, tokens = web_server.start_table(game, "me", "me", "me")
    with browser_user(web_server, browser, viewport=TELEVISION) as me:
        # This browser holds seats, and its screen is a spectator's all the same.
        held = [{"table": table, "seat": int(seat), "token": token} for seat, token in tokens.items()]
        me.context.add_init_script(f"localStorage.setItem('cantina.held', {json.dumps(json.dumps(held))})")
        bodies: list[str] = []
        me.page.on("request", lambda request: bodies.append(request.post_data or ""))
        wire = Wire(me.page)
        me.go(f"/t/{table}/board")
        expect(me.page.locator(".couch .board")).to_be_visible()
        seats = [Client(web_server, table, token) for token in tokens.values()]
        for _ in range(4):
            assert next_to_decide(*seats).choose()["type"] == "done"
        step = web_server.http.get(f"/api/tables/{table}").json()["step"]
        while wire.step() < step:
            me.page.wait_for_timeout(50)
        with Client(web_server, table) as public:
            assert public.wait_for_update()["step"] == step
            assert wire.view() == public.view
        expect(me.page.locator(".log p").last).to_be_visible()
        hellos = [message for message in wire.sent if message["type"] == "hello"]
        assert [hello["token"] for hello in hellos] == [None]
        assert {message["type"] for message in wire.sent} <= {"hello", "ping", "text-board"}
        updates = [message for message in wire.received if message["type"] == "update"]
        assert updates
        assert all(one["decision"] is None and not one["undo"] and not one["standing"] for one in updates)
        assert not [body for body in bodies if any(token in body for token in tokens.values())]
        expect(me.page.locator("input, textarea, .choice")).to_have_count(0)
        assert me.accessibility_violations() == []
        overflow = "document.documentElement.scrollHeight - innerHeight"
        assert me.page.evaluate(overflow) <= 0


def test_one_joins_by_the_code_on_the_screen_and_the_screen_follows(
    web_server: ServerProcess, browser: Browser
) -> None:
    seats = [{"who": "me", "name": "Ana"}, {"who": "open"}, {"who": "bot", "level": "easy"}]
    made = web_server.http.post("/api/tables", json={"game": GAME, "seats": seats, "pace": "fast"}).json()
    table = made["table"]
    with browser_user(web_server, browser, viewport=TELEVISION, locale="es-ES") as screen:
        screen.go(f"/t/{table}/board")
        screen.expect_text("Siéntate con tu móvil")
        link = screen.page.locator("[data-link]").get_attribute("data-link")
        assert link is not None
        assert link.endswith(f"/t/{table}")
        expect(screen.page.locator("li.taken")).to_have_count(2)
        with browser_user(web_server, browser, viewport={"width": 390, "height": 844}) as phone:
            phone.page.goto(link)
            phone.page.get_by_label("Your name").fill("Berta")
            phone.page.get_by_role("button", name="Sit here").click()
            expect(screen.page.locator("li.taken")).to_have_count(3)
            screen.expect_text("Berta")
            phone.page.get_by_role("button", name="I am ready").click()
            with Client(web_server, table, made["tokens"]["0"]) as host:
                while not all(seat["ready"] for seat in host.receive("lobby")["table"]["seats"][1:]):
                    pass
                assert host.request("start")["type"] == "done"
                expect(phone.page.locator(".match")).to_be_visible()
                expect(screen.page.locator(".turn h2")).not_to_be_empty()
                expect(screen.page.locator(".players li")).to_have_count(3)
