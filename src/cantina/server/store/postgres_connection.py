"""One connection to PostgreSQL, which is opened when it is needed, and again after it has failed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection

from cantina.server.store.protocol import StoreUnavailable

T = TypeVar("T")
Connection = AsyncConnection[tuple[Any, ...]]

ANSWER_SECONDS = 5.0
"""Seconds after which a database that does not answer counts as gone."""
CONNECT_SECONDS = 3
"""Seconds that connecting may take."""


async def connect(url: str, name: str) -> Connection:
    """Opens a connection; every statement is a transaction, unless one is begun."""
    return await AsyncConnection.connect(
        url, autocommit=True, connect_timeout=CONNECT_SECONDS, application_name=name
    )


@contextlib.contextmanager
def answering(connection: Connection) -> Iterator[None]:
    """Cuts a connection whose database does not answer, so that nobody waits for the network to notice."""
    timer = asyncio.get_running_loop().call_later(ANSWER_SECONDS, _cut, connection)
    try:
        yield
    finally:
        timer.cancel()


def _cut(connection: Connection) -> None:
    if not connection.closed:
        with contextlib.suppress(OSError), socket.socket(fileno=os.dup(connection.fileno())) as raw:
            raw.shutdown(socket.SHUT_RDWR)


class Reconnecting:
    """A connection for one piece of work at a time."""

    def __init__(self, url: str, name: str) -> None:
        self._url = url
        self._name = name
        self._connection: Connection | None = None
        self._lock = asyncio.Lock()

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Has work done; raises StoreUnavailable if the database does not answer.

        The work goes on when whoever waits for it is cancelled: the connection is others', too.
        """
        running = asyncio.ensure_future(self._run(work))
        running.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(running)

    async def _run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        async with self._lock:
            try:
                if self._connection is None:
                    self._connection = await connect(self._url, self._name)
                with answering(self._connection):
                    return await work(self._connection)
            except psycopg.errors.DeadlockDetected:  # the connection is well
                raise
            except (psycopg.OperationalError, psycopg.InterfaceError, OSError) as error:
                await self._drop()
                raise StoreUnavailable(str(error).strip()) from error
            except BaseException:
                if self._connection is not None and self._connection.broken:
                    await self._drop()
                raise

    async def _drop(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error, OSError):
                await self._connection.close()
            self._connection = None

    async def close(self) -> None:
        async with self._lock:
            await self._drop()
