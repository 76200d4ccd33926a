"""Versions of what a store writes: each has the migrations that lead from one to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from cantina.kernel.errors import CantinaError

T = TypeVar("T")


class NewerSchema(CantinaError):
    """A newer version of cantina has written the data."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"the data have version {found} of the schema, and this cantina knows {known}: use a newer one"
        )


def pending_migrations(found: int, migrations: Sequence[T]) -> Iterator[tuple[int, T]]:
    """The migrations that data of a version still need, each with the version it leads to.

    Raises NewerSchema if the version is not known.
    """
    if found > len(migrations):
        raise NewerSchema(found, len(migrations))
    return iter([(number, migrations[number - 1]) for number in range(found + 1, len(migrations) + 1)])
