"""The table holds still while a match is played with motion on."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser_user import browser_user
from layout_checks import SIZES, WATCH_SHIFTS, layout_shift
from matches import LONG_RUN
from playwright.sync_api import Browser
from server_process import ServerProcess

import cantina

WEB_GAMES = Path(__file__).parents[2] / "web/src/games"

DRAWN_GAMES = [name for name in cantina.games() if (WEB_GAMES / name).is_dir()]
FASTEST = "localStorage.setItem('cantina.prefs', JSON.stringify({pace: 'fast', speed: 4}));"


@pytest.mark.parametrize("game", DRAWN_GAMES)
@pytest.mark.parametrize("size", ["laptop", "phone"] if LONG_RUN else ["laptop"])
def test_what_is_shown_moving_moves_nothing_else(
    web_server: ServerProcess, browser: Browser, game: str, size: str
) -> None:
    width, height = SIZES[size]
    look = {"viewport": {"width": width, "height": height}, "locale": "es-ES"}
    bots = ["easy"] * (cantina.game(game).meta.seats[1] - 1)
    with browser_user(web_server, browser, reduced_motion="no-preference", **look) as me:
        me.page.add_init_script(FASTEST)
        me.page.add_init_script(WATCH_SHIFTS)
        table, tokens = web_server.start_table(game, "me", *bots)
        me.go(f"/t/{table}#seat=0&token={tokens['0']}")
        me.wait()
        before, _ = layout_shift(me.page)
        me.play(1000 if LONG_RUN else 4)
        after, largest = layout_shift(me.page)
        assert after - before < 0.05, largest
