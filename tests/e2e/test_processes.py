"""A match in the browser goes on when the server process it is connected to is killed."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from browser_user import browser_user
from choose_game import game_for
from playwright.sync_api import Browser
from server_process import ServerProcess

if TYPE_CHECKING:
    from postgres_server import PostgresServer

GAME = game_for(2).meta.name


def child_processes(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def listening_processes(server: ServerProcess) -> list[int]:
    """The processes of a server once it has two: one that was killed is started again."""
    for _ in range(150):
        found = child_processes(server.process.pid)
        if len(found) == 2:
            return found
        time.sleep(0.2)
    pytest.fail("it has not two processes")


def test_a_match_is_played_on_through_a_killed_process(browser: Browser, postgres: PostgresServer) -> None:
    limits = ("--tables", "1000", "--sockets", "100")
    server = ServerProcess(postgres.new_database(), "--processes", "2", *limits)
    pauses = []
    try:
        table, tokens = server.start_table(GAME, "me", "easy")
        with browser_user(server, browser) as me:
            me.go(f"/t/{table}#seat=0&token={tokens['0']}")
            assert me.play(3) == 3
            first, second = listening_processes(server)
            for process in (first, second):  # the browser is connected to one of the two
                os.kill(process, signal.SIGKILL)
                begun = time.monotonic()
                assert me.play(2) == 2
                pauses.append(time.monotonic() - begun)
                listening_processes(server)
                time.sleep(2)  # until the new process listens
            assert me.play(2) == 2
            # What Chromium says of the lost connection, and nothing else, is in the console.
            assert all("WebSocket" in error or "net::ERR" in error for error in me.errors), me.errors
            me.errors.clear()
    finally:
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(20)
        server.stop()
    print(f"\ntwo choices took {pauses[0]:.1f} s and {pauses[1]:.1f} s after a process was killed")
    assert max(pauses) < 15
