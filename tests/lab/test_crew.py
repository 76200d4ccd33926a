"""The crew: every job once, on processes that end when they should."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest

from cantina.kernel.errors import BadOption
from cantina.lab import crew


def square(number: int) -> int:
    return number * number


def worker(_: int) -> int:
    time.sleep(0.05)
    return os.getpid()


def stubborn(number: int) -> int:
    if number == 3:
        raise BadOption("number", number, "anything else")
    return number


def killed(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("workers", [1, 2])
def test_every_job_is_done_once(workers: int) -> None:
    assert sorted(crew.run(square, range(50), workers)) == [number * number for number in range(50)]
    assert list(crew.run(square, [], workers)) == []


def test_jobs_are_taken_as_the_crew_gets_to_them_and_leaving_ends_the_workers() -> None:
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(10_000):
            taken.append(number)
            yield number

    results: Any = crew.run(worker, jobs(), 2)
    pids = {next(results) for _ in range(6)}
    results.close()
    assert len(taken) <= 6 + 3 * crew.AHEAD * 2
    assert os.getpid() not in pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_in_a_job_is_the_callers(workers: int) -> None:
    with pytest.raises(BadOption, match="anything else"):
        list(crew.run(stubborn, range(10), workers))


def test_a_lost_worker_is_told_and_not_waited_for() -> None:
    with pytest.raises(crew.CrewLost):
        list(crew.run(killed, range(10), 2))


CODE = """
import os, time
from cantina.lab import crew
def work(number):
    os.write(1, f"{os.getpid()}\\n".encode())  # at once: two workers share the pipe
    time.sleep(600)
list(crew.run(work, range(4), 2))
"""


def test_workers_do_not_outlive_a_killed_parent() -> None:
    with subprocess.Popen([sys.executable, "-c", CODE], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            pids = [int(process.stdout.readline()) for _ in range(2)]
        finally:
            process.kill()
    until = time.monotonic() + 10
    while time.monotonic() < until and any(_alive(pid) for pid in pids):
        time.sleep(0.05)
    assert not any(_alive(pid) for pid in pids)


def _alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_places_there_are_not() -> None:
    with pytest.raises(BadOption, match="ray://HOST:PORT"):
        next(crew.run(square, [1], 1, on="moon"))


def test_without_ray_the_way_to_get_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"cantina\[ray\]"):
        next(crew.run(square, [1], 1, on="ray"))
