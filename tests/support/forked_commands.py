"""The process that `command.run` forks for each command: `python forked_commands.py SOCKET`."""

from __future__ import annotations

import gc
import io
import json
import os
import runpy
import signal
import socket
import struct
import sys
from contextlib import suppress


def wait_for_commands(connection: socket.socket) -> list[int]:
    """Forks for every command and reports its exit code; returns, with the command's files, only in a fork."""
    while True:
        data, files, _, _ = socket.recv_fds(connection, 1, 4)
        if not data:
            sys.exit()
        child = os.fork()
        if child == 0:
            connection.close()
            return files
        for file in files:
            os.close(file)
        _, status = os.waitpid(child, 0)
        with suppress(BrokenPipeError):
            connection.sendall(struct.pack("i", os.waitstatus_to_exitcode(status)))


def import_everything() -> None:
    """All that commands import, but the command line itself, whose texts depend on the language."""
    import cantina.cli

    for name in cantina.games():
        cantina.game(name)
    for module in [name for name in sys.modules if name.startswith("cantina.cli")]:
        del sys.modules[module]
    del cantina.cli
    gc.freeze()


if __name__ == "__main__":
    sys.path[0] = ""  # as with `python -m`
    import_everything()
    given, *streams = wait_for_commands(socket.socket(fileno=int(sys.argv[1])))
    with open(given) as file:
        request = json.load(file)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout, sys.stderr = (io.TextIOWrapper(io.FileIO(n, "w"), "utf-8", write_through=True) for n in (1, 2))
    sys.argv[1:] = request["arguments"]
    runpy.run_module("cantina", run_name="__main__", alter_sys=True)
