"""Broken and hostile clients are rejected with a reason, and cannot stall a table."""

from __future__ import annotations

import msgspec
import pytest
from choose_game import game_with
from prometheus_client.parser import text_string_to_metric_families as families
from server_process import TIMEOUT, Client, ServerProcess, next_to_decide
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

GAME = game_with(lambda game: game.meta.seats[0] == 2).meta.name


def close_reason(server: ServerProcess, table: str, *messages: str) -> str:
    """The reason the server gives when it closes a WebSocket after these messages."""
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/stream"
    with connect(address) as socket:
        try:
            for message in messages:
                socket.send(message)
            while True:
                socket.recv(timeout=TIMEOUT)
        except ConnectionClosed as closed:
            return closed.rcvd.reason if closed.rcvd else ""


@pytest.mark.parametrize(
    ("messages", "reason"),
    [
        (["not json"], "not-understood"),
        (["{}"], "not-understood"),
        (['{"type":"hello","token":5}'], "not-understood"),
        (['{"type":"hello","extra":1}'], "not-understood"),
        (['{"type":"choose","id":"a","decision_number":0,"choice":0}'], "hello-first"),
        (['{"type":"hello"}', '{"type":"hello"}'], "hello-twice"),
        (['{"type":"hello","token":"guess"}'], "no-such-seat"),
        (['{"type":"hello","token":' + "[" * 1900 + "]" * 1900 + "}"], "not-understood"),
        (['{"type":"hello"}', '{"type":"chat","id":"a","text":"' + "x" * 301 + '"}'], "not-understood"),
        (['{"type":"hello"}', '{"type":"chat","id":"a","text":"' + "x" * 5000 + '"}'], "too-large"),
        (['{"type":"hello"}', '{"type":"choose","id":"a","decision_number":-1,"choice":0}'], "not-understood"),
    ],
)
def test_a_bad_message_closes_the_connection_with_a_reason(
    server: ServerProcess, messages: list[str], reason: str
) -> None:
    table, _ = server.make_table(GAME, "me", "open")
    assert close_reason(server, table, *messages) == reason


def test_an_unknown_table_closes_the_connection(server: ServerProcess) -> None:
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        Client(server, "nowhere").receive("lobby")


def test_pages_of_other_sites_cannot_open_a_socket(server: ServerProcess) -> None:
    table, _ = server.make_table(GAME, "me", "open")
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/stream"
    rejected = pytest.raises(ConnectionClosed, match="other-origin")
    with connect(address, origin=Origin("https://elsewhere.example")) as socket, rejected:
        socket.recv(timeout=TIMEOUT)
    with connect(address, origin=Origin(server.url)):
        pass
    request = {"game": GAME, "seats": [{"who": "me"}, {"who": "bot"}]}
    answer = server.http.post("/api/tables", json=request, headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")


def test_a_broken_client_does_not_stall_the_others(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "me")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        for _ in range(3):
            close_reason(server, table, '{"type":"hello"}', "\x00")
            assert next_to_decide(one, two).choose()["type"] == "done"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({}, 400, "bad-request"),
        ({"game": "poker", "seats": [{"who": "me"}]}, 404, "unknown-game"),
        ({"game": GAME, "seats": [{"who": "me"}]}, 400, "bad-option"),
        ({"game": GAME, "seats": [{"who": "bot"}, {"who": "bot"}]}, 400, "bad-option"),
        ({"game": GAME, "seats": [{"who": "me"}, {"who": "bot", "level": "x"}]}, 400, "bad-option"),
        ({"game": GAME, "seats": [{"who": "me"}] * 2, "options": {"preset": "x"}}, 400, "bad-option"),
        ({"game": GAME, "seats": [{"who": "me"}] * 2, "options": {"seed": 1}}, 400, "bad-option"),
        ({"game": GAME, "seats": [{"who": "me"}] * 2, "options": {"players": 3}}, 400, "bad-option"),
        ({"game": GAME, "seats": [{"who": "me"}] * 2, "options": {"self": 1}}, 400, "bad-option"),
        ({"game": GAME, "seats": [{"who": "me"}] * 2, "options": {"game": "x"}}, 400, "bad-option"),
        ({"game": GAME, "seats": [{"who": "me"}] * 2, "options": {"": 1}}, 400, "bad-option"),
        ({"game": GAME, "seats": [{"who": "me", "name": "x" * 99}] * 2}, 400, "bad-request"),
        ({"game": GAME, "seats": [{"who": "me"}] * 9}, 400, "bad-request"),
        ({"game": GAME, "seats": [{"who": "me"}] * 2, "clock": -1}, 400, "bad-request"),
        ({"game": GAME, "seats": [{"who": "me"}] * 2, "more": 1}, 400, "bad-request"),
    ],
)
def test_a_bad_request_for_a_table_is_explained(
    server: ServerProcess, body: object, status: int, code: str
) -> None:
    answer = server.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["detail"]


DEEP = b'{"game":"x","seats":[{"who":"me"}],"options":{"a":' + b"[" * 20_000 + b"]" * 20_000 + b"}}"


@pytest.mark.parametrize(
    "body",
    [
        DEEP,
        b"\xff\xfe",
        b'{"game":"\xff"}',
        b'{"game":"\\ud800","seats":[{"who":"me"}]}',
        b"",
        b"null",
        b'{"game":',
    ],
    ids=["deep", "bytes", "bad UTF-8", "half a character", "empty", "null", "cut off"],
)
@pytest.mark.parametrize("address", ["/api/tables", "/api/mine", "/api/tables/none/join"])
def test_a_body_that_cannot_be_read_is_the_clients_fault(
    server: ServerProcess, address: str, body: bytes
) -> None:
    answer = server.http.post(address, content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["code"]


@pytest.mark.parametrize("origin", ["http://[", "null", "http://[::1", "\x7f", "http://elsewhere.example:port"])
def test_a_malformed_origin_is_refused(server: ServerProcess, origin: str) -> None:
    answer = server.http.post("/api/mine", json={"seats": []}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "other-origin")


@pytest.mark.parametrize(
    "address",
    [
        "/api/tables/%ff%fe",
        "/api/games/%00/rules",
        "/api/games/%ff/texts",
        "/api/tables/none/replay?seat=%ff",
        "/api/tables/none/replay?seat=99999999999999999999",
        "/api/tables/none/replay?text=%ff",
        "/%ff",
    ],
)
def test_odd_addresses_are_answered(server: ServerProcess, address: str) -> None:
    assert server.http.get(address).status_code < 500


@pytest.mark.parametrize("method", ["GET", "PUT"])
def test_the_picture_of_a_step_that_cannot_be_is_the_clients_fault(server: ServerProcess, method: str) -> None:
    for step in ("99999999999999999999", "-1", "x"):
        address = f"/api/tables/x/pictures/{step}"
        answer = server.http.request(method, address, content=b"", headers={"Content-Type": "image/png"})
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["code"] == "bad-request"


def test_every_response_has_the_security_headers(server: ServerProcess) -> None:
    for address in ("/", "/api/games", "/t/anything", "/api/tables/none"):
        headers = server.http.get(address).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_unknown_addresses_and_files(server: ServerProcess) -> None:
    assert server.http.get("/api/nothing").status_code == 404
    assert server.http.get("/assets/nothing.js").status_code == 404
    assert server.http.get("/api/games/poker/rules").status_code == 404
    assert b"root:" not in server.http.get("/..%2f..%2f..%2f..%2fetc/passwd").content


def test_tokens_are_stored_as_hashes_only(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "easy")
    with Client(server, table, tokens["0"]) as me:
        me.play(3)
        sent = "".join(me.received)
    assert tokens["0"] not in sent
    for file in server.data.parent.glob("cantina.db*"):
        assert tokens["0"].encode() not in file.read_bytes()
    assert tokens["0"] not in server.http.get("/metrics").text


def test_the_metrics(server: ServerProcess) -> None:
    table, tokens = server.start_table(GAME, "me", "easy")
    with Client(server, table, tokens["0"]) as me:
        assert me.request("choose", decision_number=99_999, choice=0)["type"] == "rejected"
        me.play()  # to the end: by then the bot has chosen too
        seen = me.update["step"]
    with (
        Client(server, table, tokens["0"], seen, reconnecting=True) as me,
        Client(server, table, reconnecting=True) as public,
    ):
        me.receive("lobby")
        public.receive("lobby")
        text = server.http.get("/metrics").text
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
    assert msgspec.json.decode(server.http.get("/health").content)["status"] == "well"
