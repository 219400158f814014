"""The server's own time: it goes on while the server runs, whatever the clock of the machine is set to."""

from __future__ import annotations

import time
from collections import deque

from sqlalchemy import Connection, insert, select, update

from ecumene.server.db.schema import clock as clocks

HOUR = 3600.0
DAY = 24 * HOUR
MOST_WRITTEN = 100
ONLY = 1  # the id of the only row


class Clock:
    """Counts from where it stood. Sessions end by it, so that none ends because a clock was set wrong, or right.

    Between two runs of the server at most a day counts. After a jump of the machine's clock nothing is swept away
    for a day, because how old things are is told by that clock.
    """

    def __init__(self) -> None:
        self._start = time.time()
        self._began = time.monotonic()
        self._drift = 0.0
        self._written: deque[float] = deque(maxlen=MOST_WRITTEN)  # what was stored lately, by the machine's clock
        self.doubt = 0.0  # until then by this clock, that of the machine is not believed

    def now(self) -> float:
        """Return the server's own time, in seconds."""
        return self._start + time.monotonic() - self._began

    def trusted(self) -> bool:
        """Tell whether the clock of the machine has been steady for a day."""
        self._look()
        return self.now() >= self.doubt

    def _look(self) -> None:
        """See whether the clock of the machine has jumped since this was last asked."""
        drift = time.time() - self.now()
        if abs(drift - self._drift) > HOUR:
            self.doubt = self.now() + DAY
        self._drift = drift

    def load(self, db: Connection) -> None:
        """Go on from where the last run stood."""
        row = db.execute(select(clocks)).one_or_none()
        if row is not None:
            away = time.time() - row.wall
            self._start = row.time + min(max(away, 0.0), DAY)
            self._began = time.monotonic()
            self.doubt = row.doubt if -HOUR < away < DAY else self._start + DAY
        self._drift = time.time() - self.now()

    def store(self, db: Connection) -> None:
        """Remember where it stands."""
        self._look()
        wall = time.time()
        self._written.append(wall)
        values = {"time": self.now(), "wall": wall, "doubt": self.doubt}
        if db.execute(update(clocks).where(clocks.c.id == ONLY).values(**values)).rowcount == 0:
            db.execute(insert(clocks).values(id=ONLY, **values))

    def wrote(self, db: Connection) -> bool:
        """Tell whether what is stored is ours: each server stores its clock when it starts."""
        return db.execute(select(clocks.c.wall).where(clocks.c.id == ONLY)).scalar() in self._written
