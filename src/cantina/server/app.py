"""The web application, put together: routes, the WebSocket, the client's files, and what they share."""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

import cantina
from cantina.server import http
from cantina.server.cluster import Cluster, SingleProcess
from cantina.server.errors import RequestRejected
from cantina.server.finished_matches import FinishedMatches
from cantina.server.limits import AddressLimits, address_of
from cantina.server.metrics import Metrics
from cantina.server.push.subscription import SubscriptionStore
from cantina.server.settings import Settings
from cantina.server.socket import table_stream
from cantina.server.static import page
from cantina.server.store.sqlite import SqliteStore
from cantina.server.table_maker import TableMaker
from cantina.server.tables import Tables
from cantina.server.worker_pool import WorkerPool

if TYPE_CHECKING:  # these need packages that are installed only for them
    from cantina.server.push.service import PushService
    from cantina.server.store.postgres import PostgresStore

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
}


async def _add_security_headers(message: Message, scope: Scope) -> None:
    """Adds the security headers to every response, errors included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)


class _Follower:
    """Who is told what other processes do: the tables, and the limits."""

    def __init__(self, tables: Tables, limits: AddressLimits) -> None:
        self.table_changed = tables.table_changed
        self.processes_ended = tables.processes_ended
        self.reconnected = tables.reconnected
        self.usage = limits.usage
        self.others_use = limits.others_use


async def _open_store(settings: Settings) -> tuple[SqliteStore | PostgresStore, Cluster]:
    if isinstance(settings.data, Path):
        return SqliteStore(settings.data), SingleProcess()
    from cantina.server.cluster.postgres import PostgresCluster
    from cantina.server.store.postgres import PostgresStore

    store = await PostgresStore.open(settings.data)
    return store, PostgresCluster(store)


def _push_service(settings: Settings, store: SubscriptionStore) -> PushService | None:
    if settings.push_keys is None:
        return None
    from cantina.server.push.keys import VapidKeys
    from cantina.server.push.service import PushService

    networks = [ipaddress.ip_network(network) for network in settings.push_networks]
    return PushService(store, VapidKeys.read(settings.push_keys), networks)


class App(Litestar):
    """Counts every request as work of whoever sends it before it is routed: unknown paths cost, too."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            try:
                await self.state.limits.work(address_of(ASGIConnection(scope))).wait_for(http.REQUEST_COST)
            except RequestRejected as rejected:
                await http.refuse(send, rejected)
                return
        await super().__call__(scope, receive, send)


def make_app(settings: Settings) -> Litestar:
    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, cluster = await _open_store(settings)
        limits = app.state.limits = AddressLimits(settings, cluster)
        app.state.addresses = settings.addresses
        push = _push_service(settings, store)
        app.state.tables = Tables(
            store,
            bot_workers=WorkerPool(settings.bot_workers, settings.bot_timeout, reserve=True),
            analysis_workers=WorkerPool(settings.analysis_workers, settings.bot_timeout),
            analysis_bot=settings.analysis_bot,
            metrics=Metrics(),
            levels=settings.levels,
            keep_finished_days=settings.keep_finished_days,
            push=push,
            cluster=cluster,
        )
        app.state.table_maker = TableMaker(app.state.tables, settings.numbers, settings.allow_numbers)
        app.state.finished_matches = FinishedMatches(app.state.tables, store)
        await cluster.start(_Follower(app.state.tables, limits))
        try:
            yield
        finally:
            app.state.finished_matches.close()
            await app.state.tables.close()

    return App(
        route_handlers=[Router(path="/", route_handlers=[*http.ROUTES, table_stream, page])],
        lifespan=[lifespan],
        exception_handlers={Exception: http.error_response},
        before_request=http.check_request,
        before_send=[_add_security_headers],
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="uncompressed"
        ),
        openapi_config=OpenAPIConfig(title="Cantina", version=cantina.__version__, path="/api/schema"),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
