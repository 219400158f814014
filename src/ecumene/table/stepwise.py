"""Work done step by step: a generator pauses after each step, and returns what was made."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")


def finish(work: Generator[None, None, T]) -> T:
    """Do all steps without a pause, and return what was made."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            made: T = done.value
            return made
