"""Runs the command line in processes of its own.

A process that has imported everything waits in the background, and each command is a fork of it: starting
Python anew would take most of the time of the many short commands that are tested.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import struct
import subprocess
import sys
from contextlib import ExitStack, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile

ENV = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONUNBUFFERED": "1"}
_FORKED_COMMANDS = Path(__file__).with_name("forked_commands.py")


def run(*arguments: str, typed: str | None = "", code: int = 0, timeout: int = 120, **env: str) -> str:
    """Runs `cantina` with arguments and input; returns its output and errors, never a traceback."""
    variables = {**ENV, **env}
    with ExitStack() as stack:
        request, *streams = (stack.enter_context(TemporaryFile()) for _ in range(4))
        stdin, stdout, stderr = streams
        stdin.write((typed or "").encode())
        stdin.seek(0)
        if "PYTHONPATH" in env:  # so that something else is imported
            command = [sys.executable, "-m", "cantina", *arguments]
            returned = subprocess.run(
                command,
                stdin=stdin,
                stdout=stdout,
                stderr=stderr,
                env=variables,
                timeout=timeout,
                check=False,
            ).returncode
        else:
            description = {"arguments": arguments, "folder": os.getcwd(), "environment": variables}
            request.write(json.dumps(description).encode())
            request.seek(0)
            returned = _forker().run([file.fileno() for file in (request, *streams)], timeout)
        output = ""
        for file in (stdout, stderr):
            file.seek(0)
            output += file.read().decode()
    assert "Traceback" not in output, output
    assert returned == code, output
    return output


class _Forker:
    """The process whose forks are the commands."""

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair()
        self._process = subprocess.Popen(
            [sys.executable, str(_FORKED_COMMANDS), str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
        theirs.close()
        atexit.register(self.stop)

    def run(self, files: list[int], timeout: int) -> int:
        """Runs one command, described in the first of four open files; returns its exit code."""
        self._socket.settimeout(timeout)
        try:
            socket.send_fds(self._socket, [b"+"], files)
            returned: int = struct.unpack("i", self._socket.recv(4))[0]
        except (OSError, struct.error):
            self.stop()
            _forker.cache_clear()
            raise
        return returned

    def stop(self) -> None:
        self._socket.close()
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


@cache
def _forker() -> _Forker:
    return _Forker()
