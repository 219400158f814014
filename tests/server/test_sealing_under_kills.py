"""Six people, or four and two bots, seal over sockets with changes of mind, while the server is killed."""

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
from tests.needs import SOAKING
from tests.server import postgres
from tests.server.machine import Machine

KILLS = 4 if SOAKING else 2
SEATS = {
    "six people": ["you", "open", "open", "open", "open", "open"],
    "people and bots": ["you", "bot:random", "open", "open", "bot:greedy", "open"],
}


class Fickle(Playing):
    """A seat that changes its answer as long as it may, and takes steps back. All begin at the same moment."""

    def __init__(self, client: Client, id: str, seed: int, together: threading.Barrier) -> None:
        self.random = Random(seed)
        self.together = together
        self.begun = False
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

    def _act(self, socket: ClientConnection, scene: Doc) -> None:
        if not self.begun:
            self.begun = True
            self.together.wait(60)
        super()._act(socket, scene)

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
@pytest.mark.parametrize(
    ("kind", "who"),
    [("sqlite", "six people"), ("postgresql", "people and bots")]
    + ([("sqlite", "people and bots"), ("postgresql", "six people")] if SOAKING else []),
)
def test_six_seats_seal_while_the_server_is_killed(
    kind: str, who: str, tmp_path: Path, toy: str, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'seal.db'}"
    if kind == "postgresql":
        database = postgres.new_database(request.getfixturevalue("cluster"), f"seal_{who.partition(' ')[0]}")
    machine = Machine(database, tmp_path / "log", "tests.browser.serve")
    machine.start()
    try:
        seats = SEATS[who]
        people = [Client(machine.url) for seat in seats if not seat.startswith("bot")]
        for at, client in enumerate(people):
            client.guest(f"Person {at}")
        id = people[0].create(toy, seats, options={"bundles": True}, visibility="public")["id"]
        for client in people[1:]:
            client.join(id)
        together = threading.Barrier(len(people) + 1)
        threads = [Person(Fickle(client, id, at, together)) for at, client in enumerate(people)]
        for thread in threads:
            thread.start()
        together.wait(60)
        random = Random(KILLS)
        for _ in range(KILLS):
            time.sleep(random.uniform(0.3, 1.0))
            machine.kill()
            machine.start()
        for thread in threads:
            thread.join(160)
            assert thread.seat.result is not None, thread.wrong
        results = [thread.seat.result for thread in threads]
        assert results == [results[0]] * len(people)
        assert sum(thread.seat.changes > 0 for thread in threads) > 1, "several changed their minds"
        steps = journal(machine.database, id)
        assert [row.version for row in steps] == list(range(1, len(steps) + 1))
        ids = [row.client for row in steps if row.client]
        assert len(ids) == len(set(ids))
        assert set(ids) >= {each for thread in threads for each in thread.seat.stored}, "a step is lost"
        played = ecumene.load(people[0].record(id))
        assert played.result == results[0] and played.number < len(steps)
    finally:
        machine.stop()
