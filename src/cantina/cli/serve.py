"""`cantina serve`: the table in the browser."""

from __future__ import annotations

import gc
import json
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from cantina.bots import LEVELS, make
from cantina.cli import console
from cantina.kernel.errors import BadOption, CantinaError
from cantina.lab.review import check_analyst


def serve(
    host: Annotated[str, typer.Option(help=console.say("cli-opt-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=console.say("cli-opt-port"))] = 8323,
    data: Annotated[Path, typer.Option(help=console.say("cli-opt-data"))] = Path("cantina.db"),
    open_: Annotated[bool | None, typer.Option("--open/--no-open", help=console.say("cli-opt-open"))] = None,
    thinkers: Annotated[int, typer.Option(help=console.say("cli-opt-thinkers"), min=1, max=64)] = 1,
    analyst: Annotated[str, typer.Option(help=console.say("cli-opt-analyst"))] = "hard",
    level: Annotated[list[str] | None, typer.Option(help=console.say("cli-opt-level"))] = None,
    tables: Annotated[int, typer.Option(help=console.say("cli-opt-tables"), min=1)] = 60,
    sockets: Annotated[int, typer.Option(help=console.say("cli-opt-sockets"), min=1)] = 40,
    lang: Annotated[str | None, typer.Option(help=console.say("cli-opt-lang"))] = None,
) -> None:
    say = console.teller(None, lang)
    try:  # playing in a terminal needs none of this
        import uvicorn

        from cantina.server.app import Settings, make_app
    except ModuleNotFoundError as error:
        raise CantinaError(say.say("serve-not-installed", package=error.name)) from None
    check_analyst(analyst)
    levels = read_levels(level or [])
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
        data.open("ab").close()
    except OSError as error:
        raise BadOption("--data", str(data), f"a file that can be written ({error.strerror})") from None
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    shown = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    console.show(say.say("serve-address", address=shown))
    console.show(say.say("serve-data", file=str(data)), style="dim")
    if open_ if open_ is not None else sys.stdout.isatty():
        threading.Timer(0.7, webbrowser.open, [shown]).start()
    _log_as_json()
    # A full collection stops every table for some 80 ms; the hall makes one now and then instead.
    gc.set_threshold(10_000, 20, 1_000_000)
    config = uvicorn.Config(
        make_app(Settings(data, thinkers, analyst, levels, tables_an_hour=tables, sockets_an_address=sockets)),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])


def read_levels(given: list[str]) -> dict[str, str]:
    """The bots the operator puts in the place of levels, each of which can be made."""
    found: dict[str, str] = {}
    for one in given:
        name, is_, bot = one.partition("=")
        if not is_ or name not in LEVELS or bot in LEVELS:
            raise BadOption(
                "--level", one, f"a level ({', '.join(LEVELS)}), = and a bot: easy=learned:policy.onnx"
            )
        make(bot, 0)
        found[name] = bot
    return found


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(512)  # whoever reads the address may come at once
    except OSError as error:
        found.close()
        why = error.strerror or str(error)
        raise BadOption("--port", f"{host}:{port}", f"an address that is free here ({why})") from None
    return found


class _Json(logging.Formatter):
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
    handler.setFormatter(_Json())
    logging.basicConfig(level=os.environ.get("CANTINA_LOG", "WARNING").upper(), handlers=[handler], force=True)
