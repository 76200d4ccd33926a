"""WebSocket connections to which framed messages are written, and which hand on those that arrive, past ASGI.

ASGI would frame, compress and queue each message for each connection. Here a message is framed once (see
message.py), and all that a connection is to have is written to it together (see outgoing.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

from cantina.server.message import WINDOW_BITS
from cantina.server.outgoing import Outgoing

EXTENSION = "cantina.frames"
"""The ASGI extension under which a WebSocket's scope has its FrameProtocol."""

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
                client_no_context_takeover=True,  # what remembers a client's messages takes 7 KB for each
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=WINDOW_BITS,
            )
        ]
        self.listener: Listener | None = None
        """Gets the text messages that arrive, past ASGI; None: they wait until the application reads them."""
        self.closing = False
        """The application is about to close it: nothing more is handled."""
        self.outgoing: Outgoing | None = None
        """Writes messages without ASGI, once the handshake is done."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.outgoing = Outgoing(self.transport, self.loop.call_soon, bool(self.conn.extensions))
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def send(self, message: Any) -> None:
        if self.outgoing is not None:
            self.outgoing.flush()  # what came before, goes before
        await super().send(message)
        if self.outgoing is not None:
            self.outgoing.closed = self.close_sent
        if self.handshake_complete:  # nobody needs them any more, and there are many connections
            handshake: Any = self
            handshake.request = handshake.response = None

    def shutdown(self) -> None:
        if self.outgoing is not None:
            self.outgoing.flush()
        super().shutdown()
