"""Faults in what a game can do without: a preview, a forecast, a hint. Play goes on, and the fault is reported."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
Place = tuple[str, str, int]
MOST_KNOWN = 1000  # places; a program with more faults than that says nothing new
log = logging.getLogger("ecumene.faults")


class Faults:
    """Runs parts that may fail. Each fault is reported once, however often it comes up.

    Never run a rule itself this way: a move that half happened must not pass for one that happened.
    """

    def __init__(self) -> None:
        self.known: set[Place] = set()

    def spare(self, part: Callable[[], T], instead: T, what: str = "shown") -> T:
        """Return what a part returns; where it fails, report that and return something else."""
        try:
            return part()
        except Exception as fault:
            self.note(fault, what)
            return instead

    def note(self, fault: Exception, what: str = "shown") -> None:
        """Report a fault that is not known yet."""
        place = place_of(fault)
        if place not in self.known and len(self.known) < MOST_KNOWN:
            self.known.add(place)
            self.report(fault, what)

    def report(self, fault: Exception, what: str) -> None:
        """Write a fault to the log, with where it happened."""
        log.error("a part that play can do without failed (%s)", what, exc_info=fault)


class Strict(Faults):
    """Lets every fault through: for tests, laws and programs."""

    def spare(self, part: Callable[[], T], instead: T, what: str = "shown") -> T:
        """Return what a part returns."""
        return part()


STRICT = Strict()


def nothing() -> list[Any]:
    """Return an empty list, for what is left out."""
    return []


def place_of(fault: Exception) -> Place:
    """Return what went wrong and in which line, to know a fault again."""
    trace = fault.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return type(fault).__name__, "", 0
    return type(fault).__name__, trace.tb_frame.f_code.co_filename, trace.tb_lineno
