"""Many games at a time: a process pool in batches on one machine, Ray for many machines."""

from __future__ import annotations

import gc
import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import resource_tracker
from typing import Any, TypeVar

from ecumene.arena.cluster import join
from ecumene.arena.game import Job, Row, play
from ecumene.table.errors import Complaint

BATCH = 50
SELDOM = 100_000  # new objects before Python looks for rings among them: bots leave none, and looking costs time
SMALL = 4  # batches for each process, at least, so that nobody waits long for the last one
T = TypeVar("T")
R = TypeVar("R")


def batch_size(count: int, processes: int) -> int:
    """Return how many games go to a process at once."""
    return max(1, min(BATCH, count // (SMALL * processes)))


def batches(jobs: Iterable[T], size: int) -> Iterator[list[T]]:
    """Cut jobs into batches."""
    rest = iter(jobs)
    while batch := list(islice(rest, size)):
        yield batch


def play_batch(do: Callable[[T], R], batch: list[T]) -> list[R]:
    """Play some games in one process."""
    return [do(job) for job in batch]


def look_seldom() -> None:
    """Let a process that does nothing but play search for rings of objects only now and then."""
    gc.freeze()
    gc.set_threshold(SELDOM, 50, 100)


def results(jobs: list[Job], processes: int, ray: bool = False) -> Iterator[Row]:
    """Yield games as they finish."""
    if ray:
        yield from on_ray(jobs, processes)
    else:
        yield from on_processes(play, jobs, processes)


@contextmanager
def out_of_reach() -> Iterator[None]:
    """Start processes that no interrupt at the terminal reaches: one that holds a lock would never free it."""
    resource_tracker.ensure_running()  # it lets interrupts through again when it starts, so it must run before
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def on_processes(do: Callable[[T], R], jobs: list[T], processes: int) -> Iterator[R]:
    """Play in a pool; what is under way at an interrupt is ended with its process, and played again later."""
    if processes == 1 or len(jobs) < 2:
        yield from map(do, jobs)
        return
    todo = batches(jobs, batch_size(len(jobs), processes))
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=look_seldom)
    running: set[Future[list[R]]] = set()

    def hand_out(many: int) -> None:
        with out_of_reach():
            running.update(pool.submit(play_batch, do, batch) for batch in islice(todo, many))

    try:
        hand_out(2 * processes)
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            running -= done
            hand_out(len(done))
            for future in done:
                yield from future.result()
    finally:
        workers = list(pool._processes.values()) if running else []
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


def on_ray(jobs: list[Job], processes: int) -> Iterator[Row]:
    """Play on the Ray cluster that RAY_ADDRESS names, or on one of this machine with so many workers.

    A complaint where Ray is not installed or nobody answers. A cluster that was there before stays; an interrupt
    cancels what runs.
    """
    try:
        ray = import_module("ray")
    except ImportError as missing:
        raise Complaint("ray") from missing
    mine = join(ray, processes)
    running: list[Any] = []
    try:
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        todo = batches(jobs, batch_size(len(jobs), workers))
        remote = ray.remote(play_batch)
        running = [remote.remote(play, batch) for batch in islice(todo, 2 * workers)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(play, batch) for batch in islice(todo, len(done))]
            for rows in ray.get(done):
                yield from rows
    finally:
        for task in running:
            ray.cancel(task, force=True)
        if mine:
            ray.shutdown()
