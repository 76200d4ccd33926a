"""Pictures of moments of finished matches, for previews of links.

The server draws nothing: boards are drawn by the client, and a second drawing would differ from it. So the
browser of whoever shares a moment renders its board and sends the picture. Only holders of a seat at the table
may, since nobody can check what a picture shows; what is stored is a plain PNG of one size, without anything
besides pixels.
"""

from __future__ import annotations

import struct
import zlib
from typing import Protocol

WIDTH, HEIGHT = 1200, 630
"""What messengers show."""
LARGEST_PICTURE = 400_000
"""Bytes."""
PER_TABLE = 40
"""Pictures that are kept of one table; another one replaces the oldest."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
KEPT_CHUNKS = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
"""Others hold text, times or places; none of them is needed to show the picture."""


class BadPicture(Exception):
    """Something that is not stored as a picture; the message says why."""


class PictureStore(Protocol):
    async def save_picture(self, table: str, step: int, png: bytes, most: int) -> None:
        """Stores the picture of a step, and deletes the oldest of the table above so many."""

    async def picture(self, table: str, step: int) -> bytes | None: ...


def checked_picture(data: bytes) -> bytes:
    """A PNG as it is stored; raises BadPicture if it is none of the right kind."""
    if len(data) > LARGEST_PICTURE:
        raise BadPicture(f"a picture may have {LARGEST_PICTURE} bytes")
    if not data.startswith(SIGNATURE):
        raise BadPicture("it is no PNG")
    kept = [SIGNATURE]
    at = len(SIGNATURE)
    kinds: list[bytes] = []
    while at < len(data):
        if at + 12 > len(data):
            raise BadPicture("the PNG is cut off")
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, chunk = data[at + 4 : at + 8], data[at : at + 12 + length]
        if len(chunk) < 12 + length:
            raise BadPicture("the PNG is cut off")
        if zlib.crc32(chunk[4:-4]) != struct.unpack(">I", chunk[-4:])[0]:
            raise BadPicture("the PNG is damaged")
        if not kinds and kind != b"IHDR":
            raise BadPicture("the PNG has no header")
        if kind == b"IHDR" and struct.unpack(">II", chunk[8:16]) != (WIDTH, HEIGHT):
            raise BadPicture(f"a picture has {WIDTH} by {HEIGHT} pixels")
        if kind in KEPT_CHUNKS:
            kept.append(chunk)
        elif not kind[0] & 0x20:  # a critical chunk: without it the picture cannot be shown
            raise BadPicture("the PNG has a part that is not known")
        kinds.append(kind)
        at += 12 + length
        if kind == b"IEND":
            break
    if at != len(data) or kinds[-1:] != [b"IEND"] or b"IDAT" not in kinds:
        raise BadPicture("the PNG does not end as one")
    return b"".join(kept)
