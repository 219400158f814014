"""Six seats, four people and two bots, seal over sockets with changes of mind, while the server is killed."""

from __future__ import annotations

import json
import secrets
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from websockets.sync.client import ClientConnection

import ecumene
from ecumene.client import Client, Doc, Playing
from tests.server import postgres
from tests.server.machine import Machine

PEOPLE = 4
KILLS = 4


class Fickle(Playing):
    """A seat that changes its answer as long as it may, and takes steps back."""

    def __init__(self, client: Client, id: str, seed: int) -> None:
        self.random = Random(seed)
        super().__init__(client, id, lambda _, moves: self.random.choice(moves), None)
        self.stored: list[str] = []  # the ids of what was acknowledged
        self.changes = 0

    def _hear(self, socket: ClientConnection, message: Doc) -> None:
        if message["type"] == "ack" and self.sent is not None and message["id"] == self.sent["id"]:
            self.stored.append(message["id"])
            self.sent.setdefault("move", "")
        super()._hear(socket, message)
        if message["type"] == "scene" and self.sent is None and self.result is None:
            self._change_mind(socket, message)

    def _change_mind(self, socket: ClientConnection, scene: Doc) -> None:
        if scene["seat"] not in scene["view"]["may_change"] or self.random.random() < 0.4:
            return
        self.changes += 1
        if self.random.random() < 0.5:
            self._act(socket, scene)
        else:
            self.sent = {"type": "undo", "id": secrets.token_hex(8), "asked": scene["asked"]}
            socket.send(json.dumps(self.sent))


class Person(threading.Thread):
    """Plays its seat to the end, over as many connections as it takes."""

    def __init__(self, seat: Fickle) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.wrong: BaseException | None = None

    def run(self) -> None:
        until = time.monotonic() + 150
        while self.seat.result is None:
            try:
                self.seat.once()
            except Exception as wrong:
                self.wrong = wrong
                if time.monotonic() > until:
                    return
                time.sleep(0.05)


def journal(database: str, id: str) -> list[Any]:
    engine = create_engine(database)
    query = text('SELECT version, number, seat, client FROM steps WHERE "table" = :id ORDER BY version')
    with engine.connect() as db:
        rows = list(db.execute(query, {"id": id}).all())
    engine.dispose()
    return rows


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_six_seats_seal_while_the_server_is_killed(
    kind: str, tmp_path: Path, toy: str, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'seal.db'}"
    if kind == "postgresql":
        database = postgres.new_database(request.getfixturevalue("cluster"), "seal")
    machine = Machine(database, tmp_path / "log", "tests.browser.serve")
    machine.start()
    try:
        people = [Client(machine.url) for _ in range(PEOPLE)]
        for at, client in enumerate(people):
            client.guest(f"Person {at}")
        seats = ["you", "bot:random", "open", "open", "bot:greedy", "open"]
        id = people[0].create(toy, seats, options={"bundles": True}, visibility="public")["id"]
        for client in people[1:]:
            client.join(id)
        threads = [Person(Fickle(client, id, at)) for at, client in enumerate(people)]
        for thread in threads:
            thread.start()
        random = Random(KILLS)
        for _ in range(KILLS):
            time.sleep(random.uniform(0.3, 1.0))
            machine.kill()
            machine.start()
        for thread in threads:
            thread.join(160)
            assert thread.seat.result is not None, thread.wrong
        results = [thread.seat.result for thread in threads]
        assert results == [results[0]] * PEOPLE
        assert sum(thread.seat.changes for thread in threads) > 0
        steps = journal(machine.database, id)
        assert [row.version for row in steps] == list(range(1, len(steps) + 1))
        ids = [row.client for row in steps if row.client]
        assert len(ids) == len(set(ids))
        assert set(ids) >= {each for thread in threads for each in thread.seat.stored}, "a step is lost"
        played = ecumene.load(people[0].record(id))
        assert played.result == results[0] and played.number < len(steps)
    finally:
        machine.stop()
