"""The server is killed while many matches run: every acknowledged choice is still there afterwards."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest
from choose_game import game_for
from server_process import Client, ServerProcess, next_to_decide
from websockets.exceptions import WebSocketException

TABLES = 50
GAME, GAME_FOR_3 = game_for(2).meta.name, game_for(3).meta.name


def test_every_acknowledged_choice_survives_a_kill(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    tables = [server.start_table(GAME_FOR_3, "me", "me", "me") for _ in range(TABLES)]
    acknowledged: dict[tuple[int, str], int] = {}
    enough = threading.Event()

    def play(number: int, seat: str) -> None:
        table, tokens = tables[number]
        with (
            suppress(WebSocketException, OSError, TimeoutError, EOFError),
            Client(server, table, tokens[seat]) as me,
        ):
            while me.wait_for_decision() is not None:
                answer = me.choose()
                acknowledged[number, seat] = max(acknowledged.get((number, seat), 0), answer["step"])
                if len(acknowledged) > TABLES * 2:
                    enough.set()

    players = [threading.Thread(target=play, args=(n, s)) for n in range(TABLES) for s in ("0", "1", "2")]
    for player in players:
        player.start()
    enough.wait(60)
    server.kill()
    for player in players:
        player.join()
    assert len(acknowledged) > TABLES

    server.start()
    for number, (table, tokens) in enumerate(tables):
        least = max((acknowledged.get((number, seat), 0) for seat in tokens), default=0)
        with Client(server, table, tokens["0"], since=0) as back:
            assert back.wait_for_update()["step"] >= least
    table, tokens = tables[0]
    with Client(server, table, tokens["0"]) as me:
        assert me.update.get("after", -1) == -1
        for seat in ("0", "1", "2"):
            with Client(server, table, tokens[seat]) as one:
                one.wait_for_update()
                if one.update["decision"]:
                    assert one.choose()["type"] == "done"
    server.stop()


def test_a_match_continues_where_it_was_after_a_kill(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    table, tokens = server.start_table(GAME_FOR_3, "me", "easy", "easy")
    with Client(server, table, tokens["0"]) as me:
        me.play(6)
        view = me.view
        step = me.update["step"]
    server.kill()
    server.start()
    with Client(server, table, tokens["0"]) as me:
        me.wait_for_update()
        assert me.update["step"] >= step
        if me.update["step"] == step:
            assert me.view == view
        assert me.play() > 0
    server.stop()


def test_a_match_that_ended_at_the_moment_of_a_crash_is_over(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    table, tokens = server.start_table(GAME, "me", "easy")
    with Client(server, table, tokens["0"]) as me:
        me.play()
        me.wait_for_end()
    server.kill()
    with closing(sqlite3.connect(server.data)) as db:  # as if the end of the match had not been stored
        body = msgspec.json.decode(db.execute("select body from tables").fetchone()[0])
        body["stage"] = "playing"
        db.execute("update tables set stage = 'playing', body = ?", (msgspec.json.encode(body),))
        db.commit()
    server.start()
    with Client(server, table, tokens["0"]) as me:
        me.wait_for_end()
        assert me.request("rematch")["type"] == "done"
    assert server.http.get(f"/api/tables/{table}/replay").status_code == 200
    server.stop()


def test_a_disk_that_fails_for_a_while_does_not_stall_a_table(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    table, tokens = server.start_table(GAME, "me", "me")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        me = next_to_decide(one, two)
        seat = "0" if me is one else "1"
        decision = me.wait_for_decision()
        assert decision is not None
        number, choice = me.decision_number, decision["choices"][0]
        message = {"type": "choose", "id": "late", "decision_number": number, "choice": choice}
        with closing(sqlite3.connect(server.data)) as db:
            db.execute("begin immediate")
            me.send(message)
            with pytest.raises(WebSocketException):
                me.receive("done")
    with Client(server, table, tokens[seat]) as me:
        me.wait_for_update()
        me.send(message)
        assert me.receive("done", "rejected")["type"] == "done"
    server.stop()
