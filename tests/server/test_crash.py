"""The plug is pulled in the middle of many running tables: whatever was acknowledged is still there."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest
from house import Client, House, in_turn
from websockets.exceptions import WebSocketException

TABLES = 50


def test_every_acknowledged_choice_survives_a_kill(tmp_path: Path) -> None:
    house = House(tmp_path / "cantina.db")
    tables = [house.start("colt-express", "me", "me", "me") for _ in range(TABLES)]
    acknowledged: dict[tuple[int, str], int] = {}
    enough = threading.Event()

    def play(number: int, seat: str) -> None:
        table, tokens = tables[number]
        with (
            suppress(WebSocketException, OSError, TimeoutError, EOFError),
            Client(house, table, tokens[seat]) as me,
        ):
            while me.until_asked() is not None:
                answer = me.choose()
                acknowledged[number, seat] = max(acknowledged.get((number, seat), 0), answer["step"])
                if len(acknowledged) > TABLES * 2:
                    enough.set()

    players = [threading.Thread(target=play, args=(n, s)) for n in range(TABLES) for s in ("0", "1", "2")]
    for player in players:
        player.start()
    enough.wait(60)
    house.kill()
    for player in players:
        player.join()
    assert len(acknowledged) > TABLES

    house.open()
    for number, (table, tokens) in enumerate(tables):
        told = max((acknowledged.get((number, seat), 0) for seat in tokens), default=0)
        with Client(house, table, tokens["0"], since=0) as back:
            assert back.until_told()["step"] >= told
    table, tokens = tables[0]
    with Client(house, table, tokens["0"]) as me:
        assert me.update.get("after", -1) == -1
        for seat in ("0", "1", "2"):
            with Client(house, table, tokens[seat]) as one:
                one.until_told()
                if one.update["decision"]:
                    assert one.choose()["type"] == "done"
    house.close()


def test_a_half_written_match_goes_on_where_it_was(tmp_path: Path) -> None:
    house = House(tmp_path / "cantina.db")
    table, tokens = house.start("scoundrels", "me", "easy", "easy")
    with Client(house, table, tokens["0"]) as me:
        me.play(6)
        view = me.update["view"]
        step = me.update["step"]
    house.kill()
    house.open()
    with Client(house, table, tokens["0"]) as me:
        me.until_told()
        assert me.update["step"] >= step
        if me.update["step"] == step:
            assert me.update["view"] == view
        assert me.play() > 0
    house.close()


def test_a_match_that_ended_in_the_moment_of_a_crash_is_over(tmp_path: Path) -> None:
    house = House(tmp_path / "cantina.db")
    table, tokens = house.start("marshals", "me", "easy")
    with Client(house, table, tokens["0"]) as me:
        me.play()
        me.until_over()
    house.kill()
    with closing(sqlite3.connect(house.data)) as db:  # as if the last word had not been written
        body = msgspec.json.decode(db.execute("select body from tables").fetchone()[0])
        body["stage"] = "playing"
        db.execute("update tables set stage = 'playing', body = ?", (msgspec.json.encode(body),))
        db.commit()
    house.open()
    with Client(house, table, tokens["0"]) as me:
        me.until_over()
        assert me.ask("again")["type"] == "done"
    assert house.http.get(f"/api/tables/{table}/replay").status_code == 200
    house.close()


def test_a_disk_that_fails_for_a_while_does_not_stall_a_table(tmp_path: Path) -> None:
    house = House(tmp_path / "cantina.db")
    table, tokens = house.start("marshals", "me", "me")
    with Client(house, table, tokens["0"]) as one, Client(house, table, tokens["1"]) as two:
        me = in_turn(one, two)
        seat = "0" if me is one else "1"
        decision = me.until_asked()
        assert decision is not None
        ask = {"type": "choose", "id": "late", "ask": me.update["ask"], "choice": decision["choices"][0]}
        with closing(sqlite3.connect(house.data)) as db:
            db.execute("begin immediate")
            me.say(ask)
            with pytest.raises(WebSocketException):
                me.hear("done")
    with Client(house, table, tokens[seat]) as again:
        again.until_told()
        again.say(ask)
        assert again.hear("done", "refused")["type"] == "done"
    house.close()
