"""How the server is run."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cantina.kernel.numbers import NumberSet
from cantina.server.worker_pool import BOT_TIMEOUT


class Settings(msgspec.Struct):
    """How the server is run."""

    data: Path | str
    """The SQLite file, or the URL of a PostgreSQL database."""
    bot_workers: int = 1
    """Worker processes for the bots that play."""
    analysis_bot: str = "hard"
    """The bot that gives hints and reviews."""
    levels: dict[str, str] = {}
    """Bots with which the operator has replaced levels."""
    numbers: dict[str, NumberSet] = {}
    """By game: the set of numbers that new tables are played with."""
    allow_numbers: bool = False
    """Whether people may bring numbers of their own to a table."""
    bot_timeout: float = BOT_TIMEOUT
    tables_an_hour: int = 60
    """New tables from one address."""
    sockets_an_address: int = 40
    keep_finished_days: float | None = None
    """Days after which finished tables are deleted; None: never."""
    reviews_an_address: int = 3
    """Reviews one address may wait for at once."""
    push_keys: Path | None = None
    """The file of keys with which turns are told by Web Push; None: they are not."""
    push_networks: list[str] = []
    """Networks of push services that are not public."""
    addresses: list[str] = []
    """Where others in the network reach the server, as `http://host:port`; empty: only this machine does."""

    @property
    def analysis_workers(self) -> int:
        """Worker processes for hints and reviews: two at least, because one address never has all of them."""
        return max(2, self.bot_workers)
