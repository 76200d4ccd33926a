"""Sharing a moment: its link has a preview with a picture that the player's browser has rendered."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from browser_user import browser_user
from choose_game import game_for
from matches import LONG_RUN
from PIL import Image
from playwright.sync_api import Browser, expect
from server_process import Client, ServerProcess

import cantina

FOLDERS = Path(__file__).parents[2] / "web" / "src" / "games"
GAME = game_for(3).meta.name
DRAWN = [name for name in cantina.games() if (FOLDERS / name / "Board.svelte").is_file()]
GAMES = DRAWN if LONG_RUN else [GAME]


@pytest.mark.parametrize("game", GAMES)
def test_a_shared_moment_has_the_boards_picture(web_server: ServerProcess, browser: Browser, game: str) -> None:
    table, tokens = web_server.start_table(game, "me", "easy", "easy")
    with Client(web_server, table, tokens["0"]) as player:
        player.play()
        player.wait_for_end()
    with browser_user(web_server, browser, permissions=["clipboard-read", "clipboard-write"]) as me:
        me.go(f"/t/{table}#seat=0&token={tokens['0']}")
        me.page.locator(".winner").wait_for()
        me.go(f"/r/{table}#5")
        me.page.get_by_role("button", name="Link to this moment").click()
        expect(me.page.locator(".pictured")).to_have_text("Where the link is previewed, it shows this moment.")
        link = me.page.evaluate("navigator.clipboard.readText()")
        assert link == f"{web_server.url}/r/{table}?step=5"
        preview = web_server.http.get(f"/r/{table}?step=5").text
        address = f"/api/tables/{table}/pictures/5"
        assert f'content="{web_server.url}{address}"' in preview
        with Image.open(io.BytesIO(web_server.http.get(address).content)) as picture:
            assert picture.size == (1200, 630)
            colours = picture.convert("RGB").resize((60, 32)).getcolors(60 * 32) or []
        assert len(colours) > 100, "the picture is empty"
        me.go(link.removeprefix(web_server.url))
        me.expect_text("Step 5 of")


def test_whoever_holds_no_seat_shares_the_link_alone(web_server: ServerProcess, browser: Browser) -> None:
    table, tokens = web_server.start_table(GAME, "me", "easy", "easy")
    with Client(web_server, table, tokens["0"]) as player:
        player.play()
        player.wait_for_end()
    with browser_user(web_server, browser, permissions=["clipboard-read", "clipboard-write"]) as me:
        me.go(f"/r/{table}#2")
        me.page.get_by_role("button", name="Link to this moment").click()
        expect(me.page.get_by_role("button", name="Copied")).to_be_visible()
        assert web_server.http.get(f"/api/tables/{table}/pictures/2").status_code == 404
