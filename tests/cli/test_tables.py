"""`cantina tables`, on the file of a server that runs."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from choose_game import game_for
from command import run
from server_process import Client, ServerProcess
from websockets.exceptions import ConnectionClosed

import cantina

GAME = game_for(2).meta.name


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    found = ServerProcess(tmp_path_factory.mktemp("tables") / "cantina.db")
    yield found
    found.stop()


def test_tables_are_listed_exported_backed_up_and_deleted_while_the_server_runs(
    server: ServerProcess, tmp_path: Path
) -> None:
    data = str(server.data)
    lobby, _ = server.make_table(GAME, "me", "open")
    table, tokens = server.start_table(GAME, "me", "me")
    with Client(server, table, tokens["0"]) as one, Client(server, table, tokens["1"]) as two:
        one.wait_for_update()
        two.wait_for_update()
        me = one if one.has_to_decide else two
        assert me.choose()["type"] == "done"
        listed = [
            msgspec.json.decode(line) for line in run("tables", "list", "--data", data, "--json").splitlines()
        ]
        assert {(row["table"], row["stage"], row["steps"]) for row in listed} >= {
            (lobby, "lobby", 0),
            (table, "playing", 1),
        }
        count = len(listed)
        assert f"{count} mesas" in run("tables", "list", "--data", data, "--lang", "es")
        assert lobby not in run("tables", "list", "--data", data, "--stage", "playing")

        out = tmp_path / "match.json"
        run("tables", "export", table, "--data", data, "--out", str(out))
        record = msgspec.json.decode(out.read_bytes())
        assert len(cantina.Match.replay(record).choices) == 1
        assert record == msgspec.json.decode(run("tables", "export", table, "--data", data))

        copy = tmp_path / "copy.db"
        run("tables", "backup", str(copy), "--data", data)
        assert f"{count} tables" in run("tables", "list", "--data", str(copy), "--lang", "en")
        assert "does not exist yet" in run("tables", "backup", str(copy), "--data", data, code=2)

        run("tables", "delete", table, "--data", data, typed="n\n", code=130)
        assert server.http.get(f"/api/tables/{table}").status_code == 200
        run("tables", "delete", table, "--data", data, "--yes")
        # The server has it in memory, and finds out with the next change.
        other = two if me is one else one
        other.drain()
        me.send({"type": "rename", "id": "r", "name": "Ana"})
        with pytest.raises(ConnectionClosed, match="table-closed"):
            me.receive("never")
    assert server.http.get(f"/api/tables/{table}").status_code == 404
    assert server.http.get(f"/api/tables/{lobby}").status_code == 200
    with closing(sqlite3.connect(server.data)) as db:
        assert db.execute("select count(*) from log").fetchone() == (0,)


def test_what_cannot_be_done_is_explained(server: ServerProcess, tmp_path: Path) -> None:
    data = str(server.data)
    lobby, _ = server.make_table(GAME, "me", "open")
    assert "no table nowhere" in run("tables", "export", "nowhere", "--data", data, "--lang", "en", code=2)
    assert "has not started" in run("tables", "export", lobby, "--data", data, "--lang", "en", code=2)
    assert "ninguna mesa nowhere" in run("tables", "delete", "nowhere", "--data", data, "--lang", "es", code=2)
    assert "an existing file" in run("tables", "list", "--data", str(tmp_path / "none.db"), code=2)
    assert "lobby, playing" in run("tables", "list", "--data", data, "--stage", "x", code=2)
    bad = tmp_path / "bad.db"
    bad.write_bytes(b"this is no database, and long enough to be read as one" * 100)
    said = run("tables", "list", "--data", str(bad), "--lang", "en", code=2)
    assert "is not a file of tables" in " ".join(said.split())


def test_a_damaged_table_is_listed_as_such(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "cantina.db")
    table, _ = server.make_table(GAME, "me", "open")
    server.stop()
    with closing(sqlite3.connect(server.data)) as db:
        db.execute("update tables set body = '{'")
        db.commit()
    listed = run("tables", "list", "--data", str(server.data), "--json")
    assert (msgspec.json.decode(listed)["table"], msgspec.json.decode(listed)["stage"]) == (table, "damaged")
    assert "cannot be read" in run(
        "tables", "export", table, "--data", str(server.data), "--lang", "en", code=2
    )
