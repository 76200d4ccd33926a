"""What processes that serve the same tables share besides the store, and the protocol of what does it.

Any process may write what a person chooses: the log decides who was first. What only one process may do at a
time (let bots think, give standing answers, run clocks) is done by whoever has the table's lease.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from msgspec import Struct

from cantina.server.store import LogRow


class Lease(NamedTuple):
    """The right of one process to act for a table. It ends when that process ends, or is not heard of."""

    holder: str
    """The id of the process; empty: nobody."""
    token: int
    """Raised whenever another process gets the lease: what is written with an older one is refused."""


class Presence(Struct):
    """Who looks at a table through other processes."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0
    processes: frozenset[str] = frozenset()
    """The ids of these processes."""
    clocks_since: float = 0.0
    """Since when their clocks run for the decision that was open when they told, in seconds since 1970."""


class TableChanged(Struct, array_like=True):
    """What a process tells the others about one table, after a commit."""

    table: str
    log_rows: list[LogRow] = []
    """New steps of its log."""
    stored: bool = False
    """Its record, its chat, or steps that are not in `log_rows` have changed, and have to be read."""
    connections: bool = False
    """Who looks at it has changed."""
    lease: bool = False
    """Whoever had its lease has given it back, or has ended."""


class Follower(Protocol):
    """Who is told what other processes do."""

    def table_changed(self, changed: TableChanged) -> None: ...

    def processes_ended(self, processes: frozenset[str]) -> None:
        """Processes have ended, or are not heard of any more."""

    def reconnected(self) -> None:
        """Whatever has happened in the meantime was not told."""

    def usage(self) -> dict[str, float]:
        """What addresses use of their limits in this process."""

    def others_use(self, usage: Mapping[str, Mapping[str, float]]) -> None:
        """What they use in other processes, by the ids of these."""


class Cluster(Protocol):
    shared: bool
    """Whether there may be other processes."""

    async def start(self, follower: Follower) -> None: ...

    async def acquire(self, table: str) -> Lease:
        """The lease of a table, which is this process's if no other one has it."""

    def holds(self, lease: Lease) -> bool:
        """Whether a lease is this process's, and has not expired."""

    def is_alive(self, process: str) -> bool:
        """Whether a process, by its id, has been heard of lately."""

    def release(self, table: str) -> None:
        """Gives a lease back, if this process has it."""

    def set_presence(self, table: str, seats: frozenset[int], spectators: int, clocks_since: float) -> None:
        """Tells the others who looks at a table through this process, and since when its clocks run."""

    async def presence(self, table: str) -> Presence: ...

    async def take(self, key: str, rate: float, burst: float) -> bool:
        """Takes a token from a bucket that all processes share: so many a second, and so many at once."""

    async def count(self, key: str, limit: int, seconds: float) -> bool:
        """Counts something that may happen so often in so many seconds; False: it is one too many."""

    async def close(self) -> None:
        """Gives all leases back, and ends."""
