"""The TCP connections of the server: how many there may be, how long they may be idle, and what they may send.

uvicorn's protocols read whatever a client sends as fast as it comes. These read it frame by frame, and close a
connection that keeps the server busy with frames that are no messages, or holds it open without a request.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.frames import Frame
from websockets.http11 import Request

from cantina.server.frame_reader import frame_end, is_close, whole_text
from cantina.server.frames import FrameProtocol
from cantina.server.limits import MAX_ADDRESSES, TokenBucket, address_key

REQUEST_SECONDS = 15.0
"""Seconds within which a request must have arrived completely."""
STALLED_SECONDS = 30.0
"""Seconds for which a client may read nothing of what it is sent."""
FULL_AFTER_SECONDS = 8.0
"""Seconds within which an address may open all its connections anew."""
MAX_UNREAD_MESSAGES = 16
"""Messages of a WebSocket that wait to be handled before no more is parsed."""
MAX_SKIPPED = 16_384
"""Bytes that a client may send to a WebSocket that the server closes before its own closing frame."""
FAREWELL_SECONDS = 2.0
"""Seconds for which a client that has sent too much may read why it is cut off."""
MAX_FRAGMENTS = 32
"""Frames that one message may consist of."""
RECEIVE_BUFFER = 16_384
"""Bytes of a WebSocket that wait in the system to be read: it takes long to drop many small frames."""
CONTROL_RATE, CONTROL_BURST = 2.0, 30.0
"""Pings and pongs a second on one WebSocket: the long-run rate, and the most at once."""
WANTED_FILES, RESERVED_FILES = 16_384, 100
"""Open files to ask the system for, and those of them that are no connections."""
POLICY_VIOLATION, INVALID_DATA, MESSAGE_TOO_BIG = 1008, 1007, 1009


class OpenConnections:
    """Counts the connections of each address, and refuses those that are too many."""

    def __init__(
        self, per_address: int, total: int, is_proxy: Callable[[str], bool] = lambda host: False
    ) -> None:
        self._per_address = per_address
        self._total = total
        self._is_proxy = is_proxy
        """Whether all visitors come from a host, so that it is not limited like one of them."""
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._counts: Counter[str] = Counter()
        self._rates: dict[str, TokenBucket] = {}

    def add(self, transport: asyncio.BaseTransport) -> bool:
        """Counts a connection; False if it is one too many."""
        if transport in self._addresses:
            return True
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else "?"
        address = address_key(host)
        if len(self._addresses) >= self._total:
            return False
        if not self._is_proxy(host) and (
            self._counts[address] >= self._per_address or self._too_often(address)
        ):
            return False
        self._addresses[transport] = address
        self._counts[address] += 1
        return True

    def _too_often(self, address: str) -> bool:
        """Whether an address connects more often than it may: a handshake is work too."""
        if len(self._rates) > MAX_ADDRESSES:
            self._rates.clear()
        limit = self._rates.get(address)
        if limit is None:
            rate = self._per_address / FULL_AFTER_SECONDS
            limit = self._rates[address] = TokenBucket(rate, float(self._per_address))
        return not limit.take()

    def remove(self, transport: asyncio.BaseTransport) -> None:
        address = self._addresses.pop(transport, None)
        if address is not None:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


class _StallTimer:
    """Aborts a connection whose client reads nothing any more."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport, seconds: float = STALLED_SECONDS) -> None:
        if self._timer is None:
            self._timer = self._loop.call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def max_connections() -> int:
    """How many connections may be open, by the files this process may have; raises that limit if it can."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return max(50, (wanted if soft == resource.RLIM_INFINITY else soft) - RESERVED_FILES)


def http_protocol(open_connections: OpenConnections) -> type[H11Protocol]:
    """uvicorn's HTTP protocol, with limits."""

    class HttpProtocol(H11Protocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._arriving = _StallTimer(self.loop)
            self._stalled = _StallTimer(self.loop)
            self._upgraded = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if open_connections.add(transport):
                self._arriving.start(transport, REQUEST_SECONDS)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._arriving.stop()
            self._stalled.stop()
            open_connections.remove(self.transport)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self.transport.is_closing():
                return
            super().data_received(data)
            if not self._upgraded and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
                self._arriving.start(self.transport, REQUEST_SECONDS)
            else:
                self._arriving.stop()

        def on_response_complete(self) -> None:
            self._arriving.stop()  # from here on, the time of an idle connection counts
            super().on_response_complete()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._upgraded = True  # from here on the connection is the WebSocket protocol's
            super().handle_websocket_upgrade(event)

        def pause_writing(self) -> None:
            self._stalled.start(self.transport)
            super().pause_writing()

        def resume_writing(self) -> None:
            self._stalled.stop()
            super().resume_writing()

    return HttpProtocol


def socket_protocol(open_connections: OpenConnections) -> type[FrameProtocol]:
    """uvicorn's WebSocket protocol, with limits."""

    class SocketProtocol(FrameProtocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._unparsed = b""
            self._resuming: asyncio.TimerHandle | None = None
            """What goes on parsing after the delay that the listener has asked for."""
            self._control_frames = TokenBucket(CONTROL_RATE, CONTROL_BURST)
            self._cut_off = False
            self._skipped = 0
            self._stalled = _StallTimer(self.loop)

        def connection_lost(self, exc: Exception | None) -> None:
            self._stalled.stop()
            if self._resuming is not None:
                self._resuming.cancel()
            open_connections.remove(self.transport)
            super().connection_lost(exc)

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            opened = self.transport.get_extra_info("socket")
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)

        def data_received(self, data: bytes) -> None:
            if self.handshake_initiated:
                self._unparsed = self._unparsed + data if self._unparsed else data
                self._parse_frames()
            else:
                super().data_received(data)

        def _parse_frames(self) -> None:
            """Parses the whole frames that have arrived, as long as they are handled; then the client waits."""
            data, at, largest = self._unparsed, 0, self.config.ws_max_size
            while not (self._resuming or self._cut_off or self.disconnected or self._is_closing()):
                end = frame_end(data, at, largest)
                if end < 0:
                    break
                if self.queue.qsize() >= MAX_UNREAD_MESSAGES:
                    self._pause_reading()
                    break
                text = whole_text(data, at, end) if self.listener is not None and not self.frames else None
                if text is None:
                    super().data_received(data[at:end])
                else:
                    self._receive_text(text)
                at = end
            self._unparsed = b"" if self._cut_off or self.disconnected else data[at:]
            if self._unparsed and self._is_closing():
                self._skip_to_close()

        def _is_closing(self) -> bool:
            return self.closing or self.close_sent

        def _skip_to_close(self) -> None:
            """Passes over what comes when the server closes, up to the client's own closing frame."""
            data, at = self._unparsed, 0
            self._skipped += len(data)
            if self._skipped > MAX_SKIPPED:
                self._unparsed = b""
                self._pause_reading()
                self._stalled.start(self.transport, FAREWELL_SECONDS)
                return
            while (end := frame_end(data, at, self.config.ws_max_size)) >= 0:
                if is_close(data, at):
                    super().data_received(data[at:end])
                at = end
            self._unparsed = data[at:]
            self._skipped -= len(self._unparsed)

        def _pause_reading(self) -> None:
            if not self.transport.is_closing():
                self.read_paused = True
                self.transport.pause_reading()

        def _receive_text(self, text: bytes) -> None:
            """Hands a message to the listener, and parses no more for as long as that asks for."""
            if self.close_sent:
                return
            if not text.isascii():
                try:
                    text.decode()
                except UnicodeDecodeError:
                    self._cut(INVALID_DATA, "not-understood")
                    return
            if self.listener is not None and (delay := self.listener(text)) > 0:
                self._pause_reading()
                self._resuming = self.loop.call_later(delay, self._resume)

        def _resume(self) -> None:
            self._resuming = None
            if self.listener is not None:
                self.listener(None)
            if self.read_paused and not self.transport.is_closing():
                self.read_paused = False
                self.transport.resume_reading()
            self._parse_frames()

        async def receive(self) -> Any:
            message = await super().receive()
            if self._unparsed:
                self._parse_frames()
            return message

        def shutdown(self) -> None:
            while not self.queue.empty():  # what the client has sent too fast is not waited for
                self.queue.get_nowait()
            super().shutdown()

        def handle_ping(self) -> None:
            if self._may_control():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if self._may_control():
                super().handle_pong(event)

        def _may_control(self) -> bool:
            if not self._cut_off and not self._control_frames.take():
                self._cut(POLICY_VIOLATION, "too-fast")
            return not self._cut_off

        def handle_cont(self, event: Frame) -> None:
            if len(self.frames) >= MAX_FRAGMENTS:
                self._cut(MESSAGE_TOO_BIG, "too-large")
            if not self._cut_off:
                super().handle_cont(event)

        def send_receive_event_to_app(self) -> None:
            if self._cut_off:
                return
            if self.curr_msg_data_type == "text":
                text = b"".join(self.frames)
                if self.listener is not None:
                    self.frames = []
                    self._receive_text(text)
                    return
                try:
                    text.decode()
                except UnicodeDecodeError:
                    self._cut(INVALID_DATA, "not-understood")
                    return
            super().send_receive_event_to_app()

        def _cut(self, code: int, reason: str) -> None:
            """Tells the client why, and closes the connection whatever it does."""
            if self._cut_off:
                return
            self._cut_off = True
            self.conn.fail(code, reason)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
            self._stalled.start(self.transport, FAREWELL_SECONDS)

        def pause_writing(self) -> None:
            self._stalled.start(self.transport)
            super().pause_writing()

        def resume_writing(self) -> None:
            self._stalled.stop()
            super().resume_writing()

    return SocketProtocol
