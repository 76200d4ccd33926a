"""The browser client's types come from the server's structures, and the two never drift apart."""

from __future__ import annotations

from pathlib import Path

from cantina.server.schema import schemas

WEB = Path(__file__).parents[2] / "web" / "src"


def test_the_clients_schemas_are_the_servers() -> None:
    expected = schemas(WEB)
    assert set(WEB.rglob("schema.json")) == set(expected), "run scripts/types"
    for path, content in expected.items():
        assert path.read_bytes() == content, f"{path}: run scripts/types"


def test_every_game_folder_of_the_client_has_types() -> None:
    folders = {path for path in (WEB / "games").iterdir() if path.is_dir()}
    assert folders
    assert folders == {path.parent for path in schemas(WEB) if path.parent != WEB / "lib"}
