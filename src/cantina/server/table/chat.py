"""The chat of a table."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cantina.server import protocol as p
from cantina.server.errors import RequestRejected
from cantina.server.seats import clean_text
from cantina.server.store import CHAT_HISTORY, ChatLine
from cantina.server.table.request import Request
from cantina.server.table.viewers import Viewer

if TYPE_CHECKING:
    from cantina.server.table.actor import Table

CHAT_RATE, CHAT_BURST = 1.0, 8.0
"""Chat messages a second from a seat, or an address of spectators: the long-run rate, and the most at once."""


class Chat:
    def __init__(self, table: Table, lines: list[ChatLine]) -> None:
        self._table = table
        self._lines = lines
        table.submissions.update(line.submission for line in lines if line.submission)

    def recent(self) -> list[p.ChatMessage]:
        """What a new viewer is sent."""
        return [_message(line) for line in self._lines[-CHAT_HISTORY:]]

    @property
    def length(self) -> int:
        """How many messages there have been."""
        return self._lines[-1].number + 1 if self._lines else 0

    def follow(self, lines: Sequence[ChatLine]) -> None:
        """Shows messages that are stored, whoever has stored them."""
        for line in lines:
            if line.number >= self.length:
                self._show(line)

    def _show(self, line: ChatLine) -> None:
        self._table.submissions.add(line.submission)
        self._lines = [*self._lines, line][-CHAT_HISTORY:]
        self._table.viewers.broadcast(_message(line))

    async def _may_chat(self, viewer: Viewer) -> bool:
        """Limits a seat, and spectators by address: connecting again does not help."""
        sender = viewer.address if viewer.seat is None else viewer.seat
        key = f"chat {self._table.record.id} {sender}"
        return await self._table.tables.cluster.take(key, CHAT_RATE, CHAT_BURST)

    async def chat(self, request: Request) -> None:
        table, viewer = self._table, request.viewer
        text = clean_text(request.message.text)
        if not text:
            raise RequestRejected("empty")
        if not await self._may_chat(viewer):
            raise RequestRejected("too-much-chat")
        name = "" if viewer.seat is None else table.record.seats[viewer.seat].name
        line = ChatLine(self.length, viewer.seat, name, text, int(time.time()), request.submission)
        await table.tables.store.append_chat(table.record.id, line)
        self._show(line)
        table.send_done(request)


def _message(line: ChatLine) -> p.ChatMessage:
    return p.ChatMessage(line.number, line.seat, line.name, line.text, line.at)
