"""A real server in its own process, and clients that speak its protocol."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from cantina.kernel.view_changes import apply_changes

TIMEOUT = 30.0
T = TypeVar("T")


class ServerProcess:
    """The server as people start it; it can be killed and started again on the same data."""

    def __init__(self, data: Path | str, *arguments: str, port: int = 0) -> None:
        self._given_data = data
        self._arguments = (
            *("--analyst", "greedy:12"),
            *(arguments or ("--tables", "100000", "--sockets", "2000")),
        )
        self._port = port
        self.start()

    @property
    def data(self) -> Path:
        """The SQLite file."""
        assert isinstance(self._given_data, Path)
        return self._given_data

    def start(self) -> None:
        command = [sys.executable, "-m", "cantina", "serve", "--port", str(self._port), "--no-open"]
        self.process = subprocess.Popen(
            [*command, "--data", str(self._given_data), "--lang", "en", *self._arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
            cwd=self.data.parent if isinstance(self._given_data, Path) else None,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, line or self.process.communicate(timeout=10)[1]
        self._port = int(found[1])
        self.url = f"http://127.0.0.1:{self._port}"
        self.http = httpx.Client(base_url=self.url, timeout=TIMEOUT)

    def kill(self) -> None:
        """Kills the process, as a power cut would."""
        self.http.close()
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> str:
        """Stops the server; returns what it has logged."""
        self.http.close()
        self.process.send_signal(signal.SIGINT)
        try:
            _, logged = self.process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            _, logged = self.process.communicate()
        return logged

    def make_table(self, game: str, *seats: str, **request: Any) -> tuple[str, dict[str, str]]:
        """Makes a table; seats are `me`, `open`, or a bot's level. Bots answer at once unless told otherwise.

        Returns its id and the tokens by seat.
        """
        plan = [{"who": who} if who in ("me", "open") else {"who": "bot", "level": who} for who in seats]
        answer = self.http.post("/api/tables", json={"game": game, "seats": plan, "pace": "fast", **request})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"], made["tokens"]

    def start_table(self, game: str, *seats: str, **request: Any) -> tuple[str, dict[str, str]]:
        """Makes a table and starts its match."""
        return self.make_table(game, *seats, start=True, **request)


class Client:
    """One WebSocket at a table."""

    def __init__(
        self,
        server: ServerProcess,
        table: str,
        token: str | None = None,
        since: int = -1,
        reconnecting: bool = False,
    ) -> None:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/stream"
        self._open = ExitStack()
        # Without a bound: behind too many unread messages it would not find the answer to its closing.
        opened = connect(address, max_size=2**24, max_queue=None, open_timeout=TIMEOUT)
        self.socket: ClientConnection = self._open.enter_context(opened)
        self.received: list[str] = []
        """Every message so far, as it came."""
        self.update: dict[str, Any] = {}
        """The last update."""
        self.view: Any = None
        """The view, by what the updates so far have told."""
        self.lobby: dict[str, Any] = {}
        """The last state of the table and its seats."""
        self.answered = -1
        """The number of the last decision this client has answered."""
        self._requests = 0
        self.send({"type": "hello", "token": token, "since": since, "reconnecting": reconnecting})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    @property
    def decision_number(self) -> int:
        number: int = self.update["decision_number"]
        return number

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def receive(self, *types: str) -> dict[str, Any]:
        """The next message of these types; updates and lobbies on the way are remembered."""
        while True:
            message = self._receive(TIMEOUT)
            if message["type"] in types:
                return message

    def _receive(self, timeout: float) -> dict[str, Any]:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "update":
            self.update = message
            if message["view"] is not None:
                self.view = message["view"]
            for step in message["steps"]:
                for changes in step["changes"]:
                    self.view = apply_changes(self.view, changes)
        elif message["type"] == "lobby":
            self.lobby = message
        return message

    def request(self, message_type: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and waits for its answer."""
        self._requests += 1
        request_id = fields.pop("id", f"{id(self)}-{self._requests}")
        self.send({"type": message_type, "id": request_id, **fields})
        while True:
            answer = self.receive("done", "rejected", "why-not-reasons", "hint-result", "text-board-result")
            if answer["id"] == request_id:
                return answer

    def wait_for_update(self) -> dict[str, Any]:
        """The last update, or the first one as soon as there is a match."""
        return self.update or self.receive("update")

    def wait_for_decision(self) -> dict[str, Any] | None:
        """Waits for a decision of this seat that it has not answered; None: the match is over."""
        while True:
            update = self.wait_for_update()
            if update["result"] is not None:
                return None
            if self.has_to_decide:
                decision: dict[str, Any] = update["decision"]
                return decision
            self.receive("update")

    @property
    def has_to_decide(self) -> bool:
        return self.update["decision"] is not None and self.decision_number != self.answered

    def choose(self, choice: int | None = None, **fields: Any) -> dict[str, Any]:
        """Answers the open decision, by default with its first choice."""
        decision = self.wait_for_decision()
        assert decision is not None
        chosen = decision["choices"][0] if choice is None else choice
        number = self.decision_number
        answer = self.request("choose", **{"decision_number": number, "choice": chosen, **fields})
        if answer["type"] == "done":
            self.answered = number
        return answer

    def play(self, steps: int = 100_000, pick: int = 0) -> int:
        """Answers until the match is over, or so many times; returns how often."""
        made = 0
        while made < steps and (decision := self.wait_for_decision()) is not None:
            choices = decision["choices"]
            answer = self.choose(choices[(pick + made) % len(choices)])
            assert answer["type"] == "done", answer
            made += 1
        return made

    def wait_for_end(self) -> None:
        """Waits until the table says that the match is over."""
        while not self.lobby or self.lobby["table"]["stage"] != "over":
            self.receive("lobby")

    def drain(self, seconds: float = 0.15) -> None:
        """Reads what has already arrived, until nothing comes for a moment."""
        with suppress(TimeoutError):
            while True:
                self._receive(seconds)


def next_to_decide(*clients: Client) -> Client:
    """Of several clients at a table, one that has to decide."""
    while True:
        for client in clients:
            client.wait_for_update()
            if client.has_to_decide:
                return client
        for client in clients:
            client.drain(0.02)


def run_in_thread(work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine in its own thread: in this one the event loop of a browser may be running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
