"""`cantina serve`: runs the server for tables in the browser."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import json
import logging
import os
import re
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from cantina.bots import LEVELS, check_analyst, make
from cantina.cli import console
from cantina.kernel.errors import Allowed, BadOption, CantinaError
from cantina.kernel.numbers import NumberSet
from cantina.localization import Localizer
from cantina.numbers_file import read_numbers

RECEIVE_BUFFER = 65_536
"""Bytes that the system keeps of what a client has sent too fast; the messages of players are small."""
HTTP_CONNECTIONS = 40
"""Connections of one address that are no WebSockets."""
DATABASE_SCHEMES = ("postgresql://", "postgres://")


def serve(
    host: Annotated[str, typer.Option(help=console.message("cli-opt-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=console.message("cli-opt-port"))] = 8323,
    data: Annotated[
        str, typer.Option(envvar="CANTINA_DATA", help=console.message("cli-opt-serve-data"))
    ] = "cantina.db",
    processes: Annotated[int, typer.Option(help=console.message("cli-opt-processes"), min=1, max=256)] = 1,
    open_: Annotated[
        bool | None, typer.Option("--open/--no-open", help=console.message("cli-opt-open"))
    ] = None,
    bot_workers: Annotated[
        # --thinkers is the name of earlier versions.
        int,
        typer.Option("--bot-workers", "--thinkers", help=console.message("cli-opt-bot-workers"), min=1, max=64),
    ] = 1,
    analyst: Annotated[str, typer.Option(help=console.message("cli-opt-analyst"))] = "hard",
    level: Annotated[list[str] | None, typer.Option(help=console.message("cli-opt-level"))] = None,
    tables: Annotated[int, typer.Option(help=console.message("cli-opt-tables"), min=1)] = 60,
    sockets: Annotated[int, typer.Option(help=console.message("cli-opt-sockets"), min=1)] = 40,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help=console.message("cli-opt-trusted-proxy"))
    ] = None,
    keep_finished: Annotated[
        float | None, typer.Option(help=console.message("cli-opt-keep-finished"), min=0)
    ] = None,
    numbers: Annotated[list[Path] | None, typer.Option(help=console.message("cli-opt-serve-numbers"))] = None,
    allow_numbers: Annotated[
        bool, typer.Option("--allow-numbers", help=console.message("cli-opt-allow-numbers"))
    ] = False,
    push_keys: Annotated[Path | None, typer.Option(help=console.message("cli-opt-push-keys"))] = None,
    push_network: Annotated[
        list[str] | None, typer.Option(help=console.message("cli-opt-push-network"))
    ] = None,
    lang: Annotated[str | None, typer.Option(help=console.message("cli-opt-lang"))] = None,
    supervised: Annotated[bool, typer.Option("--supervised", hidden=True)] = False,
) -> None:
    localizer = console.localizer(None, lang)
    try:  # playing in a terminal needs none of these packages
        import uvicorn

        from cantina.server.app import make_app
        from cantina.server.connections import (
            OpenConnections,
            http_protocol,
            max_connections,
            socket_protocol,
        )
        from cantina.server.settings import Settings
        from cantina.server.supervisor import end_with_parent, run_processes
    except ModuleNotFoundError as error:
        raise CantinaError(localizer.format("serve-not-installed", package=error.name)) from None
    check_analyst(analyst)
    levels = read_levels(level or [])
    sets = read_sets(numbers or [])
    proxies = read_networks("--trusted-proxy", trusted_proxy or [])
    push_networks = read_networks("--push-network", push_network or [])
    if push_keys is not None:
        try:
            from cantina.server.push.keys import VapidKeys
        except ModuleNotFoundError as error:
            raise CantinaError(localizer.format("push-not-installed", package=error.name)) from None
        VapidKeys.read(push_keys)  # the server reads them again; here the message is for a person
    source: Path | str = data if data.startswith(DATABASE_SCHEMES) else Path(data)
    if isinstance(source, Path):
        if processes > 1:
            needed = "1, or PostgreSQL with --data postgresql://…: a SQLite file has one process"
            raise BadOption("--processes", processes, Allowed("one-process", needed))
        _check_file(source, localizer)
    else:
        _check_database(source, localizer)
    if processes > 1 and not hasattr(socket, "SO_REUSEPORT"):
        allowed = Allowed("shared-port", "1: this system cannot share a port")
        raise BadOption("--processes", processes, allowed)
    listening = _bind(host, port, share=processes > 1 or supervised)
    port = listening.getsockname()[1]
    if processes > 1:  # the socket only keeps the port; those of the processes listen
        arguments = [*sys.argv[1:], "--port", str(port), "--processes", "1", "--supervised", "--no-open"]
        command = [sys.executable, "-m", "cantina", *arguments]
    else:
        listening.listen(512)  # clients may connect as soon as the address is printed
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    shown = localizer.format("serve-data", file=_without_password(data))

    def announce() -> None:
        console.write(localizer.format("serve-address", address=address))
        console.write(shown, style="dim")

    if processes > 1:
        raise typer.Exit(run_processes(command, processes, announce))
    announce()
    if supervised:
        end_with_parent()
    if open_ if open_ is not None else sys.stdout.isatty():
        threading.Timer(0.7, webbrowser.open, [address]).start()
    _log_as_json()
    # A full garbage collection stops all tables for some 80 ms, so automatic ones are put off: the server
    # runs one every few minutes itself (see server/tables.py). Young objects are seldom garbage either, as
    # what viewers were shown lives until the next choice: looking for some took a tenth of the time.
    gc.freeze()
    gc.set_threshold(100_000, 50, 1_000_000)
    settings = Settings(
        source,
        bot_workers,
        analyst,
        levels,
        tables_an_hour=tables,
        sockets_an_address=sockets,
        keep_finished_days=keep_finished,
        addresses=[f"http://{one}:{port}" for one in _network_addresses(host)],
        numbers=sets,
        allow_numbers=allow_numbers,
        push_keys=push_keys,
        push_networks=[str(network) for network in push_networks],
    )
    open_connections = OpenConnections(
        per_address=sockets + HTTP_CONNECTIONS,
        total=max_connections(),
        is_proxy=lambda host: any(_is_in(host, proxy) for proxy in proxies),
    )
    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        http=http_protocol(open_connections),
        h11_max_incomplete_event_size=16 * 1024,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=[str(proxy) for proxy in proxies],
        ws=socket_protocol(open_connections),
        ws_max_size=16 * 1024,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])


def read_networks(option: str, given: list[str]) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The networks that an option names."""
    found = []
    for text in given:
        try:
            found.append(ipaddress.ip_network(text))
        except ValueError:
            raise BadOption(
                option, text, Allowed("network", "an address or a network: 127.0.0.1, 10.0.0.0/8")
            ) from None
    return found


def _is_in(host: str, network: ipaddress.IPv4Network | ipaddress.IPv6Network) -> bool:
    try:
        return ipaddress.ip_address(host) in network
    except ValueError:
        return False


def read_levels(given: list[str]) -> dict[str, str]:
    """The bots that replace levels, from `LEVEL=BOT`; a bot that cannot be made is refused here."""
    found: dict[str, str] = {}
    for setting in given:
        name, equals, bot = setting.partition("=")
        if not equals or name not in LEVELS or bot in LEVELS:
            raise BadOption(
                "--level",
                setting,
                Allowed(
                    "level-bot",
                    "a level ({levels}), = and a bot: easy=learned:policy.onnx",
                    levels=list(LEVELS),
                ),
            )
        make(bot, 0)
        found[name] = bot
    return found


def read_sets(files: list[Path]) -> dict[str, NumberSet]:
    """The sets of numbers that new tables are played with, by game: one file for each."""
    found: dict[str, NumberSet] = {}
    for file in files:
        game, numbers = read_numbers(file)
        if game in found:
            allowed = Allowed("file-per-game", "one file for each game; another is for {game}, too", game=game)
            raise BadOption("--numbers", str(file), allowed)
        found[game] = numbers
    return found


def _check_file(file: Path, localizer: Localizer) -> None:
    """Raises what a person can read if a file cannot be used; the store opens it again."""
    from cantina.server.store.file_lock import DataInUse, FileLock

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.open("ab").close()
    except OSError as error:
        raise BadOption(
            "--data",
            str(file),
            Allowed("writable-file", "a file that can be written ({why})", why=console.file_error(error)),
        ) from None
    try:
        FileLock(file).release()
    except DataInUse as error:
        message = localizer.format("serve-data-in-use", file=str(file), process=error.process)
        raise CantinaError(message) from None


def _check_database(url: str, localizer: Localizer) -> None:
    """Raises what a person can read if a database cannot be used; the store connects to it again."""
    try:
        from cantina.server.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise CantinaError(localizer.format("postgres-not-installed", package=error.name)) from None
    from cantina.server.store import StoreUnavailable

    async def check() -> None:
        await (await PostgresStore.open(url)).close()

    try:
        asyncio.run(check())
    except StoreUnavailable as error:
        message = localizer.format(
            "serve-database-unavailable", database=_without_password(url), why=str(error)
        )
        raise CantinaError(message) from None


def _without_password(data: str) -> str:
    """The URL of a database as it may be shown."""
    return re.sub(r"(?<=://)([^/@:]*):[^/@]*@", r"\1@", data)


def _bind(host: str, port: int, share: bool = False) -> socket.socket:
    """A socket with the address; with `share`, those of other processes may have the same."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BUFFER)
    if share:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        why = console.file_error(error)
        raise BadOption(
            "--port", f"{host}:{port}", Allowed("free-address", "an address that is free here ({why})", why=why)
        ) from None
    return listening


def _network_addresses(host: str) -> list[str]:
    """The addresses under which other machines reach a server listening on `host`, if they do."""
    if host not in ("0.0.0.0", "::"):
        return [] if host in ("127.0.0.1", "::1", "localhost") else [host]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: the system only chooses the interface
        except OSError:
            return []
        found = str(probe.getsockname()[0])
    return [] if found.startswith("127.") or found == "0.0.0.0" else [found]


class _JsonFormatter(logging.Formatter):
    """One JSON object a line: the time, what happened, and to which table."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        line["what"] = record.getMessage()
        for field in ("table", "seat", "why"):
            if field in record.__dict__:
                line[field] = record.__dict__[field]
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _log_as_json() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonFormatter())
    logging.basicConfig(level=os.environ.get("CANTINA_LOG", "WARNING").upper(), handlers=[handler], force=True)
