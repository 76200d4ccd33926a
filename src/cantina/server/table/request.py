"""One request of a client, on its way through a table."""

from __future__ import annotations

from typing import Any

from cantina.server.errors import RequestRejected
from cantina.server.protocol import ToClient
from cantina.server.table.viewers import Viewer, encode


class Request:
    """A message, the connection it came from, and when."""

    __slots__ = ("message", "received_at", "viewer")

    def __init__(self, viewer: Viewer, message: Any, received_at: float) -> None:
        self.viewer = viewer
        self.message = message
        self.received_at = received_at

    @property
    def submission(self) -> str:
        """The same for a request that is sent twice, and for no other; PostgreSQL stores no zeros in text."""
        sender = self.viewer.address if self.viewer.seat is None else self.viewer.seat
        return f"{sender}:{self.message.id}".replace("\0", "\ufffd")

    def require_seat(self) -> int:
        """The seat it comes from; raises RequestRejected for spectators."""
        if self.viewer.seat is None:
            raise RequestRejected("only-watching")
        return self.viewer.seat

    def answer(self, message: ToClient) -> None:
        """Sends something to the connection it came from."""
        self.viewer.send(encode(message))
