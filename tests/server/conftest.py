"""One server for the tests of a module, and a PostgreSQL for all that want one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from server_process import ServerProcess

if TYPE_CHECKING:
    from postgres_server import PostgresServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    found = ServerProcess(tmp_path_factory.mktemp("server") / "cantina.db")
    yield found
    logged = found.stop()
    assert "Traceback" not in logged, logged


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    from postgres_server import PostgresServer

    found = PostgresServer()
    yield found
    found.stop()
