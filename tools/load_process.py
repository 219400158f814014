"""CPU and memory of a process, from /proc."""

from __future__ import annotations

import os
import time
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")
QUIET = 0.03  # of a core


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds that a process and its children have used."""
    total = 0
    for each in [pid, *children(pid)]:
        fields = Path(f"/proc/{each}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICK


def children(pid: int) -> list[int]:
    """Return the children of a process."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(each) for each in found]


def memory(pid: int) -> float:
    """Return the resident memory of a process in megabytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def settle(pid: int, most: float = 60.0) -> None:
    """Wait until a process is idle: after a start, bots first move at all tables that wait for them."""
    until = time.monotonic() + most
    used = cpu_seconds(pid)
    while time.monotonic() < until:
        time.sleep(1.0)
        before, used = used, cpu_seconds(pid)
        if used - before < QUIET:
            return
