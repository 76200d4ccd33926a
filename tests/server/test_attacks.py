"""One address cannot keep the server from others: attacks on a server of its own, with the limits people get.

The attacker and the victim both come from the loopback address, so the victim comes through a trusted proxy, as
it were: its `X-Forwarded-For` names another address. Every attack is bounded in number and time.
"""

from __future__ import annotations

import select
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from choose_game import game_for
from server_process import TIMEOUT, Client, ServerProcess
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from cantina.server import connections, limits
from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.table.incoming import COSTS

GAME = game_for(2).meta.name
ATTACKER, VICTIM = "192.0.2.66", "198.51.100.7"
SECONDS = 2.0
"""How long an attack goes on."""
CLOSING_SECONDS = 10.0
"""Seconds for which uvicorn waits for a client's closing frame."""
NOTICED = 1.0
"""Seconds within which the victim is always answered, also while other tests run beside this one.

`scripts/test --long` attacks a server with nothing beside it (bench/attacks.py): 99 of 100 answers in 50 ms.
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("attacked") / "cantina.db"
    found = ServerProcess(data, "--tables", "200", "--sockets", "40", "--trusted-proxy", "127.0.0.1")
    yield found
    logged = found.stop()
    assert "Traceback" not in logged, logged


@contextmanager
def open_socket(
    server: ServerProcess, table: str, address: str, token: str | None = None
) -> Iterator[ClientConnection]:
    """A WebSocket at a table, after its hello."""
    url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/stream"
    headers = {"X-Forwarded-For": address}
    connecting = connect(
        url, additional_headers=headers, open_timeout=TIMEOUT, close_timeout=0.5, max_size=2**24
    )
    with connecting as opened:
        opened.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        yield opened


def raw_socket(server: ServerProcess, table: str, address: str = ATTACKER) -> socket.socket:
    """A WebSocket without a client's manners, after the handshake and without a hello."""
    port = int(server.url.rpartition(":")[2])
    opened = socket.create_connection(("127.0.0.1", port), timeout=5)
    request = (
        f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nX-Forwarded-For: {address}\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    opened.sendall(request.encode())
    head = b""
    while b"\r\n\r\n" not in head:
        head += opened.recv(1)
    assert b" 101 " in head
    return opened


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame; the mask is zero."""
    assert len(payload) < 126
    return struct.pack("!BB4x", (128 if fin else 0) | opcode, 128 | len(payload)) + payload


RESET = "reset"


def closing_reason(opened: socket.socket) -> str:
    """Reads on until the server closes; the reason in its close frame, RESET where a reset has lost it.

    Raises TimeoutError if the server does not close.
    """
    opened.settimeout(TIMEOUT)
    received = b""
    try:
        while data := opened.recv(65536):
            received = (received + data)[-200:]
    except ConnectionError:
        return RESET
    at = received.rfind(b"\x88")
    return received[at + 4 :].decode(errors="replace") if at >= 0 else ""


@contextmanager
def answered_quickly(server: ServerProcess) -> Iterator[None]:
    """While this runs, somebody from another address plays on and is answered."""
    answer = server.http.post(
        "/api/tables",
        json={"game": GAME, "seats": [{"who": "me"}, {"who": "me"}], "start": True},
        headers={"X-Forwarded-For": VICTIM},
    )
    made = answer.json()
    ended = threading.Event()
    slowest = [0.0]
    failures: list[Exception] = []
    with open_socket(server, made["table"], VICTIM, made["tokens"]["0"]) as victim:

        def ask() -> None:
            try:
                while not ended.is_set():
                    begun = time.monotonic()
                    victim.send('{"type":"ping"}')
                    while msgspec.json.decode(victim.recv(timeout=TIMEOUT))["type"] != "pong":
                        pass
                    slowest[0] = max(slowest[0], time.monotonic() - begun)
                    time.sleep(0.05)
            except Exception as error:
                failures.append(error)

        asking = threading.Thread(target=ask)
        asking.start()
        try:
            yield
        finally:
            ended.set()
            asking.join()
    assert not failures
    assert slowest[0] < NOTICED


def table_of(server: ServerProcess) -> str:
    """A running match that anybody may watch."""
    return server.start_table(GAME, "me", "me")[0]


def flood(count: int, send: Callable[[int], None]) -> None:
    """Sends from so many threads until each is cut off or the time is over."""
    until = time.monotonic() + SECONDS

    def run(number: int) -> None:
        with suppress(OSError, WebSocketException, httpx.HTTPError):
            while time.monotonic() < until:
                send(number)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


# -- frames -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "reason"),
    [
        (frame(0x9) * 10_000, "too-fast"),
        (frame(0xA) * 10_000, "too-fast"),
        (frame(0x1, b"{", fin=False) + frame(0x0, fin=False) * 10_000, "too-large"),
        (frame(0x1, b"\xff\xfe"), "not-understood"),
    ],
    ids=["pings", "pongs", "empty continuations", "bad UTF-8"],
)
def test_frames_that_are_no_messages_are_cut_off(server: ServerProcess, attack: bytes, reason: str) -> None:
    table = table_of(server)
    with answered_quickly(server), closing(raw_socket(server, table)) as opened:
        with suppress(OSError):  # it may be closed before everything is sent
            opened.sendall(attack)
        assert closing_reason(opened) in (reason, RESET)


def test_a_connection_that_is_not_closed_has_no_closing_reason(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.test_attacks.TIMEOUT", 0.2)
    with closing(raw_socket(server, table_of(server))) as opened, pytest.raises(TimeoutError):
        closing_reason(opened)


def test_whoever_sends_pings_slowly_is_not_cut_off(server: ServerProcess) -> None:
    with closing(raw_socket(server, table_of(server))) as opened:
        for _ in range(20):
            opened.sendall(frame(0x9))
            assert opened.recv(2) == b"\x8a\x00"


def test_a_message_in_a_few_fragments_is_read(server: ServerProcess) -> None:
    with closing(raw_socket(server, table_of(server))) as opened:
        parts = [b'{"type"', b":", b'"hello"', b"}"]
        opened.sendall(frame(0x1, parts[0], fin=False))
        for part in parts[1:-1]:
            opened.sendall(frame(0x0, part, fin=False))
        opened.sendall(frame(0x0, parts[-1]))
        assert b'"lobby"' in opened.recv(65536)


# -- messages ---------------------------------------------------------------------------------------


ANSWERS = ("pong", "text-board-result", "done", "rejected")


@pytest.mark.parametrize(
    ("message", "cost", "address"),  # each from its own, because who asked too much cannot connect for a while
    [
        ({"type": "text-board", "language": "en"}, 1.0, "198.51.100.1"),
        ({"type": "ping"}, COSTS[p.Ping], "198.51.100.2"),
        ({"type": "chat", "text": "x"}, COSTS[p.Chat], "198.51.100.3"),
    ],
    ids=["text-board", "ping", "chat"],
)
def test_many_sockets_of_one_address_leave_others_alone(
    server: ServerProcess, message: dict[str, Any], cost: float, address: str
) -> None:
    """The server answers no more of what they send than its share allows."""
    table = table_of(server)
    answered = [0] * 20
    sent = [0] * 20

    def count_answers(number: int, opened: ClientConnection) -> None:
        with suppress(OSError, WebSocketException):
            for found in opened:
                answered[number] += msgspec.json.decode(found)["type"] in ANSWERS

    with ExitStack() as stack, answered_quickly(server):
        sockets = [stack.enter_context(open_socket(server, table, address)) for _ in range(20)]
        begun = time.monotonic()
        for number, one in enumerate(sockets):
            threading.Thread(target=count_answers, args=(number, one), daemon=True).start()

        def send(number: int) -> None:
            for _ in range(50):
                sent[number] += 1
                request = (
                    dict(message)
                    if message["type"] == "ping"
                    else {**message, "id": f"{number} {sent[number]}"}
                )
                sockets[number].send(msgspec.json.encode(request).decode())

        flood(len(sockets), send)
        share = limits.WORK_PER_SOCKET * 40 * (time.monotonic() - begun + limits.BURST_SECONDS)
        assert 0 < sum(answered) * cost <= share
        for one in sockets:  # an orderly end would wait for a server that reads no more of them
            one.socket.close()
    assert sum(sent) * cost > 1.5 * share, "this was no attack"


def test_whoever_goes_on_asking_too_much_is_told_and_cut_off(server: ServerProcess) -> None:
    asking = frame(1, b'{"type":"ping"}')  # it does not wait at the table, where there is another limit
    with closing(raw_socket(server, table_of(server), "192.0.2.99")) as opened:
        opened.sendall(frame(1, b'{"type":"hello","token":null}'))
        opened.setblocking(False)
        until = time.monotonic() + TIMEOUT
        received = b""
        while b"too-fast" not in received:
            assert time.monotonic() < until
            readable, writable, _ = select.select([opened], [opened], [], 1)
            if readable:
                data = opened.recv(65536)
                assert data, "closed without a reason"
                received = received[-200:] + data
            if writable:
                opened.send(asking)
    answer = server.http.get("/api/games", headers={"X-Forwarded-For": VICTIM})
    assert answer.status_code == 200


@pytest.mark.parametrize("farewell", [b"", b"\x88\x80\0\0\0\0"], ids=["never closes", "closes"])
def test_what_is_sent_to_a_server_that_has_closed_is_not_read_for_long(
    server: ServerProcess, farewell: bytes
) -> None:
    with closing(raw_socket(server, table_of(server))) as opened:
        opened.settimeout(TIMEOUT)
        opened.sendall(frame(1, b"not a message"))
        received = b""
        while b"not-understood" not in received:
            received += opened.recv(65536)
        begun = time.monotonic()
        opened.sendall(frame(1, b"x" * 100) * 10 + farewell)
        if farewell:
            assert opened.recv(1) == b""  # closed in order, not reset
        else:
            with suppress(ConnectionError):
                while time.monotonic() < begun + CLOSING_SECONDS:
                    opened.sendall(frame(1, b"x" * 100) * 1000)
        assert time.monotonic() < begun + CLOSING_SECONDS / 2


def test_what_a_client_sends_too_fast_is_not_kept_for_it(server: ServerProcess) -> None:
    """It stays with the client, which has to wait: tens of thousands of small frames take long to drop."""
    accepted = 0
    with closing(raw_socket(server, table_of(server), "192.0.2.98")) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        opened.sendall(frame(1, b'{"type":"hello","token":null}'))
        opened.setblocking(False)
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            if select.select([], [opened], [], 0.1)[1]:
                accepted += opened.send(frame(1, b'{"type":"ping"}') * 100)
    assert accepted < 150_000


def test_a_server_that_is_late_gives_an_address_no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("cantina.server.limits.time.monotonic", lambda: now)
    work = limits.WorkLimit(rate=100.0)
    with suppress(RequestRejected):
        while now < 2 * limits.PATIENCE_SECONDS:
            while (delay := work.spend(5.0)) == 0.0:
                pass
            now += delay + 0.2  # everything else was done first
            work.resume()
    assert limits.PATIENCE_SECONDS < now < 2 * limits.PATIENCE_SECONDS
    now += 1.0  # now it has rested
    assert work.spend(5.0) == 0.0


def test_connecting_again_does_not_reset_the_limit_of_chat(server: ServerProcess) -> None:
    table = table_of(server)
    said = 0
    for number in range(6):
        with open_socket(server, table, "192.0.2.77") as opened:
            for line in range(6):
                opened.send(
                    msgspec.json.encode({"type": "chat", "id": f"{number} {line}", "text": "x"}).decode()
                )
                while (answer := msgspec.json.decode(opened.recv(timeout=TIMEOUT)))["type"] not in (
                    "done",
                    "rejected",
                ):
                    pass
                said += answer["type"] == "done"
    assert 8 <= said < 30  # eight at once, and one for every second it took


# -- connections ------------------------------------------------------------------------------------


def test_idle_connections_of_one_address_are_refused_and_closed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db", "--tables", "200", "--sockets", "10")
    try:
        port = int(server.url.rpartition(":")[2])
        server.http.close()
        with ExitStack() as stack:
            refused = 0
            for _ in range(120):
                opened = stack.enter_context(closing(socket.create_connection(("127.0.0.1", port), timeout=5)))
                opened.settimeout(0.05)
                with suppress(TimeoutError):
                    try:
                        refused += opened.recv(1) == b""
                    except ConnectionError:
                        refused += 1
            assert refused >= 60
            elsewhere = httpx.HTTPTransport(local_address="127.0.0.7")
            with httpx.Client(transport=elsewhere, timeout=TIMEOUT) as client:
                assert client.get(f"{server.url}/health").status_code == 200
    finally:
        server.stop()


@pytest.mark.parametrize(
    "sent",
    [b"GET / HTTP/1.1\r\n" + b"X-Padding: " + b"x" * 40_000, b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 4_000],
    ids=["a long header", "many headers"],
)
def test_headers_are_bounded(server: ServerProcess, sent: bytes) -> None:
    port = int(server.url.rpartition(":")[2])
    with closing(socket.create_connection(("127.0.0.1", port), timeout=10)) as opened:
        opened.sendall(sent)
        try:
            received = opened.recv(4096)
        except ConnectionError:
            received = b""
        assert received == b"" or b" 400 " in received


@contextmanager
def impatient_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server that answers everything, with the real protocols and little patience; its port."""
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.4)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass
        elif scope["type"] == "http":
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})

    open_connections = connections.OpenConnections(per_address=20, total=20)
    http, ws = connections.http_protocol(open_connections), connections.socket_protocol(open_connections)
    running = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="off", http=http, ws=ws))
    listening = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        running.should_exit = True
        thread.join()
        listening.close()


def test_a_websocket_stays_open_longer_than_a_request_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    with impatient_server(monkeypatch) as port, connect(f"ws://127.0.0.1:{port}/") as opened:
        for _ in range(10):
            time.sleep(0.1)
            opened.send("x")
        assert opened.ping().wait(TIMEOUT)


def test_a_connection_serves_many_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    with impatient_server(monkeypatch) as port, httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        for _ in range(8):
            assert client.get("/").status_code == 204
            time.sleep(0.1)


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nHost:", b"POST /api/mine HTTP/1.1\r\nContent-Length: 9\r\n\r\n"]
)
def test_a_request_that_never_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    with (
        impatient_server(monkeypatch) as port,
        closing(socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT)) as opened,
    ):
        opened.sendall(sent)
        with suppress(ConnectionError):
            while opened.recv(4096):  # there may be an answer, and then the end, long before the timeout
                pass


# -- proxies ----------------------------------------------------------------------------------------


def test_forwarded_addresses_are_believed_only_from_trusted_proxies(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db", "--tables", "1")
    request = {"game": GAME, "seats": [{"who": "me"}, {"who": "bot"}]}
    try:
        answers = [
            server.http.post("/api/tables", json=request, headers={"X-Forwarded-For": f"192.0.2.{number}"})
            for number in range(2)
        ]
        assert [answer.status_code for answer in answers] == [201, 429]
    finally:
        server.stop()


# -- replays ----------------------------------------------------------------------------------------


def test_replays_are_limited_where_they_are_asked_for(server: ServerProcess) -> None:
    """Two people have a replay made for one address; a third request at once is refused with its reason."""
    table, tokens = server.start_table(GAME, "me", "easy")
    with Client(server, table, tokens["0"]) as me:
        me.play()
        me.wait_for_end()
    headers = {"X-Forwarded-For": "192.0.2.55"}
    paths = [
        f"/api/tables/{table}/replay?{viewer}text={text}" for viewer in ("", "seat=0&") for text in ("en", "es")
    ]

    def ask(path: str) -> httpx.Response:
        return httpx.get(f"{server.url}{path}", headers=headers, timeout=TIMEOUT)

    with answered_quickly(server), ThreadPoolExecutor(len(paths)) as asking:
        answers = list(asking.map(ask, paths))
    refused = [answer for answer in answers if answer.status_code != 200]
    assert refused
    assert {(answer.status_code, answer.json()["code"]) for answer in refused} == {(429, "too-many-replays")}
    made = next(path for path, answer in zip(paths, answers, strict=True) if answer.status_code == 200)
    with ThreadPoolExecutor(8) as asking:  # one that has been made is free, however many ask for it at once
        assert {answer.status_code for answer in asking.map(ask, [made] * 16)} == {200}


def test_replays_of_one_address_are_limited() -> None:
    from cantina.server.cluster import SingleProcess
    from cantina.server.errors import RequestRejected
    from cantina.server.limits import REPLAYS_AT_ONCE, AddressLimits
    from cantina.server.settings import Settings

    limits = AddressLimits(Settings(Path("x")), SingleProcess())
    with limits.replay("a") as bucket:
        bucket.spend(100.0)
    with pytest.raises(RequestRejected, match="too-many-replays"), limits.replay("a"):
        pass
    with ExitStack() as stack:
        for _ in range(REPLAYS_AT_ONCE):
            stack.enter_context(limits.replay("b"))
        with pytest.raises(RequestRejected, match="too-many-replays"), limits.replay("b"):
            pass
    with limits.replay("b"):
        pass
