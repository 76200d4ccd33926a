"""A queue that serves addresses in turn, and the tables of an address in turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Collection
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Whoever has many tables gets no more than whoever has one, and a table with many bots no more either."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        """By address and table, in the order of their turns."""

    def __len__(self) -> int:
        return sum(self.waiting(address) for address in self._addresses)

    def waiting(self, address: str) -> int:
        """How many items of an address wait."""
        return sum(len(items) for items in self._addresses.get(address, {}).values())

    def add(self, address: str, table: str, item: T) -> None:
        self._addresses.setdefault(address, OrderedDict()).setdefault(table, deque()).append(item)

    def remove(self, address: str, table: str, item: T) -> None:
        """Removes an item that is no longer wanted, if it still waits."""
        tables = self._addresses.get(address)
        items = None if tables is None else tables.get(table)
        if items is not None and item in items:
            items.remove(item)
            self._drop_if_empty(address, table)

    def next(self, excluded: Collection[str] = ()) -> T | None:
        """Removes and returns the item whose turn it is, of an address that is not excluded."""
        address = next((one for one in self._addresses if one not in excluded), None)
        if address is None:
            return None
        tables = self._addresses[address]
        table, items = next(iter(tables.items()))
        item = items.popleft()
        tables.move_to_end(table)
        self._addresses.move_to_end(address)
        self._drop_if_empty(address, table)
        return item

    def _drop_if_empty(self, address: str, table: str) -> None:
        tables = self._addresses[address]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._addresses[address]
