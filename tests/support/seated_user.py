"""A browser user at a position of a recorded match."""

from __future__ import annotations

from typing import Any

from browser_user import BrowserUser
from playwright.sync_api import Page
from server_process import ServerProcess
from stored_tables import store_table, stored_choices

Position = tuple[dict[str, Any], int, int]
"""A recorded match, how many of its steps have been played, and the seat asked."""


def sit_down(me: BrowserUser, at: Position) -> str:
    """Opens the table of a position; returns its id."""
    record, step, seat = at
    me.server.http.get("/api/games")  # a server that answers has made its file
    table, tokens = store_table(me.server.data, record, step)
    me.go(f"/t/{table}#seat={seat}&token={tokens[seat]}")
    me.page.locator(".match > .board").wait_for()
    return table


def wait_for_choice(server: ServerProcess, page: Page, table: str, step: int) -> tuple[int, str]:
    """The choice the server has stored as a step."""
    for _ in range(100):
        made = stored_choices(server.data, table)
        if len(made) > step:
            return made[step]
        page.wait_for_timeout(50)
    raise AssertionError("no choice was made")
