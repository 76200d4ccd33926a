"""The WebSocket of a table: reads what a client sends, and sends what its viewer is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import WebSocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket

from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.frames import EXTENSION, FrameProtocol
from cantina.server.limits import AddressLimits, WorkLimit, address_of
from cantina.server.seats import seat_for_token
from cantina.server.store import StoreUnavailable
from cantina.server.table.incoming import Incoming
from cantina.server.table.viewers import Viewer
from cantina.server.tables import Tables

log = logging.getLogger("cantina.socket")

HELLO_SECONDS = 10.0
"""Seconds within which the first message must come."""
HELLO_COST = 3.0
PAUSE_SECONDS = 0.1
"""Seconds after which it is looked whether somebody who has to wait is still there."""
POLICY_VIOLATION, MESSAGE_TOO_BIG, INTERNAL_ERROR, TRY_AGAIN_LATER = 1008, 1009, 1011, 1013
"""Close codes of RFC 6455 and its registry."""

Socket = WebSocket[Any, Any, Any]
_decoder = msgspec.json.Decoder(p.ClientMessage)


@websocket("/api/tables/{table:str}/stream")
async def table_stream(socket: Socket, table: str, state: AppState) -> None:
    """A table's WebSocket: the first message, Hello, carries the seat's token."""
    limits: AddressLimits = state.limits
    tables: Tables = state.tables
    await socket.accept()  # a browser sees the reason of a rejection only on an accepted connection
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await _close(socket, tables, POLICY_VIOLATION, "other-origin")
        return
    address = address_of(socket)
    with limits.socket(address) as allowed:
        if not allowed:
            await _close(socket, tables, POLICY_VIOLATION, "too-many-sockets")
            return
        with tables.metrics.sockets.track_inprogress():
            try:
                await _serve_connection(socket, table, tables, address, limits.work(address))
            except WebSocketDisconnect:
                pass
            except StoreUnavailable:
                await _close(socket, tables, TRY_AGAIN_LATER, "store-unavailable")
            except Exception:
                log.exception("a WebSocket failed", extra={"table": table})
                await _close(socket, tables, INTERNAL_ERROR, "internal")


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from a page of this server; programs other than browsers send no origin."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:  # not an origin at all
        return False


async def _serve_connection(
    socket: Socket, table_id: str, tables: Tables, address: str, work: WorkLimit
) -> None:
    extensions: Any = socket.scope["extensions"]
    connection: FrameProtocol | None = extensions.get(EXTENSION)
    try:
        await _pause(connection, work.spend(HELLO_COST))
        hello = await asyncio.wait_for(_read(socket, tables), HELLO_SECONDS)
    except TimeoutError:
        await _close(socket, tables, POLICY_VIOLATION, "hello-first")
        return
    except RequestRejected as rejected:
        await _close(socket, tables, TRY_AGAIN_LATER, rejected.code)
        return
    if not isinstance(hello, p.Hello):
        if hello is not None:
            await _close(socket, tables, POLICY_VIOLATION, "hello-first")
        return
    try:
        table = await tables.table(table_id)
    except RequestRejected as rejected:
        await _close(socket, tables, POLICY_VIOLATION, rejected.code)
        return
    seat = seat_for_token(table.record.seats, hello.token)
    if hello.token is not None and seat is None:
        await _close(socket, tables, POLICY_VIOLATION, "no-such-seat")
        return
    assert connection is not None  # every connection of our server has one
    outgoing = connection.outgoing
    assert outgoing is not None
    closing: asyncio.Task[None] | None = None

    def disconnect(reason: str, code: int = TRY_AGAIN_LATER) -> None:
        nonlocal closing
        if closing is None:
            connection.closing = True
            closing = asyncio.create_task(_close(socket, tables, code, reason))

    viewer = Viewer(seat, outgoing.write, disconnect, address, work)
    incoming = Incoming(table, viewer, work, disconnect)
    try:
        if hello.reconnecting:
            (tables.metrics.resyncs if hello.since < 0 else tables.metrics.reconnects).inc()
        table.viewers.add(viewer, hello.since)
        while not connection.queue.empty():  # sent before anybody listened
            text = await _read_text(socket, tables)
            if text is None:
                return
            if delay := incoming.receive(text.encode()):
                await asyncio.sleep(delay)
                incoming.receive(None)
        connection.listener = incoming.receive
        with contextlib.suppress(KeyError, WebSocketDisconnect):
            await socket.receive_data(mode="text")  # the end of the connection, or bytes, which are no message
    finally:
        connection.listener = None
        if closing is not None:
            closing.cancel()
        table.viewers.remove(viewer)


async def _pause(connection: FrameProtocol | None, seconds: float) -> None:
    """Waits, but not for somebody who has gone: such a connection counts as one of its address."""
    while seconds > 0 and not (connection is not None and connection.disconnected):
        await asyncio.sleep(min(seconds, PAUSE_SECONDS))
        seconds -= PAUSE_SECONDS


async def _read(socket: Socket, tables: Tables) -> Any:
    """The next message; None: the WebSocket is closed, by the client or because of what it sent."""
    text = await _read_text(socket, tables)
    if text is None:
        return None
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        await _close(socket, tables, POLICY_VIOLATION, "not-understood")
        return None


async def _read_text(socket: Socket, tables: Tables) -> str | None:
    try:
        text = await socket.receive_data(mode="text")
    except (KeyError, WebSocketDisconnect):
        return None
    if text is None or len(text) > p.LARGEST_MESSAGE:
        await _close(socket, tables, MESSAGE_TOO_BIG, "too-large")
        return None
    return text


async def _close(socket: Socket, tables: Tables, code: int, reason: str) -> None:
    tables.metrics.dropped.labels(reason).inc()
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
        await socket.close(code, reason)
