"""Runs tasks in worker processes of this machine or on a Ray cluster.

Results come as they are ready, in no particular order; callers that need an order number their tasks.
Tasks are taken from their iterator only when a worker is free, so a run that stops early wastes little work.
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
from cantina.kernel.errors import Allowed, BadOption, CantinaError

T = TypeVar("T")
R = TypeVar("R")
Results = Generator[R, None, None]
"""Results as they come; closing it ends the workers."""

TASKS_PER_WORKER = 2
"""Tasks handed out per worker: one running, one waiting."""
RETRIES = 5
"""How often a task is begun anew whose worker on a Ray cluster was lost."""

CLUSTER_ADDRESSES = "ray (a Ray on this machine) or ray://HOST:PORT (a Ray cluster)"


class WorkerLost(CantinaError):
    """A worker process was ended from outside."""


def run_tasks(
    function: Callable[[T], R], tasks: Iterable[T], workers: int = 1, cluster: str | None = None
) -> Results[R]:
    """The results of all tasks, as they come; `cluster` names a Ray cluster to use instead of processes.

    `function` is at the top level of a module, and tasks and results can be pickled.
    """
    if cluster is not None:
        return _run_on_ray(function, tasks, workers, cluster)
    if workers < 2:
        return (function(task) for task in tasks)
    return _run_in_processes(function, tasks, workers)


def _run_in_processes(function: Callable[[T], R], tasks: Iterable[T], workers: int) -> Results[R]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, initializer=_start_worker)
    waiting = iter(tasks)
    try:
        pending = {pool.submit(function, task) for task in islice(waiting, TASKS_PER_WORKER * workers)}
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            pending |= {pool.submit(function, task) for task in islice(waiting, len(done))}
            yield from map(_result, done)
        pool.shutdown()
    except BrokenProcessPool:
        raise WorkerLost("a worker process was ended from outside") from None
    finally:
        # After Ctrl-C, an error or an early close, do not wait for tasks that are still running.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _result(future: Future[R]) -> R:
    return future.result()


def _start_worker() -> None:
    """Leaves Ctrl-C to the parent process, and exits when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def exit_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=exit_with_parent, daemon=True).start()


def _run_on_ray(function: Callable[[T], R], tasks: Iterable[T], workers: int, cluster: str) -> Results[R]:
    ray = _import_ray(cluster)
    started_here = not ray.is_initialized()
    if started_here:
        _connect(ray, cluster, workers)
    try:
        _check_version(ray, cluster)
        # What a lost worker has not finished is done by another one.
        remote = ray.remote(max_retries=RETRIES)(function)
        waiting = iter(tasks)
        processors = int(ray.cluster_resources().get("CPU", 1))
        pending = [remote.remote(task) for task in islice(waiting, TASKS_PER_WORKER * processors)]
        while pending:
            done, pending = ray.wait(pending)
            pending += [remote.remote(task) for task in islice(waiting, len(done))]
            yield from ray.get(done)
    finally:
        if started_here:
            ray.shutdown()


def _import_ray(cluster: str) -> Any:
    if cluster != "ray" and not cluster.startswith("ray://"):
        raise BadOption("--on", cluster, Allowed("cluster", CLUSTER_ADDRESSES))
    try:
        import ray
    except ModuleNotFoundError:
        needed = 'nothing but this machine, until you pip install "cantina[ray]"'
        raise BadOption("--on", cluster, Allowed("ray-installed", needed)) from None
    return ray


def _connect(ray: Any, cluster: str, workers: int) -> None:
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if cluster in ("ray", "ray://local"):
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # we start it, so it reports to nobody
        ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # the error below says what it warns of
            ray.init(address=cluster, **quiet)
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        why = str(error).strip().splitlines() or [type(error).__name__]
        needed = "a Ray cluster that answers ({why}); for one that wants a token, set RAY_AUTH_MODE=token"
        allowed = Allowed("cluster-answers", f"{needed} and RAY_AUTH_TOKEN", why=why[0])
        raise BadOption("--on", cluster, allowed) from None


def _check_version(ray: Any, cluster: str) -> None:
    """Functions are sent by name, so the cluster's machines need the same cantina."""
    try:
        found = ray.get(ray.remote(_version).remote())
    except ray.exceptions.RayError:
        found = "none"
    if found != cantina.__version__:
        needed = "a cluster whose machines have cantina {version} installed (found: {found})"
        allowed = Allowed("cluster-version", needed, version=cantina.__version__, found=found)
        raise BadOption("--on", cluster, allowed)


def _version() -> str:
    return cantina.__version__
