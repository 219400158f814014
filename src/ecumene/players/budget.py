"""How much a bot may think: positions tried, and seconds. Positions alone keep a bot reproducible."""

from __future__ import annotations

from time import perf_counter


class Budget:
    """Counts positions and looks at the clock now and then. 0 is no limit."""

    __slots__ = ("began", "nodes", "seconds", "spent", "stopped")

    def __init__(self, nodes: int, seconds: float) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self.spent = 0
        self.stopped = False  # somebody wants to know by now
        self.began = perf_counter()

    def over(self) -> bool:
        """Return whether it is used up."""
        if self.stopped:
            return True
        if self.nodes and self.spent >= self.nodes:
            return True
        return self.seconds > 0 and perf_counter() - self.began >= self.seconds
