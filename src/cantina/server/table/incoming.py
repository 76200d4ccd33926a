"""What a client says after its hello, on its way to the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.message import Message
from cantina.server.table.viewers import Viewer

if TYPE_CHECKING:
    from cantina.server.limits import WorkLimit
    from cantina.server.table.actor import Table

COSTS: dict[type[Any], float] = {
    p.Ping: 0.3,
    p.WhyNot: 4.0,
    p.Chat: 2.0,
    p.Hint: 3.0,
    p.Undo: 20.0,
    p.Start: 5.0,
    p.Rematch: 10.0,
}
"""Milliseconds of work that a message causes, about and at most; 1 for those that are not here. The making of
text boards is counted when they are made."""
POLICY_VIOLATION, MESSAGE_TOO_BIG = 1008, 1009
"""Close codes of RFC 6455."""

_decode = msgspec.json.Decoder(p.ClientMessage).decode
_pong = Message(msgspec.json.encode(p.Pong()))


class Incoming:
    """Hands messages to the table as soon as the share of their address in the server's work allows."""

    def __init__(
        self, table: Table, viewer: Viewer, work: WorkLimit, disconnect: Callable[[str, int], None]
    ) -> None:
        self._table = table
        self._viewer = viewer
        self._work = work
        self._disconnect = disconnect
        self._delayed: Any = None
        """A message that is put off: what others send comes first."""
        self._closing = False

    def receive(self, text: bytes | None) -> float:
        """Handles a message; returns the seconds until it is to be called with None, to handle it then."""
        if text is None:
            self._work.resume()
            self._handle(self._delayed)
            self._delayed = None
            return 0.0
        if self._closing:
            return 0.0
        if len(text) > p.LARGEST_MESSAGE:
            return self._close("too-large", MESSAGE_TOO_BIG)
        try:
            message = _decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return self._close("not-understood")
        try:
            delay = self._work.spend(COSTS.get(type(message), 1.0))
        except RequestRejected as rejected:
            return self._close(rejected.code)
        if delay:
            self._delayed = message
        else:
            self._handle(message)
        return delay

    def _handle(self, message: Any) -> None:
        if isinstance(message, p.Ping):
            self._viewer.send(_pong)
        elif isinstance(message, p.Hello):
            self._close("hello-twice")
        else:
            self._table.receive(self._viewer, message, time.perf_counter())

    def _close(self, reason: str, code: int = POLICY_VIOLATION) -> float:
        self._closing = True
        self._disconnect(reason, code)
        return 0.0
