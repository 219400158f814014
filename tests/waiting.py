"""Wait for what should come true, however busy the machine is; a test that sleeps is slow, or flaky, or both."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
LOOK = 0.01  # seconds between two looks
PATIENCE = 60.0  # seconds until what does not come has failed to


def until(true: Callable[[], T], what: str = "it did not come true", seconds: float = PATIENCE) -> T:
    """Wait until something is true, and return it."""
    late = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < late, what
        time.sleep(LOOK)
    return found


async def until_soon(true: Callable[[], T], what: str = "it did not come true", seconds: float = PATIENCE) -> T:
    """Wait until something is true while the event loop goes on, and return it."""
    late = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < late, what
        await asyncio.sleep(LOOK)
    return found
