"""An outage of the database: told once when it begins and once when it ends, and answered in words meanwhile.

All transactions go through here. When one fails because the database is away, the next are refused at once and do
not wait for a connection; once a second one of them is let through to see whether it is back.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from ecumene.server.db.failures import TakenOver, cause, is_away, is_lost
from ecumene.server.errors import Problem

PAUSE = 1.0  # seconds between two tries while the database is away
STEADY = 2.0  # seconds for which it must answer again before the outage counts as over
AGAIN = 2.0  # seconds after which callers are told to try again
Kind = Literal["read", "write"]
log = logging.getLogger("ecumene.store")


@dataclass
class Attempt:
    """One transaction, and whether its commit is under way."""

    committing: bool = False


@dataclass
class Down:
    """One kind of transaction that fails, and when it may be tried again."""

    next_try: float
    trying: bool = False


class Outage:
    """Whether the database answers. Reading and writing fail apart: a full disk can still be read."""

    def __init__(self) -> None:
        self.taken_over = False  # another server works on the database
        self._down: dict[Kind, Down] = {}
        self._began: float | None = None  # of the outage that is logged, until its end is logged
        self._well_since = 0.0
        self._lock = threading.Lock()

    @property
    def reading(self) -> bool:
        """Tell whether nothing can be read."""
        return "read" in self._down

    @property
    def writing(self) -> bool:
        """Tell whether nothing can be written."""
        return "write" in self._down

    @property
    def seconds(self) -> float:
        """Return how long the outage has lasted; 0 when there is none."""
        began = self._began
        return time.monotonic() - began if began is not None and self._down else 0.0

    def check(self, kind: Kind) -> None:
        """Refuse what would fail anyway; Problem."""
        if self.taken_over or kind in self._down:
            raise self.problem(kind)

    @contextmanager
    def watched(self, kind: Kind) -> Iterator[Attempt]:
        """Carry out one transaction; Problem when the database is away."""
        tries = self._enter(kind) if self._down else False
        attempt = Attempt()
        try:
            yield attempt
        except Exception as wrong:
            if not is_away(wrong):
                if self.taken_over and kind == "write":  # it holds the lock again, whatever was wrong besides
                    self._succeeded(kind)
                raise
            self._failed(kind, wrong)
            problem = self.problem(kind)
            if attempt.committing and is_lost(wrong):
                problem.wording, problem.unsure = "storage-unsure", True
            raise problem from wrong
        else:
            if self._began is not None:
                self._succeeded(kind)
        finally:
            if tries:
                self._leave(kind)

    def problem(self, kind: Kind) -> Problem:
        """Return what a caller is told."""
        problem = Problem("storage").again_in(AGAIN)
        if self.taken_over:
            problem.wording = "storage-taken"
        elif kind == "read":
            problem.wording = "storage-reading"
        return problem

    def settle(self) -> None:
        """Log the end of an outage when the database has answered for a while."""
        with self._lock:
            began, now = self._began, time.monotonic()
            if began is None or self._down or now - self._well_since < STEADY:
                return
            self._began = None
            log.warning("the database is back: it was away for %.1f seconds", self._well_since - began)

    def _enter(self, kind: Kind) -> bool:
        """Let one transaction at a time try, now and then; Problem for all others."""
        with self._lock:
            down = self._down.get(kind)
            if self.taken_over and kind == "read":  # what is read now, the other server may change at once
                raise self.problem(kind)
            if down is None:
                return False
            if down.trying or time.monotonic() < down.next_try:
                raise self.problem(kind)
            down.trying = True
            return True

    def _leave(self, kind: Kind) -> None:
        with self._lock:
            if kind in self._down:
                self._down[kind].trying = False

    def _failed(self, kind: Kind, wrong: Exception) -> None:
        taken = isinstance(wrong, TakenOver)
        kinds: tuple[Kind, ...] = ("read", "write") if is_lost(wrong) and not taken else (kind,)
        with self._lock:
            now = time.monotonic()
            for each in kinds:
                self._down.setdefault(each, Down(0.0)).next_try = now + PAUSE
            if taken and not self.taken_over:
                log.error("another server has taken over the database: this one answers nothing until it is free")
            elif self._began is None:
                log.error("the database is away: %s", cause(wrong))
            self.taken_over = taken or (self.taken_over and kind == "read")
            self._began = now if self._began is None else self._began

    def _succeeded(self, kind: Kind) -> None:
        with self._lock:
            if self._down.pop(kind, None) is not None:
                self._well_since = time.monotonic()
                self.taken_over = self.taken_over and kind == "read"
        self.settle()
