"""Whether the server is alive, and whether it can do its work: for whoever watches over it."""

from __future__ import annotations

import asyncio
import time

from fastapi import APIRouter, Request
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from ecumene import __version__
from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTables
from ecumene.wire.people import Failure
from ecumene.wire.server import Health

PATIENCE = 2.0  # seconds that the store may take to answer
FRESH = 1.0  # seconds for which it need not be tried again
AGAIN = 5.0  # seconds after which it is worth asking again
router = APIRouter(tags=["server"])


class Probe:
    """Tries to write to the store, at most once a second and once at a time, however many ask."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.trying: asyncio.Future[None] | None = None
        self.well_at = -FRESH  # when it was last written to

    async def check(self) -> None:
        """Return when the store has kept something; Problem when it does not."""
        if time.monotonic() - self.well_at < FRESH:
            return
        if self.trying is None or self.trying.done():
            self.trying = asyncio.ensure_future(self.live_tables.write(self._try, of_people=False))
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self.trying)
        except (TimeoutError, Problem, SQLAlchemyError) as wrong:  # the log of the store tells of it once
            raise Problem("not-ready").again_in(AGAIN) from wrong
        self.well_at = time.monotonic()

    def _try(self, db: Connection) -> None:
        look(db)
        self.live_tables.clock.store(db)  # a full disk can be read, but nobody can move


def look(db: Connection) -> None:
    """Read something that every store of ours has."""
    db.execute(text("SELECT version_num FROM alembic_version")).scalar_one()


@router.get("/health", response_model=Health)
async def health() -> Health:
    """Say that the server is alive; the store is not asked."""
    return Health(status="alive", program=__version__)


@router.get("/ready", response_model=Health, responses={503: {"model": Failure, "description": "Not ready"}})
async def ready(request: Request) -> Health:
    """Say whether people can play: the store is written to, for two seconds at most."""
    probe: Probe = request.app.state.probe
    await probe.check()
    return Health(status="ready", program=__version__)
