"""The client's files and answers on the wire: compressed, and with a preview for messengers."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import httpx
import pytest
from choose_game import game_for
from server_process import ServerProcess

GAME = game_for(3).meta


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a tiny client of its own."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "assets" / "app.js").write_text("// nothing\n" * 500, encoding="utf-8")
    (folder / "index.html").write_text(
        '<title>Cantina</title><meta property="og:title" content="Cantina" />', encoding="utf-8"
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CANTINA_CLIENT", str(folder))
        server = ServerProcess(tmp_path_factory.mktemp("data") / "cantina.db")
        yield server
        assert "Traceback" not in server.stop()


def raw(server: ServerProcess, path: str, encoding: str = "gzip") -> tuple[httpx.Headers, bytes]:
    """A response as it came over the wire."""
    with httpx.stream("GET", server.url + path, headers={"accept-encoding": encoding}) as answer:
        assert answer.status_code == 200
        return answer.headers, b"".join(answer.iter_raw())


def test_files_of_the_client_and_json_are_compressed(served: ServerProcess) -> None:
    for path in ("/assets/app.js", f"/api/games/{GAME.name}/texts", "/api/games"):
        headers, packed = raw(served, path)
        plain = raw(served, path, "identity")[1]
        assert headers["content-encoding"] == "gzip", path
        assert gzip.decompress(packed) == plain
        assert len(packed) < len(plain) / 2


def test_a_link_to_a_table_has_a_preview(served: ServerProcess) -> None:
    table, _ = served.make_table(GAME.name, "me", "open", "open")
    with_name = served.http.post(
        "/api/tables",
        json={"game": GAME.name, "seats": [{"who": "me", "name": 'Ana "<b>"'}, *[{"who": "open"}] * 2]},
    ).json()["table"]
    assert GAME.title["es"] in served.http.get(f"/t/{table}").text
    named = served.http.get(f"/t/{with_name}").text
    assert f"{GAME.title['en']}" in named
    assert "Ana &quot;&lt;b&gt;&quot;" in named
    assert 'content="Cantina"' in served.http.get("/t/nosuchtable").text


def test_the_network_address_is_told_when_listening_on_it() -> None:
    from cantina.cli.serve import _network_addresses

    assert _network_addresses("127.0.0.1") == []
    assert _network_addresses("192.168.7.7") == ["192.168.7.7"]
    assert all(not one.startswith("127.") for one in _network_addresses("0.0.0.0"))
