"""Where tables are stored."""

from __future__ import annotations

from cantina.server.store.protocol import (
    CHAT_HISTORY,
    ChatLine,
    Conflict,
    DamagedTable,
    LogRow,
    Store,
    StoredNotice,
    StoredStandingAnswer,
    StoreUnavailable,
    TableChanges,
    TableRecord,
)

__all__ = [
    "CHAT_HISTORY",
    "ChatLine",
    "Conflict",
    "DamagedTable",
    "LogRow",
    "Store",
    "StoreUnavailable",
    "StoredNotice",
    "StoredStandingAnswer",
    "TableChanges",
    "TableRecord",
]
