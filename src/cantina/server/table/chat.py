"""The chat of a table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.limits import TokenBucket
from cantina.server.seats import clean_text
from cantina.server.store import CHAT_HISTORY, ChatLine
from cantina.server.table.request import Request
from cantina.server.table.viewers import Viewer

if TYPE_CHECKING:
    from cantina.server.table.actor import Table

CHAT_RATE, CHAT_BURST = 1.0, 8.0
"""Chat messages a second from a seat, or an address of spectators: the long-run rate, and the most at once."""
MAX_LIMITS = 1000
"""Senders that are remembered."""


class Chat:
    def __init__(self, table: Table, lines: list[ChatLine]) -> None:
        self._table = table
        self._lines = lines
        self._limits: dict[int | str, TokenBucket] = {}
        """By seat, and for spectators by address: connecting again does not reset them."""
        table.submissions.update(line.submission for line in lines if line.submission)

    def recent(self) -> list[p.ChatMessage]:
        """What a new viewer is sent."""
        return [_message(line) for line in self._lines[-CHAT_HISTORY:]]

    def _limit(self, viewer: Viewer) -> TokenBucket:
        if len(self._limits) > MAX_LIMITS:
            self._limits.clear()
        sender = viewer.address if viewer.seat is None else viewer.seat
        return self._limits.setdefault(sender, TokenBucket(CHAT_RATE, CHAT_BURST))

    async def chat(self, request: Request) -> None:
        table, viewer = self._table, request.viewer
        text = clean_text(request.message.text)
        if not text:
            raise RequestRejected("empty")
        if not self._limit(viewer).take():
            raise RequestRejected("too-much-chat")
        name = "" if viewer.seat is None else table.record.seats[viewer.seat].name
        number = self._lines[-1].number + 1 if self._lines else 0
        line = ChatLine(number, viewer.seat, name, text, int(time.time()), request.submission)
        await table.tables.store.append_chat(table.record.id, line)
        table.submissions.add(request.submission)
        self._lines = [*self._lines, line][-CHAT_HISTORY:]
        table.viewers.broadcast(_message(line))
        table.send_done(request)


def _message(line: ChatLine) -> p.ChatMessage:
    return p.ChatMessage(line.number, line.seat, line.name, line.text, line.at)
