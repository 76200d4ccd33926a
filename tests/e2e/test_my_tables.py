"""The tables a browser holds seats at, on the home page: over days, finished, and gone."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from contextlib import closing

from browser_user import browser_user
from choose_game import game_for
from playwright.sync_api import Browser, expect
from server_process import Client, ServerProcess

GAME = game_for(3).meta.name


def test_ones_tables_are_found_again_after_days(web_server: ServerProcess, browser: Browser) -> None:
    running, tokens = web_server.start_table(GAME, "me", "me", "me")
    over, winner_tokens = web_server.start_table(GAME, "me", "easy", "easy")
    with Client(web_server, over, winner_tokens["0"]) as player:
        player.play()
        player.wait_for_end()
    gone, gone_tokens = web_server.make_table(GAME, "me", "open", "open")
    held = [
        {"table": running, "seat": 0, "token": tokens["0"]},
        {"table": over, "seat": 0, "token": winner_tokens["0"]},
        {"table": gone, "seat": 0, "token": gone_tokens["0"]},
    ]
    web_server.stop()
    three_days_ago = int(time.time()) - 3 * 86_400
    with closing(sqlite3.connect(web_server.data)) as db:
        db.execute("delete from tables where id = ?", (gone,))
        (body,) = db.execute("select body from tables where id = ?", (running,)).fetchone()
        record = {**json.loads(body), "started": three_days_ago}
        db.execute("update tables set body = ? where id = ?", (json.dumps(record).encode(), running))
        db.commit()
    web_server.start()
    asked = {"seats": [{"table": running, "token": tokens["0"]}]}
    (mine,) = web_server.http.post("/api/mine", json=asked).json()
    with browser_user(web_server, browser) as me:
        stored = json.dumps(json.dumps(held))
        me.context.add_init_script(f"localStorage['cantina.held'] ??= {stored}")
        me.go("/")
        rows = me.page.locator(".my-tables li")
        expect(rows).to_have_count(3)
        expect(rows.nth(0)).to_contain_text("Your turn" if mine["my_turn"] else "Turn: Seat")
        expect(rows.nth(0)).to_contain_text("3 days ago")
        expect(rows.nth(1)).to_contain_text(re.compile("Won by|You have won"))
        expect(rows.nth(1).get_by_role("link", name="Review")).to_be_visible()
        expect(rows.nth(2)).to_contain_text("no longer exists")
        assert me.accessibility_violations() == []
        rows.nth(2).get_by_role("button", name="Forget").click()
        expect(rows).to_have_count(2)
        rows.nth(1).get_by_role("link", name="Review").click()
        expect(me.page.locator(".review .summary")).to_be_visible()
        me.errors.clear()  # the browser reports the table that is not found
