"""Messages are framed once, in the form each connection can read."""

from __future__ import annotations

import asyncio
import zlib

import msgspec
import pytest
from choose_game import game_for
from server_process import ServerProcess, run_in_thread
from websockets.sync.client import connect

from cantina.server.message import COMPRESS_FROM, Message
from cantina.server.outgoing import Outgoing

GAME = game_for(2).meta.name


def payload(frame: bytes) -> bytes:
    start = {126: 4, 127: 10}.get(frame[1], 2)
    return frame[start:]


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_a_frame_has_the_length_of_its_message(length: int) -> None:
    frame = Message(b"x" * length).frame(compressed=False)
    announced = frame[1]
    if announced == 126:
        announced = int.from_bytes(frame[2:4], "big")
    elif announced == 127:
        announced = int.from_bytes(frame[2:10], "big")
    assert (frame[0], announced, payload(frame)) == (0x81, length, b"x" * length)


def test_a_large_message_is_compressed_once_for_all_who_can_read_it() -> None:
    message = Message(b"howdy " * COMPRESS_FROM)
    frame = message.frame(compressed=True)
    assert frame is message.frame(compressed=True)
    assert frame[0] == 0xC1
    assert len(frame) < len(message.text) / 10
    inflate = zlib.decompressobj(wbits=-15)
    assert inflate.decompress(payload(frame) + b"\0\0\xff\xff") == message.text
    assert message.frame(compressed=False)[0] == 0x81


class WrittenTransport:
    """A transport that records what is written to it."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.writes.append(data)

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0


@pytest.mark.parametrize("closed", [False, True])
def test_what_a_connection_is_sent_at_a_time_is_written_together(closed: bool) -> None:
    transport, one, other = WrittenTransport(), Message(b"one"), Message(b"other")

    async def send() -> None:
        outgoing = Outgoing(transport, asyncio.get_running_loop().call_soon, compressed=False)
        assert outgoing.write(one)
        assert outgoing.write(other)
        assert transport.writes == []
        outgoing.closed = closed  # nothing may follow that
        await asyncio.sleep(0)

    run_in_thread(send())
    assert transport.writes == ([] if closed else [one.frame(False) + other.frame(False)])


def test_a_small_message_is_not_compressed() -> None:
    assert Message(b"x" * (COMPRESS_FROM - 1)).frame(compressed=True)[0] == 0x81


@pytest.mark.parametrize("compression", ["deflate", None])
def test_clients_read_the_same_with_and_without_compression(
    server: ServerProcess, compression: str | None
) -> None:
    table, tokens = server.start_table(GAME, "me", "me")
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/stream"
    with connect(address, compression=compression) as socket:
        socket.send(msgspec.json.encode({"type": "hello", "token": tokens["0"]}).decode())
        types = [msgspec.json.decode(socket.recv(timeout=20))["type"] for _ in range(2)]
        assert types == ["lobby", "update"]
        agreed = socket.protocol.extensions
        assert bool(agreed) == (compression is not None)
