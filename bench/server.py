"""Measures the server: 250 tables of 4 people, 1,000 sockets, durable log on, load from this process.

    PYTHONPATH=build/compiled python bench/server.py [--seconds 10] [--json]

The mark to beat, measured on a machine like ours: boardgame.io's Node server, in memory, updates of
4.4 KB: p99 from submission to last viewer 7.7 ms at 250 choices/s, saturation 930 choices/s, 230 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

GAME, TABLES, SEATS = "colt-express", 250, 4
STORED = 10_000
MARK = {"p99 ms": 7.7, "choices/s": 930.0, "MB": 230.0}


class Decision(msgspec.Struct):
    choices: list[int]


class Message(msgspec.Struct):
    """As much of a message as the load needs to read."""

    type: str
    step: int = -1
    ask: int = -1
    decision: Decision | None = None
    result: Any = None


decode = msgspec.json.Decoder(Message).decode


class Server:
    """The server in its own process, as `cantina serve` starts it."""

    def __init__(self, data: Path) -> None:
        begun = time.perf_counter()
        command = [sys.executable, "-m", "cantina", "serve", "--port", "0", "--no-open", "--data", str(data)]
        limits = ["--tables", "1000000", "--sockets", "5000", "--lang", "en"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [*command, *limits], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found is not None
        self.url = f"http://127.0.0.1:{found[1]}"
        while True:
            try:
                httpx.get(f"{self.url}/health")
                break
            except httpx.TransportError:
                time.sleep(0.01)
        self.opened = time.perf_counter() - begun

    @property
    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024

    @property
    def busy(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait()


class Table:
    """Four people at a table; one choice at a time, timed until the last of them has heard of it."""

    def __init__(self, name: str, tokens: dict[str, str]) -> None:
        self.name = name
        self.tokens = tokens
        self.sockets: list[ClientConnection] = []
        self.open: list[Message | None] = [None] * SEATS
        self.step = [-1] * SEATS
        self.over = False
        self.heard = asyncio.Event()
        self.sizes: list[int] = []
        self.count = 0

    async def sit(self, url: str) -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{self.name}/stream"
        for seat in range(SEATS):
            socket = await connect(address, max_size=2**24, compression=None)
            await socket.send(json.dumps({"type": "hello", "token": self.tokens[str(seat)]}))
            self.sockets.append(socket)

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            message = decode(text)
            if message.type == "update":
                self.sizes.append(len(text))
                self.open[seat] = message
                self.step[seat] = message.step
                self.over = self.over or message.result is not None
                self.heard.set()

    async def choose(self) -> float | None:
        """Makes one choice; how long it took to reach the last viewer, or None when nobody can."""
        asked = [
            seat for seat, heard in enumerate(self.open) if heard is not None and heard.decision is not None
        ]
        if not asked or self.over:
            return None
        seat = asked[0]
        message = self.open[seat]
        assert message is not None
        assert message.decision is not None
        self.count += 1
        choice = random.choice(message.decision.choices)
        before = max(self.step)
        body = {"type": "choose", "id": f"{self.count}", "ask": message.ask, "choice": choice}
        begun = time.perf_counter()
        await self.sockets[seat].send(json.dumps(body))
        while min(self.step) <= before:
            self.heard.clear()
            await self.heard.wait()
        return time.perf_counter() - begun


async def make_tables(url: str) -> list[Table]:
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        found = []
        for _ in range(TABLES):
            seats = [{"who": "me"}] * SEATS
            wish = {"game": GAME, "seats": seats, "pace": "fast", "start": True}
            seated = (await http.post("/api/tables", json=wish)).json()
            found.append(Table(seated["table"], seated["tokens"]))
    return found


async def steady(tables: list[Table], rate: float, seconds: float) -> list[float]:
    """So many choices a second in all, evenly spread; the latencies."""
    latencies: list[float] = []
    pause = len(tables) / rate
    until = time.perf_counter() + seconds

    async def one(table: Table, first: float) -> None:
        await asyncio.sleep(first)
        due = time.perf_counter()
        while due < until:
            took = await table.choose()
            if took is not None:
                latencies.append(took)
            due += pause
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    await asyncio.gather(*(one(table, pause * n / len(tables)) for n, table in enumerate(tables)))
    return latencies


async def flat_out(tables: list[Table], seconds: float) -> list[float]:
    """As fast as it goes, one choice at a time for each table; the latencies."""
    latencies: list[float] = []
    until = time.perf_counter() + seconds

    async def one(table: Table) -> None:
        while time.perf_counter() < until and (took := await table.choose()) is not None:
            latencies.append(took)

    await asyncio.gather(*map(one, tables))
    return latencies


def spread(latencies: list[float]) -> dict[str, float]:
    points = statistics.quantiles(latencies, n=100)
    return {"p50 ms": points[49] * 1000, "p95 ms": points[94] * 1000, "p99 ms": points[98] * 1000}


async def load(server: Server, seconds: float) -> dict[str, Any]:
    empty = server.megabytes
    tables = await make_tables(server.url)
    idle = server.megabytes
    for table in tables:
        await table.sit(server.url)
    listening = [asyncio.create_task(t.listen(seat)) for t in tables for seat in range(SEATS)]
    await asyncio.sleep(1)
    figures: dict[str, Any] = {}
    busy, begun = server.busy, time.perf_counter()
    found = await steady(tables, 250, seconds)
    cores = (server.busy - busy) / (time.perf_counter() - begun)
    figures["at 250 choices/s"] = {**spread(found), "choices": len(found), "server cores": cores}
    begun = time.perf_counter()
    found = await flat_out(tables, seconds / 2)
    rate = len(found) / (time.perf_counter() - begun)
    figures["flat out"] = {"choices/s": rate, **spread(found)}
    active = server.megabytes
    sizes = [size for table in tables for size in table.sizes]
    figures["memory"] = {
        "empty MB": empty,
        "idle KB a table": (idle - empty) * 1024 / TABLES,
        "active KB a table": (active - empty) * 1024 / TABLES,
        "1,000 sockets and 250 active tables MB": active,
    }
    figures["update"] = {"mean KB": statistics.mean(sizes) / 1024}
    for task in listening:
        task.cancel()
    for table in tables:
        for socket in table.sockets:
            socket.transport.abort()
    return figures


async def store_tables(data: Path) -> None:
    """Many finished and unfinished tables in a file."""
    from cantina.server.seats import Seat
    from cantina.server.store import Kept, Row, SqliteStore

    store = SqliteStore(data)
    works = []
    for number in range(STORED):
        kept = Kept(f"stored-{number}", GAME, 4, {}, number, [Seat(token="x")] * 4, number, stage="playing")
        works.append(store.save(kept))
        works.append(store.append(kept.id, [Row(0, 0, 0, "", 5)]))
    await asyncio.gather(*works)
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "empty.db")
        opened = server.opened
        figures = uvloop.run(load(server, given.seconds))
        server.close()
        full = Path(folder) / "full.db"
        asyncio.run(store_tables(full))
        server = Server(full)
        figures["start"] = {"empty s": opened, f"with {STORED} tables s": server.opened}
        server.close()
    if given.json:
        print(json.dumps(figures, indent=1))
        return
    for name, values in figures.items():
        print(name)
        for unit, value in values.items():
            print(f"  {unit:<42} {value:10.2f}")
    print("boardgame.io, the mark")
    for unit, value in MARK.items():
        print(f"  {unit:<42} {value:10.2f}")


if __name__ == "__main__":
    main()
