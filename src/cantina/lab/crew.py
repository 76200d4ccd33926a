"""A crew: processes on this machine, or a Ray cluster, that work off jobs.

Results come as they are ready, in no order; whoever needs an order gives the jobs numbers.
Jobs are taken from their iterator only as the crew gets to them, so a run that stops early has wasted little.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import warnings
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, TypeVar

import cantina
from cantina.kernel.errors import BadOption, CantinaError

J = TypeVar("J")
R = TypeVar("R")
Crew = Generator[R, None, None]
"""Results as they come; closing it sends everybody home."""

AHEAD = 2
"""Jobs handed out per worker: one in work, one waiting."""

PLACES = "ray (a Ray on this machine) or ray://HOST:PORT (a Ray cluster)"


class CrewLost(CantinaError):
    """A worker process was ended from outside."""


def run(work: Callable[[J], R], jobs: Iterable[J], workers: int = 1, on: str | None = None) -> Crew[R]:
    """The results of all jobs, as they come; `on` names a Ray cluster instead of this machine's processes.

    `work` is a function of a module, and jobs and results can be pickled.
    """
    if on is not None:
        return _on_ray(work, jobs, workers, on)
    if workers < 2:
        return (work(job) for job in jobs)
    return _on_processes(work, jobs, workers)


def _on_processes(work: Callable[[J], R], jobs: Iterable[J], workers: int) -> Crew[R]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, initializer=_enlist)
    waiting = iter(jobs)
    try:
        pending = {pool.submit(work, job) for job in islice(waiting, AHEAD * workers)}
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            pending |= {pool.submit(work, job) for job in islice(waiting, len(done))}
            yield from map(_result, done)
        pool.shutdown()
    except BrokenProcessPool:
        raise CrewLost("a worker process was ended from outside") from None
    finally:
        # Ctrl-C, an error, or a caller who has seen enough: nobody waits for work in progress.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _result(future: Future[R]) -> R:
    return future.result()


def _enlist() -> None:
    """A worker leaves Ctrl-C to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def _on_ray(work: Callable[[J], R], jobs: Iterable[J], workers: int, on: str) -> Crew[R]:
    ray = _ray(on)
    ours = not ray.is_initialized()
    if ours:
        _join(ray, on, workers)
    try:
        _check(ray, on)
        remote = ray.remote(work)
        waiting = iter(jobs)
        places = int(ray.cluster_resources().get("CPU", 1))
        pending = [remote.remote(job) for job in islice(waiting, AHEAD * places)]
        while pending:
            done, pending = ray.wait(pending)
            pending += [remote.remote(job) for job in islice(waiting, len(done))]
            yield from ray.get(done)
    finally:
        if ours:
            ray.shutdown()


def _ray(on: str) -> Any:
    if on != "ray" and not on.startswith("ray://"):
        raise BadOption("--on", on, PLACES)
    try:
        import ray
    except ModuleNotFoundError:
        raise BadOption("--on", on, 'nothing but this machine, until you pip install "cantina[ray]"') from None
    return ray


def _join(ray: Any, on: str, workers: int) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if on in ("ray", "ray://local"):
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # ours to start, not ours to report about
        ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # what it warns of is told below
            ray.init(address=on, **quiet)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        why = str(error).strip().splitlines() or [type(error).__name__]
        needed = f"a Ray cluster that answers ({why[0]}); for one that wants a token, set RAY_AUTH_MODE=token"
        raise BadOption("--on", on, f"{needed} and RAY_AUTH_TOKEN") from None


def _check(ray: Any, on: str) -> None:
    """Work is sent by name: the cluster's machines need the same cantina."""
    try:
        found = ray.get(ray.remote(_version).remote())
    except ray.exceptions.RayError:
        found = "none"
    if found != cantina.__version__:
        needed = f"a cluster whose machines have cantina {cantina.__version__} installed (found: {found})"
        raise BadOption("--on", on, needed)


def _version() -> str:
    return cantina.__version__
