"""A server that only relays, for bench/server.py: to each message it gets it sends an update to four clients.

    python relay.py PORT BYTES

It keeps no state, checks nothing and stores nothing: what it takes is what reading one message and writing four
costs by itself, so no server on the same event loop can be quicker.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import sys
from collections import defaultdict
from typing import Any

import uvloop

SEATS = 4
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""What RFC 6455 adds to the key of a handshake."""


class Table:
    def __init__(self, size: int) -> None:
        self.transports: list[Any] = []
        self.step = 0
        self._size = size

    def send_update(self) -> None:
        self.step += 1
        text = b'{"type":"update","step":%d,"decision_number":%d,"decision":{"choices":[0]},"text":"'
        text %= (self.step, self.step)
        text += b"x" * (self._size - len(text) - 2) + b'"}'
        frame = b"\x81\x7e" + len(text).to_bytes(2, "big") + text
        for transport in self.transports:
            transport.write(frame)


class Connection(asyncio.Protocol):
    def __init__(self, tables: dict[str, Table]) -> None:
        self._tables = tables
        self._table: Table | None = None
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        if self._table is not None:
            self._table.send_update()  # a client here sends one small frame at a time
            return
        lines = data.split(b"\r\n")
        path = lines[0].split()[1].decode()
        key = next((line[19:] for line in lines if line.startswith(b"Sec-WebSocket-Key: ")), None)
        if key is None:
            self._transport.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
            return
        accept = base64.b64encode(hashlib.sha1(key + GUID).digest())
        head = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self._transport.write(head + b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
        self._table = self._tables[path]
        self._table.transports.append(self._transport)


async def main() -> None:
    port, size = map(int, sys.argv[1:])
    tables: dict[str, Table] = defaultdict(lambda: Table(size))
    server = await asyncio.get_running_loop().create_server(lambda: Connection(tables), "127.0.0.1", port)
    print(f"listening on {port}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main())
