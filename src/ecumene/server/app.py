"""The server put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute

from ecumene import __version__
from ecumene.server import api_docs, errors, health, metrics, sockets, static, sweep
from ecumene.server.advice import Advisers
from ecumene.server.api import absence, accounts, advice, games, people, play, records, tables
from ecumene.server.bodies import Bodies
from ecumene.server.bots import Bots
from ecumene.server.courtesy import Courtesy
from ecumene.server.db.engine import Store
from ecumene.server.live_tables import LiveTables
from ecumene.server.security import Gate
from ecumene.server.settings import Settings
from ecumene.server.store_watch import StoreWatch
from ecumene.server.turns import Turns
from ecumene.wire import WIRE, socket
from ecumene.wire.people import Failure

FAILURES: dict[int | str, dict[str, Any]] = {
    code: {"model": Failure, "description": text}
    for code, text in {
        400: "Not understood",
        401: "A session or token is needed",
        403: "Not yours to do",
        404: "Not there",
        408: "Too slow",
        409: "The table has moved on, or this is not the time for it",
        413: "Too large",
        422: "Not accepted",
        429: "Too often",
        503: "The database is away",
    }.items()
}


def create_app(settings: Settings, opened: Store | None = None) -> FastAPI:
    """Return the server; it opens the store when it starts, unless it is given one."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = opened or Store(settings.database_url)
        live_tables = LiveTables(settings, store)
        await live_tables.in_thread(store.migrate)
        await live_tables.look_up(live_tables.clock.load)
        await live_tables.write(live_tables.clock.store)
        live_tables.bots = Bots(live_tables)
        live_tables.advisers = Advisers(live_tables)
        app.state.live_tables = live_tables
        app.state.probe = health.Probe(live_tables)
        await live_tables.bots.start()
        beside = [
            asyncio.ensure_future(job) for job in (StoreWatch(live_tables).go_on(), sweep.go_on(live_tables))
        ]
        with metrics.watched(live_tables):
            yield
        for job in beside:
            job.cancel()
        await live_tables.bots.stop()
        live_tables.advisers.close()
        live_tables.close()

    app = FastAPI(
        title="Ecumene",
        version=__version__,
        description=f"One open table for five civilization board games. Wire {WIRE}, see docs/wire.md.",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        generate_unique_id_function=operation_id,
        responses=FAILURES,
    )
    errors.install(app)
    for each in (people, accounts, games, tables, absence, play, records, advice, health):
        app.include_router(each.router)
    app.openapi = partial(described, app)  # type: ignore[method-assign]
    api_docs.install(app)
    sockets.install(app)
    static.install(app, settings)
    app.add_middleware(Turns)
    app.add_middleware(Courtesy)
    app.add_middleware(Bodies, settings=settings)
    app.add_middleware(Gate, settings=settings)
    app.add_middleware(metrics.Timed)
    return app


def operation_id(route: APIRoute) -> str:
    """Return the name of a door for generated clients."""
    return f"{route.tags[0]}_{route.name}" if route.tags else route.name


def described(app: FastAPI) -> dict[str, Any]:
    """Return the description of the API, with the messages of the socket among its shapes."""
    if app.openapi_schema is None:
        app.openapi_schema = FastAPI.openapi(app)
        app.openapi_schema["info"]["x-wire"] = WIRE
        describe_failures(app.openapi_schema)
        app.openapi_schema["components"]["schemas"] |= socket.schemas("#/components/schemas/{model}")
    return app.openapi_schema


def describe_failures(api: dict[str, Any]) -> None:
    """Say that errors are JSON, also behind doors whose answers are something else."""
    for doors in api["paths"].values():
        for door in doors.values():
            for status, answer in door["responses"].items():
                if status >= "400":
                    shape = {"$ref": f"#/components/schemas/{Failure.__name__}"}
                    answer["content"] = {"application/json": {"schema": shape}}
