"""The built browser client, which the wheel carries."""

from __future__ import annotations

import gzip
import os
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException

from cantina.kernel.registry import game as find_game
from cantina.server.errors import RequestRejected
from cantina.server.pictures import HEIGHT, WIDTH

_MEDIA_TYPES = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".png": "image/png",
}


@cache
def _client_files() -> dict[str, tuple[bytes, str]]:
    """The files of the built client, which the wheel carries; CANTINA_CLIENT names another folder."""
    override = os.environ.get("CANTINA_CLIENT")
    folder = Path(override) if override else Path(str(files("cantina.server") / "client"))
    return {
        path.relative_to(folder).as_posix(): (path.read_bytes(), _MEDIA_TYPES[path.suffix])
        for path in folder.rglob("*")
        if path.is_file() and path.suffix in _MEDIA_TYPES
    }


_COMPRESSED = {".js", ".css", ".svg", ".json", ".webmanifest"}
"""Fonts and pictures are compressed already; index.html differs from page to page."""


@cache
def _gzipped(name: str) -> bytes | None:
    """A file of the client compressed, once; None where that gains nothing."""
    if Path(name).suffix not in _COMPRESSED:
        return None
    return gzip.compress(_client_files()[name][0], 9, mtime=0)


_PREVIEW = b'property="og:title" content="Cantina"'
"""Where index.html names the page to messengers that show a preview of a link."""


async def _with_preview(body: bytes, name: str, request: Request[Any, Any, Any], state: AppState) -> bytes:
    """The page of a table or a replay names its game and who opened it, and shows the moment that is shared.

    Nothing else about a table is told.
    """
    folder, _, table_id = name.partition("/")
    if folder not in ("t", "r") or not table_id or _PREVIEW not in body:
        return body
    try:
        info = (await state.tables.table(table_id.partition("/")[0])).info()
    except RequestRejected:
        return body
    title = find_game(info.game).meta.title
    names = " / ".join(dict.fromkeys(title.values()))
    host = info.seats[info.host].name
    shown = f"{names} · {host}" if host else names
    picture, size = await _preview_picture(info.id, info.game, request, state)
    tags = [f'property="og:title" content="{escape(shown, quote=True)}"']
    if picture is not None:
        address = escape(str(request.base_url).rstrip("/") + picture, quote=True)
        tags += [
            f'property="og:image" content="{address}"',
            'name="twitter:card" content="summary_large_image"',
        ]
        tags += [
            f'property="og:image:{side}" content="{size[at]}"' for at, side in enumerate(("width", "height"))
        ]
    return body.replace(_PREVIEW, " />\n    <meta ".join(tags).encode())


async def _preview_picture(
    table: str, game: str, request: Request[Any, Any, Any], state: AppState
) -> tuple[str | None, tuple[int, int]]:
    """The path of the picture of the moment a link names, or else of the game's cover; and its size."""
    step = request.query_params.get("step", "")
    if step.isascii() and step.isdigit() and len(step) < 10:
        if await state.finished_matches.pictures.picture(table, int(step)) is not None:
            return f"/api/tables/{table}/pictures/{int(step)}", (WIDTH, HEIGHT)
    cover = f"covers/{game}.png"
    return (f"/{cover}" if cover in _client_files() else None), (WIDTH, HEIGHT)


@get(["/", "/{path:path}"], include_in_schema=False, opt={"uncompressed": True})  # files are compressed once
async def page(request: Request[Any, Any, Any], state: AppState, path: str = "/") -> Response[bytes]:
    """A file of the client; index.html for every other path, which the client routes itself."""
    name = path.strip("/")
    if name.startswith("api/"):
        raise HTTPException(status_code=404, detail="no such address")
    found = _client_files().get(name)
    if found is None and name.startswith("assets/"):
        raise HTTPException(status_code=404, detail="no such file")
    body, media_type = found or _client_files().get("index.html", (_NO_CLIENT, "text/html"))
    hashed_name = name.startswith("assets/")
    cache_control = "public, max-age=31536000, immutable" if hashed_name else "no-cache"
    headers = {"Cache-Control": cache_control, "Vary": "Accept-Encoding"}
    if found is None:
        body = await _with_preview(body, name, request, state)
    elif "gzip" in request.headers.get("accept-encoding", "") and (packed := _gzipped(name)) is not None:
        return Response(packed, media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type=media_type, headers=headers)


_NO_CLIENT = b"<!doctype html><title>Cantina</title><p>The browser client is not built: run scripts/serve.</p>"
