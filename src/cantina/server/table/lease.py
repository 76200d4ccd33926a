"""Whether this process acts for a table: lets bots think, gives standing answers, and runs clocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantina.server.cluster import Lease

if TYPE_CHECKING:
    from cantina.server.table.actor import Table


class TableLease:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._lease: Lease | None = None
        """The lease as it was last seen, this process's or another's."""

    @property
    def held(self) -> bool:
        return self._lease is not None and self._table.tables.cluster.holds(self._lease)

    @property
    def token(self) -> int | None:
        """What the writes name that depend on the lease."""
        return None if self._lease is None else self._lease.token

    async def acquire(self) -> bool:
        """Gets the lease unless another process has it; False: that one acts for the table."""
        cluster = self._table.tables.cluster
        if self._lease is None or not (cluster.holds(self._lease) or cluster.is_alive(self._lease.holder)):
            self._lease = await cluster.acquire(self._table.record.id)
        return self.held

    def forget(self) -> None:
        """Has the next `acquire` ask who has it: a write has failed, perhaps because of that."""
        self._lease = None

    def recheck(self) -> None:
        """Has the next `acquire` ask whether the process that had it still does."""
        if not self.held:
            self._lease = None

    def held_by(self, processes: frozenset[str]) -> bool:
        return self._lease is not None and self._lease.holder in processes

    def release_unwatched(self) -> None:
        """Gives the lease back if nobody looks at the table through this process."""
        if self._table.tables.cluster.shared and not self._table.viewers.all and self.held:
            self._lease = None
            self._table.tables.cluster.release(self._table.record.id)
