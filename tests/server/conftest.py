"""One server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server_process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    found = ServerProcess(tmp_path_factory.mktemp("server") / "cantina.db")
    yield found
    logged = found.stop()
    assert "Traceback" not in logged, logged
