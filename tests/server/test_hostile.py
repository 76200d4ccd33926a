"""Broken and hostile clients get a clear refusal, and cannot stall a table."""

from __future__ import annotations

import msgspec
import pytest
from house import PATIENCE, Client, House, in_turn
from prometheus_client.parser import text_string_to_metric_families as families
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin


def closed_for(house: House, table: str, *messages: str) -> str:
    """Why the server closed a socket after these messages."""
    address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/stream"
    with connect(address) as socket:
        try:
            for message in messages:
                socket.send(message)
            while True:
                socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.reason if closed.rcvd else ""


@pytest.mark.parametrize(
    ("messages", "why"),
    [
        (["not json"], "not-understood"),
        (["{}"], "not-understood"),
        (['{"type":"hello","token":5}'], "not-understood"),
        (['{"type":"hello","extra":1}'], "not-understood"),
        (['{"type":"choose","id":"a","ask":0,"choice":0}'], "hello-first"),
        (['{"type":"hello"}', '{"type":"hello"}'], "hello-twice"),
        (['{"type":"hello","token":"guess"}'], "no-such-seat"),
        (['{"type":"hello"}', '{"type":"chat","id":"a","text":"' + "x" * 301 + '"}'], "not-understood"),
        (['{"type":"hello"}', '{"type":"chat","id":"a","text":"' + "x" * 5000 + '"}'], "too-large"),
        (
            ['{"type":"hello"}', *['{"type":"ping"}'] * 600],
            "too-fast or too-slow",
        ),  # whichever is noticed first
        (['{"type":"hello"}', '{"type":"choose","id":"a","ask":-1,"choice":0}'], "not-understood"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(house: House, messages: list[str], why: str) -> None:
    table, _ = house.make("marshals", "me", "open")
    assert closed_for(house, table, *messages) in why.split(" or ")


def test_there_is_no_table_by_another_name(house: House) -> None:
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        Client(house, "nowhere").hear("lobby")


def test_pages_of_other_sites_cannot_open_a_socket(house: House) -> None:
    table, _ = house.make("marshals", "me", "open")
    address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/stream"
    refused = pytest.raises(ConnectionClosed, match="other-origin")
    with connect(address, origin=Origin("https://elsewhere.example")) as socket, refused:
        socket.recv(timeout=PATIENCE)
    with connect(address, origin=Origin(house.url)):
        pass
    wish = {"game": "marshals", "seats": [{"who": "me"}, {"who": "bot"}]}
    answer = house.http.post("/api/tables", json=wish, headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")


def test_a_broken_client_does_not_stall_the_others(house: House) -> None:
    table, tokens = house.start("colt-express", "me", "me")
    with Client(house, table, tokens["0"]) as one, Client(house, table, tokens["1"]) as two:
        for _ in range(3):
            closed_for(house, table, '{"type":"hello"}', "\x00")
            assert in_turn(one, two).choose()["type"] == "done"


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({}, 400, "bad-request"),
        ({"game": "poker", "seats": [{"who": "me"}]}, 404, "unknown-game"),
        ({"game": "marshals", "seats": [{"who": "me"}]}, 400, "bad-option"),
        ({"game": "marshals", "seats": [{"who": "bot"}, {"who": "bot"}]}, 400, "bad-option"),
        ({"game": "marshals", "seats": [{"who": "me"}, {"who": "bot", "level": "x"}]}, 400, "bad-option"),
        ({"game": "marshals", "seats": [{"who": "me"}] * 2, "options": {"preset": "x"}}, 400, "bad-option"),
        ({"game": "marshals", "seats": [{"who": "me"}] * 2, "options": {"seed": 1}}, 400, "bad-option"),
        ({"game": "marshals", "seats": [{"who": "me"}] * 2, "options": {"players": 3}}, 400, "bad-option"),
        ({"game": "marshals", "seats": [{"who": "me", "name": "x" * 99}] * 2}, 400, "bad-request"),
        ({"game": "marshals", "seats": [{"who": "me"}] * 9}, 400, "bad-request"),
        ({"game": "marshals", "seats": [{"who": "me"}] * 2, "clock": -1}, 400, "bad-request"),
        ({"game": "marshals", "seats": [{"who": "me"}] * 2, "more": 1}, 400, "bad-request"),
    ],
)
def test_a_bad_wish_for_a_table_is_explained(house: House, wish: object, status: int, code: str) -> None:
    answer = house.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["detail"]


def test_every_answer_carries_a_strict_policy(house: House) -> None:
    for address in ("/", "/api/games", "/t/anything", "/api/tables/none"):
        headers = house.http.get(address).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_unknown_addresses_and_files(house: House) -> None:
    assert house.http.get("/api/nothing").status_code == 404
    assert house.http.get("/assets/nothing.js").status_code == 404
    assert house.http.get("/api/games/poker/rules").status_code == 404
    assert b"root:" not in house.http.get("/..%2f..%2f..%2f..%2fetc/passwd").content


def test_secrets_are_kept_as_hashes_and_nowhere_else(house: House) -> None:
    table, tokens = house.start("marshals", "me", "easy")
    with Client(house, table, tokens["0"]) as me:
        me.play(3)
        wire = "".join(me.raw)
    assert tokens["0"] not in wire
    for file in house.data.parent.glob("cantina.db*"):
        assert tokens["0"].encode() not in file.read_bytes()
    assert tokens["0"] not in house.http.get("/metrics").text


def test_what_is_counted(house: House) -> None:
    table, tokens = house.start("marshals", "me", "easy")
    with Client(house, table, tokens["0"]) as me:
        assert me.ask("choose", ask=99_999, choice=0)["type"] == "refused"
        me.play()  # to the end: by then the bot has chosen, too
        seen = me.update["step"]
    with (
        Client(house, table, tokens["0"], seen, again=True) as me,
        Client(house, table, again=True) as public,
    ):
        me.hear("lobby")
        public.hear("lobby")
        text = house.http.get("/metrics").text
    counted = {sample.name: sample.value for family in families(text) for sample in family.samples}
    for name in (
        "delivery_seconds_count",
        "tables",
        "sockets",
        "bot_seconds_count",
        "choices_total",
        "refusals_total",
        "reconnects_total",
        "resyncs_total",
    ):
        assert counted[f"cantina_{name}"] >= 1, name
    assert msgspec.json.decode(house.http.get("/health").content)["status"] == "well"
