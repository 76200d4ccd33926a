"""The HTTP routes, and how errors are answered."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import logging
from collections.abc import AsyncIterator
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException
from litestar.params import Parameter
from litestar.response import Stream
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import cantina
from cantina.kernel.errors import BadOption, CantinaError, UnknownGame
from cantina.lessons import BadLesson, find_lesson
from cantina.localization import LANGUAGES
from cantina.server import protocol as p
from cantina.server import table_lists
from cantina.server.catalogue import catalogue, encoded_first_position, encoded_rules, encoded_texts
from cantina.server.errors import RequestRejected
from cantina.server.lessons import lesson_pages, lesson_reasons
from cantina.server.limits import address_of
from cantina.server.pictures import LARGEST_PICTURE
from cantina.server.puzzles import puzzle_list
from cantina.server.seats import hash_token, new_token, seat_for_token
from cantina.server.socket import same_origin
from cantina.server.store import StoreUnavailable
from cantina.server.tables import Tables

if TYPE_CHECKING:  # it needs packages that are installed only for it
    from cantina.server.push.service import PushService

log = logging.getLogger("cantina.app")

REQUEST_COST = 1.0
"""Milliseconds of work that a request causes, about; routes that cause more say so (`cost`)."""
BYTES_PER_COST = 100_000
"""For so many bytes of a large answer, one more is counted."""
LEAST_COMPRESSED = 1000
"""Smaller answers are not worth compressing, in bytes."""
UNCOMPRESSED = {"uncompressed": True}
"""An answer that is not compressed anew for every request."""

Step = Annotated[int, Parameter(ge=0, le=2**31)]
"""The step of a match in an address."""


@get("/api/games")
async def games(state: AppState) -> p.Catalogue:
    """The games, their options, the levels of the bots, and where the server is reached."""
    push = state.tables.push
    return catalogue(state.addresses, None if push is None else push.public_key)


@get("/api/games/{name:str}/texts", media_type=MediaType.JSON, opt=UNCOMPRESSED)
async def texts(
    name: str,
    state: AppState,
    request: Request[Any, Any, Any],
    language: str | None = None,
    table: str | None = None,
) -> Response[bytes]:
    """All choices of a game, and its messages in one language, or in all; cards state a table's own numbers."""
    changes: tuple[tuple[str, int], ...] = ()
    if table is not None:
        info = (await state.tables.table(table)).info()
        if info.game == name and info.numbers is not None:
            changes = tuple((one.number, one.value) for one in info.numbers.changes)
    return await _json(request, encoded_texts(name, language if language in LANGUAGES else None, changes))


@get("/api/games/{name:str}/rules", media_type=MediaType.JSON, opt=UNCOMPRESSED)
async def game_rules(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """A game's rules in both languages."""
    return await _json(request, encoded_rules(name))


@get("/api/games/{name:str}/first-position", media_type=MediaType.JSON, opt=UNCOMPRESSED)
async def first_position(name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """How a match of a game begins, as everybody sees it; its cards are drawn from it outside a match."""
    return await _json(request, encoded_first_position(name))


@post("/api/games/{name:str}/lessons/{lesson:str}", status_code=200, opt={"cost": 3.0})
async def lesson(name: str, lesson: str, data: p.LessonRequest) -> p.LessonPages:
    """A lesson from the learner's last choice on."""
    return await asyncio.to_thread(lesson_pages, find_lesson(name, lesson), data)


@post("/api/games/{name:str}/lessons/{lesson:str}/why-not", status_code=200, opt={"cost": 3.0})
async def lesson_why_not(name: str, lesson: str, data: p.LessonRequest) -> list[p.Reason]:
    """Why choices of the decision at hand are not allowed."""
    return await asyncio.to_thread(lesson_reasons, find_lesson(name, lesson), data.made)


@lru_cache(16)
def compressed(body: bytes) -> bytes:
    return gzip.compress(body, 5, mtime=0)


async def _json(request: Request[Any, Any, Any], body: bytes) -> Response[bytes]:
    """An answer that many ask for: it is compressed once, and counted by what is sent."""
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if len(body) >= LEAST_COMPRESSED and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(compressed, body)
        headers["Content-Encoding"] = "gzip"
    request.app.state.limits.work(address_of(request)).charge(len(body) / BYTES_PER_COST)
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/tables", opt={"cost": 4.0})
async def open_tables(state: AppState) -> list[p.TableInfo]:
    """Listed tables that wait for players."""
    return await table_lists.open_tables(state.tables)


@post("/api/tables", status_code=201, opt={"cost": 10.0})
async def new_table(data: p.NewTable, state: AppState, request: Request[Any, Any, Any]) -> p.SeatTokens:
    """Makes a table."""
    await state.limits.count_new_table(address_of(request))
    tokens: p.SeatTokens = await state.table_maker.make(data)
    return tokens


@get("/api/tables/{table:str}")
async def table_info(table: str, state: AppState) -> p.TableInfo:
    """One table: its seats and its progress."""
    found = await state.tables.table(table)
    info: p.TableInfo = found.info()
    return info


@post("/api/tables/{table:str}/join", status_code=201)
async def join(table: str, data: p.Join, state: AppState, request: Request[Any, Any, Any]) -> p.SeatTokens:
    """Takes a free seat."""
    await state.limits.count_join(address_of(request))
    found = await state.tables.table(table)
    token = new_token()
    seat = await found.call(lambda: found.lobby.join(data.seat, data.name, hash_token(token)))
    return p.SeatTokens(table, {str(seat): token})


@post("/api/tables/{table:str}/continue", status_code=201, opt={"cost": 40.0})
async def continue_from(
    table: str, data: p.Continue, state: AppState, request: Request[Any, Any, Any]
) -> p.SeatTokens:
    """Makes a table that continues a finished match from one of its steps."""
    await state.limits.count_new_table(address_of(request))
    tokens: p.SeatTokens = await state.table_maker.continue_from(table, data)
    return tokens


@get("/api/tables/{table:str}/replay", media_type=MediaType.JSON, opt=UNCOMPRESSED)
async def replay(
    table: str,
    state: AppState,
    request: Request[Any, Any, Any],
    seat: Annotated[int, Parameter(ge=0, lt=p.MOST_SEATS)] | None = None,
    text: p.Language | None = None,
) -> Response[bytes]:
    """A finished match as a seat saw it, or as the public did; with a language, as text too."""
    cached: bytes | None = await state.finished_matches.cached_replay(table, seat, text)
    if cached is not None:
        return await _json(request, cached)
    with state.limits.replay(address_of(request)) as limit:
        return await _json(request, await state.finished_matches.replay(table, seat, text, limit))


@post(
    "/api/tables/{table:str}/review",
    status_code=200,
    media_type="application/x-ndjson",
    opt={"uncompressed": True},  # it has to arrive line by line
)
async def review(table: str, data: p.ReviewRequest, state: AppState, request: Request[Any, Any, Any]) -> Stream:
    """Reviews the decisions of one seat of a finished match: lines of JSON, the last with the review.

    The review stops when everybody who waited for it has disconnected.
    """
    address = address_of(request)
    task = await state.finished_matches.review(table, data.seat, address)

    async def lines() -> AsyncIterator[bytes]:
        with state.limits.review(address) as allowed:
            if not allowed:
                yield msgspec.json.encode(p.ReviewLine(0, 0, code="too-many-reviews"))
                return
            async with contextlib.aclosing(task.lines()) as progress:
                async for line in progress:
                    yield line

    return Stream(lines(), headers={"Cache-Control": "no-cache", "X-Accel-Buffering": "no"})


@put(
    "/api/tables/{table:str}/pictures/{step:int}",
    status_code=204,
    opt={"cost": 10.0},
    request_max_body_size=LARGEST_PICTURE + 1,
)
async def save_picture(table: str, step: Step, state: AppState, request: Request[Any, Any, Any]) -> None:
    """Stores a PNG of a moment of a finished match; the caller holds a seat there (`Authorization: Bearer`)."""
    await state.limits.count_picture(address_of(request))
    if request.content_type[0] != "image/png":
        raise HTTPException(status_code=415, detail="a picture is sent as image/png")
    await state.finished_matches.save_picture(table, step, _bearer_token(request), await request.body())


@get("/api/tables/{table:str}/pictures/{step:int}", opt={"uncompressed": True})
async def picture(table: str, step: Step, state: AppState) -> Response[bytes]:
    """The picture of a moment, where somebody has shared it."""
    found = await state.finished_matches.pictures.picture(table, step) if 0 <= step < 2**31 else None
    if found is None:
        raise HTTPException(status_code=404, detail="nobody has shared this moment with a picture")
    return Response(found, media_type="image/png", headers={"Cache-Control": "public, max-age=3600"})


@post("/api/tables/{table:str}/puzzles", status_code=201, opt={"cost": 10.0})
async def make_puzzle(
    table: str, data: p.PuzzleRequest, state: AppState, request: Request[Any, Any, Any]
) -> p.PuzzleLink:
    """Makes a puzzle of a decision of a finished match; the caller holds a seat there, as for a picture."""
    address = address_of(request)
    await state.limits.count_puzzle(address)
    return p.PuzzleLink(
        await state.finished_matches.make_puzzle(table, data.step, _bearer_token(request), address)
    )


@get("/api/puzzles/{puzzle:str}", media_type=MediaType.JSON, opt={"cost": 4.0, **UNCOMPRESSED})
async def puzzle(
    puzzle: str, state: AppState, request: Request[Any, Any, Any], text: p.Language | None = None
) -> Response[bytes]:
    """A puzzle: what a seat knew, and a bot's analysis; with a language, as text too."""
    return await _json(request, await state.finished_matches.puzzles.puzzle(puzzle, text))


@get("/api/games/{name:str}/puzzles")
async def game_puzzles(name: str) -> tuple[p.PuzzleInfo, ...]:
    """The puzzles that ship with a game."""
    return await asyncio.to_thread(puzzle_list, name)


def _bearer_token(request: Request[Any, Any, Any]) -> str | None:
    """The token of a seat that a request brings."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else None


@post("/api/mine", status_code=200, opt={"cost": 8.0})
async def my_tables(data: p.MyTables, state: AppState) -> list[p.MyTable]:
    """The tables where the caller holds a seat."""
    return await table_lists.my_tables(state.tables, data.seats)


@post("/api/tables/{table:str}/push", status_code=204, opt={"cost": 10.0})
async def subscribe(table: str, data: p.Subscribe, state: AppState) -> None:
    """Has a browser told by Web Push when it is the turn of a seat it holds."""
    push, seat = await _pushed_seat(state.tables, table, data.token)
    await push.subscribe(table, seat, hash_token(data.token), data)


@post("/api/tables/{table:str}/push/end", status_code=204)
async def unsubscribe(table: str, data: p.Unsubscribe, state: AppState) -> None:
    """Ends that."""
    push, _ = await _pushed_seat(state.tables, table, data.token)
    await push.unsubscribe(table, data.endpoint)


async def _pushed_seat(tables: Tables, table_id: str, token: str) -> tuple[PushService, int]:
    """The service for Web Push, and the seat that a token holds."""
    if tables.push is None:
        raise RequestRejected("push-off")
    seat = seat_for_token((await tables.table(table_id)).record.seats, token)
    if seat is None:
        raise RequestRejected("no-such-seat")
    return tables.push, seat


@get("/health", media_type=MediaType.JSON)
async def health(state: AppState) -> Response[dict[str, str]]:
    """Whether the server can do its work: it writes to the store. 503 if it cannot, and why."""
    fault = await state.tables.store.fault()
    if fault is None:
        return Response({"status": "well", "version": cantina.__version__})
    return Response({"status": "failing", "why": fault, "version": cantina.__version__}, status_code=503)


@get("/metrics", media_type=MediaType.TEXT, opt={"cost": 5.0})
async def metrics(state: AppState) -> Response[bytes]:
    return Response(generate_latest(state.tables.metrics.registry), media_type=CONTENT_TYPE_LATEST)


ROUTES = (
    games,
    texts,
    game_rules,
    first_position,
    lesson,
    lesson_why_not,
    open_tables,
    new_table,
    table_info,
    join,
    continue_from,
    replay,
    review,
    save_picture,
    picture,
    make_puzzle,
    puzzle,
    game_puzzles,
    my_tables,
    subscribe,
    unsubscribe,
    health,
    metrics,
)


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[p.Failure]:
    """The answer to a request that failed, without a traceback."""
    if isinstance(error, RequestRejected):
        status = {
            "no-such-table": 404,
            "push-off": 404,
            "bad-subscription": 400,
            "bad-picture": 400,
            "table-damaged": 500,
            "table-closed": 503,
            "too-many-tables": 429,
            "too-many-joins": 429,
            "too-many-pictures": 429,
            "too-fast": 429,
            "too-many-replays": 429,
            "too-many-reviews": 429,
            "too-many-puzzles": 429,
            "no-such-puzzle": 404,
            "puzzle-failed": 503,
            "other-origin": 403,
        }.get(error.code, 409)
        return Response(p.Failure(error.code, error.code, error.params), status_code=status)
    if isinstance(error, RecursionError | UnicodeError):
        return Response(p.Failure("bad-request", f"the request cannot be read: {error}"), status_code=400)
    if isinstance(error, BadLesson):
        return Response(p.Failure("unknown-lesson", str(error)), status_code=404)
    if isinstance(error, UnknownGame):
        return Response(p.Failure("unknown-game", str(error)), status_code=404)
    if isinstance(error, HTTPException):
        detail = (
            str(error.extra[0]["message"]) if isinstance(error.extra, list) and error.extra else error.detail
        )
        return Response(p.Failure("bad-request", detail), status_code=error.status_code)
    if isinstance(error, BadOption):
        # `allowed` names the message `allowed-<code>`; the other parameters are its arguments.
        params = {**error.params, "option": error.option, "value": error.value, "allowed": error.code}
        return Response(p.Failure("bad-option", str(error), params), status_code=400)
    if isinstance(error, CantinaError):
        return Response(p.Failure("bad-option", str(error)), status_code=400)
    if isinstance(error, StoreUnavailable):
        return Response(p.Failure("store-unavailable", "the database does not answer"), status_code=503)
    log.exception("failed", exc_info=error)
    return Response(p.Failure("internal", "the server failed; it has been noted"), status_code=500)


async def refuse(send: Any, rejected: RequestRejected) -> None:
    """Answers a request of an address that asks for too much, and closes the connection."""
    body = msgspec.json.encode(p.Failure(rejected.code, rejected.code, rejected.params))
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def check_request(request: Request[Any, Any, Any]) -> None:
    """Counts what a request costs above others, and rejects a change that a page of another site makes in a
    visitor's name."""
    cost = request.route_handler.opt.get("cost", REQUEST_COST) - REQUEST_COST
    if cost > 0:
        await request.app.state.limits.work(address_of(request)).wait_for(cost)
    if request.method in ("POST", "PUT") and not same_origin(
        request.headers.get("origin"), request.headers.get("host")
    ):
        raise RequestRejected("other-origin")
