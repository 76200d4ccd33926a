"""Pictures of moments of finished matches: who may send them, what is stored, and where they are shown."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from choose_game import game_for
from server_process import Client, ServerProcess, run_in_thread

from cantina.server import pictures
from cantina.server.pictures import BadPicture, checked_picture
from cantina.server.store import TableRecord
from cantina.server.store.sqlite import SqliteStore

GAME = game_for(2).meta


def chunk(kind: bytes, data: bytes = b"") -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int = 1200, height: int = 630, *more: bytes, shade: int = 0) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress((b"\0" + bytes([shade]) * width) * height)
    return b"".join([pictures.SIGNATURE, chunk(b"IHDR", header), *more, chunk(b"IDAT", rows), chunk(b"IEND")])


def test_what_is_no_picture_is_taken_out_of_it() -> None:
    assert checked_picture(png(1200, 630, chunk(b"tEXt", b"where\0I live"))) == png()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "no PNG"),
        (b"<svg/>", "no PNG"),
        (png(1199), "1200 by 630"),
        (png()[:-5], "cut off"),
        (png()[:-12], "does not end"),
        (png() + b"<script>", "does not end"),
        (png().replace(b"IDAT", b"IDAX"), "damaged"),
        (png(1200, 630, chunk(b"XXXX", b"?")), "not known"),
        (pictures.SIGNATURE + chunk(b"IEND"), "no header"),
        (pictures.SIGNATURE + b"\xff" * 20, "cut off"),
        (png() + b"x" * pictures.LARGEST_PICTURE, "400000 bytes"),
    ],
)
def test_anything_else_is_refused_with_a_reason(data: bytes, why: str) -> None:
    with pytest.raises(BadPicture, match=why):
        checked_picture(data)


def test_a_table_keeps_its_newest_pictures(tmp_path: Path) -> None:
    async def work() -> None:
        store = SqliteStore(tmp_path / "cantina.db")
        try:
            await store.save_picture("table", 0, b"gone", 3)
            assert await store.picture("table", 0) is None
            await store.save(TableRecord("table", GAME.name, 2, {}, 1, [], 0))
            for step in (5, 1, 2, 3):
                await store.save_picture("table", step, b"%d" % step, 3)
            kept = [await store.picture("table", step) for step in (1, 2, 3, 5)]
            assert kept == [b"1", b"2", b"3", None]
            await store.delete("table")
            assert await store.picture("table", 1) is None
        finally:
            await store.close()

    run_in_thread(work())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a tiny client of its own."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "covers").mkdir()
    (folder / "covers" / f"{GAME.name}.png").write_bytes(png())
    page = '<head><meta property="og:title" content="Cantina" /></head>'
    (folder / "index.html").write_text(page, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CANTINA_CLIENT", str(folder))
        server = ServerProcess(tmp_path_factory.mktemp("data") / "cantina.db")
        yield server
        assert "Traceback" not in server.stop()


def test_a_shared_moment_is_shown_by_the_link_to_it(served: ServerProcess) -> None:
    table, tokens = served.start_table(GAME.name, "me", "easy")
    path = f"/api/tables/{table}/pictures/3"

    def send(
        data: bytes, token: str = tokens["0"], path: str = path, kind: str = "image/png"
    ) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}", "Content-Type": kind}
        return served.http.put(path, content=data, headers=headers)

    running = send(png())
    assert (running.status_code, running.json()["code"]) == (409, "not-over")
    with Client(served, table, tokens["0"]) as me:
        me.play()
        me.wait_for_end()
    stranger = send(png(), "x" * 32)
    assert (stranger.status_code, stranger.json()["code"]) == (409, "no-such-seat")
    wrong = send(png(), kind="image/svg+xml")
    assert (wrong.status_code, wrong.json()["detail"]) == (415, "a picture is sent as image/png")
    bad = send(b"<svg/>")
    assert (bad.status_code, bad.json()["params"]["why"]) == (400, "it is no PNG")
    assert send(b"x" * (pictures.LARGEST_PICTURE + 10)).status_code == 413
    assert send(png(), path=f"/api/tables/{table}/pictures/99999").status_code == 400
    other_site = served.http.put(path, content=png(), headers={"Origin": "http://elsewhere.example"})
    assert other_site.status_code == 403
    assert served.http.get(path).status_code == 404
    assert send(png()).status_code == 204
    found = served.http.get(path)
    assert found.headers["content-type"] == "image/png"
    assert found.content == png()
    image = f'property="og:image" content="{served.url}{path}"'
    assert image in served.http.get(f"/r/{table}?step=3").text
    assert image in served.http.get(f"/t/{table}?step=3").text
    cover = f'property="og:image" content="{served.url}/covers/{GAME.name}.png"'
    for link in (f"/r/{table}", f"/r/{table}?step=4", f"/r/{table}?step=-1", f"/t/{table}?step=x"):
        assert cover in served.http.get(link).text
