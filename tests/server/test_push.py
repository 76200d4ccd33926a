"""Web Push: turns are told to a local receiver that decrypts what comes, and nothing is sent elsewhere."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import os
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from choose_game import game_for
from command import run
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from server_process import Client, ServerProcess, next_to_decide, run_in_thread

from cantina.kernel.errors import BadOption
from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.push import delivery, service
from cantina.server.push.delivery import BadEndpoint, check_endpoint
from cantina.server.push.encryption import encrypt
from cantina.server.push.keys import VapidKeys, from_base64url, public_bytes, to_base64url
from cantina.server.push.service import PushService
from cantina.server.push.subscription import Subscription
from cantina.server.store import TableRecord
from cantina.server.store.sqlite import SqliteStore

GAME = game_for(2).meta
LOOPBACK = [ipaddress.ip_network("127.0.0.0/8")]


class Browser:
    """A browser and its push service: takes messages over HTTP, checks who sends them, and decrypts them."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.status = 201
        self.messages: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        browser = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                browser.headers.append(dict(self.headers))
                browser.messages.append(json.loads(browser.decrypt(body)))
                self.send_response(browser.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.endpoint = f"http://127.0.0.1:{self._server.server_port}/send/abc"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def subscription(self, token: str, language: str = "es") -> dict[str, str]:
        return {
            "token": token,
            "endpoint": self.endpoint,
            "public_key": to_base64url(public_bytes(self.key.public_key())),
            "auth_secret": to_base64url(self.auth),
            "language": language,
        }

    def decrypt(self, body: bytes) -> bytes:
        """RFC 8291, from the receiver's side."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + public_bytes(self.key.public_key()) + theirs
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(self.key.exchange(ec.ECDH(), sender))
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2")

    def wait(self, count: int = 1) -> None:
        deadline = time.monotonic() + 20
        while len(self.messages) < count:
            assert time.monotonic() < deadline, "no message came"
            time.sleep(0.02)


@pytest.fixture
def browser() -> Iterator[Browser]:
    found = Browser()
    yield found
    found.close()


def check_authorization(header: str, endpoint_origin: str) -> None:
    """Checks the signed token as a push service does (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    assert scheme == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = fields["t"].rpartition(".")
    raw = from_base64url(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(fields["k"]))
    key.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(from_base64url(signed.split(".")[1]))
    assert claims["aud"] == endpoint_origin
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    assert claims["sub"] == "mailto:host@example.org"


def test_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, section 5."""
    private = ec.derive_private_key(
        int.from_bytes(from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1()
    )
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        salt=from_base64url("DGv6ra1nlYgDCS1FRnbzlw"),
        private=private,
    )
    assert to_base64url(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_keys_are_written_once_for_their_owner_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "push.json"
    run("push-keys", str(file), "--contact", "mailto:host@example.org")
    assert file.stat().st_mode & 0o077 == 0
    keys = VapidKeys.read(file)
    assert len(from_base64url(keys.public)) == 65
    check_authorization(keys.authorization("https://push.example.org/x"), "https://push.example.org")
    with pytest.raises(InvalidSignature):
        check_authorization(
            f"{keys.authorization('https://a.org/')[:-87]}{VapidKeys.make('mailto:host@example.org').public}",
            "https://a.org",
        )
    again = run("push-keys", str(file), "--contact", "mailto:host@example.org", "--lang", "en", code=2)
    assert "does not exist yet" in again
    assert "mailto:" in run("push-keys", str(tmp_path / "other"), "--contact", "me", "--lang", "es", code=2)
    file.write_text("{}", encoding="utf-8")
    with pytest.raises(BadOption, match="push-keys"):
        VapidKeys.read(file)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://93.184.215.14/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.1.2.3/x",
        "https://192.168.1.1:8443/x",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[fd00::1]/x",
        "https://0.0.0.0/x",
        "https://2130706433/x",
        "https://224.0.0.1/x",
        "https://user@push.example.org/x",
        "https://push.example.org:99999/x",
        "file:///etc/passwd",
        "https:///x",
        "ftp://93.184.215.14/x",
        "https://push.example.org/" + "x" * 1000,
        "https://push.example.org/\r\nX: y",
    ],
)
def test_the_server_is_not_made_to_call_other_addresses(endpoint: str) -> None:
    with pytest.raises(BadEndpoint):
        check_endpoint(endpoint, [])


def test_public_addresses_and_those_the_operator_allows_are_called() -> None:
    check_endpoint("https://93.184.215.14/x", [])
    check_endpoint("http://127.0.0.1:5/x", LOOPBACK)
    with pytest.raises(BadEndpoint):
        check_endpoint("http://10.0.0.1:5/x", LOOPBACK)


def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch, browser: Browser
) -> None:
    """A name that means a public address when it is checked and another one later reaches nothing else."""
    answers = iter(["127.0.0.1", "10.0.0.1"])
    real = socket.getaddrinfo

    def lookup(host: str, port: int, *args: Any, **options: Any) -> Any:
        return real(next(answers) if host == "push.example.org" else host, port, *args, **options)

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    endpoint = browser.endpoint.replace("127.0.0.1", "push.example.org")
    body = encrypt(b"{}", browser.subscription("")["public_key"], to_base64url(browser.auth))
    assert delivery.deliver(endpoint, body, "vapid", "topic", LOOPBACK) == 201
    assert browser.headers[0]["Host"] == endpoint.split("/")[2]


def with_service(path: Path, use: Callable[[PushService, SqliteStore], Coroutine[Any, Any, None]]) -> None:
    async def work() -> None:
        store = SqliteStore(path / "cantina.db")
        push = PushService(store, VapidKeys.make("mailto:host@example.org"), LOOPBACK)
        record = TableRecord("table", GAME.name, 2, {}, 1, [], 0)
        try:
            await store.save(record)
            await use(push, store)
        finally:
            await push.close()
            await store.close()

    run_in_thread(work())


async def until(condition: Callable[[], Coroutine[Any, Any, bool]]) -> None:
    for _ in range(500):
        if await condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came")


def request_of(browser: Browser, number: int = 0) -> p.Subscribe:
    fields = browser.subscription("token")
    return p.Subscribe(**{**fields, "endpoint": f"{fields['endpoint']}{number}"})  # type: ignore[arg-type]


def test_a_decision_is_told_once_and_only_to_whoever_holds_the_seat(tmp_path: Path, browser: Browser) -> None:
    async def use(push: PushService, store: SqliteStore) -> None:
        async def came() -> bool:
            return len(browser.messages) == 1

        await push.subscribe("table", 1, "hash", request_of(browser))
        for _ in range(3):
            await push.notify("table", GAME.name, 7, {1: "hash"})
        await push.notify("table", GAME.name, 8, {0: "another"})
        await until(came)
        assert browser.messages == [{"title": "Te toca", "body": GAME.title["es"], "table": "table"}]
        await push.subscribe("table", 1, "hash", request_of(browser))  # the page was opened again
        await push.notify("table", GAME.name, 7, {1: "hash"})
        await push.notify("table", GAME.name, 9, {1: "the hash of who has the seat now"})
        assert await store.subscriptions("table") == []
        await asyncio.sleep(0.2)
        assert len(browser.messages) == 1

    with_service(tmp_path, use)


@pytest.mark.parametrize(("status", "kept"), [(410, 0), (404, 0), (201, 1), (400, 1), (503, 1)])
def test_expired_subscriptions_are_removed(tmp_path: Path, browser: Browser, status: int, kept: int) -> None:
    async def use(push: PushService, store: SqliteStore) -> None:
        async def told() -> bool:
            return len(browser.messages) == 1 and len(await store.subscriptions("table")) == kept

        browser.status = status
        await push.subscribe("table", 1, "hash", request_of(browser))
        await push.notify("table", GAME.name, 7, {1: "hash"})
        await until(told)

    with_service(tmp_path, use)


def test_a_push_service_that_is_busy_is_asked_once_more(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "RETRY_SECONDS", 0.05)

    async def use(push: PushService, store: SqliteStore) -> None:
        async def told() -> bool:
            return len(browser.messages) == 2

        browser.status = 503
        await push.subscribe("table", 1, "hash", request_of(browser))
        await push.notify("table", GAME.name, 7, {1: "hash"})
        await until(told)
        await asyncio.sleep(0.3)
        assert len(browser.messages) == 2

    with_service(tmp_path, use)


def test_messages_and_subscriptions_are_bounded(tmp_path: Path, browser: Browser) -> None:
    async def use(push: PushService, store: SqliteStore) -> None:
        for number in range(service.PER_SEAT + 3):
            await push.subscribe("table", 1, "hash", request_of(browser, number))
        stored = await store.subscriptions("table")
        assert [one.endpoint[-1] for one in stored] == [str(3 + number) for number in range(service.PER_SEAT)]
        for decision in range(20):
            await push.notify("table", GAME.name, decision, {1: "hash"})
        await asyncio.sleep(0.5)
        assert len(browser.messages) == service.TABLE_BURST

    with_service(tmp_path, use)


def test_subscriptions_go_with_their_table(tmp_path: Path) -> None:
    async def use(push: PushService, store: SqliteStore) -> None:
        one = Subscription(0, "hash", "https://push.example.org/x", "key", "secret", "en")
        await store.save_subscription("table", one)
        assert await store.subscriptions("table") == [one]
        await store.delete("table")
        await store.save_subscription("table", one)
        assert await store.subscriptions("table") == []

    with_service(tmp_path, use)


@pytest.mark.parametrize(
    "fault",
    [
        {"auth_secret": "c2hvcnQ"},
        {"public_key": "bm8ga2V5"},
        {"public_key": "ñ"},
        {"endpoint": "https://127.0.0.1/x"},
    ],
)
def test_a_bad_subscription_is_refused_with_a_reason(browser: Browser, fault: dict[str, str]) -> None:
    async def work() -> None:
        push = PushService(None, VapidKeys.make("mailto:host@example.org"))  # type: ignore[arg-type]
        try:
            with pytest.raises(RequestRejected, match="bad-subscription"):
                await push.subscribe("t", 0, "h", p.Subscribe(**{**browser.subscription("t"), **fault}))  # type: ignore[arg-type]
        finally:
            await push.close()

    run_in_thread(work())


def test_a_server_without_keys_tells_nobody(tmp_path: Path, browser: Browser) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    try:
        assert server.http.get("/api/games").json()["push_key"] is None
        table, tokens = server.start_table(GAME.name, "me", "easy")
        answer = server.http.post(f"/api/tables/{table}/push", json=browser.subscription(tokens["0"]))
        assert (answer.status_code, answer.json()["code"]) == (404, "push-off")
    finally:
        server.stop()


def test_somebody_who_has_gone_away_is_told_of_their_turn(tmp_path: Path, browser: Browser) -> None:
    file = tmp_path / "push.json"
    VapidKeys.make("mailto:host@example.org").write(file)
    allowed = ("--push-keys", str(file), "--push-network", "127.0.0.0/8")
    server = ServerProcess(tmp_path / "cantina.db", *allowed)
    try:
        assert server.http.get("/api/games").json()["push_key"] == VapidKeys.read(file).public
        table, tokens = server.start_table(GAME.name, "me", "me")
        path = f"/api/tables/{table}/push"
        stranger = server.http.post(path, json=browser.subscription("x" * 32))
        assert (stranger.status_code, stranger.json()["code"]) == (409, "no-such-seat")
        inside = {**browser.subscription(tokens["1"]), "endpoint": "https://10.0.0.1/x"}
        refused = server.http.post(path, json=inside)
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-subscription")
        assert server.http.post(path, json=browser.subscription(tokens["1"])).status_code == 204
        with Client(server, table, tokens["0"]) as here:
            with Client(server, table, tokens["1"]) as away:
                while next_to_decide(here, away) is away:
                    away.choose()
            while here.has_to_decide:
                here.choose()
                here.drain(0.1)
            browser.wait()
        assert browser.messages == [{"title": "Te toca", "body": GAME.title["es"], "table": table}]
        check_authorization(browser.headers[0]["Authorization"], browser.endpoint.removesuffix("/send/abc"))
        end = {"token": tokens["1"], "endpoint": browser.endpoint}
        assert server.http.post(f"{path}/end", json=end).status_code == 204
    finally:
        assert "Traceback" not in server.stop()
