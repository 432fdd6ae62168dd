"""The one function that spreads work over the cores of this machine or over a Ray cluster, with the same results."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from itertools import islice
from typing import Any

from ..errors import BadSetup
from .job import SimulationFailed

Task = tuple[Any, ...]
IN_HAND = 3
"""Tasks queued ahead for each worker, so that none is idle."""


def spread(
    function: Callable[..., Any], tasks: Iterable[Task], workers: int = 0, cluster: bool = False
) -> Iterator[Any]:
    """`function(*task)` for each task, as they come back; 0 workers: one for each core, 1: no other process.

    The order depends on chance, the results do not.
    """
    if cluster:
        return on_cluster(function, tasks)
    workers = workers or cores()
    return (function(*task) for task in tasks) if workers == 1 else on_cores(function, tasks, workers)


def cores() -> int:
    """Cores available to this process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def on_cores(function: Callable[..., Any], tasks: Iterable[Task], workers: int) -> Iterator[Any]:
    left = iter(tasks)
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=be_a_worker)
    try:
        waiting = {pool.submit(function, *task) for task in islice(left, IN_HAND * workers)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(function, *task) for task in islice(left, len(done))}
            yield from map(result_of, done)
    except BrokenProcessPool:
        said = "a worker process was killed (out of memory?); the same command goes on"
        raise SimulationFailed(said, reason="worker_killed") from None
    finally:
        stop(pool)


def result_of(done: Future[Any]) -> Any:
    return done.result()


def stop(pool: ProcessPoolExecutor) -> None:
    """Even in the middle of a chunk, which is played again next time."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


def be_a_worker() -> None:
    """The parent handles Ctrl-C; a worker ends when its parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# -- a cluster ---------------------------------------------------------------------------------------


def check_cluster() -> None:
    if find_spec("ray") is None:
        command = "pip install 'nemesis-digital[cluster]'"
        said = f"--cluster needs Ray: {command}"
        raise BadSetup(said, reason="needs_package", what="--cluster", package="Ray", command=command)


def on_cluster(function: Callable[..., Any], tasks: Iterable[Task]) -> Iterator[Any]:
    """On the cluster that `RAY_ADDRESS` names, else on a Ray of this machine."""
    check_cluster()
    # Of the extra `cluster`: only a cluster needs it.
    import ray

    left = iter(tasks)
    if not ray.is_initialized():
        ray.init(log_to_driver=False, include_dashboard=False, logging_level="ERROR")
    try:
        remote = ray.remote(function)
        at_once = IN_HAND * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [remote.remote(*task) for task in islice(left, at_once)]
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [remote.remote(*task) for task in islice(left, len(done))]
            for ref in done:
                try:
                    yield ray.get(ref)
                except ray.exceptions.RayTaskError as error:
                    raise SimulationFailed(str(error.cause)) from None
    finally:
        ray.shutdown()
