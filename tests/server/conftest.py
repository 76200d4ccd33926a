"""One server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house") / "cantina.db")
    yield found
    said = found.close()
    assert "Traceback" not in said, said
