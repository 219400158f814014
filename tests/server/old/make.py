"""Play some tables with an older revision and print all rows of its database, for `tables.jsonl`.

Run in a checkout of that revision (the tables kept here were made at 5c93e3c) with this repository's packages:

    git archive 5c93e3c src tests | tar x -C OLD
    cd OLD && PYTHONPATH=src:. python HERE/make.py > HERE/tables.jsonl

A line is a row; a line that begins with the name of a table names its columns. Each table has one owner at one
screen, so that every move is hers; the moves are random, and some are taken back.
"""

from __future__ import annotations

import base64
import json
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import MetaData, select

from ecumene.server.settings import Settings
from tests.server.house import House, User, opened

SEATS = ["you", "you"]
NEVER = 10_000
CIVBOTS = {"civbots": ["king", "noble"]}
TABLES: list[dict[str, Any]] = [
    {"name": "age", "game": "age-of-civilization", "moves": 43},
    {"name": "ages", "game": "through-the-ages", "moves": 60},
    {"name": "dice", "game": "civolution", "moves": 70},
    {"name": "cubes", "game": "historia", "moves": 58},
    {"name": "squares", "game": "sid-meiers-civilization", "moves": 75},
    {"name": "over", "game": "historia", "moves": NEVER},
    {"name": "position", "game": "historia", "moves": 150, "options": CIVBOTS, "seed": 2},
    {"name": "sealed", "game": "historia", "moves": 150, "options": CIVBOTS, "seed": 3},
    {"name": "undo", "game": "historia", "moves": 215, "options": CIVBOTS, "seed": 6, "dice": 2},
    {"name": "frozen", "game": "historia", "moves": 256, "options": CIVBOTS, "seed": 3, "every": NEVER},
]


def main() -> None:
    """Play and print."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/old.db", rates=0, static=Path(folder, "static"))
        with opened(settings) as house:
            anna = house.guest("Anna")
            anna.post("/api/register", {"name": "Anna", "password": "correct horse"})
            for wanted in TABLES:
                live_tables = house.app.state.live_tables
                live_tables.settings = replace(settings, snapshot_every=wanted.get("every", 16))
                play(house, anna, wanted)
            store = house.app.state.live_tables.store
            metadata = MetaData()
            metadata.reflect(store.engine)
            with store.read() as db:
                for name in ("people", "tables", "seats", "snapshots", "steps"):
                    found = metadata.tables[name]
                    print(json.dumps([name, *(column.name for column in found.c)]))
                    for row in db.execute(select(found)):
                        print(json.dumps(list(row), default=text, separators=(",", ":")))


def play(house: House, anna: User, wanted: dict[str, Any]) -> None:
    """Play one table for some steps."""
    seed, options = wanted.get("seed", 1), wanted.get("options", {})
    made = anna.create(SEATS, game=wanted["game"], mode="hotseat", name=wanted["name"], seed=seed, options=options)
    live = house.app.state.live_tables.in_memory(made["id"])
    dice = Random(wanted.get("dice", seed))
    for step in range(wanted["moves"]):
        table = live.game()
        if not table.waiting:
            return
        seat = dice.choice(table.waiting)
        body = {"asked": table.asked(seat), "id": str(step), "seat": seat}
        if table.can_undo(seat) and dice.random() < 0.1:
            answer = anna.post(f"/api/tables/{made['id']}/undo", body)
        else:
            moves = [move for move in table.moves(seat) if move != "resign"]
            answer = anna.post(f"/api/tables/{made['id']}/moves", {**body, "move": dice.choice(moves)})
        assert answer.status_code == 200, answer.text


def text(value: bytes) -> str:
    """Return bytes as text."""
    return base64.b64encode(value).decode()


if __name__ == "__main__":
    main()
