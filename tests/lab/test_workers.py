"""The workers: every task is run once, in processes that end when they should."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cantina.kernel.errors import BadOption
from cantina.lab.workers import TASKS_PER_WORKER, WorkerLost, run_tasks


def square(number: int) -> int:
    return number * number


def process_id(_: int) -> int:
    time.sleep(0.05)
    return os.getpid()


def failing(number: int) -> int:
    if number == 3:
        raise BadOption("number", number, "anything else")
    return number


def killed(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("workers", [1, 2])
def test_every_task_is_run_once(workers: int) -> None:
    assert sorted(run_tasks(square, range(50), workers)) == [number * number for number in range(50)]
    assert list(run_tasks(square, [], workers)) == []


def test_tasks_are_taken_when_a_worker_is_free_and_closing_ends_the_workers() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(10_000):
            taken.append(number)
            yield number

    results: Any = run_tasks(process_id, tasks(), 2)
    pids = {next(results) for _ in range(6)}
    results.close()
    assert len(taken) <= 6 + 3 * TASKS_PER_WORKER * 2
    assert os.getpid() not in pids
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_in_a_task_is_raised_to_the_caller(workers: int) -> None:
    with pytest.raises(BadOption, match="anything else"):
        list(run_tasks(failing, range(10), workers))


def test_a_lost_worker_is_reported_and_not_waited_for() -> None:
    with pytest.raises(WorkerLost):
        list(run_tasks(killed, range(10), 2))


def kill_worker_once(task: tuple[int, str]) -> int:
    """Squares a number; the first process that gets the third one is killed."""
    number, folder = task
    if number == 3:
        try:
            os.mkdir(os.path.join(folder, "killed"))
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return square(number)


def test_a_lost_worker_of_a_ray_cluster_loses_no_task(tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path)) for number in range(12)]
    assert sorted(run_tasks(kill_worker_once, tasks, 2, cluster="ray")) == [n * n for n in range(12)]
    assert (tmp_path / "killed").exists()


CODE = """
import os, time
from cantina.lab.workers import run_tasks
def work(number):
    os.write(1, f"{os.getpid()}\\n".encode())  # at once: two workers share the pipe
    time.sleep(600)
list(run_tasks(work, range(4), 2))
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


def test_an_address_that_is_no_ray_cluster_is_rejected() -> None:
    with pytest.raises(BadOption, match="ray://HOST:PORT"):
        next(run_tasks(square, [1], 1, cluster="moon"))


def test_without_ray_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"cantina\[ray\]"):
        next(run_tasks(square, [1], 1, cluster="ray"))
