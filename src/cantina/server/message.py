"""Messages that are framed once, in the form that each connection can read, and written to many."""

from __future__ import annotations

import zlib

COMPRESS_FROM = 1200
"""Bytes from which a message is compressed. A smaller one fills no packet of the network more or less, and
compressing it costs more time than everything else that is done to send it."""
WINDOW_BITS = 12
LEVEL = 1
"""Of the compression: more would make a message a tenth smaller, and take a third longer."""
FINAL, COMPRESSED, TEXT = 0x80, 0x40, 0x01
"""Bits of the first byte of a frame."""


class Message:
    """A text message for any number of connections."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._plain: bytes | None = None
        self._compressed: bytes | None = None

    def frame(self, compressed: bool) -> bytes:
        """The message as a frame, for connections that have or have not agreed to read compressed ones."""
        if compressed and len(self.text) >= COMPRESS_FROM:
            if self._compressed is None:
                # Without the context of earlier messages, the same bytes suit every connection.
                deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW_BITS, 5)
                data = deflate.compress(self.text) + deflate.flush(zlib.Z_SYNC_FLUSH)
                self._compressed = _frame(FINAL | COMPRESSED | TEXT, data[:-4])
            return self._compressed
        if self._plain is None:
            self._plain = _frame(FINAL | TEXT, self.text)
        return self._plain


def _frame(first: int, data: bytes) -> bytes:
    if len(data) < 126:
        return bytes((first, len(data))) + data
    if len(data) < 65536:
        return bytes((first, 126)) + len(data).to_bytes(2, "big") + data
    return bytes((first, 127)) + len(data).to_bytes(8, "big") + data
