"""Whether the server is alive, and whether it can do its work: for whoever watches over it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from ecumene import __version__
from ecumene.server.errors import Problem
from ecumene.server.live_tables import LiveTables
from ecumene.wire.people import Failure
from ecumene.wire.server import Health

PATIENCE = 2.0  # seconds that the store may take to answer
AGAIN = 5.0  # seconds after which it is worth asking again
router = APIRouter(tags=["server"])


class Probe:
    """Tries the store, once at a time however many ask: a store that hangs holds one thread."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.trying: asyncio.Future[None] | None = None

    async def check(self) -> None:
        """Return when the store has answered; Problem when it does not."""
        if self.trying is None or self.trying.done():
            self.trying = asyncio.ensure_future(self.live_tables.in_thread(self._try))
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self.trying)
        except (TimeoutError, Problem, SQLAlchemyError) as wrong:  # the log of the store tells of it once
            raise Problem("not-ready").again_in(AGAIN) from wrong

    def _try(self) -> None:
        store = self.live_tables.store
        with store.read() as db:
            look(db)
        store.outage.check("write")  # a full disk can be read, but nobody can move


def look(db: Connection) -> None:
    """Read something that every store of ours has."""
    db.execute(text("SELECT version_num FROM alembic_version")).scalar_one()


@router.get("/health", response_model=Health)
async def health() -> Health:
    """Say that the server is alive; the store is not asked."""
    return Health(status="alive", program=__version__)


@router.get("/ready", response_model=Health, responses={503: {"model": Failure, "description": "Not ready"}})
async def ready(request: Request) -> Health:
    """Say whether people can play: the store is tried, for two seconds at most."""
    probe: Probe = request.app.state.probe
    await probe.check()
    return Health(status="ready", program=__version__)
