"""Attacks a server of its own from one address, and measures how long somebody at another one waits.

    python bench/attacks.py [--seconds 8] [--only WORD] [--p99 50]

Attacker and victim have different addresses of the loopback network (127.0.0.66 and 127.0.0.7: Linux). The
server has the limits that people get. The victim plays a match of two people, 20 choices a second; the attacker
is a process of its own. Every attack is bounded: it ends after the given seconds, and holds at most 1,000
connections.
With `--p99` it fails if the acknowledgement of a choice takes longer than so many milliseconds in more than one
of 100 cases; for turns of bots and for hints there is no such limit: their thinking is part of the wait.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import multiprocessing
import os
import re
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import cantina

ATTACKER, VICTIM = "127.0.0.66", "127.0.0.7"
CHOICES_A_SECOND = 20
GAME = next(name for name in cantina.games() if cantina.game(name).meta.seats[0] <= 2)


# -- clients ----------------------------------------------------------------------------------------


def http(port: int, address: str) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)


def new_table(client: httpx.Client, *seats: str) -> tuple[str, dict[str, str]]:
    """A running match; seats are `me` or a bot's level."""
    plan = [{"who": "me"} if who == "me" else {"who": "bot", "level": who} for who in seats]
    request = {"game": GAME, "seats": plan, "pace": "fast", "start": True}
    while (answer := client.post("/api/tables", json=request)).status_code == 429 and "fast" in answer.text:
        time.sleep(0.5)
    made = answer.raise_for_status().json()
    return made["table"], made["tokens"]


@contextlib.asynccontextmanager
async def seat_at(port: int, address: str, table: str, token: str | None = None) -> Any:
    """A WebSocket at a table, after its hello."""
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/stream"
    async with connect(url, local_addr=(address, 0), max_size=2**24, close_timeout=1) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        yield socket


class Player:
    """Somebody who answers decisions and measures how long the table takes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.decision: dict[str, Any] | None = None
        self.number = -1
        self.over = False
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._reader = asyncio.create_task(self._read())
        self._reader.add_done_callback(self._end)

    def _end(self, reader: asyncio.Task[None]) -> None:
        """Nobody waits for a connection that is closed."""
        if not reader.cancelled():
            reader.exception()
        self.over = True
        self._changed.set()
        for answer in self._answers.values():
            answer.set_exception(ConnectionError("the connection is closed"))

    async def _read(self) -> None:
        async for text in self.socket:
            message = msgspec.json.decode(text)
            if message["type"] == "update":
                self.decision, self.number = message["decision"], message["decision_number"]
                self.over = message["result"] is not None
                self._changed.set()
            elif message.get("id") in self._answers:
                self._answers.pop(message["id"]).set_result(message)

    async def ask(self, **message: Any) -> float:
        """Sends a request; the seconds until it is answered."""
        begun = time.perf_counter()
        name = f"{id(self)}{begun}"
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        await self.socket.send(msgspec.json.encode({"id": name, **message}).decode())
        await answer
        return time.perf_counter() - begun

    async def choose(self) -> float:
        assert self.decision is not None
        choice, self.decision = self.decision["choices"][0], None
        return await self.ask(type="choose", decision_number=self.number, choice=choice)

    async def wait(self) -> None:
        """Waits until there is something to decide, or the match is over."""
        while self.decision is None and not self.over:
            self._changed.clear()
            await self._changed.wait()


# -- the victim -------------------------------------------------------------------------------------


async def play(port: int, seconds: float) -> list[float]:
    """Matches of two people, one choice after the other: how long each took to be acknowledged."""
    found: list[float] = []
    until = time.monotonic() + seconds
    client = http(port, VICTIM)
    while time.monotonic() < until:
        table, tokens = await asyncio.to_thread(new_table, client, "me", "me")
        async with (
            seat_at(port, VICTIM, table, tokens["0"]) as one,
            seat_at(port, VICTIM, table, tokens["1"]) as two,
        ):
            players = [Player(one), Player(two)]
            while time.monotonic() < until and not players[0].over:
                waits = [asyncio.create_task(player.wait()) for player in players]
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                for task in waits:
                    task.cancel()
                for player in players:
                    if player.decision is not None:
                        found.append(await player.choose())
                await asyncio.sleep(1 / CHOICES_A_SECOND)
    return found


async def play_easy_bot(port: int, seconds: float) -> list[float]:
    """A match against an easy bot: how long until it is the person's turn again."""
    found: list[float] = []
    until = time.monotonic() + seconds
    client = http(port, VICTIM)
    while time.monotonic() < until:
        table, tokens = await asyncio.to_thread(new_table, client, "me", "easy")
        async with seat_at(port, VICTIM, table, tokens["0"]) as socket:
            player = Player(socket)
            while time.monotonic() < until:
                begun = time.perf_counter()
                await player.wait()
                found.append(time.perf_counter() - begun)
                if player.over:
                    break
                await asyncio.sleep(1 / CHOICES_A_SECOND)
                await player.choose()
    return found[2:]  # the worker was started meanwhile


async def ask_hints(port: int, seconds: float) -> list[float]:
    """Somebody who asks for a hint now and then: how long it takes."""
    found: list[float] = []
    until = time.monotonic() + 3 * seconds
    table, tokens = await asyncio.to_thread(new_table, http(port, VICTIM), "me", "me")
    async with (
        seat_at(port, VICTIM, table, tokens["0"]) as one,
        seat_at(port, VICTIM, table, tokens["1"]) as two,
    ):
        players = [Player(one), Player(two)]
        while time.monotonic() < until:
            await asyncio.sleep(0.3)
            for player in players:
                if player.decision is not None:
                    found.append(await player.ask(type="hint", decision_number=player.number))
                    break
    return found[1:]  # the worker was started meanwhile


# -- the attacks ------------------------------------------------------------------------------------


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    return struct.pack("!BB4x", (128 if fin else 0) | opcode, 128 | len(payload)) + payload


async def send_frames(port: int, table: str, begin: bytes, repeated: bytes) -> None:
    """Frames as fast as the network takes them; connects again when it is cut off."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            head = (
                f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n"
            )
            writer.write(head.encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.write(begin)
            while not reader.at_eof():
                writer.write(repeated * 5000)
                await writer.drain()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(2**16), 0.001)
            writer.close()
        await asyncio.sleep(0.01)


async def send_messages(port: int, table: str, message: dict[str, Any]) -> None:
    """A message as often as the network takes it, each with its own id; connects again when it is cut off."""
    ids = itertools.count()
    while True:
        with contextlib.suppress(OSError, WebSocketException, TimeoutError):
            async with seat_at(port, ATTACKER, table) as socket:

                async def read(socket: ClientConnection = socket) -> None:
                    with contextlib.suppress(WebSocketException):
                        async for _ in socket:
                            pass

                reading = asyncio.create_task(read())
                while not reading.done():
                    numbered = {**message, "id": f"{id(socket)} {next(ids)}"} if "id" in message else message
                    await socket.send(msgspec.json.encode(numbered).decode())
                    await asyncio.sleep(0)
        await asyncio.sleep(0.02)


async def many(count: int, attack: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*[attack() for _ in range(count)])


async def hold_connections(port: int, count: int) -> None:
    """Idle connections, opened again when they are closed."""

    async def hold() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
                await reader.read()
                writer.close()
            await asyncio.sleep(0.2)

    await many(count, hold)


async def request(port: int, paths: list[str]) -> None:
    """HTTP requests, one after the other."""
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60
    ) as client:
        while True:
            for path in paths:
                with contextlib.suppress(httpx.HTTPError):
                    await client.get(path)


async def flood_http(port: int, request: bytes) -> None:
    """The same request over and over on one connection, as soon as the answer begins."""
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            try:
                writer.write(request)
                while await reader.read(65536):
                    writer.write(request)
            finally:
                writer.close()
        await asyncio.sleep(0.05)


def http_request(method: str, path: str) -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n".encode()


async def watched_play(port: int) -> None:
    """Matches of the attacker against quick bots, each with a spectator who wants text boards."""
    client = http(port, ATTACKER)

    async def watch(table: str) -> None:
        async with seat_at(port, ATTACKER, table, None) as socket:
            await socket.send(msgspec.json.encode(TEXT_BOARD).decode())
            async for _ in socket:
                pass

    async def keep(spectators: int) -> None:
        while True:
            table, tokens = await asyncio.to_thread(new_table, client, "me", "easy")
            watching = [asyncio.create_task(watch(table)) for _ in range(spectators)]
            with contextlib.suppress(OSError, WebSocketException):
                async with seat_at(port, ATTACKER, table, tokens["0"]) as socket:
                    player = Player(socket)
                    while not player.over:
                        await player.wait()
                        if not player.over:
                            await player.choose()
            for one in watching:
                one.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
            await asyncio.sleep(0.5)

    await asyncio.gather(keep(20), keep(5), keep(4), keep(4))


async def finished_tables(port: int, count: int) -> list[str]:
    """Finished matches of the attacker, to ask replays of."""
    client, found = http(port, ATTACKER), []
    for _ in range(count):
        table, tokens = await asyncio.to_thread(new_table, client, "me", "easy")
        async with seat_at(port, ATTACKER, table, tokens["0"]) as socket:
            player = Player(socket)
            while True:
                await player.wait()
                if player.over:
                    break
                await player.choose()
                await asyncio.sleep(0.005)
        found.append(table)
    return found


async def expert_tables(port: int, hints: bool) -> None:
    """Tables of experts, or of people who ask for hints all the time, as many as one address may watch."""
    client = http(port, ATTACKER)

    async def keep() -> None:
        seats = ("me", "me") if hints else ("me", "expert")
        table, tokens = await asyncio.to_thread(new_table, client, *seats)
        while True:
            with contextlib.suppress(OSError, WebSocketException):
                async with seat_at(port, ATTACKER, table, tokens["0"]) as socket:
                    player = Player(socket)
                    while True:
                        await player.wait()
                        if player.over:
                            await asyncio.sleep(1)
                        elif hints:
                            await player.ask(type="hint", decision_number=player.number)
                        else:
                            await player.choose()
            await asyncio.sleep(1)

    await many(36, keep)


Attack = Callable[[int, str, list[str]], Awaitable[None]]
TEXT_BOARD = {"type": "text-board", "id": "a", "language": "en"}


def replay_paths(finished: list[str]) -> list[str]:
    return [
        f"/api/tables/{table}/replay?{viewer}{text}"
        for table in finished
        for viewer in ("", "seat=0&", "seat=1&")
        for text in ("", "text=en", "text=es")
    ]


ATTACKS: list[tuple[str, Attack | None, Callable[[int, float], Awaitable[list[float]]]]] = [
    ("nothing", None, play),
    ("ping frames", lambda port, table, _: many(4, lambda: send_frames(port, table, b"", frame(9))), play),
    ("pong frames", lambda port, table, _: many(4, lambda: send_frames(port, table, b"", frame(10))), play),
    (
        "empty continuations",
        lambda port, table, _: many(
            4, lambda: send_frames(port, table, frame(1, b"{", fin=False), frame(0, fin=False))
        ),
        play,
    ),
    (
        "text boards, 38 sockets",
        lambda port, table, _: many(38, lambda: send_messages(port, table, TEXT_BOARD)),
        play,
    ),
    (
        "pings as messages, 38 sockets",
        lambda port, table, _: many(38, lambda: send_messages(port, table, {"type": "ping"})),
        play,
    ),
    (
        "chat, 38 sockets",
        lambda port, table, _: many(
            38, lambda: send_messages(port, table, {"type": "chat", "id": "", "text": "x" * 200})
        ),
        play,
    ),
    ("matches with 33 readers of text boards", lambda port, table, _: watched_play(port), play),
    ("1,000 idle connections", lambda port, table, _: hold_connections(port, 1000), play),
    ("uncached replays", lambda port, table, finished: request(port, replay_paths(finished)), play),
    (
        "HTTP requests, 20 connections",
        lambda port, table, _: many(20, lambda: request(port, ["/metrics", "/api/tables", "/api/games"])),
        play,
    ),
    (
        "unknown paths, 40 connections",
        lambda port, table, _: many(40, lambda: flood_http(port, http_request("GET", "/api/tables/x/y/z"))),
        play,
    ),
    (
        "methods that are not allowed, 76 connections",
        lambda port, table, _: many(76, lambda: flood_http(port, http_request("DELETE", "/api/games"))),
        play,
    ),
    (
        "rules, 40 connections",
        lambda port, table, _: many(
            40, lambda: flood_http(port, http_request("GET", f"/api/games/{GAME}/rules"))
        ),
        play,
    ),
    ("36 tables of experts", lambda port, table, _: expert_tables(port, hints=False), play),
    ("nothing, an easy bot's turn", None, play_easy_bot),
    (
        "36 tables of experts, an easy bot's turn",
        lambda port, table, _: expert_tables(port, False),
        play_easy_bot,
    ),
    ("nothing, a hint", None, ask_hints),
    ("36 tables of hints, a hint", lambda port, table, _: expert_tables(port, hints=True), ask_hints),
]


def run_attack(name: str, port: int, table: str, finished: list[str]) -> None:
    attack = next(attack for known, attack, _ in ATTACKS if known == name)
    assert attack is not None
    asyncio.run(attack(port, table, finished))  # type: ignore[arg-type]


# -- the server -------------------------------------------------------------------------------------


@contextlib.contextmanager
def running_server() -> Iterator[tuple[int, int]]:
    """The port and the process id of a server with the limits people get."""
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "cantina.db")
        command = [sys.executable, "-m", "cantina", "serve", "--port", "0", "--no-open", "--lang", "en"]
        server = subprocess.Popen(
            [*command, "--data", data, "--tables", "100000"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        try:
            assert server.stdout is not None
            found = re.search(r"localhost:(\d+)/", server.stdout.readline())
            assert found
            yield int(found[1]), server.pid
        finally:
            server.terminate()
            server.wait()


def memory_mb(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found[1]) / 1024 if found else 0.0


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] * 1000


def measure(name: str, attack: Attack | None, victim: Any, seconds: float) -> tuple[str, float]:
    """A row of the table, and the p99 in milliseconds."""
    with running_server() as (port, process):
        table, _ = new_table(http(port, ATTACKER), "me", "me")
        finished = asyncio.run(finished_tables(port, 2)) if "replays" in name else []
        attacker = None
        if attack is not None:
            attacker = multiprocessing.get_context("spawn").Process(
                target=run_attack, args=(name, port, table, finished), daemon=True
            )
            attacker.start()
            time.sleep(3.0)  # it has begun
        found = asyncio.run(victim(port, seconds))
        used = memory_mb(process)
        if attacker is not None:
            attacker.terminate()
            attacker.join()
    figures = [percentile(found, share) for share in (0.5, 0.99)] + [max(found) * 1000]
    row = f"| {name} | {len(found)} | " + " | ".join(f"{one:.1f}" for one in figures) + f" | {used:.0f} |"
    return row, figures[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--only", default="")
    parser.add_argument("--p99", type=float)
    given = parser.parse_args()
    slow = []
    print("| attack | answers | median ms | p99 ms | longest ms | server MB |")
    print("|---|---|---|---|---|---|")
    for name, attack, victim in ATTACKS:
        if given.only in name:
            row, p99 = measure(name, attack, victim, given.seconds)
            print(row, flush=True)
            if given.p99 is not None and victim is play and p99 >= given.p99:
                slow.append(name)
    if slow:
        sys.exit(f"p99 is {given.p99:g} ms or more during: {', '.join(slow)}")


if __name__ == "__main__":
    main()
