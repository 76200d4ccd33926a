"""What is stored about a table, and the protocol of everything that stores it.

A field whose stored name differs from its Python name says so: files of earlier versions must load.
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct, field

from cantina.kernel.random_streams import Seed
from cantina.server.protocol import Pace, Stage
from cantina.server.seats import Seat

CHAT_HISTORY = 60
"""Chat messages that a new viewer is sent."""


class StoredNotice(Struct, array_like=True):
    """A notice of the table, as it is stored."""

    step: int
    code: str
    seat: int


class StoredStandingAnswer(Struct, array_like=True):
    """A standing answer of a seat, as it is stored."""

    seat: int
    choice: int
    """The number of the choice."""
    span: int
    """The span of decisions it answers."""


class TableRecord(Struct):
    """A table as it is stored, without its log and chat."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: Seed
    seats: list[Seat]
    created: int
    host: int = 0
    listed: bool = False
    clock: int = 0
    hints: bool = True
    pace: Pace = "human"
    stage: Stage = "lobby"
    rematch: str | None = field(default=None, name="again")
    """The id of the rematch's table."""
    rules_version: int = field(default=1, name="rules")
    """The version of the rules it is played by."""
    notices: list[StoredNotice] = []
    standing: list[StoredStandingAnswer] = []
    """The standing answers that seats have given."""
    started: int = 0
    """When the match was started, in seconds since 1970; 0: not yet, or by an earlier version."""
    finished: int = 0
    """When it was over; 0: not yet, or by an earlier version."""
    winners: list[int] | None = None
    """The seats that have won; None: not over, or by an earlier version."""
    version: int = 0
    """How often it has been stored: a save that is based on an older version than the stored one fails."""


class LogRow(Struct, array_like=True):
    """One step of a table's log, as it is stored: a choice, or an undo."""

    step: int
    seat: int
    choice: int
    """The number of the choice made. In an undo, minus the number of choices taken back: the seat's last one
    and those that bots have made since."""
    submission: str
    """The seat and the id of the client's request; empty for bots and standing answers."""
    elapsed_ms: int
    """Milliseconds the seat took to decide (column `spent`)."""
    at: int = 0
    """Seconds since 1970; 0 in rows of earlier versions."""


class ChatLine(Struct, array_like=True):
    """One chat message, as it is stored."""

    number: int
    seat: int | None
    name: str
    text: str
    at: int
    """Seconds since 1970."""
    submission: str = ""
    """The seat and the id of the client's request, so that a repeated one is recognized after a restart."""


class TableChanges(Struct):
    """What has been stored about a table since somebody last read it."""

    record: TableRecord | None
    """None: it has not changed."""
    log_rows: list[LogRow]
    chat: list[ChatLine]


class Conflict(Exception):
    """Another writer was first: the step or a newer version is already stored, the table is deleted, or
    another process has the lease."""


class StoreUnavailable(Exception):
    """The store does not answer. What was to be written may be stored or not."""


class DamagedTable(Exception):
    """What is stored about a table cannot be read."""


class Store(Protocol):
    async def save(self, record: TableRecord) -> None:
        """Stores a table, new or changed, and raises its version.

        Raises Conflict if what is stored is not the version that the record was based on.
        """

    async def append_log(self, table: str, log_rows: list[LogRow], lease_token: int | None = None) -> None:
        """Adds steps to a log, all or none; durable when it returns.

        Raises Conflict if a step exists, or if they depend on a lease whose token is no longer this one.
        """

    async def append_chat(self, table: str, line: ChatLine) -> None: ...

    async def find(self, table: str) -> TableRecord | None:
        """A table without its log and chat; raises DamagedTable if it cannot be read."""

    async def load(self, table: str) -> tuple[TableRecord, list[LogRow], list[ChatLine]] | None:
        """A table with its log and the newest lines of its chat; raises DamagedTable if it cannot be read."""

    async def load_changes(self, table: str, version: int, steps: int, chat_lines: int) -> TableChanges | None:
        """What is stored besides this version of the record, the first steps and the first lines of the chat.

        None: the table has been deleted.
        """

    async def open_tables(self, limit: int) -> list[TableRecord]:
        """Listed tables that wait for players, the newest first; those that cannot be read are left out."""

    async def expired_tables(self, lobbies_before: int, finished_before: int | None, limit: int) -> list[str]:
        """Empty lobbies and finished tables that have not changed since these times (seconds since 1970).

        A lobby is empty if nobody but whoever made it has a seat.
        """

    async def save_puzzle(self, table: str, puzzle_id: str, body: bytes, most: int) -> None:
        """Stores a puzzle made at a table, and deletes the oldest of the table above so many."""

    async def puzzle(self, puzzle_id: str) -> bytes | None:
        """A stored puzzle, by its id."""

    async def delete(self, table: str) -> None:
        """Deletes a table with its log, chat and puzzles."""

    async def fault(self) -> str | None:
        """Tries a write; what is wrong with the store, in words, or None if all is well."""

    async def close(self) -> None: ...
