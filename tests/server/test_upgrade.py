"""The SQLite file of the previous version still works.

data/previous-version.db was written by a server of the last version with the old names of messages and stored
fields (`again`, `rules` and `token` in `tables.body`), by clients that used its tables as people do:

- `lobby`: a listed table with one person (renamed, one chat message), an open seat and a bot;
- `playing`: three people with clocks; one undo, two chat messages, one seat lent to a bot, and one seat covered
  by a bot after its owner was away for a minute (a notice), and taken back;
- `undone`: a person against a bot; one undo that took back the bot's choice too (-2 in the log);
- `over`: a finished match against a bot, with a rematch.

Then the write-ahead log was checkpointed (`pragma journal_mode = delete`) and the file vacuumed.
data/previous-version.json has the plain tokens, and what the old server had sent last.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server_process import Client, ServerProcess, next_to_decide

from cantina.kernel.result import Result

DATA = Path(__file__).parent / "data"
STORED: dict[str, Any] = msgspec.json.decode((DATA / "previous-version.json").read_bytes())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("server") / "cantina.db"
    shutil.copyfile(DATA / "previous-version.db", data)
    found = ServerProcess(data)
    yield found
    logged = found.stop()
    assert "Traceback" not in logged, logged


@pytest.mark.parametrize("name", STORED)
def test_every_table_opens_and_the_tokens_hold_their_seats(server: ServerProcess, name: str) -> None:
    stored = STORED[name]
    assert server.http.get(f"/api/tables/{stored['table']}").status_code == 200
    for seat, token in stored["tokens"].items():
        with Client(server, stored["table"], token) as me:
            assert me.receive("lobby")["seat"] == int(seat)
    seats = [{"table": stored["table"], "token": token} for token in stored["tokens"].values()]
    found = server.http.post("/api/mine", json={"seats": seats}).json()
    assert [one["seat"] for one in found] == [int(seat) for seat in stored["tokens"]]


def test_a_lobby_is_listed_and_starts(server: ServerProcess) -> None:
    stored = STORED["lobby"]
    assert stored["table"] in [one["id"] for one in server.http.get("/api/tables").json()]
    joined = server.http.post(f"/api/tables/{stored['table']}/join", json={}).json()
    assert list(joined["tokens"]) == ["1"]
    with (
        Client(server, stored["table"], stored["tokens"]["0"]) as host,
        Client(server, stored["table"], joined["tokens"]["1"]) as guest,
    ):
        assert host.receive("chat-message")["text"] == "howdy"
        assert host.lobby["table"]["seats"][0]["name"] == "Ana"
        assert guest.request("ready", ready=True)["type"] == "done"
        assert host.request("start")["type"] == "done"
        assert next_to_decide(host, guest).choose()["type"] == "done"


def test_a_running_match_is_played_on(server: ServerProcess) -> None:
    stored = STORED["playing"]
    tokens = stored["tokens"]
    with (
        Client(server, stored["table"], tokens["0"]) as one,
        Client(server, stored["table"], tokens["1"]) as lender,
        Client(server, stored["table"], tokens["2"]) as three,
    ):
        assert one.receive("chat-message")["text"] == "¿quién sigue?"
        notice = one.receive("notice")
        assert (notice["code"], notice["seat"]) == ("covered", 2)
        assert one.wait_for_update()["step"] >= stored["step"]
        assert [step["undone"] for step in one.update["steps"] if step["undone"] is not None] == [1]
        assert max(one.update["clocks"]) < 180 * 60
        assert [seat["lent"] for seat in one.lobby["table"]["seats"]] == [False, True, False]
        lender.wait_for_update()
        assert lender.request("reclaim-seat")["type"] == "done"
        for _ in range(9):
            assert next_to_decide(one, lender, three).choose()["type"] == "done"


def test_an_undo_that_took_back_a_bots_choice_too_is_read(server: ServerProcess) -> None:
    stored = STORED["undone"]
    with Client(server, stored["table"], stored["tokens"]["0"]) as me:
        assert me.wait_for_update()["step"] >= stored["step"]
        assert any(step["undone"] == 0 for step in me.update["steps"])
        assert me.play(3) == 3


def test_a_finished_match_is_replayed_and_leads_to_its_rematch(server: ServerProcess) -> None:
    stored = STORED["over"]
    replay = server.http.get(f"/api/tables/{stored['table']}/replay", params={"seat": 0, "text": "es"}).json()
    found = msgspec.convert(stored["result"], Result)
    assert msgspec.convert(replay["result"], Result) == found
    assert len(replay["steps"]) == stored["step"] + 1
    assert replay["table"]["rematch"] == stored["rematch"]
    with Client(server, stored["table"], stored["tokens"]["0"]) as me:
        assert msgspec.convert(me.wait_for_update()["result"], Result) == found
        assert me.request("rematch")["type"] == "done"
        assert me.lobby["table"]["rematch"] == stored["rematch"]
    with Client(server, stored["rematch"], stored["tokens"]["0"]) as me:
        assert me.request("start")["type"] == "done"
        assert me.play() > 0
