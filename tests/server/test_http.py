"""What HTTP requests cost, and how faults of the store are answered."""

from __future__ import annotations

import gzip
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from choose_game import game_for
from litestar import Litestar
from litestar.testing import TestClient

from cantina.server import http, limits
from cantina.server.app import make_app
from cantina.server.settings import Settings
from cantina.server.store import sqlite

pytestmark = pytest.mark.filterwarnings(
    "ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning"
)
GAME = game_for(2).meta.name


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(Settings(tmp_path / "cantina.db"))) as found:
        yield found


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/nothing"), ("DELETE", "/api/games"), ("GET", "/"), ("GET", "/metrics")]
)
def test_every_request_costs_whatever_its_path(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, method: str, path: str
) -> None:
    assert client.request(method, path).status_code != 429
    monkeypatch.setattr(limits, "WORK_PER_SOCKET", 1e-6)
    client.app.state.limits._work.clear()
    refused = client.request(method, path)
    assert refused.status_code == 429
    assert refused.json()["code"] == "too-fast"
    assert refused.headers["connection"] == "close"


@pytest.mark.parametrize("path", [f"/api/games/{GAME}/rules", f"/api/games/{GAME}/texts"])
def test_large_answers_are_compressed_once(client: TestClient[Litestar], path: str) -> None:
    plain = client.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    first = client.get(path, headers={"Accept-Encoding": "gzip"})
    made = http.compressed.cache_info().misses
    again = client.get(path, headers={"Accept-Encoding": "gzip"})
    assert http.compressed.cache_info().misses == made
    for packed in (first, again):
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.content == plain.content
    assert len(gzip.compress(plain.content)) < len(plain.content) / 2


def test_large_answers_cost_by_their_size(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    charged: list[float] = []
    monkeypatch.setattr(limits.WorkLimit, "charge", lambda limit, cost: charged.append(cost))
    path = f"/api/games/{GAME}/rules"
    sizes = [
        len(client.get(path, headers={"Accept-Encoding": "identity"}).content),
        int(client.get(path, headers={"Accept-Encoding": "gzip"}).headers["content-length"]),
    ]
    assert charged == [size / http.BYTES_PER_COST for size in sizes]


def test_a_full_disk_is_answered_as_such_and_leaves_nothing_half_done(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = sqlite._commit

    def fail(db: Any, batch: Any) -> list[Exception | None]:
        return [sqlite3.OperationalError("database or disk is full")] * len(batch)

    table = {"game": GAME, "seats": [{"who": "me"}, {"who": "open"}], "listed": True}
    monkeypatch.setattr(sqlite, "_commit", fail)
    answer = client.post("/api/tables", json=table)
    assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
    assert not client.app.state.tables._tables
    monkeypatch.setattr(sqlite, "_commit", commit)
    assert client.post("/api/tables", json=table).status_code == 201
    assert len(client.get("/api/tables").json()) == 1
