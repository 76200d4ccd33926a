"""A player who connects to another server process when its own is gone, as browsers behind a balancer do."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from itertools import count

from server_process import Client, ServerProcess
from websockets.exceptions import WebSocketException

PAUSE_SECONDS = 0.2


class RoamingPlayer(threading.Thread):
    """Plays one seat until it is stopped or the match is over; what was not acknowledged is sent again."""

    def __init__(
        self,
        servers: Sequence[ServerProcess],
        first: int,
        table: str,
        seat: int,
        token: str,
        pause: float = 0.0,
    ) -> None:
        super().__init__(daemon=True)
        self._servers = servers
        self._first = first
        self._pause = pause
        self.table = table
        self.seat = seat
        self._token = token
        self._stopping = threading.Event()
        self.acknowledged: list[str] = []
        """The ids of the choices that a server has said are made."""
        self.rejected: list[str] = []
        """The codes of those that it has refused."""
        self.gaps: list[tuple[float, float]] = []
        """When a connection was lost, and when another one worked."""
        self.steps: list[tuple[float, int]] = []
        """When which step arrived."""
        self.server = first
        """The number of the server it is connected to."""

    def stop(self) -> None:
        self._stopping.set()

    def run(self) -> None:
        pending: tuple[str, int, int] | None = None
        numbers = count()
        lost_at: float | None = None
        for attempt in count(self._first):
            if self._stopping.is_set():
                return
            self.server = attempt % len(self._servers)
            try:
                with Client(self._servers[self.server], self.table, self._token) as me:
                    me.wait_for_update()
                    if lost_at is not None:
                        self.gaps.append((lost_at, time.monotonic()))
                        lost_at = None
                    while not self._stopping.is_set():
                        if pending is None:
                            decision = self._next_decision(me)
                            if decision is None:
                                return
                            name = f"{self.seat}-{next(numbers)}"
                            pending = (name, me.decision_number, decision)
                        name, number, choice = pending
                        answer = me.request("choose", id=name, decision_number=number, choice=choice)
                        pending = None
                        if answer["type"] == "done":
                            me.answered = number
                            self.acknowledged.append(name)
                        else:
                            self.rejected.append(answer["code"])
                        self._stopping.wait(self._pause)
            except (WebSocketException, OSError, EOFError, TimeoutError):
                lost_at = lost_at or time.monotonic()
                self._stopping.wait(PAUSE_SECONDS)

    def _next_decision(self, me: Client) -> int | None:
        """A choice of this seat's next decision; None: there will be none."""
        while not self._stopping.is_set():
            step = me.update["step"]
            if not self.steps or self.steps[-1][1] != step:
                self.steps.append((time.monotonic(), step))
            if me.update["result"] is not None:
                return None
            if me.has_to_decide:
                choices: list[int] = me.update["decision"]["choices"]
                return choices[int(step) % len(choices)]
            try:
                me._receive(1.0)
            except TimeoutError:
                continue
        return None
