"""The frames of RFC 6455 in what a client has sent: where they end, and the text of whole messages."""

from __future__ import annotations

WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text message, not compressed."""
_MASKED = 0x80
_OPCODE = 0x0F
_CLOSE = 0x8


def frame_end(data: bytes, start: int, largest: int) -> int:
    """Where the frame that starts there ends; -1: more of it has to come.

    A frame whose payload is larger than allowed ends with the data: the parser refuses it by its header.
    """
    have = len(data) - start
    if have < 2:
        return -1
    second = data[start + 1]
    length = second & 0x7F
    header = 6 if second & _MASKED else 2
    if length == 126:
        if have < 4:
            return -1
        length = data[start + 2] << 8 | data[start + 3]
        header += 2
    elif length == 127:
        if have < 10:
            return -1
        length = int.from_bytes(data[start + 2 : start + 10], "big")
        header += 8
    if length > largest:
        return len(data)
    return start + header + length if have >= header + length else -1


def is_close(data: bytes, start: int) -> bool:
    """Whether the frame that starts there is a closing one."""
    return data[start] & _OPCODE == _CLOSE


def whole_text(data: bytes, start: int, end: int) -> bytes | None:
    """The text of a frame that is a whole message by itself; None: it is another frame, or a wrong one."""
    if data[start] != WHOLE_TEXT:
        return None
    second = data[start + 1]
    length = second & 0x7F
    mask_at = start + (2 if length < 126 else 4)
    if not second & _MASKED or length == 127 or end - mask_at < 4:
        return None
    size = end - mask_at - 4
    mask = (data[mask_at : mask_at + 4] * (size // 4 + 1))[:size]
    masked = int.from_bytes(data[mask_at + 4 : end], "little")
    return (masked ^ int.from_bytes(mask, "little")).to_bytes(size, "little")
