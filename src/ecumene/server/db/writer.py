"""The one writer of a store: what waits is committed together, and nobody is answered before it is on disk."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ecumene.server.db.engine import Store
from ecumene.server.errors import Problem

T = TypeVar("T")
MOST_TOGETHER = 64


@dataclass
class Job:
    """A change that waits for its turn, and who waits for it."""

    work: Callable[[Connection], Any]
    done: Future[Any]


class Writer:
    """Carries out changes one after the other in a thread of its own; those that wait share one commit.

    A change that fails leaves no trace and the others as they are. Where a commit of several fails, each is
    tried alone, so that one that the database cannot take costs nobody else.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self._work, name="writer", daemon=True)
        self.thread.start()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        """Ask for a change; the future has its answer when it is durable."""
        done: Future[T] = Future()
        self.jobs.put(Job(work, done))
        return done

    def close(self) -> None:
        """Carry out what was asked for, then stop."""
        self.jobs.put(None)
        self.thread.join()

    def _work(self) -> None:
        while True:
            job = self.jobs.get()
            if job is None:
                return
            group, last = begun(job), False
            while len(group) < MOST_TOGETHER and not last:
                try:
                    waiting = self.jobs.get_nowait()
                except Empty:
                    break
                if waiting is None:
                    last = True
                else:
                    group += begun(waiting)
            if group:
                self._commit(group)
            if last:
                return

    def _commit(self, group: list[Job]) -> None:
        answers: list[tuple[Job, Any, Exception | None]] = []
        try:
            with self.store.write() as db:
                if self.store.was_replaced(db):
                    raise Problem("stale")
                if len(group) == 1:  # what it does is the whole commit, and gone with it when it fails
                    answers = [(group[0], group[0].work(db), None)]
                else:
                    answers = [(job, *tried(db, job)) for job in group]
        except Exception as wrong:
            unsure = isinstance(wrong, Problem) and wrong.unsure  # it may be stored: done again, it would be twice
            if len(group) > 1 and not unsure:
                for job in group:
                    self._commit([job])
            else:
                for job in group:
                    job.done.set_exception(wrong)
            return
        for job, answer, failed in answers:
            if failed is None:
                job.done.set_result(answer)
            else:
                job.done.set_exception(failed)


def begun(job: Job) -> list[Job]:
    """Return a job that is begun and cannot be called off any more; nothing when nobody waits for it."""
    return [job] if job.done.set_running_or_notify_cancel() else []


def tried(db: Connection, job: Job) -> tuple[Any, Exception | None]:
    """Carry out one change of several: all of it, or nothing and why not."""
    try:
        with db.begin_nested():
            return job.work(db), None
    except (Problem, IntegrityError) as refused:
        return None, refused
    except SQLAlchemyError:  # the database itself gives way: the whole commit is lost
        raise
    except Exception as wrong:  # a fault of ours is its caller's alone
        return None, wrong
