"""Many games at a time: a process pool in batches on one machine, Ray for many machines."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from itertools import islice

from ecumene.arena.game import Job, Row, play

BATCH = 50
SMALL = 4  # batches for each process, at least, so that nobody waits long for the last one


def batch_size(count: int, processes: int) -> int:
    """Return how many games go to a process at once."""
    return max(1, min(BATCH, count // (SMALL * processes)))


def batches(jobs: Iterable[Job], size: int) -> Iterator[list[Job]]:
    """Cut jobs into batches."""
    rest = iter(jobs)
    while batch := list(islice(rest, size)):
        yield batch


def play_batch(batch: list[Job]) -> list[Row]:
    """Play some games in one process."""
    return [play(job) for job in batch]


def results(jobs: list[Job], processes: int, ray: bool = False) -> Iterator[Row]:
    """Yield games as they finish."""
    if ray:
        yield from on_ray(jobs)
    elif processes == 1 or len(jobs) < 2:
        for job in jobs:
            yield play(job)
    else:
        yield from on_processes(jobs, processes)


def on_processes(jobs: list[Job], processes: int) -> Iterator[Row]:
    """Play in a pool; no more is handed out than keeps it busy, so that an interrupt is quick."""
    todo = batches(jobs, batch_size(len(jobs), processes))
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))
    try:
        running: set[Future[list[Row]]] = {pool.submit(play_batch, batch) for batch in islice(todo, 2 * processes)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(play_batch, batch) for batch in islice(todo, len(done))}
            for future in done:
                yield from future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def on_ray(jobs: list[Job]) -> Iterator[Row]:
    """Play on a Ray cluster; ValueError where Ray is not installed."""
    try:
        ray = import_module("ray")
    except ImportError as missing:
        raise ValueError("Ray is not installed: pip install ray") from missing
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    remote = ray.remote(play_batch)
    running = [remote.remote(batch) for batch in batches(jobs, BATCH)]
    while running:
        done, running = ray.wait(running)
        for rows in ray.get(done):
            yield from rows
