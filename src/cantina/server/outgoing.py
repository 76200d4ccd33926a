"""Writes messages to one WebSocket: all that it is to have at a time together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cantina.server.message import Message

MAX_UNSENT = 2**20
"""Bytes that may wait for a slow connection before it is closed; the client then reconnects."""


class Outgoing:
    def __init__(
        self, transport: Any, call_soon: Callable[[Callable[[], None]], Any], compressed: bool
    ) -> None:
        self._transport = transport
        self._call_soon = call_soon
        self._compressed = compressed
        """Whether the client reads compressed messages."""
        self._unwritten: list[bytes] = []
        """Frames that are written when the event loop has done what it is doing."""
        self.closed = False
        """Whether the WebSocket has been closed by us: nothing may follow that."""

    def write(self, message: Message) -> bool:
        """Writes a message; False: the client reads too slowly."""
        if self.closed or self._transport.is_closing():
            return True  # whoever closes it says why
        if self._transport.get_write_buffer_size() > MAX_UNSENT:
            return False
        if not self._unwritten:
            self._call_soon(self.flush)
        self._unwritten.append(message.frame(self._compressed))
        return True

    def flush(self) -> None:
        """Writes what is unwritten with one call of the system, which costs more than all else about it."""
        frames = self._unwritten
        if frames:
            self._unwritten = []
            if not (self.closed or self._transport.is_closing()):
                self._transport.write(frames[0] if len(frames) == 1 else b"".join(frames))
