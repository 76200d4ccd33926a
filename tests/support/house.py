"""A real server in a process of its own, and clients that speak its protocol."""

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

PATIENCE = 30.0
T = TypeVar("T")


class House:
    """The server as people start it; it can be killed and opened again on the same data."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        self._arguments = (
            *("--analyst", "greedy:12"),
            *(arguments or ("--tables", "100000", "--sockets", "2000")),
        )
        self._port = 0
        self.open()

    def open(self) -> None:
        command = [sys.executable, "-m", "cantina", "serve", "--port", str(self._port), "--no-open"]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data), "--lang", "en", *self._arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
            cwd=self.data.parent,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)/", line)
        assert found, line or self.process.communicate(timeout=10)[1]
        self._port = int(found[1])
        self.url = f"http://127.0.0.1:{self._port}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def kill(self) -> None:
        """Pulls the plug."""
        self.http.close()
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def close(self) -> str:
        """Ends the server; what it has logged."""
        self.http.close()
        self.process.send_signal(signal.SIGINT)
        try:
            _, said = self.process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            _, said = self.process.communicate()
        return said

    def make(self, game: str, *seats: str, **wish: Any) -> tuple[str, dict[str, str]]:
        """A table; seats are `me`, `open`, or a bot's level. Bots do not dawdle unless they are told to."""
        plan = [{"who": who} if who in ("me", "open") else {"who": "bot", "level": who} for who in seats]
        answer = self.http.post("/api/tables", json={"game": game, "seats": plan, "pace": "fast", **wish})
        assert answer.status_code == 201, answer.text
        seated = answer.json()
        return seated["table"], seated["tokens"]

    def start(self, game: str, *seats: str, **wish: Any) -> tuple[str, dict[str, str]]:
        return self.make(game, *seats, start=True, **wish)


class Client:
    """One socket at a table."""

    def __init__(
        self, house: House, table: str, token: str | None = None, since: int = -1, again: bool = False
    ) -> None:
        address = f"{house.url.replace('http', 'ws')}/api/tables/{table}/stream"
        self._open = ExitStack()
        opened = connect(address, max_size=2**24, open_timeout=PATIENCE)
        self.socket: ClientConnection = self._open.enter_context(opened)
        self.raw: list[str] = []
        self.update: dict[str, Any] = {}
        self.lobby: dict[str, Any] = {}
        self.answered = -1
        """The last decision this client has answered."""
        self._count = 0
        self.say({"type": "hello", "token": token, "since": since, "again": again})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; updates and lobbies on the way are noted."""
        while True:
            message = self._next(PATIENCE)
            if message["type"] in kinds:
                return message

    def _next(self, patience: float) -> dict[str, Any]:
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "update":
            self.update = message
        elif message["type"] == "lobby":
            self.lobby = message
        return message

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends something and waits for its answer."""
        self._count += 1
        number = fields.pop("id", f"{id(self)}-{self._count}")
        self.say({"type": kind, "id": number, **fields})
        while True:
            answer = self.hear("done", "refused", "reasons", "hinted", "board-text")
            if answer["id"] == number:
                return answer

    def until_told(self) -> dict[str, Any]:
        """How the match stands, as soon as there is a match."""
        return self.update or self.hear("update")

    def until_asked(self) -> dict[str, Any] | None:
        """Waits for a decision of this seat that it has not answered; None: the match is over."""
        while True:
            update = self.until_told()
            if update["result"] is not None:
                return None
            if update["decision"] is not None and update["ask"] != self.answered:
                decision: dict[str, Any] = update["decision"]
                return decision
            self.hear("update")

    def choose(self, choice: int | None = None, **fields: Any) -> dict[str, Any]:
        """Answers the open decision, with its first choice unless told otherwise."""
        decision = self.until_asked()
        assert decision is not None
        chosen = decision["choices"][0] if choice is None else choice
        ask = self.update["ask"]
        answer = self.ask("choose", **{"ask": ask, "choice": chosen, **fields})
        if answer["type"] == "done":
            self.answered = ask
        return answer

    def play(self, steps: int = 100_000, pick: int = 0) -> int:
        """Answers until the match is over, or so many times; how often it did."""
        made = 0
        while made < steps and (decision := self.until_asked()) is not None:
            choices = decision["choices"]
            answer = self.choose(choices[(pick + made) % len(choices)])
            assert answer["type"] == "done", answer
            made += 1
        return made

    def until_over(self) -> None:
        """Waits until the table says that the match is over."""
        while not self.lobby or self.lobby["table"]["stage"] != "over":
            self.hear("lobby")

    def settle(self) -> None:
        """Reads what has already arrived."""
        with suppress(TimeoutError):
            while True:
                self._next(0.15)


def in_turn(*clients: Client) -> Client:
    """Of several people at a table, one who has to decide."""
    while True:
        for client in clients:
            client.until_told()
            if client.update["decision"] is not None and client.update["ask"] != client.answered:
                return client
        for client in clients:
            client.settle()


def run(work: Coroutine[Any, Any, T]) -> T:
    """Runs a coroutine in a thread of its own: a browser's loop may be running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
