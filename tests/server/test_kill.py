"""An acknowledged move is durable: the server is killed at random moments under play, and nothing is lost."""

from __future__ import annotations

import json
import os
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from ecumene.client import Client, Playing
from tests.server.house import AOC
from tests.server.machine import Machine

ENOUGH, PATIENCE = 10, 120.0
KILLS = int(os.environ.get("ECUMENE_KILLS", "30"))
WITHIN = 10.0 * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))  # on a machine that has time for us


class Player(threading.Thread):
    """Plays games against bots, one after the other, until told to stop; remembers all that was acknowledged."""

    def __init__(self, machine: Machine, seed: int) -> None:
        super().__init__(daemon=True)
        self.machine = machine
        self.random = Random(seed)
        self.games: list[Playing] = []
        self.stopped = False
        self.wrong: BaseException | None = None
        self.client = Client(machine.url, timeout=5)
        self.patiently(lambda: self.client.guest(f"Player {seed}"))

    def patiently(self, work: Any) -> Any:
        while True:
            try:
                return work()
            except Exception:
                if self.stopped:
                    raise
                time.sleep(0.05)

    def new_table(self) -> dict[str, Any]:
        return self.client.create(AOC, ["you", "bot:random"], options={"draft": True})

    def run(self) -> None:
        try:
            while not self.stopped:
                table = self.patiently(self.new_table)
                playing = Playing(self.client, table["id"], lambda _, moves: self.random.choice(moves), None)
                self.games.append(playing)
                while playing.result is None and not self.stopped:
                    try:
                        playing.once()
                    except Exception:
                        time.sleep(0.02)
        except BaseException as wrong:
            if not self.stopped:
                self.wrong = wrong


def journal(database: str, id: str) -> dict[int, tuple[str, str]]:
    engine = create_engine(database)
    with engine.connect() as db:
        rows = db.execute(
            text('SELECT version, move, who FROM steps WHERE "table" = :id ORDER BY version'), {"id": id}
        ).all()
    engine.dispose()
    return {row.version: (row.move, row.who) for row in rows}


def check(player: Player, machine: Machine) -> int:
    """Compare what was acknowledged with what the server has; return how many moves that were."""
    count = 0
    for playing in player.games:
        stored = journal(machine.database, playing.id)
        assert list(stored) == list(range(1, len(stored) + 1))
        mine = [(version, move) for version, (move, who) in stored.items() if who != "bot"]
        acknowledged = playing.acknowledged
        assert set(acknowledged) <= set(mine), "an acknowledged move is lost"
        assert len(mine) - len(acknowledged) <= 1, "a move was played twice"
        assert len(set(acknowledged)) == len(acknowledged)
        scene = player.client.scene(playing.id)
        assert scene["version"] >= len(stored)
        count += len(acknowledged)
    return count


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_killed_at_random_and_nothing_is_lost(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if kind == "sqlite":
        database, kills = f"sqlite:///{tmp_path / 'kill.db'}", KILLS
    else:
        from tests.server import postgres

        database, kills = postgres.new_database(request.getfixturevalue("cluster"), "kill"), max(2, KILLS // 10)
    machine = Machine(database, tmp_path / "log")
    random = Random(KILLS)
    slowest = machine.start()
    players = [Player(machine, seed) for seed in range(2)]
    try:
        for player in players:
            player.start()
        began = time.monotonic()
        for done in range(kills):
            if done >= ENOUGH and time.monotonic() - began > PATIENCE:
                kills = done  # a machine that others use as well: fewer kills, not a longer suite
                break
            time.sleep(random.uniform(0.05, 1.2))
            machine.kill()
            slowest = max(slowest, machine.start())
        time.sleep(1.0)
        for player in players:
            player.stopped = True
        for player in players:
            player.join(30)
            assert player.wrong is None, player.wrong
        assert sum(check(player, machine) for player in players) > kills
        assert slowest < WITHIN
        one = players[0].games[-1]
        assert json.dumps(players[0].client.play(one.id, lambda _, moves: moves[0]))
    finally:
        for player in players:
            player.stopped = True
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
            for _ in range(1200):
                table = client.table(id)
                if table["state"] == "over":
                    break
                time.sleep(0.05)
            assert table["state"] == "over" and table["version"] > before["version"]
    finally:
        machine.stop()
