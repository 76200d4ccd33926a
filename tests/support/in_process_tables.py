"""Tables without a server around them: nothing is stored, and bots answer, or fail, at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cantina.kernel.mind import Mind
from cantina.server.bot_worker import StateCache, answer
from cantina.server.limits import WorkLimit
from cantina.server.message import Message
from cantina.server.metrics import Metrics
from cantina.server.store import ChatLine, LogRow, TableChanges, TableRecord
from cantina.server.table.viewers import Viewer
from cantina.server.tables import Tables
from cantina.server.worker_pool import BotAnswer, BotRequest

ANALYSIS_BOT = "greedy:12"


class NullStore:
    """Stores nothing."""

    async def save(self, record: TableRecord) -> None: ...
    async def append_log(self, table: str, log_rows: list[LogRow], lease_token: int | None = None) -> None: ...
    async def append_chat(self, table: str, line: ChatLine) -> None: ...
    async def find(self, table: str) -> TableRecord | None: ...
    async def load(self, table: str) -> tuple[TableRecord, list[LogRow], list[ChatLine]] | None: ...
    async def load_changes(
        self, table: str, version: int, steps: int, chat_lines: int
    ) -> TableChanges | None: ...
    async def open_tables(self, limit: int) -> list[TableRecord]:
        return []

    async def expired_tables(self, lobbies_before: int, finished_before: int | None, limit: int) -> list[str]:
        return []

    async def save_puzzle(self, table: str, puzzle_id: str, body: bytes, most: int) -> None: ...
    async def puzzle(self, puzzle_id: str) -> bytes | None: ...
    async def delete(self, table: str) -> None: ...
    async def fault(self) -> str | None: ...
    async def close(self) -> None: ...


class FailingWorkers:
    """A worker pool in which every bot fails."""

    async def submit(self, request: BotRequest, address: str = "", quick: bool = False) -> BotAnswer | None:
        return None

    async def close(self) -> None: ...


class InProcessWorkers(FailingWorkers):
    """A worker pool that runs bots in this process."""

    async def submit(self, request: BotRequest, address: str = "", quick: bool = False) -> BotAnswer | None:
        return answer(request, Mind(StateCache().state(request), request.seat))


def make_tables(
    bot_workers: FailingWorkers | None = None, analysis_workers: FailingWorkers | None = None
) -> Tables:
    for_bots: Any = bot_workers or FailingWorkers()
    for_analysis: Any = analysis_workers or FailingWorkers()
    return Tables(NullStore(), for_bots, for_analysis, ANALYSIS_BOT, Metrics())


class RecordingViewer(Viewer):
    """A viewer without a connection."""

    def __init__(
        self,
        seat: int | None,
        disconnect: Callable[[str], None] = lambda reason: None,
        address: str = "",
        work: WorkLimit | None = None,
    ) -> None:
        super().__init__(seat, self._record, disconnect, address, work)
        self.sent: list[bytes] = []
        """What it was sent."""

    def _record(self, message: Message) -> bool:
        self.sent.append(message.text)
        return True


def take_sent(viewer: RecordingViewer) -> list[dict[str, Any]]:
    """The messages a viewer has been sent since the last call."""
    found = [msgspec.json.decode(message) for message in viewer.sent]
    viewer.sent.clear()
    return found
