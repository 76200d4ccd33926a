"""WebSocket connections to which framed messages are written, and which hand on those that arrive, past ASGI.

ASGI would frame, compress and queue each message for each connection. Here a message is framed once (see
message.py), and all that a connection is to have is written to it together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

from cantina.server.message import WINDOW_BITS, Message

EXTENSION = "cantina.frames"
"""The ASGI extension under which a WebSocket's scope has its FrameProtocol."""
MAX_UNSENT = 2**20
"""Bytes that may wait for a slow connection before it is closed; the client then reconnects."""

Listener = Callable[[bytes | None], float]
"""Is called with a message; returns the seconds for which that is put off, and nothing more is read. Then it is
called with None."""


class FrameProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, to which messages can be written without ASGI."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=WINDOW_BITS,
            )
        ]
        self.listener: Listener | None = None
        """Gets the text messages that arrive, past ASGI; None: they wait until the application reads them."""
        self._compressed = False
        self._unwritten: list[bytes] = []
        """Frames that are written when the event loop has done what it is doing."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self._compressed = bool(self.conn.extensions)
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def write(self, message: Message) -> bool:
        """Writes a message; False: the client reads too slowly."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return True  # whoever closes it says why
        if transport.get_write_buffer_size() > MAX_UNSENT:
            return False
        if not self._unwritten:
            self.loop.call_soon(self._flush)
        self._unwritten.append(message.frame(self._compressed))
        return True

    def _flush(self) -> None:
        """Writes what is unwritten with one call of the system, which costs more than all else about it."""
        frames, self._unwritten = self._unwritten, []
        if frames and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    async def send(self, message: Any) -> None:
        self._flush()  # what came before, goes before
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()
