"""An acknowledged move is durable: the server is killed at random moments under play, and nothing is lost."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from websockets.sync.client import ClientConnection

import ecumene
from ecumene.client import Client, Doc, Playing
from tests.server import postgres
from tests.server.house import AOC
from tests.server.machine import Machine
from tests.waiting import until

KILLS = int(os.environ.get("ECUMENE_KILLS", "4"))  # `make soak` kills it a hundred times, on each database
WITHIN = 10.0
STARTS = 5  # where even an untouched server starts slowly, coming back may take as long as five such starts
TABLES: list[tuple[str, list[str], Doc]] = [
    (AOC, ["you", "bot:random"], {"draft": True}),
    (AOC, ["bot:random", "you", "bot:random"], {}),
    ("through-the-ages", ["you", "bot:random"], {}),
]


class Stopped(Exception):  # noqa: N818
    """The long game is not played to its end."""


class Seat(Playing):
    """A seat that remembers every move it has sent, and when it was shown a table over a new connection."""

    def __init__(self, player: Player, id: str) -> None:
        super().__init__(
            player.client, id, lambda _, moves: player.random.choice([m for m in moves if m != "resign"]), None
        )
        self.player = player
        self.asked: dict[str, str] = {}
        self.opened = 0.0

    def once(self) -> None:
        self.opened = time.monotonic()
        super().once()

    def _act(self, socket: ClientConnection, scene: Doc) -> None:
        if self.player.stopped and self.player.game != AOC:
            raise Stopped
        try:
            super()._act(socket, scene)
        finally:  # a server that is killed while it answers may have stored a move whose sending failed
            if self.sent is not None:
                self.asked[self.sent["id"]] = self.sent["move"]

    def _hear(self, socket: ClientConnection, message: Doc) -> None:
        super()._hear(socket, message)
        if message["type"] == "scene":
            self.player.seen(self.opened)


class Player(threading.Thread):
    """Plays one game after the other against bots until told to stop, and notes how long it was cut off."""

    def __init__(self, machine: Machine, seed: int) -> None:
        super().__init__(daemon=True)
        self.game, self.seats, self.options = TABLES[seed % len(TABLES)]
        self.random = Random(seed)
        self.games: list[Seat] = []
        self.stopped = False
        self.wrong: BaseException | None = None
        self.cut_off: float | None = None
        self.gaps: list[float] = []
        self.client = Client(machine.url)
        self.client.guest(f"Player {seed}")

    def seen(self, opened: float) -> None:
        """A connection that was opened after the server was killed shows the table again."""
        cut_off = self.cut_off
        if cut_off is not None and opened >= cut_off:
            self.gaps.append(time.monotonic() - cut_off)
            self.cut_off = None

    def patiently(self, work: Callable[[], Any]) -> Any:
        while True:
            try:
                return work()
            except Exception:
                if self.stopped:
                    raise
                time.sleep(0.02)

    def run(self) -> None:
        try:
            while not self.stopped:
                table = self.patiently(lambda: self.client.create(self.game, self.seats, options=self.options))
                seat = Seat(self, table["id"])
                self.games.append(seat)
                while seat.result is None and not self.stopped:
                    self.patiently(seat.once)
        except BaseException as wrong:
            if not self.stopped:
                self.wrong = wrong


def journal(database: str, id: str) -> dict[int, tuple[int, str, str, str]]:
    """Return the steps of a table by their revision: the version that is shown, the move, who made it, its id."""
    engine = create_engine(database)
    query = text('SELECT version, shown, move, who, client FROM steps WHERE "table" = :id ORDER BY version')
    with engine.connect() as db:
        rows = db.execute(query, {"id": id}).all()
    engine.dispose()
    return {row.version: (row.shown, row.move, row.who, row.client) for row in rows}


def check(player: Player, machine: Machine) -> int:
    """Compare what was sent and acknowledged with what the server has; return how many moves that were."""
    count = 0
    for seat in player.games:
        stored = journal(machine.database, seat.id)
        assert list(stored) == list(range(1, len(stored) + 1))
        mine = [(shown, move, client) for shown, move, who, client in stored.values() if who != "bot"]
        # Acknowledged is the version that is shown; whoever changes a sealed answer goes on in the journal alone.
        assert {(shown, move) for shown, move, _ in mine} >= set(seat.acknowledged), "a move is lost"
        ids = [client for _, _, client in mine]
        assert len(ids) == len(set(ids)), "a move was played twice"
        assert all(seat.asked[client] == move for _, move, client in mine), "a move was never asked for"
        assert len(mine) - len(seat.acknowledged) <= 1
        scene = player.client.scene(seat.id)
        sealed = len(scene["view"]["may_change"])  # moves only when they are opened
        assert scene["version"] >= max((shown for shown, *_ in stored.values()), default=0)
        assert scene["number"] + sealed == scene["version"]
        if seat.result is not None:
            assert ecumene.load(player.client.record(seat.id)).result == seat.result
        count += len(seat.acknowledged)
    return count


def back(players: list[Player], most: float) -> None:
    """Wait until everybody is shown a table again."""
    until(lambda: all(player.cut_off is None for player in players), "somebody does not come back", most)


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_at_random_and_nothing_is_lost(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if kind == "sqlite":
        database = f"sqlite:///{tmp_path / 'kill.db'}"
    else:
        database = postgres.new_database(request.getfixturevalue("cluster"), "kill")
    machine = Machine(database, tmp_path / "log")
    random = Random(KILLS)
    plain = [machine.start()]
    players = [Player(machine, seed) for seed in range(len(TABLES))]
    try:
        for player in players:
            player.start()
        for done in range(KILLS):
            time.sleep(random.uniform(0.0, 0.6))
            machine.kill()
            if done % 10 == 0:
                plain.append(untouched(tmp_path / f"plain{done}"))
            for player in players:
                player.cut_off = time.monotonic()
            machine.start()
            back(players, 120)
        for player in players:
            player.stopped = True
        for player in players:
            player.join(120)  # the short games come to their end
            assert player.wrong is None, player.wrong
            assert not player.is_alive(), "what is compared must stand still"
            assert len(player.gaps) == KILLS
        assert sum(check(player, machine) for player in players) > KILLS
        assert max(max(player.gaps) for player in players) < max(WITHIN, STARTS * max(plain))
        one = players[0].games[-1]
        assert players[0].client.play(one.id, lambda _, moves: moves[0])["scores"]
    finally:
        for player in players:
            player.stopped = True
        machine.stop()


def untouched(folder: Path) -> float:
    """Return how long a server takes to start that nobody has ever used: the yardstick of this machine now."""
    folder.mkdir()
    machine = Machine(f"sqlite:///{folder / 'plain.db'}", folder / "log")
    try:
        return machine.start()
    finally:
        machine.stop()


def test_bots_go_on_thinking_after_a_restart(tmp_path: Path) -> None:
    machine = Machine(f"sqlite:///{tmp_path / 'bots.db'}", tmp_path / "log")
    machine.start()
    try:
        with Client(machine.url) as client:
            client.guest("Anna")
            id = client.create(AOC, ["bot:planner", "bot:planner", "bot:planner"])["id"]
            machine.kill()
            machine.start()
            before = client.table(id)
            until(lambda: client.table(id)["state"] == "over")
            assert client.table(id)["version"] > before["version"]
    finally:
        machine.stop()
