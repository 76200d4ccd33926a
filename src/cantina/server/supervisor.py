"""Several server processes on one port: starts them, starts those again that end, and ends them all."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence

CHECK_SECONDS = 0.2
RESTART_SECONDS = 1.0
"""Seconds until a process that has ended is started again."""
END_SECONDS = 10.0
"""Seconds that processes have to end by themselves."""


def run_processes(command: Sequence[str], count: int, announce: Callable[[], None]) -> int:
    """Runs processes until this one is told to end; calls `announce` when all are listening.

    Returns the exit code: that of a process which did not start, or 0.
    """
    ending = threading.Event()
    previous = {
        number: signal.signal(number, lambda *_: ending.set()) for number in (signal.SIGTERM, signal.SIGINT)
    }
    processes: list[subprocess.Popen[str]] = []
    try:
        processes += [_start(command) for _ in range(count)]
        for process in processes:
            if not _is_listening(process):
                return process.wait() or 1
        announce()
        while not ending.wait(CHECK_SECONDS):
            for number, process in enumerate(processes):
                if process.poll() is not None:
                    ending.wait(RESTART_SECONDS)
                    processes[number] = _start(command)
                    threading.Thread(target=_is_listening, args=(processes[number],), daemon=True).start()
        return 0
    finally:
        _end(processes)
        for number, handler in previous.items():
            signal.signal(number, handler)


def _start(command: Sequence[str]) -> subprocess.Popen[str]:
    # Its standard input stays open as long as this process runs.
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    )


def _is_listening(process: subprocess.Popen[str]) -> bool:
    """Waits until a process has said where it listens; False: it has ended before."""
    assert process.stdout is not None
    said = process.stdout.readline()
    threading.Thread(target=process.stdout.read, daemon=True).start()  # so that it can say more
    return bool(said)


def _end(processes: Sequence[subprocess.Popen[str]]) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
    until = time.monotonic() + END_SECONDS
    for process in processes:
        try:
            process.wait(max(0.1, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def end_with_parent() -> None:
    """Ends this process as if it was told to, when the one that has started it has ended."""

    def wait() -> None:
        sys.stdin.read()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
