"""The web application: what is behind each address, and what it guards against."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections import deque
from collections.abc import AsyncIterator, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get, post
from litestar.connection import WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.handlers import websocket
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter
from litestar.response import Stream
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import cantina
from cantina.bots import LEVELS
from cantina.kernel.errors import CantinaError, UnknownGame
from cantina.kernel.event import Event, Secret
from cantina.kernel.registry import game as find_game
from cantina.server import protocol as p
from cantina.server.bots import PATIENCE, Thinkers
from cantina.server.hall import Hall
from cantina.server.metrics import Metrics
from cantina.server.store import SqliteStore
from cantina.server.table import Refuse
from cantina.server.viewers import Bucket, Viewer
from cantina.tell import LANGUAGES, rules

log = logging.getLogger("cantina.app")

RATE, BURST = 60.0, 240.0
"""Messages a second a socket may send in the long run, and at once."""
MOST_ADDRESSES = 10_000
CLOSE_POLICY, CLOSE_LARGE, CLOSE_LATER = 1008, 1009, 1013

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Settings(msgspec.Struct):
    """How the server is run."""

    data: Path
    """The SQLite file."""
    thinkers: int = 1
    """Processes in which bots think; hints and reviews get as many of their own."""
    analyst: str = "hard"
    """The bot that gives hints and reviews."""
    levels: dict[str, str] = {}
    """Bots the operator has put in the place of levels."""
    patience: float = PATIENCE
    tables_an_hour: int = 60
    """New tables from one address."""
    sockets_an_address: int = 40
    reviews_an_address: int = 3
    """Reviews one address may wait for at once."""


class Gate:
    """Counts what comes from each address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._made: dict[str, deque[float]] = {}
        self._open: dict[str, int] = {}

    def make(self, address: str) -> None:
        """Somebody there makes a table; Refuse when it is one too many."""
        self._count(f"make {address}", self._settings.tables_an_hour)

    def join(self, address: str) -> None:
        self._count(f"join {address}", 2 * self._settings.tables_an_hour)

    def _count(self, what: str, most: int) -> None:
        now = time.monotonic()
        if len(self._made) > MOST_ADDRESSES:
            self._made = {key: made for key, made in self._made.items() if now - made[-1] < 3600}
        made = self._made.setdefault(what, deque())
        while made and now - made[0] > 3600:
            made.popleft()
        if len(made) >= most:
            raise Refuse("too-many-tables")
        made.append(now)

    @contextlib.contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """While a socket is open; False: it is one too many."""
        with self._hold(f"socket {address}", self._settings.sockets_an_address) as held:
            yield held

    @contextlib.contextmanager
    def review(self, address: str) -> Iterator[bool]:
        """While somebody waits for a review; False: it is one too many."""
        with self._hold(f"review {address}", self._settings.reviews_an_address) as held:
            yield held

    @contextlib.contextmanager
    def _hold(self, what: str, most: int) -> Iterator[bool]:
        if self._open.get(what, 0) >= most:
            yield False
            return
        self._open[what] = self._open.get(what, 0) + 1
        try:
            yield True
        finally:
            self._open[what] -= 1
            if self._open[what] == 0:
                del self._open[what]


# -- facts that do not change -----------------------------------------------------------------------


@cache
def _catalogue() -> p.Catalogue:
    return p.Catalogue([_game_info(name) for name in cantina.games()], list(LEVELS))


def _game_info(name: str) -> p.GameInfo:
    meta = find_game(name).meta
    return p.GameInfo(
        name=name,
        title=dict(meta.title),
        fewest=meta.seats[0],
        most=meta.seats[1],
        rules_version=meta.rules_version,
        options=[
            p.OptionInfo(o.name, o.default, None if o.allowed is None else list(o.allowed))
            for o in meta.options
        ],
    )


@cache
def _texts(name: str) -> bytes:
    game = find_game(name)
    shared = {language: _fluent("cantina", language) for language in LANGUAGES}
    own = {language: _fluent(game.package, language) for language in LANGUAGES}
    return msgspec.json.encode(
        p.GameTexts(
            choices=[p.ChoiceInfo(c.text, c.kind, dict(c.args)) for c in game.choices],
            words=dict(game.words),
            private={_tag(event): _private(event) for event in game.events if issubclass(event, Secret)},
            text={language: f"{shared[language]}\n{own[language]}" for language in LANGUAGES},
        )
    )


def _tag(event: type[Event]) -> str:
    return str(event.__struct_config__.tag)


def _private(event: type[Secret]) -> list[str]:
    """The private fields of a kind of event, which are the same for all of its kind."""
    blank: Any = dict.fromkeys(event.__struct_fields__)
    return list(event(**blank).private())


def _fluent(package: str, language: str) -> str:
    return files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _rules(name: str) -> bytes:
    found = [p.RuleInfo(r.id, dict(r.section), dict(r.text)) for r in rules(name).values()]
    return msgspec.json.encode(found)


# -- addresses --------------------------------------------------------------------------------------


@get("/api/games")
async def games() -> p.Catalogue:
    """The games, their options, and how strong bots can be."""
    return _catalogue()


@get("/api/games/{name:str}/texts", media_type=MediaType.JSON)
async def texts(name: str) -> Response[bytes]:
    """All choices of a game, and its words in both languages."""
    return _json(_texts(name))


@get("/api/games/{name:str}/rules", media_type=MediaType.JSON)
async def game_rules(name: str) -> Response[bytes]:
    """A game's rules in both languages."""
    return _json(_rules(name))


def _json(body: bytes) -> Response[bytes]:
    return Response(body, media_type=MediaType.JSON, headers={"Cache-Control": "no-cache"})


@get("/api/tables")
async def open_tables(state: AppState) -> list[p.TableInfo]:
    """Tables that everybody may join."""
    found: list[p.TableInfo] = await state.hall.open_tables()
    return found


@post("/api/tables", status_code=201)
async def new_table(data: p.NewTable, state: AppState, request: Request[Any, Any, Any]) -> p.Seated:
    """Makes a table."""
    state.gate.make(_address(request))
    seated: p.Seated = await state.hall.make(data)
    return seated


@get("/api/tables/{table:str}")
async def table_info(table: str, state: AppState) -> p.TableInfo:
    """One table: its seats and how far it is."""
    found = await state.hall.table(table)
    info: p.TableInfo = found.info()
    return info


@post("/api/tables/{table:str}/join", status_code=201)
async def join(table: str, data: p.Join, state: AppState, request: Request[Any, Any, Any]) -> p.Seated:
    """Takes a free seat."""
    state.gate.join(_address(request))
    seated: p.Seated = await state.hall.join(table, data)
    return seated


@post("/api/tables/{table:str}/continue", status_code=201)
async def continue_from(
    table: str, data: p.Continue, state: AppState, request: Request[Any, Any, Any]
) -> p.Seated:
    """Plays on from one moment of a finished match."""
    state.gate.make(_address(request))
    seated: p.Seated = await state.hall.continue_from(table, data)
    return seated


@get("/api/tables/{table:str}/replay", media_type=MediaType.JSON)
async def replay(
    table: str,
    state: AppState,
    seat: Annotated[int, Parameter(ge=0, lt=p.MOST_SEATS)] | None = None,
    text: p.Language | None = None,
) -> Response[bytes]:
    """A finished match as a seat saw it, or as the public did; with a language, as text too."""
    return _json(await state.hall.replay(table, seat, text))


@post("/api/tables/{table:str}/review", status_code=200, media_type="application/x-ndjson")
async def review(table: str, data: p.AskReview, state: AppState, request: Request[Any, Any, Any]) -> Stream:
    """Judges what one seat of a finished match decided: lines of JSON, until the review is there.

    Whoever hangs up does not wait any more, and when nobody does, nothing is thought about.
    """
    reviewing = await state.hall.review(table, data.seat)
    address = _address(request)

    async def lines() -> AsyncIterator[bytes]:
        with state.gate.review(address) as held:
            if not held:
                yield msgspec.json.encode(p.ReviewLine(0, 0, code="too-many-reviews"))
                return
            async with contextlib.aclosing(reviewing.lines()) as found:
                async for line in found:
                    yield line

    return Stream(lines(), headers={"Cache-Control": "no-cache", "X-Accel-Buffering": "no"})


@post("/api/mine", status_code=200)
async def mine(data: p.Mine, state: AppState) -> list[p.MyTable]:
    """The tables one holds a seat at."""
    found: list[p.MyTable] = await state.hall.mine(data.held)
    return found


@get("/health", media_type=MediaType.JSON)
async def health() -> dict[str, str]:
    return {"status": "well", "version": cantina.__version__}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(state: AppState) -> Response[bytes]:
    return Response(generate_latest(state.hall.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def _address(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    return connection.client.host if connection.client else "?"


# -- the socket -------------------------------------------------------------------------------------

_decoder = msgspec.json.Decoder(p.ClientMessage)
_pong = msgspec.json.encode(p.Pong())


@websocket("/api/tables/{table:str}/stream")
async def table_stream(socket: WebSocket[Any, Any, Any], table: str, state: AppState) -> None:
    """A table's socket: the first message says who one is."""
    gate: Gate = state.gate
    hall: Hall = state.hall
    await socket.accept()  # only then the page is told the reason when it is sent away
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
        await _drop(socket, hall, CLOSE_POLICY, "other-origin")
        return
    address = _address(socket)
    with gate.socket(address) as held:
        if not held:
            await _drop(socket, hall, CLOSE_POLICY, "too-many-sockets")
            return
        with hall.metrics.sockets.track_inprogress(), contextlib.suppress(WebSocketDisconnect):
            await _converse(socket, table, hall)


def same_origin(origin: str | None, host: str | None) -> bool:
    """Browsers say which page opened a socket; ours come from this very server."""
    return origin is None or urlsplit(origin).netloc == host


async def _converse(socket: WebSocket[Any, Any, Any], name: str, hall: Hall) -> None:
    hello = await _read(socket, hall)
    if not isinstance(hello, p.Hello):
        if hello is not None:
            await _drop(socket, hall, CLOSE_POLICY, "hello-first")
        return
    try:
        table = await hall.table(name)
    except Refuse as refusal:
        await _drop(socket, hall, CLOSE_POLICY, refusal.code)
        return
    seat = table.seat_of(hello.token)
    if hello.token is not None and seat is None:
        await _drop(socket, hall, CLOSE_POLICY, "no-such-seat")
        return
    closing: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    viewer = Viewer(seat, lambda why: None if closing.done() else closing.set_result(why))
    sender = asyncio.create_task(_send(socket, viewer))
    closer = asyncio.create_task(_close_when(socket, hall, closing))
    try:
        if hello.again:
            (hall.metrics.resyncs if hello.since < 0 else hall.metrics.reconnects).inc()
        table.arrive(viewer, hello.since)
        await _listen(socket, hall, table, viewer)
    finally:
        sender.cancel()
        closer.cancel()
        table.depart(viewer)


async def _listen(socket: WebSocket[Any, Any, Any], hall: Hall, table: Any, viewer: Viewer) -> None:
    bucket = Bucket(RATE, BURST)
    while True:
        message = await _read(socket, hall)
        if message is None:
            return
        if not bucket.take():
            await _drop(socket, hall, CLOSE_POLICY, "too-fast")
            return
        if isinstance(message, p.Ping):
            viewer.send(_pong)
        elif isinstance(message, p.Hello):
            await _drop(socket, hall, CLOSE_POLICY, "hello-twice")
            return
        else:
            table.receive(viewer, message, time.perf_counter())


async def _read(socket: WebSocket[Any, Any, Any], hall: Hall) -> Any:
    """The next message; None: the socket is closed, by the client or because of what it sent."""
    try:
        data = await socket.receive_data(mode="text")
    except (KeyError, WebSocketDisconnect):
        return None
    if data is None or len(data) > p.LARGEST_MESSAGE:
        await _drop(socket, hall, CLOSE_LARGE, "too-large")
        return None
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        await _drop(socket, hall, CLOSE_POLICY, "not-understood")
        return None


async def _send(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message, delivery = await viewer.outbox.get()
            await socket.send_data(message, mode="text")
            if delivery is not None:
                delivery.sent()


async def _close_when(socket: WebSocket[Any, Any, Any], hall: Hall, closing: asyncio.Future[str]) -> None:
    why = await closing
    await _drop(socket, hall, CLOSE_LATER, why)


async def _drop(socket: WebSocket[Any, Any, Any], hall: Hall, code: int, why: str) -> None:
    hall.metrics.dropped.labels(why).inc()
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code, why)


# -- the page ---------------------------------------------------------------------------------------

_TYPES = {
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
def _pages() -> dict[str, tuple[bytes, str]]:
    """The files of the built client, which the wheel carries; CANTINA_CLIENT names another folder."""
    elsewhere = os.environ.get("CANTINA_CLIENT")
    folder = Path(elsewhere) if elsewhere else Path(str(files("cantina.server") / "client"))
    return {
        path.relative_to(folder).as_posix(): (path.read_bytes(), _TYPES[path.suffix])
        for path in folder.rglob("*")
        if path.is_file() and path.suffix in _TYPES
    }


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "/") -> Response[bytes]:
    """The client: its files, and for every other address the page that finds its own way."""
    name = path.strip("/")
    if name.startswith("api/"):
        raise HTTPException(status_code=404, detail="no such address")
    found = _pages().get(name)
    if found is None and name.startswith("assets/"):
        raise HTTPException(status_code=404, detail="no such file")
    body, kind = found or _pages().get("index.html", (_NO_CLIENT, "text/html"))
    lasting = name.startswith("assets/")
    cache_control = "public, max-age=31536000, immutable" if lasting else "no-cache"
    return Response(body, media_type=kind, headers={"Cache-Control": cache_control})


_NO_CLIENT = b"<!doctype html><title>Cantina</title><p>The browser client is not built: run scripts/serve.</p>"


# -- errors -----------------------------------------------------------------------------------------


def _refused(request: Request[Any, Any, Any], error: Exception) -> Response[p.Failure]:
    """What people asked for is not possible: said plainly, never with a traceback."""
    if isinstance(error, Refuse):
        status = {
            "no-such-table": 404,
            "too-many-tables": 429,
            "too-many-reviews": 429,
            "other-origin": 403,
        }.get(error.code, 409)
        return Response(p.Failure(error.code, error.code, error.params), status_code=status)
    if isinstance(error, UnknownGame):
        return Response(p.Failure("unknown-game", str(error)), status_code=404)
    if isinstance(error, HTTPException):
        detail = (
            str(error.extra[0]["message"]) if isinstance(error.extra, list) and error.extra else error.detail
        )
        return Response(p.Failure("bad-request", detail), status_code=error.status_code)
    if isinstance(error, CantinaError):
        return Response(p.Failure("bad-option", str(error)), status_code=400)
    log.exception("failed", exc_info=error)
    return Response(p.Failure("internal", "the server failed; it has been noted"), status_code=500)


async def _from_here(request: Request[Any, Any, Any]) -> None:
    """Pages of other sites cannot make tables in a visitor's name."""
    if request.method == "POST" and not same_origin(request.headers.get("origin"), request.headers.get("host")):
        raise Refuse("other-origin")


async def _guard(message: Message, scope: Scope) -> None:
    """Every answer, also a refusal, carries the same guards."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def make_app(settings: Settings) -> Litestar:
    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = SqliteStore(settings.data)
        app.state.gate = Gate(settings)
        pools = [Thinkers(settings.thinkers, settings.patience) for _ in range(2)]
        app.state.hall = Hall(store, pools[0], pools[1], settings.analyst, Metrics(), settings.levels)
        try:
            yield
        finally:
            await app.state.hall.close()

    handlers = [
        games,
        texts,
        game_rules,
        open_tables,
        new_table,
        table_info,
        join,
        continue_from,
        replay,
        review,
        mine,
        health,
        metrics,
        table_stream,
        page,
    ]
    return Litestar(
        route_handlers=[Router(path="/", route_handlers=handlers)],
        lifespan=[lifespan],
        exception_handlers={Exception: _refused},
        before_request=_from_here,
        before_send=[_guard],
        openapi_config=OpenAPIConfig(title="Cantina", version=cantina.__version__, path="/api/schema"),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
