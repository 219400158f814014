"""A server that traces its memory: on SIGUSR1 it dumps a tracemalloc snapshot into the next file of a folder.

`tools/load_memory.py --trace` runs it. Tracing makes everything slower.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import tracemalloc
from itertools import count
from pathlib import Path

FOLDER = "ECUMENE_TRACE_FOLDER"
NAME = "memory-{}.trace"
FRAMES = 3


def main() -> int:
    """Serve, and dump on demand."""
    tracemalloc.start(FRAMES)
    numbers = count()

    def write(*_: object) -> None:
        gc.collect()
        last = Path(os.environ[FOLDER]) / NAME.format(next(numbers))
        tracemalloc.take_snapshot().dump(str(last.with_suffix(".part")))
        last.with_suffix(".part").rename(last)

    signal.signal(signal.SIGUSR1, write)
    from ecumene.cli.main import main as ecumene  # imported late: what it allocates is traced too

    return ecumene()


if __name__ == "__main__":
    sys.exit(main())
